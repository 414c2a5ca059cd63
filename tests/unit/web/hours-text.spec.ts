import { describe, expect, test } from 'vitest';
import { readHours } from '../../../web/lib/hours/hours-text.ts';

const brief = (text: string): string => {
  const read = readHours(text);
  if ('unknown' in read) return `? ${read.unknown}`;
  return Object.entries(read.days)
    .map(([day, { opens, closes, opens_2, closes_2, opens_3, closes_3, all_day }]) =>
      [
        day.slice(0, 2),
        all_day ? 'all' : opens === '' ? 'closed' : `${opens}-${closes}`,
        ...(opens_2 ? [`${opens_2}-${closes_2}`] : []),
        ...(opens_3 ? [`${opens_3}-${closes_3}`] : []),
      ].join(' '),
    )
    .join(', ');
};
const days = (names: string, times: string) =>
  names
    .split(' ')
    .map((day) => `${day} ${times}`)
    .join(', ');
const WORK = 'mo tu we th fr';
const ALL = `${WORK} sa su`;

describe('business hours as people write them', () => {
  test.each([
    ['Mon–Fri 8–5', days(WORK, '08:00-17:00')],
    ['Monday to Friday: 8:30am - 5pm', days(WORK, '08:30-17:00')],
    ['M-F 7-4', days(WORK, '07:00-16:00')],
    ['weekdays 9 a.m. to 6 p.m.', days(WORK, '09:00-18:00')],
    ['Mon, Wed & Fri 10–2', days('mo we fr', '10:00-14:00')],
    ['Sat 9am–1pm; Sun closed', 'sa 09:00-13:00, su closed'],
    ['Fri–Mon 8-12', days('fr sa su mo', '08:00-12:00')],
    ['24/7', days(ALL, 'all')],
    ['Open 24 hours', days(ALL, 'all')],
    ['Sa-Su 24/7, Mo-Fr 8-5', `${days('sa su', 'all')}, ${days(WORK, '08:00-17:00')}`],
    ['24x7', days(ALL, 'all')],
    [
      'Sunday & Monday: 11 am - 9 pm Tuesday - Saturday: 11 am - 10 pm',
      `${days('su mo', '11:00-21:00')}, ${days('tu we th fr sa', '11:00-22:00')}`,
    ],
    ['Tu-Fr 09:00-14:00,19:00-01:00', days('tu we th fr', '09:00-14:00 19:00-01:00')],
    ['Sun 9:00 am - 12:30 pm', 'su 09:00-12:30'],
    ['Fri 12:00 pm - 3:30 pm', 'fr 12:00-15:30'],
    ['Fri noon-midnight', 'fr 12:00-00:00'],
    ['Mo-Su 8:00 am -1:00 am', days(ALL, '08:00-01:00')],
    ['Monday11AM–9PM', 'mo 11:00-21:00'],
    ['8-5', days(ALL, '08:00-17:00')],
    ['every day 1–5 pm', days(ALL, '13:00-17:00')],
    ['Tue 1-5', 'tu 13:00-17:00'],
    ['Tue noon - midnight', 'tu 12:00-00:00'],
    ['Sat 22:00-06:00', 'sa 22:00-06:00'],
    ['Thu 7–9 pm', 'th 07:00-21:00'],
    ['Monday 8 AM–5 PM\nTuesday Closed\nWednesday 8 AM–5 PM', 'mo 08:00-17:00, tu closed, we 08:00-17:00'],
    ['lunes a viernes de 8 a 18', days(WORK, '08:00-18:00')],
    ['L a V 9-6, S 9-2', `${days(WORK, '09:00-18:00')}, sa 09:00-14:00`],
    ['S 9-2', '? s'],
    ['L a V 9-6, sáb 9-2', `${days(WORK, '09:00-18:00')}, sa 09:00-14:00`],
    ['Lun-Vie de 8 a 13 y de 15 a 18', days(WORK, '08:00-13:00 15:00-18:00')],
    ['miércoles 8–1, 3–6', 'we 08:00-13:00 15:00-18:00'],
    ['todos los días 7:00 a.m. a 9:00 p.m.', days(ALL, '07:00-21:00')],
    ['sábados de 9 a 2 de la tarde; domingos cerrado', 'sa 09:00-14:00, su closed'],
    ['entre semana 08:00-17:00 hrs', days(WORK, '08:00-17:00')],
    ['fines de semana cerrado', days('sa su', 'closed')],
    ['jueves 9h30 a 14h00', 'th 09:30-14:00'],
    ['Lunes a sábado 24 horas', days(`${WORK} sa`, 'all')],
  ])('the hours "%s" are read as days and times', (text, read) => {
    expect(brief(text)).toBe(read);
  });

  test.each([
    ['by appointment', '? by'],
    ['Mon–Fri 8', '? Mon–Fri 8'],
    ['Mon 25-26', '? 25'],
    ['Mon 8:75-9', '? 8:75'],
    ['Mon 13pm-15', '? 13pm'],
    ['Mo-Su 08:30-17:30; Dec 30-31 off', '? dec'],
    ['PH 06:00-21:00', '? ph'],
    ['7.30 am - 14.00 pm', '? 14.00 pm'],
    ['Fr 14:00+', '? Fr 14:00+'],
    ['', '? '],
    ['Mon', '? Mon'],
    ['1-2 3-4 5-6 7-8 Mon', '? 1-2 3-4 5-6 7-8 Mon'],
    ['constructor 8-5', '? constructor'],
  ])('the text "%s" is no hours, and says which words are not understood', (text, read) => {
    expect(brief(text)).toBe(read);
  });
});
