import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, normalizePhone } from '../../../common/format/phones.ts';

describe('numbers as people write them', () => {
  test.each([
    ['(602) 555-0123', 'US', '+16025550123'],
    ['602.555.0123', 'US', '+16025550123'],
    ['1-602-555-0123', 'US', '+16025550123'],
    ['+1 602 555 0123', 'MX', '+16025550123'],
    ['55 1234 5678', 'MX', '+525512345678'],
    ['664 123 4567', 'MX', '+526641234567'],
    ['044 664 123 4567', 'MX', '+526641234567'],
    ['01 664 123 4567', 'MX', '+526641234567'],
    ['+52 1 664 123 4567', 'US', '+526641234567'],
    ['52 664 123 4567', 'MX', '+526641234567'],
  ] as const)('numbers as people write them: %s (%s)', (written, country, normalized) => {
    expect(normalizePhone(written, country)).toBe(normalized);
  });

  test.each([
    '',
    'call me',
    '123',
    '0123456789',
    '602 155 0123',
    '+44 20 7946 0958',
    '602 555 0123 ext 4',
    '6'.repeat(1_000_000),
  ])('numbers as people write them: %.30j is no number here', (written) => {
    expect(normalizePhone(written)).toBeNull();
  });
});

test('each country has its way of writing', () => {
  expect(formatPhone('+16025550123')).toBe('+1 (602) 555-0123');
  expect(formatPhone('+525512345678')).toBe('+52 55 1234 5678');
  expect(formatPhone('+526641234567')).toBe('+52 664 123 4567');
  expect(formatPhone('ask the office')).toBe('ask the office');
});

test('a formatted number normalises to itself', () => {
  const tenDigits = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
  fc.assert(
    fc.property(tenDigits, fc.constantFrom('+1', '+52'), (national, callingCode) => {
      expect(normalizePhone(formatPhone(callingCode + national))).toBe(callingCode + national);
    }),
  );
});
