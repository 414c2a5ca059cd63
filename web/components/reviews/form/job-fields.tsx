import type { Currency } from '../../../../common/format/currencies.ts';
import { COST_BANDS, STAGES, type CostBand, type Stage } from '../../../../common/constants.ts';
import type { ReviewFormOptions } from '../../../../server/reviews/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import type { JobFields as Job } from './review-fields.ts';

type Props = { job: Job; errors: FieldErrors; onChange: (changes: Partial<Job>) => void };

/** The contractor's own trades first; a line parts them from the rest. */
export function TradeField({ job, options, errors, onChange }: Props & { options: ReviewFormOptions }) {
  const t = useT();
  const { ownTrades, otherTrades } = options;
  const parting = { value: 'parting', label: '──────────', disabled: true };
  const listed = (trades: typeof ownTrades) => trades.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="job.trade_id"
      label={t('review_form.trade')}
      error={errors['job.trade_id']}
      required
      placeholder={t('review_form.trade_choose')}
      options={[...listed(ownTrades), ...(ownTrades.length > 0 ? [parting] : []), ...listed(otherTrades)]}
      value={job.trade_id ?? ''}
      onChange={(value) => onChange({ trade_id: value ? Number(value) : null })}
    />
  );
}

export function StageField({ job, errors, onChange }: Props) {
  const t = useT();
  return (
    <SelectField
      name="job.stage"
      label={t('review_form.stage')}
      error={errors['job.stage']}
      required
      options={STAGES.map((value) => ({ value, label: t(`reviews.stage.${value}`) }))}
      value={job.stage ?? ''}
      onChange={(value) => onChange({ stage: value as Stage })}
    />
  );
}

/** The bands are in the money of the contractor's country, and say which. */
export function CostField({ job, currency, errors, onChange }: Props & { currency: Currency }) {
  const t = useT();
  return (
    <SelectField
      name="job.cost_band"
      label={t('review_form.cost')}
      help={t('review_form.cost_help')}
      error={errors['job.cost_band']}
      placeholder={t('review_form.cost_choose')}
      options={COST_BANDS.map((value) => ({
        value,
        label: t(`reviews.cost_band.${currency}.${value}`),
      }))}
      value={job.cost_band}
      onChange={(value) => onChange({ cost_band: value as CostBand | '' })}
    />
  );
}

export function PlaceFields({ job, errors, onChange }: Props) {
  const t = useT();
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-[2fr_1fr]">
      <TextField
        name="job.city"
        label={t('review_form.city')}
        help={t('review_form.place_help')}
        error={errors['job.city']}
        autoComplete="address-level2"
        maxLength={100}
        value={job.city}
        onChange={(city) => onChange({ city })}
      />
      <TextField
        name="job.postal_code"
        label={t('review_form.postal_code')}
        error={errors['job.postal_code']}
        autoComplete="postal-code"
        maxLength={12}
        value={job.postal_code}
        onChange={(postal_code) => onChange({ postal_code })}
      />
    </div>
  );
}
