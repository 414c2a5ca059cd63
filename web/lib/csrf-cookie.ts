import { cookieValue, namesOfCookie, ownCookie } from './cookie-value.ts';

/** Over https the server's cookie has the prefix; one without it may be of an earlier release. */
export const CSRF_COOKIES = namesOfCookie('XSRF-TOKEN');

/** The name under which these cookies hold the token. */
export const csrfCookieIn = (cookies: string): string =>
  CSRF_COOKIES[cookieValue(cookies, CSRF_COOKIES[0]) === undefined ? 1 : 0];

export const csrfTokenIn = (cookies: string): string =>
  decodeURIComponent(ownCookie(cookies, 'XSRF-TOKEN') ?? '');
