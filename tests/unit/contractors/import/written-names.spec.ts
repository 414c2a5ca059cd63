import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessName, placeCase } from '../../../../server/contractors/import/written-names.ts';

describe('names of businesses', () => {
  test.each([
    ['MARROWBY CONSTRUCTION, INC', 'Marrowby Construction, Inc'],
    ['HERON LANE HVAC, LLC', 'Heron Lane HVAC, LLC'],
    ["AEL'S SERVICE OF MACON", "Ael's Service of Macon"],
    ["O'DARE AND MCTAVISH ROOFING", "O'Dare and McTavish Roofing"],
    ['BBQ & D.T.M. A/C', 'BBQ & D.T.M. A/C'],
    ['JOSÉ NÚÑEZ PLOMERÍA', 'José Núñez Plomería'],
    ['ROSALES Y HIJOS SA DE CV', 'Rosales y Hijos SA de CV'],
    ['quiet meadow painting', 'Quiet Meadow Painting'],
    ['21ST CENTURY GLASS', '21st Century Glass'],
    ['McTavish and deVries', 'McTavish and deVries'],
    ["Bubba'S Company Of Georgia, Llc", "Bubba's Company of Georgia, LLC"],
    ['Rml Painting Llc', 'RML Painting LLC'],
    ['OAKMERE INC DBA THISTLEDOWN ELECTRIC', 'Thistledown Electric'],
    ['OAKMERE INC WHICH WILL DO BUSINESS IN CALIFORNIA AS', 'Oakmere Inc'],
  ])('the business name %s is written %s', (written, name) => expect(businessName(written)).toBe(name));

  test.each([
    ['HOLLYHOCK, PETRA W.', 'Petra W. Hollyhock'],
    ['Pemberley JR, Otis', 'Otis Pemberley JR'],
    ['FENWICKE, OLIVER P', 'Oliver P Fenwicke'],
    ['HOLLYHOCK, INC.', 'Hollyhock, Inc.'],
    ['HOLLYHOCK, SONS & CO', 'Hollyhock, Sons & Co'],
    ['Stone, Brick and Tile Group', 'Stone, Brick and Tile Group'],
  ])('the business name %s is read as %s', (written, name) => expect(businessName(written)).toBe(name));

  test('writing a name a second time changes nothing', () => {
    const words = fc.constantFrom(
      'ROOFING',
      'LLC',
      'O’DARE',
      'MCTAVISH',
      'A/C',
      'OF',
      '21ST',
      'ÑANDÚ',
      'RML',
      '#1',
      '🏠',
      'مقاول',
      'INC.',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (chosen) => {
        const once = businessName(chosen.join(' '));
        expect(businessName(once)).toBe(once);
      }),
    );
  });
});

test.each([
  ['5186 E BUTLER AVE', '5186 E Butler Ave'],
  ['6 CHISHOLM TR.', '6 Chisholm Tr.'],
  ['902 21St Ave', '902 21st Ave'],
  ['13 Fairfield Lane Sw', '13 Fairfield Lane SW'],
  ['12841 66TH ST', '12841 66th St'],
  ['LA GRANGE PARK', 'La Grange Park'],
  ['120 S LA SALLE ST', '120 S La Salle St'],
])('the address %s is written %s', (written, address) => expect(placeCase(written)).toBe(address));
