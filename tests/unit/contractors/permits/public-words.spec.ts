import { describe, expect, test } from 'vitest';
import { publicAddress, publicWork } from '../../../../server/contractors/permits/public-words.ts';

describe('the address of a permit', () => {
  test.each([
    ['1204 W 9th St Unit B', '1204 W 9th St'],
    ['1204 W 9th St, Apt 4-C', '1204 W 9th St'],
    ['1204 W 9th St #12', '1204 W 9th St'],
    ['0410 E Pine St Apt. 3', '410 E Pine St'],
    ['5 Main St Ste 200 Bldg C', '5 Main St'],
    ['5 Main St 3rd Flr', '5 Main St'],
    ['Av. Juárez 120 Int. 3', 'Av. Juárez 120'],
    ['Calle 5 de Mayo 12, Depto 4', 'Calle 5 de Mayo 12'],
    ['12 Unity Rd', '12 Unity Rd'],
    ['12 Local Ave', '12'],
    ['', null],
  ])('the flat in "%s" is left out', (written, shown) => {
    expect(publicAddress(written)).toBe(shown);
  });
});

describe('the work of a permit', () => {
  test.each([
    ['Replace water heater.', 'Replace water heater.'],
    ['REMODEL KITCHEN. OWNER: JOHN DOE', 'REMODEL KITCHEN.'],
    ['Remodel kitchen; contact Ana Ruiz', 'Remodel kitchen;'],
    ['Remodel kitchen. Call 512-555-0147.', 'Remodel kitchen.'],
    ['New deck. Mail ana@example.com for access', 'New deck.'],
    ['Remodelación de baño. Propietaria: María López', 'Remodelación de baño.'],
    ["Addition to Smith's residence", null],
    ['', null],
    ['12345', null],
  ])('"%s" names nobody', (written, shown) => {
    expect(publicWork(written)).toBe(shown);
  });

  test('a long description is cut', () => {
    expect(publicWork('deck '.repeat(200))?.length).toBeLessThanOrEqual(300);
  });
});
