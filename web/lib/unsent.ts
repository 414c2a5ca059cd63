import { createStore } from './store.ts';
import type { Unsent } from './unsent-store.ts';

/** What this reader published on this device and what has no answer yet. */
export const unsentHere = createStore<readonly Unsent[]>([]);
