import { ACCOUNT_PARTS } from './account-parts.ts';
import { BUSINESS_PARTS } from './business-parts.ts';
import { CASE_PARTS } from './case-parts.ts';
import { MONEY_PARTS } from './money-parts.ts';
import type { Part } from './part.ts';
import { TEXT_PARTS } from './text-parts.ts';

/** One's own export, table by table. `NOT_EXPORTED` says what is left out, and why. */
export const EXPORT_PARTS: readonly Part[] = [
  ...ACCOUNT_PARTS,
  ...BUSINESS_PARTS,
  ...TEXT_PARTS,
  ...CASE_PARTS,
  ...MONEY_PARTS,
];
