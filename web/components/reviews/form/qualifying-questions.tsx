import {
  REVIEW_OFFERS,
  REVIEW_RELATIONS,
  type ReviewContact,
  type Stage,
} from '../../../../common/constants.ts';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import type { QualifyingFields } from './review-fields.ts';

/** Two questions in one: the stage of the job tells whether the author hired the contractor. */
const EXPERIENCES = ['finished', 'in_progress', 'abandoned', 'quote_only', 'none'] as const;
type Experience = (typeof EXPERIENCES)[number];

const CONTACT_OF: Readonly<Record<Experience, ReviewContact>> = {
  finished: 'hired',
  in_progress: 'hired',
  abandoned: 'hired',
  quote_only: 'contacted',
  none: 'neither',
};

type Props = {
  contractor: string;
  qualifying: QualifyingFields;
  stage: Stage | null;
  errors: FieldErrors;
  onChange: (qualifying: QualifyingFields, stage: Stage | null) => void;
};

/** The questions before a review, one tap each. */
export function QualifyingQuestions({ contractor, qualifying, stage, errors, onChange }: Props) {
  const t = useT();
  const chooseExperience = (chosen: Experience) =>
    onChange({ ...qualifying, contact: CONTACT_OF[chosen] }, chosen === 'none' ? null : chosen);
  return (
    <div className="grid gap-5">
      <RadioGroup
        name="experience"
        layout="row"
        legend={t('review_form.q.experience', { contractor })}
        options={EXPERIENCES.map((value) => ({ value, label: t(`review_form.q.experience.${value}`) }))}
        value={qualifying.contact === 'neither' ? 'none' : stage}
        onChange={chooseExperience}
        error={errors['qualifying.contact'] ?? errors['job.stage']}
      />
      <RadioGroup
        name="qualifying.relation"
        layout="row"
        legend={t('review_form.q.relation')}
        options={REVIEW_RELATIONS.map((value) => ({ value, label: t(`review_form.q.relation.${value}`) }))}
        value={qualifying.relation}
        onChange={(relation) => onChange({ ...qualifying, relation }, stage)}
        error={errors['qualifying.relation']}
      />
      <RadioGroup
        name="qualifying.offered"
        layout="row"
        legend={t('review_form.q.offered')}
        help={t('review_form.q.offered_help')}
        options={REVIEW_OFFERS.map((value) => ({ value, label: t(`review_form.q.offered.${value}`) }))}
        value={qualifying.offered}
        onChange={(offered) => onChange({ ...qualifying, offered }, stage)}
        error={errors['qualifying.offered']}
      />
    </div>
  );
}
