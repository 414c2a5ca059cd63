import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { route, ROUTES, type Route } from '../../../common/routes/route-table.ts';
import { languageOfUrl, matchTranslated, urlInLanguage } from '../../../common/format/url-language.ts';

describe('a URL from a name', () => {
  test('a URL from a name fills its parameters', () => {
    expect(route('home')).toBe('/');
    expect(route('contractors.show', { slug: 'pena-hijos' })).toBe('/c/pena-hijos');
    expect(route('api.contractor', { id: 12 })).toBe('/api/contractor/12');
  });

  test('a URL from a name stands under /es for a translated page only', () => {
    const options = { language: 'mexican_spanish' } as const;
    expect(route('home', {}, options)).toBe('/es');
    expect(route('contractors.index', {}, options)).toBe('/es/contractors');
    expect(route('dashboard', {}, options)).toBe('/dashboard');
    expect(route('home', {}, { language: 'english' })).toBe('/');
  });

  test('a URL from a name carries a query, without what is missing', () => {
    const query = {
      q: 'techo & más',
      page: 2,
      region: undefined,
      place: null,
      insured: true,
      trade: ['roofing', 'gas'],
    };
    expect(route('contractors.index', {}, { query })).toBe(
      '/contractors?q=techo%20%26%20m%C3%A1s&page=2&insured=true&trade=roofing&trade=gas',
    );
    expect(route('contractors.index', {}, { query: { q: undefined } })).toBe('/contractors');
  });

  test('a URL from a name refuses a parameter that would lead elsewhere', () => {
    expect(() => route('contractors.show', { slug: '' })).toThrow(RangeError);
    expect(() => route('contractors.ratings', { slug: '..' })).toThrow(RangeError);
  });

  test('any other text comes back from the URL as it was put in', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme' }),
        (slug, words) => {
          fc.pre(slug !== '.' && slug !== '..');
          const url = new URL(
            route('contractors.ratings', { slug }, { query: { words } }),
            'https://plumbline.test',
          );
          expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'c', slug, 'ratings']);
          expect(url.searchParams.get('words')).toBe(words);
        },
      ),
    );
  });

  test('half a character does not break it', () => {
    expect(route('contractors.show', { slug: 'a\ud800' })).toBe('/c/a%EF%BF%BD');
  });

  test('a wrong name or a missing parameter does not compile', () => {
    // @ts-expect-error -- there is no such route
    expect(() => route('contractors.sow')).toThrow();
    // @ts-expect-error -- the slug is missing
    expect(() => route('contractors.show')).toThrow(RangeError);
    // @ts-expect-error -- the parameter has another name
    expect(() => route('contractors.show', { id: 1 })).toThrow(RangeError);
  });
});

describe('the same page in the other language', () => {
  test.each([
    ['/', '/es'],
    ['/contractors?page=2#list', '/es/contractors?page=2#list'],
    ['/c/pena-hijos', '/es/c/pena-hijos'],
    ['/c/es', '/es/c/es'],
    ['https://plumbline.test/login', 'https://plumbline.test/es/login'],
    ['https://plumbline.test', 'https://plumbline.test/es'],
  ])('the same page in the other language: %s and %s', (english, spanish) => {
    expect(matchTranslated(english)).toBe(spanish);
    expect(new URL(matchTranslated(spanish) ?? '', 'https://plumbline.test').href).toBe(
      new URL(english, 'https://plumbline.test').href,
    );
    expect(languageOfUrl(english)).toBe('english');
    expect(languageOfUrl(spanish)).toBe('mexican_spanish');
    expect(urlInLanguage(spanish, 'mexican_spanish')).toBe(spanish);
  });

  test.each([
    '/dashboard',
    '/es/dashboard',
    '/c/pena-hijos/review',
    '/nowhere',
    '//evil.example/',
    '/c/',
    '/español',
  ])('the same page in the other language: %s has one URL for both', (url) => {
    expect(matchTranslated(url)).toBeNull();
    expect(urlInLanguage(url, 'mexican_spanish')).toBe(url);
  });
});

describe('the table', () => {
  const routes: [string, Route][] = Object.entries(ROUTES);

  test('no two routes answer the same method and path', () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\??\}/g, '{}')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('only pages are translated, and none starts with the prefix of Spanish', () => {
    expect(routes.filter(([, entry]) => entry.translated && entry.method !== 'GET')).toEqual([]);
    expect(routes.filter(([, { path }]) => /^\/es(?:\/|$)/.test(path))).toEqual([]);
  });
});
