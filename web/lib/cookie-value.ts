/** Over https a cookie's name begins with this, so that no other host of the domain can plant one. */
const HOST_PREFIX = '__Host-';

/** The names of a cookie: over https, and over http or of an earlier release. */
export const namesOfCookie = (name: string): readonly [string, string] => [HOST_PREFIX + name, name];

export const cookieValue = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies)?.[1];

/** The value under the first of its names that is there. */
export function ownCookie(cookies: string, name: string): string | undefined {
  const [secured, plain] = namesOfCookie(name);
  return cookieValue(cookies, secured) ?? cookieValue(cookies, plain);
}
