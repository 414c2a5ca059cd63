import type { AuthoredReviews } from '../../../server/reviews/queries/reviews-by-author.ts';
import type { PostingCard as Card } from '../../../server/postings/views.ts';
import type { RelatedProfile, RelationView } from '../../../server/relations/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingCard } from '../../components/postings/posting-card.tsx';
import { RelationButtons } from '../../components/relations/relation-buttons.tsx';
import { ReportLink } from '../../components/reports/report-link.tsx';
import { ReviewItem } from '../../components/reviews/review-item.tsx';
import { Histogram } from '../../components/ui/histogram.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  person: RelatedProfile;
  relation: RelationView;
  authored: AuthoredReviews;
  postings: Card[];
};

/** A person who manages no business: the name, the reviews and postings they wrote, and the buttons to follow and block. */
export default function RelationPersonPage({ person: { id, name }, relation, authored, postings }: Props) {
  const t = useT();
  return (
    <div className="grid max-w-text gap-8">
      <PageHead title={t('relations.person_title', { name })} noIndex />
      <header className="grid gap-4">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {relation?.isBlocking && <p className="text-muted">{t('relations.is_blocking')}</p>}
        <div className="flex flex-wrap gap-3">
          <RelationButtons relation={relation} name={name} />
        </div>
        <p>
          <ReportLink
            kind="profile"
            id={id}
            label={t('report_forms.report_profile', { name })}
            texts={[name]}
            mayReport={relation !== null}
          />
        </p>
      </header>
      <Reviews personId={id} authored={authored} />
      {postings.length > 0 && (
        <Section title={t('relations.person_postings')}>
          {postings.map((posting) => (
            <PostingCard key={posting.id} posting={posting} showsPin />
          ))}
        </Section>
      )}
    </div>
  );
}

function Reviews({ personId: id, authored }: { personId: number; authored: AuthoredReviews }) {
  const t = useT();
  const path = usePath();
  const { reviews, pagination, contractors, given } = authored;
  if (pagination.total === 0) return <p className="text-muted">{t('relations.no_reviews')}</p>;
  return (
    <Section title={t('relations.person_reviews')}>
      <p className="mb-3">{t('relations.person_wrote', { reviews: pagination.total, contractors })}</p>
      <div className="mb-4 max-w-md">
        <Histogram counts={given} />
      </div>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} showContractor />
      ))}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => path('people.show', { id }, { query: { page } })}
      />
    </Section>
  );
}
