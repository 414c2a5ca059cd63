import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFETCH_HEADER } from '../../../common/request-headers.ts';
import type { Flash } from '../../../web/pages/shared-props.ts';
import type { Config } from '../config/config.ts';
import { sign, unsign } from '../http/cookies.ts';
import { cookieName, giveCookie, readCookie, takeCookie } from '../http/own-cookies.ts';
import type { KeptFiles } from './kept-files.ts';

const COOKIE = 'plumbline_flash';
const LONGEST_COOKIE = 3_500;

/** The state that must survive one redirect: a sentence, and the errors of a form by field. */
export type Carried = {
  flash: Flash;
  errors: Record<string, string>;
  /** The typed values of a native form, which the page shows again. */
  input?: Record<string, unknown>;
  /** Files of that form, which are stored and need not be chosen again. */
  files?: KeptFiles;
};

export const hasFlash = (request: FastifyRequest, config: Config): boolean =>
  readCookie(request, config, COOKIE) !== undefined;

export function carry(reply: FastifyReply, config: Config, carried: Carried): void {
  let value = written(carried);
  if (value.length > LONGEST_COOKIE) {
    const few = Object.fromEntries(
      Object.entries(carried.errors)
        .slice(0, 8)
        .map(([key, text]) => [key, text.slice(0, 120)]),
    );
    value = written({ flash: carried.flash, errors: few });
  }
  giveCookie(reply, config, COOKIE, { value: sign(value, config.appKey, 'flash'), maxAge: 120 });
}

const written = (carried: Carried): string => Buffer.from(JSON.stringify(carried)).toString('base64url');

/**
 * The cookies of a request after a redirect with this state; used within the process, so its length is
 * unlimited.
 */
export function withCarried({ cookies }: FastifyRequest, config: Config, carried: Carried): string {
  const flash = sign(written(carried), config.appKey, 'flash');
  return Object.entries({ ...cookies, [cookieName(config, COOKIE)]: flash })
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
}

/**
 * Reads the last redirect's carried state, once. A background refetch leaves it to the visit that it is for.
 */
export function takeCarried(request: FastifyRequest, reply: FastifyReply, config: Config): Carried {
  if (request.headers[REFETCH_HEADER] !== undefined) return { flash: {}, errors: {} };
  if (readCookie(request, config, COOKIE) !== undefined) takeCookie(reply, config, COOKIE);
  return readCarried(request, config);
}

/** Whether the last redirect came from a form that was refused; the state stays for the visit that it is for. */
export function carriesRefusal(request: FastifyRequest, config: Config): boolean {
  if (request.headers[REFETCH_HEADER] !== undefined) return false;
  const { flash, errors } = readCarried(request, config);
  return flash.error !== undefined || Object.keys(errors).length > 0;
}

function readCarried(request: FastifyRequest, config: Config): Carried {
  const value = unsign(readCookie(request, config, COOKIE), config.appKey, 'flash');
  if (value === null) return { flash: {}, errors: {} };
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as Carried;
}
