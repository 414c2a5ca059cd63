import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** Whether the scripts have taken the page over; false while it is drawn on the server and before. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
