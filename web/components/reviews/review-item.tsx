import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { htmlLang } from '../../../common/language.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { DateText } from '../ui/date-text.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { FactsList } from './facts-list.tsx';
import { jobLine } from './job-line.ts';
import { ReviewDetails } from './review-details.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewResponse } from './review-response.tsx';
import { ReviewText } from './review-text.tsx';
import { StandingLine } from './standing-line.tsx';

type Props = {
  review: ReviewView;
  /** Names the contractor above the review, where the page is not the contractor's own. */
  showContractor?: boolean;
  /** Buttons under the review, and under the response to it. */
  actions?: ReactNode;
  responseActions?: ReactNode;
  /** Above the words: why the review is not shown, for whom that concerns. */
  notice?: ReactNode;
  /** Under the line that says where the review stands: the words of an appeal, and what one may do. */
  standing?: ReactNode;
  /** What stands where the response would: the form for one. */
  children?: ReactNode;
};

/** One review: who, for which job, how many stars, the words, the facts, the answer to it, and its standing. */
export function ReviewItem(props: Props) {
  const { review, showContractor, actions, responseActions, notice, standing, children } = props;
  const heading = `review-${review.id}-title`;
  return (
    <article
      id={`review-${review.id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      className="border-t border-line py-6"
    >
      {showContractor && <ContractorLine review={review} />}
      <Byline review={review} />
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
        <FactsList facts={review.facts} />
        <ReviewDetails review={review} />
        <EarlierVersions review={review} />
      </div>
      {actions}
      <ReviewResponse review={review} actions={responseActions} />
      {children}
      <StandingLine review={review} />
      {standing}
    </article>
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

function Byline({ review }: { review: ReviewView }) {
  const t = useT();
  const localDate = useLocalDate();
  const { author, job, editedAt } = review;
  return (
    <p className="max-w-none text-sm text-muted">
      <span className="font-semibold text-ink">
        {author.name === null ? (
          t('reviews.former_member')
        ) : (
          <ReviewText text={author.name} review={review} />
        )}
      </span>
      {`\u00a0· ${jobLine(job, t)}\u00a0· `}
      <DateText at={review.createdAt} />
      {review.saysEdited && editedAt && `\u00a0· ${t('reviews.edited_on', { date: localDate(editedAt) })}`}
    </p>
  );
}
