import { WEEKDAYS, type Weekday } from '../../../common/profiles/weekdays.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

/** Words for days in both languages, without accents. */
export const DAY_WORDS: Readonly<Record<string, readonly Weekday[]>> = Object.fromEntries(
  (
    [
      ['mon monday mondays mo lun lunes lu', ['monday']],
      ['tue tues tuesday tuesdays tu mar martes ma', ['tuesday']],
      ['wed weds wednesday wednesdays we mie miercoles mi', ['wednesday']],
      ['thu thur thurs thursday thursdays th jue jueves ju', ['thursday']],
      ['fri friday fridays fr vie viernes vi', ['friday']],
      ['sat saturday saturdays sa sab sabado sabados', ['saturday']],
      ['sun sunday sundays su dom domingo domingos do', ['sunday']],
      ['weekdays workdays entresemana', WORKDAYS],
      ['weekends weekend finesdesemana findesemana', WEEKEND],
      ['daily everyday alldays todoslosdias diario', WEEKDAYS],
    ] as const
  ).flatMap(([words, days]) => words.split(' ').map((word) => [word, days])),
);
/** Terms of more than one word, or of single letters, that become one word. */
export const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bevery ?day\b|\b(?:all|7|seven) days(?: a week)?\b/g, 'daily'],
  [/\btodos los dias\b|\blos 7 dias\b/g, 'diario'],
  [/\bentre semana\b/g, 'entresemana'],
  [/\bfin(?:es)? de semana\b/g, 'findesemana'],
  [/\bl ?(?:-|a) ?v\b/g, 'lun - vie'],
  [/\bl ?(?:-|a) ?s\b/g, 'lun - sab'],
  [/\bl ?(?:-|a) ?d\b/g, 'lun - dom'],
  [/\bm ?- ?f\b/g, 'mon - fri'],
  [/\b24 ?[/x*×] ?7\b/g, 'allday'],
  [/\b(?:open )?24 ?(?:hours|hrs|hr|horas|h)\b|\babierto 24 horas\b/g, 'allday'],
  [/\b(?:las )?24 horas\b/g, 'allday'],
  [/\b(?:12 )?(?:noon|mediodia)\b/g, '12:00pm'],
  [/\b(?:12 )?midnight\b|\b(?:12 )?medianoche\b/g, '12:00am'],
  [/([ap])\. ?m\.?/g, '$1m'],
  [/\bde la manana\b/g, 'am'],
  [/\bde la (?:tarde|noche)\b/g, 'pm'],
];
export const RANGE: ReadonlySet<string> = new Set('- to a al through thru until till hasta'.split(' '));
export const AND: ReadonlySet<string> = new Set(', ; / & + | : . and y e or o'.split(' '));
export const SILENT: ReadonlySet<string> = new Set(
  'from de desde el la las los open abierto abrimos hours horario hrs hr hs horas h the on at con descanso'.split(
    ' ',
  ),
);
export const CLOSED: ReadonlySet<string> = new Set('closed cerrado cerramos off descansamos'.split(' '));
