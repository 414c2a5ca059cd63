import type { Weekday } from '../../../server/contractors/opening-hours.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/app-context.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { PagePartProps } from './page-lists.tsx';

/** The hours of a week, and the clock that they are read by. */
export function HoursFields({ page, options, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <div>
        <p className="mb-3 text-muted">{t('profile.hours_help')}</p>
        {(Object.entries(page.hours) as [Weekday, { opens: string; closes: string }][]).map(
          ([day, stored]) => (
            <fieldset
              key={day}
              className="hours-day"
              aria-invalid={errors[`hours.${day}`] ? true : undefined}
            >
              <legend>{t(`profile.day.${day}`)}</legend>
              {(['opens', 'closes'] as const).map((end) => (
                <label key={end}>
                  <span className="text-sm text-muted">
                    {t(end === 'opens' ? 'profile.opens' : 'profile.closes')}
                  </span>
                  <TextInput
                    type="time"
                    name={`hours.${day}.${end}`}
                    defaultValue={kept.text(`hours.${day}.${end}`, stored[end])}
                  />
                </label>
              ))}
              {errors[`hours.${day}`] && <FieldError>{errors[`hours.${day}`]}</FieldError>}
            </fieldset>
          ),
        )}
      </div>
      <Field label={t('profile.time_zone')} error={errors['time_zone']}>
        {(control) => (
          <Select
            {...control}
            name="time_zone"
            options={options.timeZones}
            placeholder={t('profile.time_zone_own')}
            defaultValue={kept.text('time_zone', page.time_zone)}
          />
        )}
      </Field>
    </>
  );
}
