//! [`Camera`]: which part of the board fills the screen. Pan, pinch, wheel, double tap.

use crate::ui::state::{Slot, State};
use std::cell::RefCell;
use web_sys::{Element, PointerEvent, WheelEvent};

/// The drawing is moved first and then enlarged, in whole units and per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Camera {
    x: i32,
    y: i32,
    zoom: i32,
}

impl Camera {
    pub const WHOLE: Self = Self { x: 0, y: 0, zoom: 100 };
    const NEAREST: i32 = 500;

    pub fn transform(self) -> String {
        let Self { x, y, zoom } = self;
        format!("translate({x} {y}) scale({}.{:02})", zoom / 100, zoom % 100)
    }

    pub fn is_whole(self) -> bool {
        self.zoom == 100
    }

    /// A point of the screen's drawing as a point of the board.
    pub fn unproject(self, x: i32, y: i32) -> (i32, i32) {
        ((x - self.x) * 100 / self.zoom, (y - self.y) * 100 / self.zoom)
    }

    /// Zooms to so many per cent, with the point staying where it is.
    fn zoomed(self, zoom: i32, (x, y): (i32, i32), bounds: [i32; 4]) -> Self {
        let zoom = zoom.clamp(100, Self::NEAREST);
        let (board_x, board_y) = self.unproject(x, y);
        Self { x: x - board_x * zoom / 100, y: y - board_y * zoom / 100, zoom }.within(bounds)
    }

    fn moved(self, dx: i32, dy: i32, bounds: [i32; 4]) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..self }.within(bounds)
    }

    /// A hex round this place of the board is on the screen.
    fn with_in_sight(self, (x, y): (i32, i32), bounds: [i32; 4]) -> Self {
        let shift = |place: i32, offset: i32, start: i32, length: i32| {
            let edge = 120 * self.zoom / 100;
            let shown = place * self.zoom / 100 + offset;
            shown.clamp(start + edge, (start + length - edge).max(start + edge)) - shown
        };
        let [left, top, width, height] = bounds;
        self.moved(shift(x, self.x, left, width), shift(y, self.y, top, height), bounds)
    }

    /// The board never leaves the screen.
    fn within(self, [left, top, width, height]: [i32; 4]) -> Self {
        let fit = |start: i32, length: i32, offset: i32| {
            let least = (start + length) - (start + length) * self.zoom / 100;
            let most = start - start * self.zoom / 100;
            offset.clamp(least.min(most), most.max(least))
        };
        Self { x: fit(left, width, self.x), y: fit(top, height, self.y), ..self }
    }
}

/// Fingers or the mouse on the board.
#[derive(Debug, Default)]
struct Pointers {
    down: Vec<(i32, (i32, i32))>,
    /// How far the first one has come since it touched: a tap does not travel.
    travelled: i32,
}

/// Moves the camera by what happens on the board.
#[derive(Clone, Copy)]
pub struct Handle {
    pub camera: State<Camera>,
    pub bounds: [i32; 4],
    pointers: Slot<RefCell<Pointers>>,
}

impl Handle {
    pub fn new(bounds: [i32; 4]) -> Self {
        let camera = State::new(Camera::WHOLE);
        Self { camera, bounds, pointers: Slot::new(RefCell::default()) }
    }

    /// Twice as near, to the middle of what is seen.
    pub fn come_nearer(self) {
        let [left, top, width, height] = self.bounds;
        let camera = self.camera.now();
        let middle = (left + width / 2, top + height / 2);
        self.camera.set(camera.zoomed(camera.zoom * 2, middle, self.bounds));
    }

    /// Moves as far as it takes to see this place of the board.
    pub fn bring(self, (x, y): (i32, i32)) {
        let camera = self.camera.now();
        let brought = camera.with_in_sight((x, y), self.bounds);
        if brought != camera {
            self.camera.set(brought);
        }
    }

    pub fn show_whole(self) {
        self.camera.set(Camera::WHOLE);
    }

    /// A place on the page as a place on the drawing, before the camera.
    fn place(self, svg: &Element, client_x: i32, client_y: i32) -> (i32, i32) {
        let rect = svg.get_bounding_client_rect();
        let [left, top, width, height] = self.bounds.map(f64::from);
        let scale = (rect.width() / width).min(rect.height() / height);
        let x = (f64::from(client_x) - rect.left() - (rect.width() - width * scale) / 2.0) / scale;
        let y = (f64::from(client_y) - rect.top() - (rect.height() - height * scale) / 2.0) / scale;
        ((x + left) as i32, (y + top) as i32)
    }

    /// A place on the page as a place on the board.
    pub fn on_board(self, svg: &Element, client_x: i32, client_y: i32) -> (i32, i32) {
        let (x, y) = self.place(svg, client_x, client_y);
        self.camera.now().unproject(x, y)
    }

    pub fn wheel(self, svg: &Element, event: &WheelEvent) {
        event.prevent_default();
        let at = self.place(svg, event.client_x(), event.client_y());
        let factor = if event.delta_y() < 0.0 { 115 } else { 87 };
        let camera = self.camera.now();
        self.camera.set(camera.zoomed(camera.zoom * factor / 100, at, self.bounds));
    }

