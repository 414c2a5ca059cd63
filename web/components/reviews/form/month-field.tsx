import type { ReactNode } from 'react';
import { localeOf } from '../../../../common/format/language.ts';
import { useShared, useT } from '../../../lib/page/app-context.tsx';
import { SelectField } from '../../form/fields.tsx';

type Props = {
  label: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  /** YYYY-MM, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** YYYY-MM, both included. */
  months: { earliest: string; latest: string };
};

/** A month from one list, the latest first: browsers differ too much in their own control. */
export function MonthField({ label, help, error, value, onChange, months }: Props) {
  const t = useT();
  const { language } = useShared();
  return (
    <SelectField
      name="job.month"
      label={label}
      help={help}
      error={error}
      required
      placeholder={t('review_form.month_choose')}
      options={monthOptions(months, value, localeOf(language))}
      value={value}
      onChange={onChange}
    />
  );
}

/** A review of a month that is out of reach by now keeps it. */
export function monthOptions({ earliest, latest }: Props['months'], value: string, locale: string) {
  const name = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const first = value !== '' && value < earliest ? value : earliest;
  return monthsBack(latest, first).map((month) => ({
    value: month,
    label: name.format(new Date(`${month}-01T00:00:00Z`)),
  }));
}

function monthsBack(latest: string, earliest: string): string[] {
  const [year = 0, month = 1] = latest.split('-').map(Number);
  const months: string[] = [];
  for (let place = year * 12 + month - 1; ; place -= 1) {
    const text = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
    if (text < earliest) return months;
    months.push(text);
  }
}
