import { describe, expect, test } from 'vitest';
import { REPORT_KINDS, REPORT_REASONS, REPORT_REASONS_OF } from '../../../common/cases/reports.ts';
import { isPassageOf } from '../../../server/reports/passage.ts';
import { isReasonFor, outcomesOf, reportDueAt, reportWeight } from '../../../server/reports/report.ts';
import { passageIn } from '../../../web/components/reports/selected-passage.ts';

const FILED = new Date('2026-11-20T10:00:00Z');
const days = (reason: (typeof REPORT_REASONS)[number]) =>
  (reportDueAt(reason, FILED).getTime() - FILED.getTime()) / 86_400_000;

describe('a report', () => {
  test('a report about a child, a threat, private data or sexual content is due in 2 days, any other in 7', () => {
    expect(REPORT_REASONS.filter((reason) => days(reason) === 2)).toEqual([
      'child',
      'threat',
      'private_data',
      'sexual',
    ]);
    expect(REPORT_REASONS.filter((reason) => days(reason) === 7)).toHaveLength(REPORT_REASONS.length - 4);
  });

  test('a report has reasons that fit what is reported; facts of a listing only for a contractor’s page', () => {
    for (const kind of REPORT_KINDS) {
      expect(REPORT_REASONS_OF[kind]).toContain('other');
      expect(new Set(REPORT_REASONS_OF[kind]).size).toBe(REPORT_REASONS_OF[kind].length);
      expect(isReasonFor(kind, 'wrong_listing')).toBe(kind === 'contractor');
    }
    const offered = new Set(REPORT_KINDS.flatMap((kind) => REPORT_REASONS_OF[kind]));
    expect(REPORT_REASONS.filter((reason) => !offered.has(reason))).toEqual([]);
  });

  test('a report weighs less after wrong ones, the first of which has no consequence; right ones make up for them', () => {
    const weights = [0, 1, 2, 3, 9].map((wrong) => reportWeight({ wrong, right: 0 }));
    expect(weights).toEqual([1, 1, 0.5, 0.25, 0.25]);
    expect(reportWeight({ wrong: 5, right: 4 })).toBe(1);
    expect(reportWeight({ wrong: 0, right: 8 })).toBe(1);
  });

  test('a listing is kept or corrected, every other text kept or taken down', () => {
    expect(outcomesOf('contractor')).toEqual(['keep', 'correct']);
    for (const kind of ['review', 'response', 'posting'] as const)
      expect(outcomesOf(kind)).toEqual(['keep', 'take_down']);
  });
});

describe('the passage of a report', () => {
  const text = 'He lives at\n4066 Heron Pass.  José saw it.';

  test('the passage of a report stands in the text whatever the white space between the words', () => {
    expect(isPassageOf('lives at 4066  Heron', [text])).toBe(true);
    expect(isPassageOf('Jose\u0301 saw', [text])).toBe(true);
    expect(isPassageOf('Pass', ['other', text])).toBe(true);
  });

  test('the passage of a report is not in the text when a word differs, or when nothing is marked', () => {
    expect(isPassageOf('lives at 4067 Heron', [text])).toBe(false);
    expect(isPassageOf(' \n ', [text])).toBe(false);
  });

  test('the passage of a report is what the reader selected in the text, and nothing that is selected elsewhere or too long', () => {
    expect(passageIn(' at\n4066  Heron ', [text])).toBe('at 4066 Heron');
    expect(passageIn('Follow us', [text])).toBe('');
    expect(passageIn('', [text])).toBe('');
    expect(passageIn('a'.repeat(501), ['a'.repeat(600)])).toBe('');
  });
});
