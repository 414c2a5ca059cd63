import { createStore } from './store.ts';

/** The window's width in CSS pixels; 0 until the client has started. */
export const screenWidth = createStore(0);

/** Reads the width now and after every resize, at most once a frame. */
export function followScreenWidth(view: Window): void {
  let frame = 0;
  const update = () => screenWidth.set(view.innerWidth);
  update();
  view.addEventListener('resize', () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(update);
  });
}
