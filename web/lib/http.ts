import { csrfTokenIn } from './csrf-cookie.ts';

/** A request as the product's calls send it: JSON both ways, marked as XMLHttpRequest. */
export type HttpRequest = {
  method: string;
  url: string;
  token?: string | null;
  /** Sends the CSRF token of the session along: for the calls that read the session instead of a bearer token. */
  csrf?: boolean;
  body?: unknown;
  signal?: AbortSignal;
};

export type HttpAnswer = { status: number; ok: boolean; body: unknown };

/** One exchange. Throws only when no answer came at all (offline, aborted); an unreadable body is null. */
export async function exchange(request: HttpRequest): Promise<HttpAnswer> {
  const form = request.body instanceof FormData;
  const response = await fetch(request.url, {
    method: request.method,
    headers: headersOf(request, form),
    body: bodyOf(request.body),
    signal: request.signal,
    credentials: 'same-origin',
  });
  return { status: response.status, ok: response.ok, body: await readJson(response) };
}

function headersOf(request: HttpRequest, form: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  };
  if (request.body !== undefined && !form) headers['Content-Type'] = 'application/json';
  if (request.token) headers['Authorization'] = `Bearer ${request.token}`;
  if (request.csrf) headers['X-XSRF-TOKEN'] = csrfToken();
  return headers;
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** The value that a write's header repeats from its cookie. */
export const csrfToken = (): string => csrfTokenIn(typeof document === 'undefined' ? '' : document.cookie);

async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return null;
  }
}
