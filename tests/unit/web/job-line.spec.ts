import { describe, expect, test } from 'vitest';
import type { Stage } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { createTranslator } from '../../../common/format/translator.ts';
import { catalogue } from '../../../translations/index.ts';
import { jobLine } from '../../../web/components/reviews/job-line.ts';

const translator = (language: Language) =>
  createTranslator(
    language,
    Object.fromEntries(
      Object.entries(catalogue).map(([key, [english, spanish]]) => [
        key,
        language === 'english' ? english : spanish,
      ]),
    ),
  );
const line = (language: Language, trade: string, stage: Stage = 'finished') =>
  jobLine(
    {
      tradeId: 1,
      tradeSlug: 'roofing',
      trade,
      month: '2026-08',
      city: null,
      postalCode: null,
      costBand: '10k_50k',
      currency: language === 'english' ? 'USD' : 'MXN',
      stage,
    },
    translator(language),
    language,
  );

describe('the line that says which job a review is about', () => {
  test('the line that says which job a review is about reads as one phrase in both languages', () => {
    expect(line('english', 'Roofing')).toBe(
      'Hired for roofing, finished August 2026, $10,000 to $50,000 USD',
    );
    expect(line('mexican_spanish', 'Techos')).toBe(
      'Trabajo de techos, terminado en agosto de 2026, de $50,000 a $200,000 MXN',
    );
  });

  test('the line that says which job a review is about says how far the job got', () => {
    expect(line('english', 'Roofing', 'quote_only')).toBe(
      'Asked for a quote for roofing in August 2026, $10,000 to $50,000 USD',
    );
    expect(line('english', 'Roofing', 'abandoned')).toBe(
      'Hired for roofing, abandoned in August 2026, $10,000 to $50,000 USD',
    );
  });

  test('the line that says which job a review is about leaves an abbreviation as it is', () => {
    expect(line('english', 'HVAC repair')).toContain('for HVAC repair,');
  });
});
