import { useStore } from '../lib/store.ts';
import { screenWidth } from '../lib/screen-width.ts';

/** The window's width in CSS pixels; 0 while the server draws. For what CSS alone cannot do. */
export function useScreenWidth(): number {
  return useStore(screenWidth, 0);
}
