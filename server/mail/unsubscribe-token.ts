import { sign, unsign } from '../core/http/cookies.ts';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from './mail-names.ts';

export type Subscription = { userId: number; kind: OptionalMailKind };

const PURPOSE = 'unsubscribe';

/** Opens one thing only: turning one kind of mail off or on for one user. It never expires, because mails are kept for years. */
export const makeUnsubscribeToken = ({ userId, kind }: Subscription, key: string): string =>
  sign(`${userId}-${kind}`, key, PURPOSE);

/** Null: not made by this server. */
export function readUnsubscribeToken(token: string, key: string): Subscription | null {
  const [, userId, named] = /^(\d{1,10})-([a-z_]+)$/.exec(unsign(token, key, PURPOSE) ?? '') ?? [];
  const kind = OPTIONAL_MAIL_KINDS.find((each) => each === named);
  return userId === undefined || kind === undefined ? null : { userId: Number(userId), kind };
}
