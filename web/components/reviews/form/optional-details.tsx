import { useState, type ReactNode } from 'react';
import { SCORE_KEYS } from '../../../../common/constants.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { PhotoField } from '../../uploads/photo-field.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import { FieldError, FieldHelp } from '../../ui/form/field.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';
import { FactQuestions } from './fact-questions.tsx';
import { CostField, PlaceFields } from './job-fields.tsx';
import type { ReviewFormProps } from './review-form-props.ts';
import type { JobFields } from './review-fields.ts';

type Props = ReviewFormProps & { onJob: (changes: Partial<JobFields>) => void };

/** Errors of these fields open what holds them. */
const HOLDS = /^(?:scores|facts|photos|job\.(?:city|postal_code|cost_band))/u;

/** The optional second step. Its fields are sent even while it is closed. */
export function OptionalDetails(props: Props) {
  const { fields, currency, errors, isNew = false, onChange, onPhotos, onJob } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const hasErrors = Object.keys(errors).some((name) => HOLDS.test(name));
  const title = t(isNew ? 'review_form.step_two' : 'review_form.details');
  return (
    <Disclosure
      className="review-extras"
      summary={title}
      open={isOpen || hasErrors}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <div className="grid gap-8">
        <FieldHelp>{t('review_form.details_purpose')}</FieldHelp>
        <Part title={t('review_form.facts')}>
          <FactQuestions facts={fields.facts} errors={errors} onChange={(facts) => onChange({ facts })} />
        </Part>
        <Part title={t('review_form.scores')}>
          <Scores {...props} />
        </Part>
        <Part title={t('review_form.job')}>
          <CostField job={fields.job} currency={currency} errors={errors} onChange={onJob} />
          <PlaceFields job={fields.job} errors={errors} onChange={onJob} />
        </Part>
        {fields.photos.map(({ id }) => (
          <input key={id} type="hidden" name="photos[]" value={id} />
        ))}
        <PhotoField photos={fields.photos} error={errors['photos']} onChange={onPhotos} />
      </div>
    </Disclosure>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Scores({ fields, errors, onChange }: Props) {
  const t = useT();
  return (
    <div className="grid gap-3">
      {SCORE_KEYS.map((key) => (
        <StarInput
          key={key}
          name={`scores.${key}`}
          label={t(`reviews.score.${key}`)}
          value={fields.scores[key]}
          onChange={(stars) => onChange({ scores: { ...fields.scores, [key]: stars } })}
          error={errors[`scores.${key}`]}
          clearable
        />
      ))}
      {errors['scores'] && <FieldError>{errors['scores']}</FieldError>}
    </div>
  );
}
