import type { FastifyReply } from 'fastify';
import type { Language } from '../../../common/format/language.ts';
import { giveCookie, LANGUAGE_COOKIE } from '../../core/http/own-cookies.ts';
import type { Config } from '../../core/config/config.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Remembers the language in the browser, where the client's own code reads it too. */
export function setLanguageCookie(reply: FastifyReply, config: Config, language: Language): void {
  giveCookie(reply, config, LANGUAGE_COOKIE, {
    value: language,
    maxAge: YEAR_SECONDS,
    isReadByScripts: true,
  });
}
