import { randomBytes } from 'node:crypto';
import { route } from '../../common/routes/route-table.ts';
import type { Language } from '../../common/format/language.ts';
import { sign, unsign } from '../core/http/cookies.ts';
import type { Config } from '../core/config/config.ts';

type Linked = { id: number; nonce: string };

const NONCE_BYTES = 12;
export const makeNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

const purposeOf = ({ nonce }: Pick<Linked, 'nonce'>) => `data-request:${nonce}`;

/** Opens one request, as long as it is kept; only mails to its asker have it. */
export const makeRequestToken = (request: Linked, key: string): string =>
  sign(String(request.id), key, purposeOf(request));

/** The request that a token claims; it proves nothing until `isTokenOf` confirms it. */
export const requestIdIn = (token: string): number | null =>
  Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0) || null;

export const isTokenOf = (token: string, request: Linked, key: string): boolean =>
  unsign(token, key, purposeOf(request)) === String(request.id);

export const requestUrl = (
  request: Linked & { language: Language },
  { appUrl, appKey }: Pick<Config, 'appUrl' | 'appKey'>,
): string =>
  appUrl +
  route('data_requests.show', { token: makeRequestToken(request, appKey) }, { language: request.language });
