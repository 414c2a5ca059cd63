import type { Socket } from 'node:net';
import { htmlLang, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import type { Config } from '../config/config.ts';
import type { Texts } from '../services.ts';
import { CLOSED_POLICY, strictTransport } from './answer-headers.ts';

/** Fastify describes the packet otherwise than Node gives it. */
type Unread = Error & { code?: string; rawPacket?: unknown };
type RefusedRequest = { status: string; key: MessageKey };

const READ_BYTES = 4_096;
const UNREADABLE: RefusedRequest = { status: '400 Bad Request', key: 'errors.bad_request' };
const LATE: RefusedRequest = { status: '408 Request Timeout', key: 'errors.bad_request' };
const LONG_ADDRESS: RefusedRequest = { status: '414 URI Too Long', key: 'errors.address_too_long' };
const LONG_HEADERS: RefusedRequest = {
  status: '431 Request Header Fields Too Large',
  key: 'errors.too_large',
};

/** Answers what is no request for the parser of HTTP, so that no route and no other hook ever meets it. */
export const answerUnread =
  (texts: () => Texts, config: Pick<Config, 'appName' | 'appUrl' | 'hstsSubdomains'>) =>
  (error: Unread, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { rawPacket } = error;
    const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, READ_BYTES) : '';
    const [, path = ''] = /^[A-Z]+ (\S+)/.exec(start) ?? [];
    const { status, key } = refusedOf(error, start);
    const language: Language =
      /^\/es(\/|\?|$)/.test(path) || /^accept-language: *es/im.test(start) ? 'mexican_spanish' : 'english';
    const message = texts().t(language)(key);
    const isCall = /^\/api(\/|$)/.test(path);
    const body = isCall
      ? JSON.stringify({ message })
      : documentOf(message, language, config.appName.replace(/[<>&]/g, ' '));
    const transport = strictTransport(config);
    const type = isCall ? 'application/json' : 'text/html';
    if (socket.writable)
      socket.write(
        [
          `HTTP/1.1 ${status}`,
          `Content-Type: ${type}; charset=utf-8`,
          `Content-Length: ${Buffer.byteLength(body)}`,
          `Content-Security-Policy: ${CLOSED_POLICY}`,
          'X-Content-Type-Options: nosniff',
          'Cache-Control: no-store',
          ...(transport === null ? [] : [`Strict-Transport-Security: ${transport}`]),
          'Connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    socket.destroy(error);
  };

function refusedOf({ code }: Unread, start: string): RefusedRequest {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return LATE;
  if (code !== 'HPE_HEADER_OVERFLOW') return UNREADABLE;
  return start.includes('\r\n') ? LONG_HEADERS : LONG_ADDRESS;
}

/** Message and name are ours; nothing that was sent is in it. */
const documentOf = (message: string, language: Language, siteName: string): string =>
  `<!doctype html><html lang="${htmlLang(language)}"><meta charset="utf-8"><title>${siteName}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<h1>${message}</h1><p><a href="${route('home', {}, { language })}">${siteName}</a></p></html>`;
