import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ProofLink } from '../ui/proof-link.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { Helpful } from './helpful.tsx';
import { JobFacts } from './job-facts.tsx';
import { ReviewByline } from './review-byline.tsx';
import { ReviewDetails } from './review-details.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewResponse } from './review-response.tsx';
import { ReviewText } from './review-text.tsx';
import { StatusLine } from './status-line.tsx';

type Props = {
  review: ReviewView;
  /** Names the contractor above the review, where the page is not the contractor's own. */
  showContractor?: boolean;
  /** Buttons under the review, and under the response to it. */
  actions?: ReactNode;
  responseActions?: ReactNode;
  /** Above the words: why the review is not shown, for whom that concerns. */
  notice?: ReactNode;
  /** Below the line of the review's status: the text of an appeal, and the actions. */
  displayStatus?: ReactNode;
  /** The form for a response, in the response's place. */
  children?: ReactNode;
};

/** One review: author, job, stars, text, facts, response, and status. */
export function ReviewItem(props: Props) {
  const { review, showContractor, actions, responseActions, notice, displayStatus, children } = props;
  const heading = `review-${review.id}-title`;
  const isQuote = review.job.stage === 'quote_only';
  return (
    <article
      id={`review-${review.id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      className="border-t border-line py-6"
    >
      {showContractor && <ContractorLine review={review} />}
      <ReviewByline review={review} />
      {isQuote && <QuoteOnly />}
      {notice}
      <div lang={htmlLang(review.language)} className="mt-2">
        <h3 id={heading} className="flex flex-wrap items-center gap-x-3">
          <Stars value={review.overall} />
          <ReviewText text={review.title} review={review} />
        </h3>
        <p className="mt-2 whitespace-pre-line" dir="auto">
          <ReviewText text={review.body} review={review} />
        </p>
      </div>
      <ReviewPhotos review={review} />
      <div className="mt-4 grid gap-1">
        <JobFacts review={review} />
        <ReviewDetails review={review} />
        <EarlierVersions review={review} />
      </div>
      <Helpful review={review} />
      {actions}
      {review.displayStatus.state === 'active' && <ReportReview review={review} />}
      <ReviewResponse review={review} actions={responseActions} />
      {children}
      <StatusLine review={review} />
      {displayStatus}
    </article>
  );
}

/** Above the stars, which count in no rating. */
function QuoteOnly() {
  const t = useT();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
      <Badge tone="caution">{t('reviews.quote_only')}</Badge>
      <span className="text-muted">{t('reviews.quote_only_text')}</span>
    </p>
  );
}

function ReportReview({ review: { id, title, body, author, can } }: { review: ReviewView }) {
  const t = useT();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4">
      <ProofLink kind="review" id={id} />
      <ReportLink
        kind="review"
        id={id}
        label={t('report_forms.report_review', { author: author.name ?? t('reviews.former_member') })}
        texts={[title, body]}
        mayReport={can.report}
      />
    </p>
  );
}

function ContractorLine({ review }: { review: ReviewView }) {
  const path = usePath();
  const { slug, name } = review.contractor;
  return (
    <p className="font-semibold">
      <Link href={path('contractors.show', { slug })}>
        <UserText text={name} />
      </Link>
    </p>
  );
}
