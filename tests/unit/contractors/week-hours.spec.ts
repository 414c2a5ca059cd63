import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import { isPublicWebsite } from '../../../server/contractors/public-website.ts';
import {
  problemsOfWeek,
  toOpeningHours,
  toTypedDay,
  type TypedHours,
} from '../../../server/contractors/hours/week-hours.ts';

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
    [
      'a break at noon',
      week({ monday: { opens: '09:00', closes: '14:00', opens_2: '16:00', closes_2: '19:00' } }),
      {},
    ],
    [
      'three spans typed in any order',
      week({
        monday: {
          opens: '20:00',
          closes: '01:00',
          opens_2: '07:00',
          closes_2: '09:00',
          opens_3: '12:00',
          closes_3: '14:00',
        },
      }),
      {},
    ],
    [
      'a second span with one time',
      week({ monday: { opens: '09:00', closes: '14:00', opens_2: '16:00', closes_2: '' } }),
      { monday: 'half' },
    ],
    [
      'two spans that overlap',
      week({ monday: { opens: '09:00', closes: '16:30', opens_2: '16:00', closes_2: '19:00' } }),
      { monday: 'spans_overlap' },
    ],
    ['the whole day', week({ monday: { opens: '', closes: '', all_day: true } }), {}],
    ['midnight to midnight', week({ monday: { opens: '00:00', closes: '00:00' } }), {}],
    [
      'a night that goes on into a whole day',
      week({ sunday: { opens: '22:00', closes: '02:00' }, monday: { opens: '', closes: '', all_day: true } }),
      { sunday: 'overlap' },
    ],
  ])('the hours of a week: %s', (_what, hours, problems) => {
    expect(problemsOfWeek(hours)).toEqual(problems);
  });

  test.each([
    ['00:00 to 00:00', { opens: '00:00', closes: '00:00' }],
    ['00:00 to 23:59', { opens: '00:00', closes: '23:59' }],
    ['the box', { opens: '09:00', closes: '', all_day: true }],
  ])('the hours of a week: %s is kept and shown as the whole day', (_title, monday) => {
    const stored = toOpeningHours(week({ monday }))?.monday ?? null;
    expect(stored).toEqual({ opens: '00:00', closes: '24:00' });
    expect(toTypedDay(stored)).toEqual({ opens: '', closes: '', all_day: true });
  });

  test('the hours of a week spans are kept in order, and a form shows what was kept', () => {
    const typed = { opens: '16:00', closes: '19:00', opens_2: '09:00', closes_2: '14:00' };
    const stored = toOpeningHours(week({ monday: typed }))?.monday ?? null;
    expect(stored).toEqual({ opens: '09:00', closes: '14:00', more: [{ opens: '16:00', closes: '19:00' }] });
    expect(toTypedDay(stored)).toEqual({
      opens: '09:00',
      closes: '14:00',
      opens_2: '16:00',
      closes_2: '19:00',
    });
    expect(toTypedDay(null)).toEqual({ opens: '', closes: '' });
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
    'a website: %s is public',
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
  ])('a website: %s is not', (address) => expect(isPublicWebsite(address)).toBe(false));
});
