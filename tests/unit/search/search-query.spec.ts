import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTRACTOR_SORTS,
  COUNTRY_CHOICES,
  DISTANCES_MILES,
  EVERY_CONTRACTOR,
  HIRE_AGAIN_SHARES,
  MINIMUM_RATINGS,
  PRICE_STEPS,
  RESPONSE_SHARES,
  activeFilters,
  queryOfSearch,
  type ContractorSearch,
} from '../../../common/search/contractor-search.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { contractorSearchQuery, plainWordsOf, queryWordsOf } from '../../../server/search/search-query.ts';

const read = (query: Record<string, unknown>) => contractorSearchQuery.parse(query);
const readUrl = (url: string) => read(Object.fromEntries(new URL(url, 'http://localhost').searchParams));

describe('the query of "find contractors"', () => {
  test('nothing asked is everybody, best match first', () => {
    expect(read({})).toEqual(EVERY_CONTRACTOR);
  });

  test('everything asked is understood', () => {
    const query = {
      q: 'plumber',
      trade: 'plumbing',
      region: 'arizona',
      country: 'us',
      near: '85701',
      within: '50',
      box: '-117,32,-116,33',
      rating: '4.5',
      license: 'valid',
      license_class: ' c-10 ',
      insured: 'yes',
      bonded: 'yes',
      language: 'mexican_spanish',
      hire_again: '80',
      responds: '50',
      proof: 'yes',
      permits: 'yes',
      open: 'now',
      price: '500',
      sort: 'nearest',
      page: '3',
    };
    expect(read(query)).toEqual({
      words: 'plumber',
      trade: 'plumbing',
      region: 'arizona',
      country: 'US',
      near: '85701',
      within: 50,
      box: { west: -117, south: 32, east: -116, north: 33 },
      rating: 4.5,
      licenseValid: true,
      licenseClass: 'C-10',
      insured: true,
      bonded: true,
      language: 'mexican_spanish',
      hireAgain: 80,
      responds: 50,
      proven: true,
      permits: true,
      openNow: true,
      price: 500,
      sort: 'nearest',
      page: 3,
    });
  });

  test.each([
    ['page', ['0', '-1', '1.5', 'two', '', '1e400', 'NaN', '0x'], 1],
    ['within', ['7', '-25', 'far', '1000', ''], 25],
    ['rating', ['9', '-1', 'best', ''], null],
    ['trade', ['Plumbing', '../etc', "x' or 1=1", '', 'a'.repeat(200)], null],
    ['region', ['Nuevo León', '%', ''], null],
    ['country', ['canada', ''], null],
    ['language', ['french', ''], null],
    ['sort', ['money', '', 'standing_score desc'], 'best_match'],
  ] as const)('a %s that makes no sense is as if it were not there', (name, values, expected) => {
    for (const value of values) expect(read({ [name]: value })[name]).toBe(expected);
  });

  test.each([
    ['license_class', ['', ' ', 'A, B', 'x'.repeat(41)], { licenseClass: null }],
    ['hire_again', ['75', '-80', 'all', ''], { hireAgain: null }],
    ['responds', ['100', '0', 'fast', ''], { responds: null }],
    ['open', ['yes', 'monday', ''], { openNow: false }],
    ['proof', ['no', '2', ''], { proven: false }],
    ['permits', ['no', '2', ''], { permits: false }],
    ['bonded', ['no', '2', ''], { bonded: false }],
    ['price', ['0', '-500', '501', 'cheap', ''], { price: null }],
  ] as const)('a filter %s that makes no sense is as if it were not there', (name, values, expected) => {
    for (const value of values) expect(read({ [name]: value })).toMatchObject(expected);
  });

  test('a page number beyond all reason is bounded, and so is what is typed', () => {
    expect(read({ page: '99999999999' }).page).toBe(100_000);
    expect(read({ q: 'ab '.repeat(400_000) }).words.length).toBeLessThanOrEqual(120);
  });

  test('a parameter given twice counts once', () => {
    expect(read({ trade: ['plumbing', 'roofing'], q: ['one', 'two'], page: ['2', '9'] })).toMatchObject({
      trade: 'plumbing',
      words: 'one',
      page: 2,
    });
  });

  test('control characters and broken Unicode become blanks', () => {
    expect(read({ q: 'plu\u0000mber\u0007 \n x' }).words).toBe('plu mber x');
    expect(read({ near: 'Tucson\ud800' }).near).toBe('Tucson\ufffd');
  });

  test('nearest needs a place', () => {
    expect(read({ sort: 'nearest' }).sort).toBe('best_match');
    expect(read({ sort: 'nearest', near: '85701' }).sort).toBe('nearest');
  });

  test('whatever is sent, something usable is read', () => {
    const names = [
      'q',
      'trade',
      'region',
      'country',
      'near',
      'within',
      'box',
      'rating',
      'license',
      'license_class',
      'insured',
      'bonded',
      'language',
      'hire_again',
      'responds',
      'proof',
      'permits',
      'open',
      'price',
      'sort',
      'page',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())),
        ),
        (query) => {
          const search = read(query);
          expect(search.page).toBeGreaterThanOrEqual(1);
          expect(search.words.isWellFormed()).toBe(true);
          expect(search.words).not.toContain('\u0000');
        },
      ),
    );
  });
});

