import { createHmac, randomBytes } from 'node:crypto';
import { route } from '../../common/routes/route-table.ts';
import { sign, unsign } from '../core/http/cookies.ts';
import type { Config } from '../core/config/config.ts';

const CODE_BYTES = 9;
const REFUSE = 'review-request-refusal';
const ADDRESS = 'review-request-address';

/** Twelve characters: short enough to be typed from a card, too many to be guessed. */
export const makeCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

export const requestUrl = ({ appUrl }: Pick<Config, 'appUrl'>, code: string): string =>
  appUrl + route('review_requests.open', { code });

/** Opens one thing only: saying that the customer of a request wants no more. Mails alone have it, and they are kept for years. */
export const makeRefusalToken = (requestId: number, { appKey }: Pick<Config, 'appKey'>): string =>
  sign(String(requestId), appKey, REFUSE);

/** Null: not made by this server. */
export function readRefusalToken(token: string, { appKey }: Pick<Config, 'appKey'>): number | null {
  const signed = unsign(token, appKey, REFUSE);
  return signed !== null && /^\d{1,9}$/.test(signed) ? Number(signed) : null;
}

/** A keyed hash of an address in its plainest spelling (`mailbox_of`): it tells that two are alike, and nothing else. */
export const hashAddress = (mailbox: string, { appKey }: Pick<Config, 'appKey'>): string =>
  createHmac('sha256', `${ADDRESS}:${appKey}`).update(mailbox).digest('base64url');
