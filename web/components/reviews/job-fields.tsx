import { type Currency } from '../../../common/currencies.ts';
import { COST_BANDS, STAGES, type CostBand, type Stage } from '../../../common/constants.ts';
import type { ReviewFormOptions } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { MonthInput } from './month-input.tsx';
import type { FieldErrors } from '../../lib/open-errors.ts';
import type { JobFields as Job } from './review-fields.ts';

type Props = {
  job: Job;
  options: ReviewFormOptions;
  errors: FieldErrors;
  onChange: (changes: Partial<Job>) => void;
};

/** Which job the review is about: trade, month, state, place, cost. */
export function JobFields({ currency, ...props }: Props & { currency: Currency }) {
  const { job, options, errors, onChange } = props;
  const t = useT();
  return (
    <div className="grid gap-6">
      <TradeField job={job} options={options} errors={errors} onChange={onChange} />
      <Field label={t('review_form.stage')} error={errors['job.stage']} required>
        {(control) => (
          <Select
            {...control}
            options={STAGES.map((value) => ({ value, label: t(`reviews.stage.${value}`) }))}
            value={job.stage ?? ''}
            onChange={(event) => onChange({ stage: event.target.value as Stage })}
          />
        )}
      </Field>
      <MonthInput
        legend={t('review_form.month')}
        help={t('review_form.q.month_help')}
        value={job.month}
        onChange={(month) => onChange({ month })}
        error={errors['job.month']}
        {...options.months}
      />
      <PlaceFields job={job} errors={errors} onChange={onChange} />
      <Field
        label={t('review_form.cost')}
        help={t('review_form.cost_help')}
        error={errors['job.cost_band']}
        required
      >
        {(control) => (
          <Select
            {...control}
            placeholder={t('review_form.cost_choose')}
            options={COST_BANDS.map((value) => ({
              value,
              label: t(`reviews.cost_band.${currency}.${value}`),
            }))}
            value={job.cost_band}
            onChange={(event) => onChange({ cost_band: event.target.value as CostBand | '' })}
          />
        )}
      </Field>
    </div>
  );
}

/** The contractor's own trades first; a line parts them from the rest. */
function TradeField({ job, options, errors, onChange }: Props) {
  const t = useT();
  const { ownTrades, otherTrades } = options;
  const parting = { value: 'parting', label: '──────────', disabled: true };
  const listed = (trades: typeof ownTrades) => trades.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t('review_form.trade')} error={errors['job.trade_id']} required>
      {(control) => (
        <Select
          {...control}
          placeholder={t('review_form.trade_choose')}
          options={[...listed(ownTrades), ...(ownTrades.length > 0 ? [parting] : []), ...listed(otherTrades)]}
          value={job.trade_id ?? ''}
          onChange={(event) => onChange({ trade_id: event.target.value ? Number(event.target.value) : null })}
        />
      )}
    </Field>
  );
}

function PlaceFields({ job, errors, onChange }: Omit<Props, 'options'>) {
  const t = useT();
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-[2fr_1fr]">
      <Field
        label={t('review_form.city')}
        help={t('review_form.place_help')}
        error={errors['job.city']}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            required={job.postal_code === ''}
            autoComplete="address-level2"
            maxLength={100}
            value={job.city}
            onChange={(event) => onChange({ city: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('review_form.postal_code')} error={errors['job.postal_code']} required>
        {(control) => (
          <TextInput
            {...control}
            required={job.city === ''}
            autoComplete="postal-code"
            maxLength={12}
            value={job.postal_code}
            onChange={(event) => onChange({ postal_code: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
