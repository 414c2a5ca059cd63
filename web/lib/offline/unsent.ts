import { createStore } from '../store.ts';
import type { Unsent } from './unsent-store.ts';

/** Texts that this reader published on this device and that have no answer yet. */
export const unsentHere = createStore<readonly Unsent[]>([]);

let reader: number | null = null;

/** The profile that is signed in now; null: a visitor, who is shown nothing and sends nothing. */
export const outboxReader = (): number | null => reader;

/** Another reader sees nothing of the one before. */
export function setOutboxReader(profileId: number | null): void {
  reader = profileId;
  unsentHere.set([]);
}
