import * as icons from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/language.ts';
import { slugify } from '../../../common/slug.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';

test('fifty trades, no slug, name or icon twice', () => {
  expect(TRADES).toHaveLength(50);
  for (const column of ['slug', 'english', 'mexican_spanish', 'icon'] as const) {
    expect(new Set(TRADES.map((trade) => trade[column])).size).toBe(50);
  }
  expect(TRADES.every(({ slug }) => slug === slugify(slug))).toBe(true);
});

describe.each(TRADES)('$slug', ({ icon, cslbClasses, synonyms }) => {
  test('its icon exists', () => {
    expect(icons).toHaveProperty(icon);
  });

  test('its license classes are written as California does', () => {
    expect(cslbClasses.every((letter) => /^(?:A|B|B-2|HAZ|[CD]-\d{1,2})$/.test(letter))).toBe(true);
    expect(new Set(cslbClasses).size).toBe(cslbClasses.length);
  });

  test.each(LANGUAGES)('it can be found by many words in %s', (language) => {
    const words = synonyms[language];
    expect(words.length).toBeGreaterThanOrEqual(10);
    expect(words.length).toBeLessThanOrEqual(20);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word === word.trim().toLowerCase() && word !== '')).toBe(true);
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
