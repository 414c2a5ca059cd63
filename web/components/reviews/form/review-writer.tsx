import { useEffect, useRef, type ReactNode } from 'react';
import type { ReviewCreateView } from '../../../../server/reviews/views.ts';
import { useTakenOver } from '../../../hooks/use-taken-over.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { useLocalDate } from '../../../lib/local-date.ts';
import { PostForm } from '../../form/post-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExistingReviewAlert } from './existing-review-alert.tsx';
import { QualifyingQuestions } from './qualifying-questions.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from '../review-item.tsx';
import { useReviewWriter, type ReviewWriter } from './use-review-writer.ts';

/** Three short questions and four fields, then publish; details are an optional second step. */
export function ReviewWriter(view: ReviewCreateView) {
  const writer = useReviewWriter(view);
  return (
    <div className="mt-6">
      <DraftNotice writer={writer} />
      {writer.preview.review === null ? (
        <Writing view={view} writer={writer} />
      ) : (
        <Preview view={view} writer={writer} />
      )}
    </div>
  );
}

type PartProps = { view: ReviewCreateView; writer: ReviewWriter };

function DraftNotice({ writer }: { writer: ReviewWriter }) {
  const t = useT();
  const localDate = useLocalDate();
  const path = usePath();
  if (writer.preview.signedOut) {
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
  if (writer.restoredFrom === null) return null;
  return (
    <Alert tone="blueprint" live>
      <div className="flex flex-wrap items-center gap-x-4">
        {t('common.draft_restored', { date: localDate(writer.restoredFrom) })}
        <Button variant="ghost" size="small" onClick={writer.startOver}>
          {t('common.draft_discard')}
        </Button>
      </div>
    </Alert>
  );
}

function Writing({ view, writer }: PartProps) {
  const t = useT();
  const { fields, setFields, errors, stopped } = writer;
  return (
    <PostForm encType="multipart/form-data" form={writer.form} className="mt-4">
      <div className="max-w-form">
        <h2 className="mb-4 text-lg">{t('review_form.questions_title')}</h2>
        <QualifyingQuestions
          contractor={view.contractor.name}
          qualifying={fields.qualifying}
          stage={fields.job.stage}
          errors={errors}
          onChange={(qualifying, stage) =>
            setFields((before) => ({ ...before, qualifying, job: { ...before.job, stage } }))
          }
        />
      </div>
      {stopped ? (
        <Disqualified view={view} reason={stopped} />
      ) : (
        <>
          <h2 className="mt-8 mb-4 text-lg">{t('review_form.step_one')}</h2>
          <ReviewForm
            isNew
            fields={fields}
            currency={view.currency}
            options={view.options}
            errors={errors}
            onChange={(changes) => setFields((before) => ({ ...before, ...changes }))}
            onPhotos={(change) => setFields((before) => ({ ...before, photos: change(before.photos) }))}
          />
          <ExistingReviewAlert existing={view.existing} month={fields.job.month} />
          <Publishing view={view} writer={writer} />
        </>
      )}
    </PostForm>
  );
}

function Publishing({ view, writer }: PartProps) {
  const t = useT();
  const isTakenOver = useTakenOver();
  return (
    <>
      <Buttons>
        {view.obstacle === null ? (
          <Button type="submit" variant="primary" busy={writer.busy}>
            {t('review_form.publish')}
          </Button>
        ) : (
          <Alert tone="caution">{view.obstacle.text}</Alert>
        )}
        {isTakenOver && (
          <Button variant="ghost" busy={writer.preview.asking} onClick={writer.askPreview}>
            {t('review_form.preview')}
          </Button>
        )}
      </Buttons>
      {isTakenOver && <p className="mt-3 text-sm text-muted">{t('review_form.draft_kept')}</p>}
    </>
  );
}

type StopProps = { view: ReviewCreateView; reason: NonNullable<ReviewWriter['stopped']> };

function Disqualified({ view, reason }: StopProps) {
  const t = useT();
  const path = usePath();
  const { slug, name } = view.contractor;
  return (
    <div className="mt-6 max-w-form">
      <Alert tone="caution" title={t('review_form.disqualified_title')} live>
        <p>{t(`review_form.disqualified.${reason}`, { contractor: name })}</p>
        <p className="mt-4">
          <ButtonLink href={path('contractors.show', { slug })}>
            {t('review_form.disqualified.to_contractor', { contractor: name })}
          </ButtonLink>
        </p>
      </Alert>
    </div>
  );
}

function Preview({ view, writer }: PartProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { review } = writer.preview;
  if (review === null) return null;
  return (
    <div className="max-w-text">
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg">
        {t('review_form.preview')}
      </h2>
      <p className="text-muted">{t('review_form.preview_text')}</p>
      <div className="my-6 border-b border-line">
        <ReviewItem review={review} />
      </div>
      <ExistingReviewAlert existing={view.existing} month={writer.fields.job.month} />
      <Buttons>
        {view.obstacle === null ? (
          <Button variant="primary" busy={writer.busy} onClick={writer.publish}>
            {t('review_form.publish')}
          </Button>
        ) : (
          <Alert tone="caution">{view.obstacle.text}</Alert>
        )}
        <Button variant="ghost" onClick={writer.preview.close}>
          {t('review_form.back_to_form')}
        </Button>
      </Buttons>
    </div>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>;
}
