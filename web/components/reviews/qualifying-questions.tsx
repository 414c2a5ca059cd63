import {
  REVIEW_CONTACTS,
  REVIEW_OFFERS,
  REVIEW_RELATIONS,
  STAGES,
  type ReviewContact,
  type Stage,
} from '../../../common/constants.ts';
import { useT } from '../../lib/app-context.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { MonthInput } from './month-input.tsx';
import type { FieldErrors } from '../../lib/open-errors.ts';
import type { JobFields, QualifyingFields } from './review-fields.ts';

type Props = {
  contractor: string;
  qualifying: QualifyingFields;
  job: JobFields;
  months: { earliest: string; latest: string };
  errors: FieldErrors;
  onQualifying: (changes: Partial<QualifyingFields>) => void;
  onJob: (changes: Partial<JobFields>) => void;
};

/** What is asked before a review: whoever had nothing to do with the contractor is asked no more than that. */
export function QualifyingQuestions(props: Props) {
  const { contractor, qualifying, errors, onQualifying, onJob } = props;
  const t = useT();
  const chooseContact = (contact: ReviewContact) => {
    onQualifying({ contact });
    // Nobody has seen more than a quote who did not hire.
    if (contact !== 'hired') onJob({ stage: 'quote_only' });
    else if (props.job.stage === 'quote_only') onJob({ stage: null });
  };
  return (
    <div className="grid gap-8">
      <RadioGroup
        name="contact"
        legend={t('review_form.q.contact', { contractor })}
        options={REVIEW_CONTACTS.map((value) => ({ value, label: t(`review_form.q.contact.${value}`) }))}
        value={qualifying.contact}
        onChange={chooseContact}
        error={errors['qualifying.contact']}
      />
      <RadioGroup
        name="relation"
        legend={t('review_form.q.relation')}
        options={REVIEW_RELATIONS.map((value) => ({ value, label: t(`review_form.q.relation.${value}`) }))}
        value={qualifying.relation}
        onChange={(relation) => onQualifying({ relation })}
        error={errors['qualifying.relation']}
      />
      {qualifying.contact !== 'neither' && <JobQuestions {...props} />}
      <RadioGroup
        name="offered"
        legend={t('review_form.q.offered')}
        help={t('review_form.q.offered_help')}
        options={REVIEW_OFFERS.map((value) => ({ value, label: t(`review_form.q.offered.${value}`) }))}
        value={qualifying.offered}
        onChange={(offered) => onQualifying({ offered })}
        error={errors['qualifying.offered']}
      />
    </div>
  );
}

function JobQuestions({ qualifying, job, months, errors, onJob }: Props) {
  const t = useT();
  const hired = qualifying.contact === 'hired';
  return (
    <>
      {hired && (
        <RadioGroup<Stage>
          name="stage"
          legend={t('review_form.q.stage')}
          options={STAGES.map((value) => ({ value, label: t(`reviews.stage.${value}`) }))}
          value={job.stage}
          onChange={(stage) => onJob({ stage })}
          error={errors['job.stage']}
        />
      )}
      <MonthInput
        legend={t(hired ? 'review_form.q.month' : 'review_form.q.month_contacted')}
        help={hired ? t('review_form.q.month_help') : undefined}
        value={job.month}
        onChange={(month) => onJob({ month })}
        error={errors['job.month']}
        {...months}
      />
    </>
  );
}
