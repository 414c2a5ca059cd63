import { useEffect, useRef, type ReactNode } from 'react';
import type { ReviewCreateView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { ExistingReviewAlert } from './existing-review-alert.tsx';
import { QualifyingQuestions } from './qualifying-questions.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { STEPS, useReviewWriter, type ReviewWriter } from './use-review-writer.ts';

/** Questions, review, preview: one at a time, with a way back that loses nothing. */
export function ReviewWriter(view: ReviewCreateView) {
  const t = useT();
  const writer = useReviewWriter(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, disqualification } = writer;
  const shown = disqualification ?? step;
  const first = useRef(shown);

  useEffect(() => {
    if (first.current === shown) return;
    first.current = shown;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  if (disqualification) {
    return (
      <div className="mt-6 max-w-form">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('review_form.disqualified_title')}
        </h2>
        <Disqualified view={view} writer={writer} />
      </div>
    );
  }
  const number = STEPS.indexOf(step) + 1;
  const name = t(`review_form.step_${step}`);
  return (
    <div className="mt-6">
      <DraftNotice writer={writer} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-6 text-lg">
        {t('review_form.step_of', { step: number, steps: STEPS.length, name })}
      </h2>
      {step === 'questions' && <Questions view={view} writer={writer} />}
      {step === 'review' && <Writing view={view} writer={writer} />}
      {step === 'preview' && <Preview view={view} writer={writer} />}
    </div>
  );
}

type StepProps = { view: ReviewCreateView; writer: ReviewWriter };

function DraftNotice({ writer }: { writer: ReviewWriter }) {
  const t = useT();
  const localDate = useLocalDate();
  const path = usePath();
  if (writer.signedOut) {
    return (
      <Alert tone="caution" title={t('review_form.signed_out_title')} live>
        <p>{t('review_form.signed_out_text')}</p>
        <p className="mt-2">
          <ButtonLink size="small" href={path('login', {}, { query: { next: window.location.pathname } })}>
            {t('review_form.sign_in_again')}
          </ButtonLink>
        </p>
      </Alert>
    );
  }
  if (writer.draft.restoredFrom === null) return null;
  return (
    <Alert tone="blueprint" live>
      <div className="flex flex-wrap items-center gap-x-4">
        {t('common.draft_restored', { date: localDate(writer.draft.restoredFrom) })}
        <Button variant="ghost" size="small" onClick={writer.startOver}>
          {t('common.draft_discard')}
        </Button>
      </div>
    </Alert>
  );
}

function Disqualified({ view, writer }: StepProps) {
  const t = useT();
  const path = usePath();
  const { slug, name } = view.contractor;
  return (
    <Alert tone="caution" title={t('review_form.disqualified_title')} live>
      <p>
        {writer.disqualification &&
          t(`review_form.disqualified.${writer.disqualification}`, { contractor: name })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={path('contractors.show', { slug })}>
          {t('review_form.disqualified.to_contractor', { contractor: name })}
        </ButtonLink>
        <Button variant="ghost" onClick={writer.changeAnswers}>
          {t('review_form.change_answers')}
        </Button>
      </div>
    </Alert>
  );
}

function Questions({ view, writer }: StepProps) {
  const t = useT();
  const { form } = writer;
  return (
    <CheckedForm needsScripts checked={writer.checked} onSubmit={writer.askQuestions}>
      <div className="max-w-form">
        <QualifyingQuestions
          contractor={view.contractor.name}
          qualifying={form.data.qualifying}
          job={form.data.job}
          months={view.options.months}
          errors={writer.checked.errors}
          onQualifying={(changes) => form.setData('qualifying', { ...form.data.qualifying, ...changes })}
          onJob={(changes) => form.setData((data) => ({ ...data, job: { ...data.job, ...changes } }))}
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={writer.asking}>
            {t('review_form.continue')}
          </Button>
        </Buttons>
      </div>
    </CheckedForm>
  );
}

function Writing({ view, writer }: StepProps) {
  const t = useT();
  const { form } = writer;
  return (
    <CheckedForm needsScripts checked={writer.checked} onSubmit={writer.askPreview}>
      <ReviewForm
        fields={form.data}
        currency={view.currency}
        options={view.options}
        errors={writer.checked.errors}
        onChange={(changes) => form.setData((data) => ({ ...data, ...changes }))}
        onPhotos={(change) => form.setData((data) => ({ ...data, photos: change(data.photos) }))}
      />
      <ExistingReviewAlert existing={view.existing} month={form.data.job.month} />
      <p className="mt-8 text-sm text-muted">{t('review_form.draft_kept')}</p>
      <Buttons>
        <Button type="submit" variant="primary" busy={writer.asking}>
          {t('review_form.preview')}
        </Button>
        <Button variant="ghost" onClick={writer.changeAnswers}>
          {t('review_form.change_answers')}
        </Button>
      </Buttons>
    </CheckedForm>
  );
}

function Preview({ view, writer }: StepProps) {
  const t = useT();
  const { form, preview } = writer;
  if (preview === null) return null;
  return (
    <div className="max-w-text">
      <p className="text-muted">{t('review_form.preview_text')}</p>
      <div className="my-6 border-b border-line">
        <ReviewItem review={preview} />
      </div>
      <ExistingReviewAlert existing={view.existing} month={form.data.job.month} />
      <Buttons>
        {view.obstacle === null ? (
          <Button variant="primary" busy={form.processing} onClick={writer.publish}>
            {t('review_form.publish')}
          </Button>
        ) : (
          <Alert tone="caution">{view.obstacle.text}</Alert>
        )}
        <Button variant="ghost" onClick={() => writer.setStep('review')}>
          {t('review_form.back_to_form')}
        </Button>
      </Buttons>
    </div>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>;
}
