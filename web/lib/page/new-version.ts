import { createStore } from '../store.ts';

/** Loads the version of the product that waits; null: none does. */
export const newVersion = createStore<(() => void) | null>(null);
