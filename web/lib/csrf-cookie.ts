/** Over https the server's cookie has the prefix; one without it may be of an earlier release. */
export const CSRF_COOKIES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'] as const;

/** The name under which these cookies hold the token. */
export const csrfCookieIn = (cookies: string): string =>
  CSRF_COOKIES.find((name) => valueIn(cookies, name) !== undefined) ?? 'XSRF-TOKEN';

export const csrfTokenIn = (cookies: string): string =>
  decodeURIComponent(valueIn(cookies, csrfCookieIn(cookies)) ?? '');

function valueIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
