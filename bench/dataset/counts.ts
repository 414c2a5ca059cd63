import { SCALES, type Scale } from '../options.ts';

/** Users with a session who can post three reviews a day each. */
export const POSTERS = 20_000;
export const REVIEWS_PER_CONTRACTOR = 10;
/** Every third contractor has an owner. */
export const OWNED_EVERY = 3;

export type Counts = { contractors: number; people: number };

export function countsOf(scale: Scale): Counts {
  const contractors = SCALES[scale];
  return { contractors, people: Math.max(POSTERS, contractors * 2) };
}
