/** Over https a cookie's name begins with this, so that no other host of the domain can plant one. */
const HOST_PREFIX = '__Host-';

/** The names of a cookie: over https, and over http or of an earlier release. */
export const namesOfCookie = (name: string): readonly [string, string] => [HOST_PREFIX + name, name];

export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The value under the first of its names that is there. */
export const ownCookie = (cookies: string, name: string): string | undefined =>
  namesOfCookie(name)
    .map((one) => cookieValue(cookies, one))
    .find((value) => value !== undefined);