describe('the URL of a search', () => {
  const slug = fc.constantFrom(null, 'plumbing', 'general-contractor');
  const typed = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => read({ q: text }).words);
  const searches: fc.Arbitrary<ContractorSearch> = fc.record({
    words: typed,
    trade: slug,
    region: slug,
    country: fc.constantFrom(null, ...COUNTRY_CHOICES),
    near: typed,
    within: fc.constantFrom(...DISTANCES_MILES),
    box: fc.constantFrom(null, { west: -117.5, south: 32.1234, east: -116, north: 33 }),
    rating: fc.constantFrom(null, ...MINIMUM_RATINGS),
    licenseValid: fc.boolean(),
    licenseClass: fc.constantFrom(null, 'C-10', 'GENERAL A & B'),
    insured: fc.boolean(),
    bonded: fc.boolean(),
    proven: fc.boolean(),
    permits: fc.boolean(),
    language: fc.constantFrom(null, ...LANGUAGES),
    hireAgain: fc.constantFrom(null, ...HIRE_AGAIN_SHARES),
    responds: fc.constantFrom(null, ...RESPONSE_SHARES),
    openNow: fc.boolean(),
    price: fc.constantFrom(null, ...PRICE_STEPS),
    sort: fc.constantFrom(...CONTRACTOR_SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
  });

  test('the URL of a search read back it is the same search', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const url = route('contractors.index', {}, { query: queryOfSearch(search) });
        const expected = {
          ...search,
          // A distance without a place, and nearest without one, mean nothing.
          within: search.near === '' ? 25 : search.within,
          sort: search.sort === 'nearest' && search.near === '' ? 'best_match' : search.sort,
        };
        expect(readUrl(url)).toEqual(expected);
      }),
    );
  });

  test('what is as it would be anyway is left out', () => {
    expect(route('contractors.index', {}, { query: queryOfSearch(EVERY_CONTRACTOR) })).toBe('/contractors');
    expect(route('contractors.index', {}, { query: queryOfSearch({ near: '85701', page: 2 }) })).toBe(
      '/contractors?near=85701&page=2',
    );
  });

  test('words and place are no filters, the rest is', () => {
    expect(activeFilters({ ...EVERY_CONTRACTOR, words: 'x', near: 'y' })).toEqual([]);
    expect(activeFilters({ ...EVERY_CONTRACTOR, trade: 'roofing', licenseValid: true, rating: 4 })).toEqual([
      'trade',
      'rating',
      'licenseValid',
    ]);
  });
});

describe('words', () => {
  test('words are lower case and without accents, apart at everything else', () => {
    expect(plainWordsOf('Plomería y  Cañería "Núñez-Pérez", S.A. 24/7')).toEqual([
      'plomeria',
      'y',
      'caneria',
      'nunez',
      'perez',
      's',
      'a',
      '24',
      '7',
    ]);
    expect(plainWordsOf('Weißbach Ørsted')).toEqual(['weissbach', 'orsted']);
    expect(plainWordsOf('🔧 مرحبا')).toEqual(['مرحبا']);
  });

  test('words that only say how one searches are left out, in both languages', () => {
    expect(queryWordsOf('plumber in Tucson')).toEqual(['plumber', 'tucson']);
    expect(queryWordsOf('busco un fontanero barato cerca de Tijuana')).toEqual(['fontanero', 'tijuana']);
    expect(queryWordsOf('the best')).toEqual(['the', 'best']);
  });

  test('words are eight at most, each once, and never a piece of a query language', () => {
    expect(queryWordsOf('roof roof ROOF')).toEqual(['roof']);
    expect(queryWordsOf('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toHaveLength(8);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of queryWordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });
});
