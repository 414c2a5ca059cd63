import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { useLocalDay } from '../../lib/local-date.ts';
import { Badge } from '../ui/badge.tsx';
import { Logo } from '../pictures/logo.tsx';
import { jobLine } from './job-line.ts';
import { ReviewText } from './review-text.tsx';

/** The author, their number of reviews, the job, and the date. */
export function ReviewByline({ review }: { review: ReviewView }) {
  const t = useT();
  const { language } = useShared();
  const localDay = useLocalDay();
  const { author, job, editedAt } = review;
  return (
    <div className="byline">
      <Logo
        logo={author.avatar === null ? null : { url: author.avatar }}
        id={author.profileId}
        name={author.name ?? t('reviews.former_member')}
        size="small"
      />
      <div className="min-w-0 text-sm text-muted">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-ink">
            {author.name === null ? (
              t('reviews.former_member')
            ) : (
              <AuthorName review={review} name={author.name} />
            )}
          </span>
          {author.isContractor && <Badge tone="blueprint">{t('reviews.by_contractor')}</Badge>}
          {review.provenBy !== null && <Badge tone="good">{t(`reviews.proven_by.${review.provenBy}`)}</Badge>}
          {author.reviews !== null && author.reviews > 0 && (
            <span>{t('reviews.author_count', { count: author.reviews })}</span>
          )}
        </div>
        <div>{jobLine(job, t, language)}</div>
        <div>
          <WrittenOn at={review.createdAt} />
          {review.saysEdited && editedAt && `\u00a0· ${t('reviews.edited_on', { date: localDay(editedAt) })}`}
        </div>
      </div>
    </div>
  );
}

/** Leads to everything that the author wrote, where others may read any of it. */
function AuthorName({ review, name }: { review: ReviewView; name: string }) {
  const path = usePath();
  const text = <ReviewText text={name} review={review} />;
  if (!review.author.reviews) return text;
  return <a href={path('people.show', { id: review.author.profileId })}>{text}</a>;
}

function WrittenOn({ at }: { at: string }) {
  const t = useT();
  const localDay = useLocalDay();
  return <time dateTime={at}>{t('reviews.written_on', { date: localDay(at) })}</time>;
}
