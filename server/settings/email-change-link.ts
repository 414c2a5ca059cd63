import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_HOURS } from '../../common/limits/account-periods.ts';
import { sign, unsign } from '../core/http/cookies.ts';

export type PendingChange = { userId: number; email: string; nonce: string; askedAt: Date };
export type FormerEmail = { id: number; userId: number; email: string; nonce: string; replacedAt: Date };

const HOUR_MS = 3_600_000;

/** `change` confirms a new address, `stop` ends the request, `undo` brings a replaced address back. */
export type LinkPurpose = 'change' | 'stop' | 'undo';

const purposeOf = (use: LinkPurpose, { email, nonce }: Pick<PendingChange, 'email' | 'nonce'>) =>
  `${use}-email:${nonce}:${email}`;

/** The token of a link about a change of address. It ends with the row that it was made of. */
export const makeEmailToken = (
  use: LinkPurpose,
  change: Pick<PendingChange, 'userId' | 'email' | 'nonce'>,
  key: string,
): string => sign(String(change.userId), key, purposeOf(use, change));

/** The user that a token claims; it proves nothing until `isTokenOf` confirms it. */
export const userIdIn = (token: string): number | null =>
  Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0) || null;

export const isTokenOf = (
  token: string,
  use: LinkPurpose,
  change: Pick<PendingChange, 'userId' | 'email' | 'nonce'>,
  key: string,
): boolean => unsign(token, key, purposeOf(use, change)) === String(change.userId);

export const isChangeOpen = ({ askedAt }: Pick<PendingChange, 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < EMAIL_CHANGE_HOURS * HOUR_MS;

/** Addresses replaced before this moment cannot be brought back. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - EMAIL_UNDO_HOURS * HOUR_MS);
