import { expect, test } from 'vitest';
import { guessColumns } from '../../../../server/contractors/registers/matching/guess-columns.ts';

test.each([
  'No. Licencia',
  'Núm. de licencia',
  'Nro. Licencia',
  'N.º de licencia',
  'Número licencia',
  'Licencia No.',
])('a column called %s has the numbers of licenses', (name) => {
  const columns = ['Razón social', name].map((head, index) => ({
    place: index + 1,
    name: head,
    examples: [],
    isAmbiguous: false,
  }));
  expect(guessColumns(columns, [['Plomería Ríos', 'MX-1001']])).toEqual({ name: [1], license_number: [2] });
});
