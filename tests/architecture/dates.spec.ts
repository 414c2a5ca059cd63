import { expect, test } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

/** Files that name months or zones, and show no day. */
const OTHER_USES = new Set([
  'web/components/reviews/form/month-field.tsx',
  'server/places/time-zones.ts',
  'server/places/zone-name.ts',
  'server/notifications/inbox/quiet-hours.ts',
]);

test('no file but common/format/dates.ts writes a day its own way', () => {
  const files = sourceFiles(['server', 'web', 'common']).filter(({ path }) => !OTHER_USES.has(path));
  expect(linesMatching(files, /toLocale(Date|Time)String|DateTimeFormat|'\$2\/\$3\/\$1'/)).toEqual([]);
});

test('no Spanish text holds a date of figures', () => {
  const files = sourceFiles(['translations', 'content/mexican_spanish'], /\.(ts|html)$/);
  expect(linesMatching(files, /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{2,4}|\b(mm|dd)\/(mm|dd|aa)/i)).toEqual([]);
});
