import { type Currency } from '../../../common/currencies.ts';
import {
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  SCORE_KEYS,
} from '../../../common/constants.ts';
import type { ReviewFormOptions } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Field, FieldError, FieldHelp } from '../ui/field.tsx';
import { PhotoField, type PhotoEntry } from '../uploads/photo-field.tsx';
import type { ListChange } from '../uploads/upload-field.tsx';
import { Section } from '../ui/section.tsx';
import { StarInput } from '../ui/star-input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { FactQuestions } from './fact-questions.tsx';
import { JobFields } from './job-fields.tsx';
import type { FieldErrors } from '../../lib/open-errors.ts';
import type { ReviewFields } from './review-fields.ts';

export type ReviewFormProps = {
  fields: ReviewFields;
  currency: Currency;
  options: ReviewFormOptions;
  errors: FieldErrors;
  onChange: (changes: Partial<ReviewFields>) => void;
  onPhotos: (change: ListChange<PhotoEntry>) => void;
};

/** The fields of a review, for writing one and for changing one; the buttons are the caller's. */
export function ReviewForm({ fields, currency, options, errors, onChange, onPhotos }: ReviewFormProps) {
  const t = useT();
  return (
    <div className="max-w-form">
      <Section title={t('review_form.words')}>
        <div className="grid gap-6">
          <Overall fields={fields} errors={errors} onChange={onChange} />
          <Words fields={fields} errors={errors} onChange={onChange} />
        </div>
      </Section>
      <Section title={t('review_form.photos')}>
        <PhotoField photos={fields.photos} error={errors['photos']} onChange={onPhotos} />
      </Section>
      <Section title={t('review_form.scores')}>
        <Scores fields={fields} errors={errors} onChange={onChange} />
      </Section>
      <Section title={t('review_form.job')}>
        <JobFields
          job={fields.job}
          currency={currency}
          options={options}
          errors={errors}
          onChange={(changes) => onChange({ job: { ...fields.job, ...changes } })}
        />
      </Section>
      <Section title={t('review_form.facts')}>
        <FactQuestions facts={fields.facts} errors={errors} onChange={(facts) => onChange({ facts })} />
      </Section>
    </div>
  );
}

type PartProps = Omit<ReviewFormProps, 'options' | 'currency' | 'onPhotos'>;

function Overall({ fields, errors, onChange }: PartProps) {
  const t = useT();
  return (
    <StarInput
      label={t('review_form.overall_question')}
      value={fields.overall}
      onChange={(overall) => onChange({ overall })}
      error={errors['overall']}
      required
    />
  );
}

function Words({ fields, errors, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <Field
        label={t('review_form.title')}
        help={t('review_form.title_help')}
        error={errors['title']}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            maxLength={REVIEW_TITLE_MAX_LENGTH}
            value={fields.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('review_form.body')} help={t('review_form.body_help')} error={errors['body']} required>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={8}
            counter={REVIEW_BODY_MAX_LENGTH}
            minimum={REVIEW_BODY_MIN_LENGTH}
            value={fields.body}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Scores({ fields, errors, onChange }: PartProps) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <FieldHelp>{t('review_form.scores_help')}</FieldHelp>
      {SCORE_KEYS.map((key) => (
        <StarInput
          key={key}
          label={t(`reviews.score.${key}`)}
          value={fields.scores[key]}
          onChange={(stars) => onChange({ scores: { ...fields.scores, [key]: stars } })}
          error={errors[`scores.${key}`]}
          allowNotApplicable
        />
      ))}
      {errors['scores'] && <FieldError>{errors['scores']}</FieldError>}
    </div>
  );
}
