import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import {
  serviceIn,
  USUAL_SERVICES,
  usualServicesOf,
} from '../../../server/contractors/services/usual-services.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';

test('each trade has usual services, and no other slug has any', () => {
  expect(Object.keys(USUAL_SERVICES).toSorted()).toEqual(TRADES.map(({ slug }) => slug).toSorted());
});

test('a usual service says the same in both languages wherever it is listed', () => {
  const lists = Object.values(USUAL_SERVICES).flat();
  for (const language of LANGUAGES)
    for (const usual of lists)
      for (const other of lists.filter((one) => one[language] === usual[language]))
        expect(other).toEqual(usual);
});

test('a service is translated only where it is written exactly as in the list', () => {
  expect(serviceIn('mexican_spanish', 'leak repair')).toBe('Reparación de fugas');
  expect(serviceIn('english', 'Reparación de fugas')).toBe('Leak repair');
  expect(serviceIn('english', 'Reparación de fugas y más')).toBe('Reparación de fugas y más');
});

test('the usual services of several trades are listed once each', () => {
  const listed = usualServicesOf(['general-contractor', 'additions-adu', 'no-trade'], 'english');
  expect(listed).toContain('Garage conversions');
  expect(new Set(listed).size).toBe(listed.length);
});
