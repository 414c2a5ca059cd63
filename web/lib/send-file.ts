import { route, ROUTES } from '../../common/routes/route-table.ts';
import type { UploadView } from '../../server/uploads/views.ts';
import { csrfToken } from './http.ts';
import { tokenKeeper } from './token.ts';

/**
 * `message` is the server's, or '' where no answer came. `mayRepeat`: the same file may get through later, for the connection was
 * cut or the server was busy.
 */
export type SentFile =
  | { outcome: 'kept'; upload: UploadView }
  | { outcome: 'refused'; message: string; mayRepeat: boolean };

type Watch = { onProgress: (sentBytes: number) => void; signal: AbortSignal };

const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/**
 * Sends one file to the upload call, and reports its progress. Never throws; an aborted upload is refused
 * without a message. It uses XMLHttpRequest, because fetch does not report upload progress.
 */
export async function sendFile(file: File, watch: Watch): Promise<SentFile> {
  const token = await tokenKeeper.current();
  const answer = await send(file, token, watch);
  if (answer.status !== UNAUTHENTICATED || token === null) return toSentFile(answer);
  tokenKeeper.discard(token);
  return toSentFile(await send(file, await tokenKeeper.current(), watch));
}

/** `status` is 0 when no answer came. */
type Answer = { status: number; body: unknown };

function send(file: File, token: string | null, { onProgress, signal }: Watch): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(ROUTES['api.upload'].method, route('api.upload'));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('X-XSRF-TOKEN', csrfToken());
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => onProgress(Math.min(event.loaded, file.size)));
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    );
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('upload', file);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function toSentFile({ status, body }: Answer): SentFile {
  if (status === 200) return { outcome: 'kept', upload: body as UploadView };
  const { error } = (body ?? {}) as { error?: { message?: string } };
  const mayRepeat = status === 0 || status === TOO_MANY || status >= SERVER_ERROR;
  return { outcome: 'refused', message: error?.message ?? '', mayRepeat };
}
