/** A part that the product depends on, as `/ready` and the status page look at it. */
export const CHECKED_PARTS = [
  'database',
  'migrations',
  'replication',
  'valkey',
  'uploads',
  'scanner',
  'mail',
  'jobs',
  'public_log',
  'disk',
] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** `unknown`: it could not be asked, which is no failure of its own. */
export type CheckState = 'ok' | 'failed' | 'unknown';
export type Checked = { state: CheckState; milliseconds: number; sentence: string };

/** A check answers a sentence for the operator where all is well, and throws one that says what is wrong. */
export type Check = () => Promise<string>;

/** A check that could not be made. */
export class Unknown extends Error {}
