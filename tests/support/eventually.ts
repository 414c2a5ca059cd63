import { vi } from 'vitest';

const LIMIT_MS = 15_000;

/**
 * Reads again until nothing is thrown: for what follows an answer a moment later. The limit of Vitest itself,
 * one second, is too short on a busy machine.
 */
export const eventually = <Value>(read: () => Promise<Value> | Value): Promise<Value> =>
  vi.waitFor(read, { timeout: LIMIT_MS });
