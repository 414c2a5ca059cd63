import { useId, type ReactNode } from 'react';
import { localeOf } from '../../../common/language.ts';
import { useShared, useT } from '../../lib/app-context.tsx';
import { FieldError, FieldHelp } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

type Props = {
  legend: ReactNode;
  help?: ReactNode;
  error?: string;
  /** YYYY-MM; a part of it while only one of the two is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** YYYY-MM, both included. */
  earliest: string;
  latest: string;
};

/** A month and a year, each from a list: browsers differ too much in their own control. */
export function MonthInput({ legend, help, error, value, onChange, earliest, latest }: Props) {
  const t = useT();
  const id = useId();
  const { language } = useShared();
  const [year = '', month = ''] = value.split('-');
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const invalid = error ? true : undefined;
  return (
    <fieldset className="field" aria-describedby={describedBy || undefined}>
      <legend className="field-label mb-1.5">{legend}</legend>
      {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
      <div className="flex flex-wrap gap-3">
        <div className="min-w-40 flex-1">
          <Select
            aria-label={t('review_form.month_part')}
            aria-invalid={invalid}
            placeholder={t('review_form.month_part')}
            options={monthOptions(localeOf(language))}
            value={month}
            onChange={(event) => onChange(joined(year, event.target.value))}
          />
        </div>
        <div className="min-w-28 flex-1">
          <Select
            aria-label={t('review_form.year_part')}
            aria-invalid={invalid}
            placeholder={t('review_form.year_part')}
            options={yearOptions(earliest, latest)}
            value={year}
            onChange={(event) => onChange(joined(event.target.value, month))}
          />
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const joined = (year: string, month: string): string => (year || month ? `${year}-${month}` : '');

function monthOptions(locale: string) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name.format(new Date(Date.UTC(2020, index, 1))),
  }));
}

function yearOptions(earliest: string, latest: string) {
  const first = Number(earliest.slice(0, 4));
  const last = Number(latest.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(last - index),
    label: String(last - index),
  }));
}
