import { describe, expect, test } from 'vitest';
import { permitNumberKey } from '../../../../server/contractors/permits/permit-number.ts';

describe('the number of a permit', () => {
  test.each([
    ['2021-123456 BP', '2021123456bp'],
    ['2021 123456-BP', '2021123456bp'],
    ['2021–123456—bp', '2021123456bp'],
    ['Permit No. 2021-123456 BP', '2021123456bp'],
    ['Building permit #2021-123456 BP', '2021123456bp'],
    ['Permiso núm. 2021/123456/BP', '2021123456bp'],
    ['# 100123', '100123'],
    ['NO-2021-5', '20215'],
    ['NOV-2021-5', 'nov20215'],
    ['permit', 'permit'],
    ['---', ''],
  ])('the number "%s" is compared as "%s"', (written, key) => {
    expect(permitNumberKey(written)).toBe(key);
  });
});
