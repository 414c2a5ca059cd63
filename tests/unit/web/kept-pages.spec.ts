import { describe, expect, test } from 'vitest';
import {
  assetsOf,
  leadsElsewhere,
  mayBeKept,
  MOST_KEPT_PAGES,
  titleOf,
  tooMany,
  withSavedAt,
} from '../../../web/worker/kept-pages.ts';

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
});

describe('the service worker', () => {
  test('the service worker leaves links to a provider of logins to the browser, which says who led there', () => {
    expect(['/login/with/google', '/settings/signing-in/connect/oidc'].every(leadsElsewhere)).toBe(true);
    expect(['/login', '/es/login', '/settings/signing-in', '/c/login/with/roofs'].some(leadsElsewhere)).toBe(
      false,
    );
  });

  test('the service worker keeps a page that the server lets be stored', () => {
    expect(mayBeKept(answer(200, { 'cache-control': 'no-cache' }))).toBe(true);
  });

  test.each([
    ['a page of a signed-in user', answer(200, { 'cache-control': 'no-store' })],
    ['a page that says nothing of storing', answer(200, {})],
    ['a page that is gone', answer(404, { 'cache-control': 'no-cache' })],
    ['another page than the one asked for', answer(200, { 'cache-control': 'no-cache' }, true)],
    ['data', answer(200, { 'cache-control': 'no-cache', 'content-type': 'application/json' })],
  ])('the service worker does not keep %s', (_what, response) => {
    expect(mayBeKept(response)).toBe(false);
  });

  test('the service worker keeps the ten latest pages', () => {
    const pages = Array.from({ length: MOST_KEPT_PAGES + 2 }, (_, index) => index);
    expect(tooMany(pages)).toEqual([0, 1]);
    expect(tooMany(pages.slice(2))).toEqual([]);
  });

  test('the service worker finds the files that a page names, each once, and nothing else', () => {
    const html =
      '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><link href="/assets/a-1.css">' +
      '<link href="/assets-static/icon.svg"><a href="/assetsx">x</a><img src="/uploads/1">';
    expect(assetsOf(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js', '/assets-static/icon.svg']);
  });

  test('the service worker writes into a copy when it was saved', () => {
    const html = '<!doctype html><html><head><title data-inertia>Ana &amp; Co</title></head></html>';
    expect(titleOf(html)).toBe('Ana & Co');
    expect(titleOf('<title>&lt;O&#39;Neil &amp;amp; &quot;Sons&quot;&gt;</title>')).toBe(
      `<O'Neil &amp; "Sons">`,
    );
    expect(withSavedAt(html, '2026-11-22T10:00:00.000Z')).toContain(
      '<head><meta name="saved-at" content="2026-11-22T10:00:00.000Z"><title',
    );
  });
});
