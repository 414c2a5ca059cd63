import { describe, expect, test } from 'vitest';
import { readConditions } from '../../../server/search/conditions/read-conditions.ts';
import { missingTradeIn } from '../../../server/search/problems/missing-trades.ts';
import { readProblem } from '../../../server/search/problems/read-problem.ts';
import { tradeOfPeople } from '../../../server/search/problems/trade-people.ts';

const namesTrade = (text: string) => tradeOfPeople(text) !== null || readProblem(text, 'english') !== null;
const read = (text: string) => readConditions(text, namesTrade);

describe('a text for what is needed', () => {
  test.each([
    ['plumber near me', 'plumber'],
    ['electricista cerca de mí', 'electricista'],
    ['electricians nearby', 'electricians'],
    ['plomero por aquí', 'plomero'],
    ['roofers close to me', 'roofers'],
    ['handyman around here', 'handyman'],
    ['plomero cerca', 'plomero'],
    ['boiler no prende cerca', 'boiler no prende'],
    ['jardinero en mi colonia', 'jardinero'],
    ['near me', ''],
  ])('a text “%s” means the place of the device, and “%s” is left', (text, rest) => {
    expect(read(text)).toMatchObject({ rest, isNearMe: true });
  });

  test.each(['instalar cerca', 'cerca', 'cerca rota', 'plumber in Maine', 'Nearly New Homes'])(
    'a text “%s” does not mean the place of the device',
    (text) => {
      expect(read(text)).toMatchObject({ rest: text, isNearMe: false });
    },
  );

  test.each([
    ['licensed electrician', 'electrician', { licenseValid: true }],
    ['electricista con licencia', 'electricista', { licenseValid: true }],
    ['licensed and insured plumber', 'plumber', { licenseValid: true, insured: true }],
    ['plomero con seguro y con licencia', 'plomero', { insured: true, licenseValid: true }],
    ['bonded roofer', 'roofer', { bonded: true }],
    ['roofer who pulls permits', 'roofer', { permits: true }],
    ['techador con permisos', 'techador', { permits: true }],
    ['locksmith open now', 'locksmith', { openNow: true }],
    ['cerrajero abierto ahora', 'cerrajero', { openNow: true }],
    ['24 hour plumber', 'plumber', { openNow: true }],
    ['24/7 plumber', 'plumber', { openNow: true }],
    ['cerrajero 24 horas', 'cerrajero', { openNow: true }],
    ['emergency plumber', 'plumber', { openNow: true }],
    ['plomero urgente', 'plomero', { openNow: true }],
    ['cheap painter', 'painter', { price: 100 }],
    ['pintor barato', 'pintor', { price: 100 }],
    ['plumber that speaks Spanish', 'plumber', { language: 'mexican_spanish' }],
    ['plumber que habla español', 'plumber', { language: 'mexican_spanish' }],
    ['English speaking plumber', 'plumber', { language: 'english' }],
    ['C-36', '', { licenseClass: 'C-36', trade: 'plumbing' }],
    ['c36', '', { licenseClass: 'C-36', trade: 'plumbing' }],
    ['C-10 contractor', '', { licenseClass: 'C-10', trade: 'electrical' }],
    ['plumber with C-36 license', 'plumber', { licenseClass: 'C-36' }],
  ])('a text “%s” leaves “%s” and asks for its filters', (text, rest, filters) => {
    expect(read(text)).toEqual({ rest, filters, isNearMe: false });
  });

  test.each(['C-99', 'a/c not cooling', 'open floor plan', 'insurance roof claim', 'Casa C-3PO'])(
    'a text “%s” asks for no filter',
    (text) => {
      expect(read(text)).toEqual({ rest: text, filters: {}, isNearMe: false });
    },
  );
});

describe('work that no trade does', () => {
  test.each([
    ['appliance repair', 'handyman-cleanup'],
    ['mudanza', 'handyman-cleanup'],
    ['refrigerador no enfría', 'handyman-cleanup'],
    ['movers', 'handyman-cleanup'],
  ])('work such as “%s” has a nearest trade', (text, nearest) => {
    expect(missingTradeIn(text)?.nearest).toContain(nearest);
  });

  test.each(['hvac', 'plumber', 'Drain Doctor', 'limpieza de casa'])(
    'work such as “%s” is not missing',
    (text) => {
      expect(missingTradeIn(text)).toBeNull();
    },
  );
});
