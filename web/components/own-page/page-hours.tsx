import { Fragment } from 'react';
import type { Weekday } from '../../../common/profiles/weekdays.ts';
import type { TypedDay } from '../../../server/contractors/hours/week-hours.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { SelectField } from '../form/fields.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { copyMonday } from './fill-hours.ts';
import type { PagePartProps } from './page-lists.tsx';
import { TypedHours } from './typed-hours.tsx';

/** The hours of a week, and the clock that they are read by. */
export function HoursFields({ page, options, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <div>
        <TypedHours />
        <p className="my-3 text-muted">{t('profile.hours_help')}</p>
        {(Object.entries(page.hours) as [Weekday, TypedDay][]).map(([day, stored]) => (
          <Fragment key={day}>
            <DayFields day={day} stored={stored} error={errors[`hours.${day}`]} />
            {day === 'monday' && <CopyHours />}
          </Fragment>
        ))}
      </div>
      <SelectField
        name="time_zone"
        label={t('profile.time_zone')}
        error={errors['time_zone']}
        options={options.timeZones}
        placeholder={t('profile.time_zone_own')}
        defaultValue={kept.text('time_zone', page.time_zone)}
      />
    </>
  );
}

function DayFields({ day, stored, error }: { day: Weekday; stored: TypedDay; error: string | undefined }) {
  const t = useT();
  const kept = useKeptInput();
  const hasBreak = ['opens_2', 'closes_2', 'opens_3', 'closes_3'].some(
    (end) => kept.text(`hours.${day}.${end}`, stored[end as keyof TypedDay] as string | undefined) !== '',
  );
  return (
    <fieldset className="hours-day" aria-invalid={error ? true : undefined}>
      <legend>{t(`profile.day.${day}`)}</legend>
      <Times day={day} stored={stored} ends={['opens', 'closes']} />
      <Disclosure className="hours-break" open={hasBreak} summary={t('profile.with_break')}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1">
          <Times day={day} stored={stored} ends={['opens_2', 'closes_2', 'opens_3', 'closes_3']} />
        </div>
      </Disclosure>
      <div className="hours-break">
        <input type="hidden" name={`hours.${day}.all_day`} value="no" />
        <Checkbox
          name={`hours.${day}.all_day`}
          value="yes"
          label={t('profile.all_day')}
          defaultChecked={kept.flag(`hours.${day}.all_day`, stored.all_day ?? false)}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

type End = Exclude<keyof TypedDay, 'all_day'>;

function Times({ day, stored, ends }: { day: Weekday; stored: TypedDay; ends: readonly End[] }) {
  const t = useT();
  const kept = useKeptInput();
  return ends.map((end) => (
    <label key={end}>
      <span className="text-sm text-muted">
        {t(
          end.startsWith('closes')
            ? 'profile.closes'
            : end === 'opens'
              ? 'profile.opens'
              : 'profile.opens_again',
        )}
      </span>
      <TextInput
        type="time"
        name={`hours.${day}.${end}`}
        defaultValue={kept.text(`hours.${day}.${end}`, stored[end])}
      />
    </label>
  ));
}

const WORKDAYS: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];
const TARGETS: readonly (readonly [MessageKey, readonly Weekday[]])[] = [
  ['profile.hours_to_weekdays', WORKDAYS],
  ['profile.hours_to_all', [...WORKDAYS, 'saturday', 'sunday']],
];

/** Copies Monday's times to the other days of the form; a form without scripts has no use for it. */
function CopyHours() {
  const t = useT();
  return (
    <div className="hours-copy with-scripts">
      {TARGETS.map(([label, days]) => (
        <Button
          key={label}
          size="small"
          onClick={({ currentTarget: { form } }) => form && copyMonday(form, days)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
