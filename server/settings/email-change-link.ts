import { EMAIL_CHANGE_HOURS } from '../../common/account-periods.ts';
import { sign, unsign } from '../core/http/cookies.ts';

export type PendingChange = { userId: number; email: string; nonce: string; askedAt: Date };

const purpose = ({ email, nonce }: Pick<PendingChange, 'email' | 'nonce'>) =>
  `change-email:${nonce}:${email}`;

/** The token of the link that confirms a new address. It ends with its request. */
export const makeChangeToken = (change: PendingChange, key: string): string =>
  sign(String(change.userId), key, purpose(change));

/** The user that a token claims; it proves nothing until `isTokenOf` confirms it. */
export const userIdIn = (token: string): number | null =>
  Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0) || null;

export const isTokenOf = (token: string, change: PendingChange, key: string): boolean =>
  unsign(token, key, purpose(change)) === String(change.userId);

export const isChangeOpen = ({ askedAt }: Pick<PendingChange, 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < EMAIL_CHANGE_HOURS * 3_600_000;
