import { DATA_REQUEST_CONFIRM_DAYS } from '../../common/data-requests.ts';
import { isLate } from '../../common/format/last-days.ts';
import type { MessageKey } from '../../translations/index.ts';
import type { FoundRequest } from './queries/find-request.ts';

const DAY_MS = 86_400_000;

type Timed = Pick<FoundRequest, 'state' | 'receivedAt'>;

/** Whether the link in the first mail came too late; the request is erased then. */
export const isExpired = ({ state, receivedAt }: Timed, now: Date): boolean =>
  state === 'unconfirmed' && now.getTime() - receivedAt.getTime() >= DATA_REQUEST_CONFIRM_DAYS * DAY_MS;

export const isAnswerable = ({ state }: Pick<FoundRequest, 'state'>): boolean =>
  state === 'open' || state === 'more_needed';

type Extended = Pick<FoundRequest, 'state' | 'extendedAt' | 'dueAt'>;

/** The obstacle to an extension: the laws allow one, told within the first term. */
export function obstacleToExtend({ state, extendedAt, dueAt }: Extended, now: Date): MessageKey | null {
  if (state !== 'open') return 'data_requests.not_open';
  if (extendedAt !== null) return 'data_requests.extended_before';
  return isLate(dueAt, now) ? 'data_requests.extended_late' : null;
}
