import { expect, test } from 'vitest';
import * as constants from '../../../common/constants.ts';

test('toasts and the refetch are those of the brief', () => {
  expect(constants.TOAST_DURATION_MS).toBe(2000);
  expect(constants.TOAST_WIDTH_SUCCESS_PX).toBe(300);
  expect(constants.TOAST_WIDTH_ERROR_PX).toBe(330);
  expect(constants.REFETCH_DELAY_MS).toBe(2000);
  expect(constants.EDITOR_DEBOUNCE_MS).toBe(300);
});

test('font sizes go from 8 to 36 in steps of 2, and ten families are offered', () => {
  expect(constants.FONT_SIZES_PX).toEqual(Array.from({ length: 15 }, (_, step) => 8 + 2 * step));
  expect(new Set(constants.FONT_FAMILIES).size).toBe(10);
});

test('sixteen job facts, eight templates and ten colour schemes, none twice', () => {
  expect(new Set(constants.FACT_KEYS).size).toBe(16);
  expect(new Set(constants.TEMPLATE_KEYS).size).toBe(8);
  expect(new Set(constants.COLOR_SCHEME_IDS).size).toBe(10);
});
