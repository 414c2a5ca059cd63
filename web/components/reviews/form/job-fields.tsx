import type { Currency } from '../../../../common/format/currencies.ts';
import { COST_BANDS, STAGES, type CostBand, type Stage } from '../../../../common/constants.ts';
import type { ReviewFormOptions } from '../../../../server/reviews/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { JobFields as Job } from './review-fields.ts';

type Props = { job: Job; errors: FieldErrors; onChange: (changes: Partial<Job>) => void };

/** The contractor's own trades first; a line parts them from the rest. */
export function TradeField({ job, options, errors, onChange }: Props & { options: ReviewFormOptions }) {
  const t = useT();
  const { ownTrades, otherTrades } = options;
  const parting = { value: 'parting', label: '──────────', disabled: true };
  const listed = (trades: typeof ownTrades) => trades.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t('review_form.trade')} error={errors['job.trade_id']} required>
      {(control) => (
        <Select
          {...control}
          name="job.trade_id"
          placeholder={t('review_form.trade_choose')}
          options={[...listed(ownTrades), ...(ownTrades.length > 0 ? [parting] : []), ...listed(otherTrades)]}
          value={job.trade_id ?? ''}
          onChange={(event) => onChange({ trade_id: event.target.value ? Number(event.target.value) : null })}
        />
      )}
    </Field>
  );
}

export function StageField({ job, errors, onChange }: Props) {
  const t = useT();
  return (
    <Field label={t('review_form.stage')} error={errors['job.stage']} required>
      {(control) => (
        <Select
          {...control}
          name="job.stage"
          options={STAGES.map((value) => ({ value, label: t(`reviews.stage.${value}`) }))}
          value={job.stage ?? ''}
          onChange={(event) => onChange({ stage: event.target.value as Stage })}
        />
      )}
    </Field>
  );
}

/** The bands are in the money of the contractor's country, and say which. */
export function CostField({ job, currency, errors, onChange }: Props & { currency: Currency }) {
  const t = useT();
  return (
    <Field label={t('review_form.cost')} help={t('review_form.cost_help')} error={errors['job.cost_band']}>
      {(control) => (
        <Select
          {...control}
          name="job.cost_band"
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
  );
}

export function PlaceFields({ job, errors, onChange }: Props) {
  const t = useT();
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-[2fr_1fr]">
      <Field label={t('review_form.city')} help={t('review_form.place_help')} error={errors['job.city']}>
        {(control) => (
          <TextInput
            {...control}
            name="job.city"
            autoComplete="address-level2"
            maxLength={100}
            value={job.city}
            onChange={(event) => onChange({ city: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('review_form.postal_code')} error={errors['job.postal_code']}>
        {(control) => (
          <TextInput
            {...control}
            name="job.postal_code"
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
