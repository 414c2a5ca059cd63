import { describe, expect, test } from 'vitest';
import { isClabe, isCurpDigit, isLuhn, isRoutingNumber } from '../../../server/screening/check-digits.ts';
import { hasPrivateNumber } from '../../../server/screening/private-numbers.ts';

describe('a number that belongs to one person', () => {
  test.each([
    ['a social security number with dashes', 'It says 512-44-8830 on page two.'],
    ['a social security number with spaces', 'my social security number 521 63 9027'],
    ['a social security number in one piece', 'SSN 459637718'],
    ['a taxpayer number', 'ITIN: 912-78-4421'],
    ['a CURP with its check digit', 'firmó como HEGG560427MVZRRL04'],
    ['a CURP in small letters', 'hegg560427mvzrrl04'],
    ['a CURP after its name, mistyped', 'CURP HEGG560427MVZRRL05'],
    ['an RFC of a person', 'RFC GODE561231GR8'],
    ['an RFC with dashes', 'su RFC: GODE-561231-GR8'],
    ["a voter's key", 'clave GMVLMR80070501M100'],
    ['a card with spaces', 'pay to 4539 1488 0343 6467'],
    ['a card with dashes', '5425-2334-3010-9903'],
    ['a card in one piece', '4539148803436467'],
    ['a card of fifteen digits', '3782 822463 10005'],
    ['a CLABE by its check digit', 'transfiere a 032180000118359719'],
    ['a bank account in English', 'account number 483920117 at First Desert Bank'],
    ['a routing number', 'routing 122105155'],
    ['a bank account in Spanish', 'número de cuenta 0147852369 de Banorte'],
    ['a number of the social security in Mexico', 'mi NSS es 12088912345'],
    ['digits of another script', 'SSN ４５９６３７７１８'],
  ])('screening finds %s', (_, text) => {
    expect(hasPrivateNumber(text.normalize('NFKC'))).toBe(true);
  });

  test.each([
    ['an impossible social security number', 'It says 000-44-8830 on page two.'],
    ['a number that begins with 666', 'SKU list: 666-12-3456'],
    ['a model number', 'Model 123-45-6789 of the heater'],
    ['a permit', 'Permit 480-55-5017 had the wrong owner.'],
    ['a parcel', 'Parcel number 123-45-6789'],
    ['an order that passes Luhn', 'Order 4539148803436467'],
    ['a card number that fails Luhn', 'we counted 4539 1488 0343 6468 pieces'],
    ['an RFC of a company', 'RFC CDE0512142K7'],
    ['a CURP with another check digit', 'el lote HEGG560427MVZRRL05'],
    ['an RFC with an impossible day', 'modelo X GODE569931GR8'],
    ['a property tax account', 'cuenta predial 064-123-45'],
    ['a customer of the water company', 'account number 5550123456 with the water company'],
    ['a tracking number', 'tracking 9400111899223857441210'],
    ['a phone number', 'call 602-555-0123'],
    ['a price', '$1,234,567.89'],
    ['a wire gauge', '4 wire panel, 60 amp 120-208 3'],
  ])('screening leaves alone %s', (_, text) => {
    expect(hasPrivateNumber(text)).toBe(false);
  });

  test('the check digits are those of the issuers', () => {
    expect([isLuhn('4111111111111111'), isLuhn('4111111111111112')]).toEqual([true, false]);
    expect([isClabe('032180000118359719'), isClabe('032180000118359718')]).toEqual([true, false]);
    expect([isCurpDigit('HEGG560427MVZRRL04'), isCurpDigit('HEGG560427MVZRRL03')]).toEqual([true, false]);
    expect([isRoutingNumber('122105155'), isRoutingNumber('122105156')]).toEqual([true, false]);
  });
});
