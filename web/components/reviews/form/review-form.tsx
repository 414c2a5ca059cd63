import { Link } from '@inertiajs/react';
import {
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
} from '../../../../common/constants.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { TextAreaField, TextField } from '../../form/fields.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';
import { StageField, TradeField } from './job-fields.tsx';
import { MonthField } from './month-field.tsx';
import { OptionalDetails } from './optional-details.tsx';
import type { JobFields } from './review-fields.ts';
import type { ReviewFormProps } from './review-form-props.ts';

/** The fields of a review, for writing one and for changing one; the buttons are the caller's. */
export function ReviewForm(props: ReviewFormProps) {
  const { fields, options, errors, isNew = false, onChange } = props;
  const t = useT();
  const path = usePath();
  const onJob = (changes: Partial<JobFields>) => onChange({ job: { ...fields.job, ...changes } });
  const isQuote = fields.job.stage === 'quote_only';
  return (
    <div className="grid max-w-form gap-6">
      <StarInput
        name="overall"
        label={t('review_form.overall_question')}
        value={fields.overall}
        onChange={(overall) => onChange({ overall })}
        error={errors['overall']}
        required
      />
      {!isNew && <TitleField />}
      <BodyField />
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <TradeField job={fields.job} options={options} errors={errors} onChange={onJob} />
        <MonthField
          label={t(isQuote ? 'review_form.q.month_contacted' : 'review_form.month')}
          help={isQuote ? undefined : t('review_form.q.month_help')}
          error={errors['job.month']}
          value={fields.job.month}
          onChange={(month) => onJob({ month })}
          months={options.months}
        />
      </div>
      {!isNew && <StageField job={fields.job} errors={errors} onChange={onJob} />}
      <OptionalDetails {...props} onJob={onJob} />
      <p className="text-sm">
        <Link href={path('review_rules')}>{t('review_form.rules_link')}</Link>
      </p>
    </div>
  );
}

function TitleField() {
  const t = useT();
  return (
    <TextField
      name="title"
      label={t('review_form.title')}
      help={t('review_form.title_help')}
      required
      dir="auto"
      maxLength={REVIEW_TITLE_MAX_LENGTH}
    />
  );
}

function BodyField() {
  const t = useT();
  return (
    <TextAreaField
      name="body"
      label={t('review_form.body')}
      help={t('review_form.body_help')}
      required
      dir="auto"
      rows={6}
      counter={REVIEW_BODY_MAX_LENGTH}
      minimum={REVIEW_BODY_MIN_LENGTH}
    />
  );
}
