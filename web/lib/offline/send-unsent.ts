import { IDEMPOTENCY_HEADER, OWNER_HEADER } from '../../../common/request-headers.ts';
import { isTooOld, type Unsent } from './unsent-store.ts';

/** The outcome of one attempt to send. */
export type Sending =
  | { outcome: 'published'; message: string }
  /** The server decided against it, with a sentence for its writer. */
  | { outcome: 'refused'; problem: string }
  /** No answer that decides: offline, not signed in as its writer, too many requests, an error of the server. It is sent again. */
  | { outcome: 'waits' };

/** Answers after which sending the same again is of use. */
const SENT_AGAIN = new Set([401, 408, 412, 419, 425, 429]);

type Answer = { status: number; body: unknown };

export function sendingOf({ status, body }: Answer): Sending {
  const { message = '' } = (body ?? {}) as { message?: string };
  if (status >= 200 && status < 300) return { outcome: 'published', message };
  if (status >= 500 || SENT_AGAIN.has(status)) return { outcome: 'waits' };
  return { outcome: 'refused', problem: message };
}

/**
 * The entries to send now: of this reader, not refused, and young enough that the server still knows their
 * keys.
 */
export const toSend = (all: readonly Unsent[], owner: number, nowMs: number): Unsent[] =>
  all.filter((unsent) => unsent.owner === owner && unsent.problem === null && !isTooOld(unsent, nowMs));

export const headersOf = ({ key, owner }: Pick<Unsent, 'key' | 'owner'>): Record<string, string> => ({
  [IDEMPOTENCY_HEADER]: key,
  [OWNER_HEADER]: String(owner),
});

/** Sends one. Never throws. */
export async function send(unsent: Unsent, csrfToken: string): Promise<Sending> {
  try {
    const response = await fetch(unsent.url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...headersOf(unsent),
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': csrfToken,
      },
      body: unsent.body,
    });
    return sendingOf({ status: response.status, body: await response.json().catch(() => null) });
  } catch {
    return { outcome: 'waits' };
  }
}
