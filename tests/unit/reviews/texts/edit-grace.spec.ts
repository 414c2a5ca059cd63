import { describe, expect, test } from 'vitest';
import {
  earlierVersionsShown,
  graceEndsAt,
  saysEdited,
} from '../../../../server/reviews/texts/edit-grace.ts';

const PUBLISHED = new Date('2026-05-20T12:00:00Z');
const after = (hours: number) => new Date(PUBLISHED.getTime() + hours * 3_600_000);
const versionsAt = (...hours: number[]) =>
  hours.map((hour, index) => ({ version: index + 1, createdAt: after(hour) }));
const shown = (...hours: number[]) =>
  earlierVersionsShown(PUBLISHED, versionsAt(...hours)).map(({ version }) => version);

describe('the 72 hours in which a review may be mended', () => {
  test('the 72 hours in which a review may be mended end 72 hours after it was first shown', () => {
    expect(graceEndsAt(PUBLISHED)).toEqual(after(72));
  });

  test('the page says “edited” of a change after them, not of one within', () => {
    expect(saysEdited(PUBLISHED, null)).toBe(false);
    expect(saysEdited(PUBLISHED, after(72))).toBe(false);
    expect(saysEdited(PUBLISHED, after(72.001))).toBe(true);
  });

  test('the 72 hours in which a review may be mended have not begun for what nobody could read yet', () => {
    expect(saysEdited(null, after(500))).toBe(false);
    expect(earlierVersionsShown(null, versionsAt(0, 500))).toEqual([]);
  });
});

describe('the earlier versions a reader is shown', () => {
  test('the earlier versions a reader is shown are none where nothing changed, or only within the 72 hours', () => {
    expect(shown(0)).toEqual([]);
    expect(shown(0, 1, 71)).toEqual([]);
  });

  test('the earlier versions a reader is shown are those that still stood when the 72 hours ended, and all that came between', () => {
    expect(shown(0, 73)).toEqual([1]);
    expect(shown(0, 10, 73)).toEqual([2]);
    expect(shown(0, 10, 73, 500, 900)).toEqual([2, 3, 4]);
  });
});
