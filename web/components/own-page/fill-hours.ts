import type { Weekday } from '../../../common/profiles/weekdays.ts';
import type { TypedDay } from '../../../server/contractors/hours/week-hours.ts';
import { checkBox, fillField } from './fill-field.ts';

const ENDS = ['opens', 'closes', 'opens_2', 'closes_2', 'opens_3', 'closes_3'] as const;

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`input[name="${name}"]:not([type=hidden])`);

/** Fills the fields of one day; a day that closes for a break shows its further times. */
export function fillDay(form: HTMLFormElement, day: Weekday, hours: TypedDay): void {
  for (const end of ENDS) {
    const field = fieldOf(form, `hours.${day}.${end}`);
    if (field === null) continue;
    fillField(field, hours[end] ?? '');
    if (field.value !== '' && end.endsWith('2')) field.closest('details')?.setAttribute('open', '');
  }
  const allDay = fieldOf(form, `hours.${day}.all_day`);
  if (allDay) checkBox(allDay, hours.all_day ?? false);
}

/** Copies Monday's hours to other days of the form. */
export function copyMonday(form: HTMLFormElement, days: readonly Weekday[]): void {
  const times = ENDS.map((end) => [end, fieldOf(form, `hours.monday.${end}`)?.value ?? ''] as const);
  const monday: TypedDay = {
    opens: '',
    closes: '',
    ...Object.fromEntries(times),
    all_day: fieldOf(form, 'hours.monday.all_day')?.checked ?? false,
  };
  for (const day of days) fillDay(form, day, monday);
}