    pub fn down(self, svg: &Element, event: &PointerEvent) {
        let at = self.place(svg, event.client_x(), event.client_y());
        self.pointers.with(|pointers| {
            let mut pointers = pointers.borrow_mut();
            // Where it was let go outside of the board, nothing was heard of that.
            if event.is_primary() {
                pointers.down.clear();
            }
            if pointers.down.is_empty() {
                pointers.travelled = 0;
            }
            pointers.down.push((event.pointer_id(), at));
        });
    }

    pub fn moved(self, svg: &Element, event: &PointerEvent) {
        if event.buttons() == 0 {
            return self.up(event);
        }
        let at = self.place(svg, event.client_x(), event.client_y());
        let camera = self.camera.now();
        let next = self.pointers.with(|pointers| {
            let pointers = &mut *pointers.borrow_mut();
            let index = pointers.down.iter().position(|(id, _)| *id == event.pointer_id())?;
            let before = pointers.down[index].1;
            let (dx, dy) = (at.0 - before.0, at.1 - before.1);
            pointers.travelled += dx.abs() + dy.abs();
            let next = match pointers.down[..] {
                [_] if camera.is_whole() || pointers.travelled < Self::TAP => None,
                [_] => Some(camera.moved(dx, dy, self.bounds)),
                [(_, a), (_, b)] => {
                    let other = if index == 0 { b } else { a };
                    let (was, is) = (distance(before, other), distance(at, other));
                    let zoom = camera.zoom * is / was.max(1);
                    let middle = (i32::midpoint(at.0, other.0), i32::midpoint(at.1, other.1));
                    Some(camera.zoomed(zoom, middle, self.bounds).moved(
                        dx / 2,
                        dy / 2,
                        self.bounds,
                    ))
                }
                _ => None,
            };
            pointers.down[index].1 = at;
            next
        });
        if let Some(next) = next {
            self.camera.set(next);
        }
    }

    pub fn up(self, event: &PointerEvent) {
        self.pointers.with(|pointers| {
            pointers.borrow_mut().down.retain(|(id, _)| *id != event.pointer_id());
        });
    }

    /// Whether what ended as a click was a tap, and not the end of a pan.
    pub fn was_tap(self) -> bool {
        self.pointers.with(|pointers| pointers.borrow().travelled < Self::TAP)
    }

    /// Two taps on the same spot go near, and back to the whole.
    pub fn double_tap(self, svg: &Element, client_x: i32, client_y: i32) {
        let at = self.place(svg, client_x, client_y);
        let camera = self.camera.now();
        self.camera.set(if camera.is_whole() {
            camera.zoomed(240, at, self.bounds)
        } else {
            Camera::WHOLE
        });
    }

    /// In units of the drawing; a finger trembles.
    const TAP: i32 = 60;
}

fn distance(a: (i32, i32), b: (i32, i32)) -> i32 {
    (a.0 - b.0).pow(2).saturating_add((a.1 - b.1).pow(2)).isqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: [i32; 4] = [-100, -50, 2000, 1000];

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        let camera = Camera::WHOLE.zoomed(200, (700, 300), BOUNDS);
        assert_eq!(camera.unproject(700, 300), (700, 300));
        let nearer = camera.zoomed(300, (700, 300), BOUNDS);
        let (x, y) = nearer.unproject(700, 300);
        assert!((x - 700).abs() <= 1 && (y - 300).abs() <= 1, "{x} {y}");
    }

    #[test]
    fn the_board_cannot_be_pushed_off_the_screen() {
        let camera = Camera::WHOLE.zoomed(200, (0, 0), BOUNDS).moved(100_000, -100_000, BOUNDS);
        assert_eq!(camera.unproject(BOUNDS[0], 0).0, BOUNDS[0]);
        let bottom = BOUNDS[1] + BOUNDS[3];
        assert_eq!(camera.unproject(0, bottom).1, bottom);
    }

    #[test]
    fn a_place_that_is_walked_to_comes_into_sight() {
        let near = Camera::WHOLE.zoomed(300, (0, 0), BOUNDS);
        let (x, y) = (1700, 800);
        let shown =
            |camera: Camera| (x * camera.zoom / 100 + camera.x, y * camera.zoom / 100 + camera.y);
        let inside = |(x, y): (i32, i32)| (-100..1900).contains(&x) && (-50..950).contains(&y);
        assert!(!inside(shown(near)));
        let brought = near.with_in_sight((x, y), BOUNDS);
        assert!(inside(shown(brought)));
        assert_eq!(
            brought.with_in_sight((x, y), BOUNDS),
            brought,
            "what is seen stays where it is"
        );
    }

    #[test]
    fn the_whole_board_is_as_small_as_it_gets() {
        assert_eq!(Camera::WHOLE.zoomed(10, (400, 400), BOUNDS), Camera::WHOLE);
        assert_eq!(Camera::WHOLE.transform(), "translate(0 0) scale(1.00)");
    }
}
