import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ORGANIC_TERMS,
  ORGANIC_WEIGHTS,
  RED_FLAG_PENALTIES,
} from '../../../server/contractors/organic-order.ts';
import { catalogue } from '../../../translations/index.ts';

const faqOf = (language: string) =>
  readFileSync(`content/${language}/faq.html`, 'utf8').replaceAll(/\s+/g, ' ');

/** The names of the parts of the formula. */
const WORDS = {
  english: {
    rating: /reviews/,
    hire_again: /hire (them )?again/,
    proximity: /near|distance/,
    responsiveness: /respon/,
    freshness: /recent|freshness/,
    red_flag: /red flag|warning/,
  },
  mexican_spanish: {
    rating: /reseñas/,
    hire_again: /volver(ía|ían) a contratar|repetir/,
    proximity: /cerca|distancia/,
    responsiveness: /respuestas|respon/,
    freshness: /reciente/,
    red_flag: /focos? rojos?/,
  },
} as const;

describe('what is said about the formula of the order', () => {
  test.each([
    ['english', '%', /formula with six parts/],
    ['mexican_spanish', '%', /fórmula pública con seis partes/],
  ] as const)('the answer in the FAQ (%s) has each weight and each penalty', (language, percent, count) => {
    const faq = faqOf(language);
    expect(ORGANIC_TERMS).toHaveLength(6);
    expect(faq).toMatch(count);
    const [, list = ''] = /(?:six parts|seis partes):<\/p> <ul>(.*?)<\/ul>/.exec(faq) ?? [];
    const lines = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.trim());
    expect(lines).toHaveLength(6);
    Object.entries(ORGANIC_WEIGHTS).forEach(([term, weight], index) => {
      expect(lines[index]).toMatch(new RegExp(`^${weight * 100}${percent}:`));
      expect(lines[index]).toMatch(WORDS[language][term as keyof typeof ORGANIC_WEIGHTS]);
    });
    for (const points of [RED_FLAG_PENALTIES.warning, RED_FLAG_PENALTIES.alert])
      expect(lines[5]).toContain(String(points * 100));
  });

  test.each(['plans.never_rank', 'home.how_order_text'] as const)(
    'what is said about the formula of the order: %s names every part in both languages, and no license',
    (key) => {
      const [english, spanish] = catalogue[key];
      for (const term of ORGANIC_TERMS) {
        expect(english).toMatch(WORDS.english[term]);
        expect(spanish).toMatch(WORDS.mexican_spanish[term]);
      }
      expect(`${english} ${spanish}`).not.toMatch(/licen[sc]/i);
    },
  );

  test('the text above the first contractors of a city names each part but nearness, which is the same for all', () => {
    const [english, spanish] = catalogue['landing.first_text'];
    for (const term of ORGANIC_TERMS.filter((one) => one !== 'proximity')) {
      expect(english).toMatch(WORDS.english[term]);
      expect(spanish).toMatch(WORDS.mexican_spanish[term]);
    }
    expect(english).not.toContain('repeat customers');
  });
});
