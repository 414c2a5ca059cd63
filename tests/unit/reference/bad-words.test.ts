import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { createWordMask } from '../../../common/text/word-mask.ts';
import { BAD_WORDS } from '../../../server/database/seeds/reference/bad-words.ts';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';

const mask = createWordMask(BAD_WORDS.map(({ word }) => word));

test.each(LANGUAGES)('a few hundred words in %s, lower-case and none twice', (language) => {
  const words = BAD_WORDS.filter((entry) => entry.language === language).map(({ word }) => word);
  expect(words.length).toBeGreaterThanOrEqual(150);
  expect(words.length).toBeLessThanOrEqual(400);
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((word) => word === word.trim().toLowerCase() && word !== '')).toBe(true);
});

test('every entry masks itself, wherever it stands', () => {
  const untouched = BAD_WORDS.filter(({ word }) => !mask(`x ${word.toUpperCase()}, y`).includes('-'));
  expect(untouched).toEqual([]);
});

describe('what a fair review may say is left alone', () => {
  test.each([
    'Replaced the ball cock and a brass nipple, butt joints are tight.',
    'The crew from Cumming, Georgia assessed the grass and the classic facade.',
    'Chinking between the logs, screws, caulk, a stud wall and stopcocks.',
    'Dick Rape Seed Oil Co. removed raccoons from the attic.',
    'Pintaron el portón de negro hace un año y quedó bien.',
    'Pusieron conos en la banqueta y dejaron la concha de la regadera limpia.',
    'El ingeniero Kike Bernal nos cobró el piso mojado del baño.',
    'Sacó los huevos del gallinero y puso la chaqueta en la pichonera.',
    'Computadora, reputación, disputa, disculpa y círculo.',
  ])('what a fair review may say is left alone: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  test('no trade, no synonym and no region is a bad word', () => {
    const trades = TRADES.flatMap((trade) => [
      trade.english,
      trade.mexican_spanish,
      ...trade.synonyms.english,
      ...trade.synonyms.mexican_spanish,
    ]);
    const words = [...trades, ...REGIONS.flatMap((region) => [region.english, region.mexican_spanish])];
    expect(words.filter((word) => mask(word) !== word)).toEqual([]);
  });
});

test('what they do say is masked in both languages', () => {
  expect(mask('Fucking thieves. ¡Son unos PENDEJOS, hijos de la chingada!')).toBe(
    'F-----g thieves. ¡Son unos P------S, h---s -- -- c------a!',
  );
});
