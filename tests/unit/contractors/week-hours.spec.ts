import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../server/contractors/opening-hours.ts';
import { isPublicWebsite } from '../../../server/contractors/public-website.ts';
import { problemsOfWeek, toOpeningHours, type TypedHours } from '../../../server/contractors/week-hours.ts';

const week = (days: Partial<TypedHours>): TypedHours => ({
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, { opens: '', closes: '' }])) as TypedHours),
  ...days,
});

describe('the hours of a week', () => {
  test.each([
    ['ordinary hours', week({ monday: { opens: '08:00', closes: '17:00' } }), {}],
    ['no hours at all', week({}), {}],
    ['a night that ends by six', week({ friday: { opens: '20:00', closes: '04:00' } }), {}],
    ['a missing end', week({ monday: { opens: '08:00', closes: '' } }), { monday: 'half' }],
    [
      'an end before the beginning',
      week({ monday: { opens: '17:00', closes: '08:00' } }),
      { monday: 'ends_first' },
    ],
    [
      'an end at the beginning',
      week({ monday: { opens: '08:00', closes: '08:00' } }),
      { monday: 'ends_first' },
    ],
    [
      'a Sunday night that goes on into Monday’s hours',
      week({ sunday: { opens: '22:00', closes: '06:00' }, monday: { opens: '05:00', closes: '14:00' } }),
      { sunday: 'overlap' },
    ],
  ])('%s', (_what, hours, problems) => {
    expect(problemsOfWeek(hours)).toEqual(problems);
  });

  test('none on any day are none known', () => {
    expect(toOpeningHours(week({}))).toBeNull();
    expect(toOpeningHours(week({ monday: { opens: '08:00', closes: '17:00' } }))).toMatchObject({
      monday: { opens: '08:00', closes: '17:00' },
      tuesday: null,
    });
  });
});

describe('a website', () => {
  test.each(['https://example.com', 'http://www.example.com.mx/obras?x=1', 'https://a-b.co'])(
    '%s is public',
    (address) => expect(isPublicWebsite(address)).toBe(true),
  );
  test.each([
    'https://localhost',
    'https://127.0.0.1',
    'https://192.168.0.1/admin',
    'https://[::1]/',
    'https://printer.local',
    'https://wiki.internal',
    'https://xn--pypal-4ve.com',
    'https://pаypal.com',
    'https://user:word@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
  ])('%s is not', (address) => expect(isPublicWebsite(address)).toBe(false));
});
