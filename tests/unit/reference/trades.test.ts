import * as icons from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { slugify } from '../../../common/format/slug.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';

test('fifty trades, no slug, name or icon twice', () => {
  expect(TRADES).toHaveLength(50);
  for (const column of ['slug', 'english', 'mexican_spanish', 'icon'] as const) {
    expect(new Set(TRADES.map((trade) => trade[column])).size).toBe(50);
  }
  expect(TRADES.every(({ slug }) => slug === slugify(slug))).toBe(true);
});

describe('each of the trades', () => {
  test('every trade has an icon that exists', () => {
    expect(TRADES.filter(({ icon }) => !(icon in icons))).toEqual([]);
  });

  test("every license class is written as California's board writes it, once for its trade", () => {
    for (const { slug, cslbClasses } of TRADES) {
      expect(new Set(cslbClasses).size, slug).toBe(cslbClasses.length);
      for (const name of cslbClasses) expect(name, slug).toMatch(/^(?:A|B|B-2|HAZ|[CD]-\d{1,2})$/);
    }
  });

  test.each(LANGUAGES)('every trade has 10 to 32 different words in %s, in small letters', (language) => {
    for (const { slug, synonyms } of TRADES) {
      const words = synonyms[language];
      expect(words.length, slug).toBeGreaterThanOrEqual(10);
      expect(words.length, slug).toBeLessThanOrEqual(32);
      expect(new Set(words).size, slug).toBe(words.length);
      expect(words.filter((word) => word !== word.trim().toLowerCase() || word === '')).toEqual([]);
    }
  });
});

test.each([
  ['plumber', 'plumbing'],
  ['fontanero', 'plumbing'],
  ['plomero', 'plumbing'],
  ['piscina', 'pools'],
  ['alberca', 'pools'],
  ['sheetrock', 'drywall'],
  ['drywall', 'drywall'],
  ['tablaroca', 'drywall'],
  ['techero', 'roofing'],
  ['roofer', 'roofing'],
  ['minisplit', 'hvac'],
  ['ac', 'hvac'],
  ['tinaco', 'water-systems'],
  ['boiler', 'water-systems'],
  ['herrero', 'ornamental-iron'],
  ['electricista', 'electrical'],
])('who types %s means %s', (word, slug) => {
  const found = TRADES.filter(({ synonyms }) =>
    [...synonyms.english, ...synonyms.mexican_spanish].includes(word),
  );
  expect(found.map((trade) => trade.slug)).toEqual([slug]);
});
