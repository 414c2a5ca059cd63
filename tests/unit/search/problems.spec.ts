import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';
import { ENGLISH_PROBLEMS } from '../../../server/search/problems/english.ts';
import { MEXICAN_SPANISH_PROBLEMS } from '../../../server/search/problems/mexican-spanish.ts';
import { ENGLISH_SERVICES } from '../../../server/search/problems/english-services.ts';
import { MEXICAN_SPANISH_SERVICES } from '../../../server/search/problems/mexican-spanish-services.ts';
import { phrasesIn, type PhrasesOfTrades } from '../../../server/search/problems/problem-index.ts';
import { readProblem } from '../../../server/search/problems/read-problem.ts';
import { peopleOfTrade } from '../../../server/search/problems/trade-people.ts';

const PHRASES_AT_LEAST = 900;
const tradeOf = (text: string) => readProblem(text, 'english')?.trade ?? null;

describe.each([
  ['english', ENGLISH_PROBLEMS, ENGLISH_SERVICES],
  ['mexican_spanish', MEXICAN_SPANISH_PROBLEMS, MEXICAN_SPANISH_SERVICES],
] as const)('the table of problems in %s', (language, table: PhrasesOfTrades, services: PhrasesOfTrades) => {
  const entries = [table, services].flatMap((one) =>
    Object.entries(one).flatMap(([trade, list]) => phrasesIn(list).map((phrase) => ({ trade, phrase }))),
  );

  test('the table of problems in names only trades that exist, and each of them', () => {
    for (const one of [table, services])
      expect(Object.keys(one).toSorted()).toEqual(TRADES.map(({ slug }) => slug).toSorted());
  });

  test(`the table of problems in has at least ${PHRASES_AT_LEAST} different phrases`, () => {
    expect(new Set(entries.map(({ phrase }) => phrase)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThanOrEqual(PHRASES_AT_LEAST);
  });

  test('the table of problems in gives each phrase its own trade, whichever language the reader has', () => {
    const wrong = entries
      .flatMap(({ trade, phrase }) =>
        LANGUAGES.map((reader) => ({ phrase, trade, reader, read: readProblem(phrase, reader)?.trade })),
      )
      .filter(({ trade, read }) => read !== trade);
    expect(wrong).toEqual([]);
  });

  test('the table of problems in understands each phrase backwards and in capital letters', () => {
    const wrong = entries.filter(({ trade, phrase }) => {
      const turned = phrase.split(' ').toReversed().join(' ').toUpperCase();
      return readProblem(turned, language)?.trade !== trade;
    });
    expect(wrong).toEqual([]);
  });

  test('every trade has a word for its people', () => {
    for (const { slug } of TRADES) expect(peopleOfTrade(slug, language), slug).not.toBeNull();
  });
});

describe('a problem', () => {
  test.each([
    ['leaky faucet', 'plumbing'],
    ['my faucets are leaking', 'plumbing'],
    ['leeky faucett', 'plumbing'],
    ['Clogged toilet', 'drains-septic'],
    ['cloged toilets', 'drains-septic'],
    ['a/c not cooling', 'hvac'],
    ['AC isn’t cooling', 'hvac'],
    ['garage door wont open', 'garage-doors'],
    ['fuga de agua', 'plumbing'],
    ['fugas de agua', 'plumbing'],
    ['el boiler no prende', 'water-systems'],
    ['boyler no prende', 'water-systems'],
    ['goteras', 'roofing'],
    ['se tapó el excusado', 'drains-septic'],
    ['minisplit no enfria', 'hvac'],
    ['hvac', 'hvac'],
    ['HVAC repair', 'hvac'],
    ['sump pump', 'water-systems'],
    ['fix my sink', 'plumbing'],
    ['clogged kitchen drain', 'drains-septic'],
    ['se tapó la tarja de la cocina', 'drains-septic'],
    ['no prende el boiler', 'water-systems'],
    ['breaker keeps tripping', 'electrical'],
    ['my air conditioner is broken', 'hvac'],
    ['kitchen remodel', 'kitchen'],
    ['freon leak', 'hvac'],
  ])('a problem: typed as “%s” is one for %s', (text, trade) => {
    expect(tradeOf(text)).toBe(trade);
  });

  test.each(['Acme Roof', 'Blue Sky Roofing', 'Lopez Plumbing', 'Green Valley Landscaping'])(
    'a part beside other words is no problem in “%s”',
    (text) => {
      expect(tradeOf(text)).toBeNull();
    },
  );

  test('a problem goes to the trade that is named beside it', () => {
    expect(tradeOf('plumber for a clogged toilet')).toBe('plumbing');
    expect(tradeOf('plomero para destapar drenaje')).toBe('plumbing');
  });

  test('a problem leaves the words that it does not explain', () => {
    expect(readProblem('leaky faucet in Tucson', 'english')?.rest).toBe('Tucson');
  });

  test.each([
    'plumber',
    'Cordero & Daughters, LLC',
    'Smith Roofing',
    'Agua Clara',
    'house',
    '',
    ' ',
    '"leaky faucet"',
    '“fuga de agua”',
    '(.*)+$ [a-z',
    "'; drop table trades; --",
    '\u200B\u200B',
    'constructor __proto__ toString',
  ])('a problem is not read into “%s”', (text) => {
    expect(readProblem(text, 'english')).toBeNull();
    expect(readProblem(text, 'mexican_spanish')).toBeNull();
  });

  test('a problem in a very long text is found or not, without an error', () => {
    expect(readProblem('qwerty '.repeat(400), 'english')).toBeNull();
    expect(tradeOf(`${'x'.repeat(2_000)} leaky faucet`)).toBe('plumbing');
  });
});
