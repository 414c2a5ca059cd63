import { describe, expect, test } from 'vitest';
import { csrfCookieIn, csrfTokenIn } from '../../../web/lib/csrf-cookie.ts';

describe('the form token in the cookies of a page', () => {
  test.each([
    ['XSRF-TOKEN=a%2Bb.c; lang=english', 'XSRF-TOKEN', 'a+b.c'],
    ['lang=english; __Host-XSRF-TOKEN=new.token', '__Host-XSRF-TOKEN', 'new.token'],
    ['XSRF-TOKEN=old; __Host-XSRF-TOKEN=new', '__Host-XSRF-TOKEN', 'new'],
    ['NOT-XSRF-TOKEN=x', 'XSRF-TOKEN', ''],
    ['', 'XSRF-TOKEN', ''],
  ])('the form token in the cookies of a page: %j is read from %s', (cookies, name, token) => {
    expect([csrfCookieIn(cookies), csrfTokenIn(cookies)]).toEqual([name, token]);
  });
});
