import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { Pagination as PaginationProps } from '../../../server/core/pagination.ts';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import type { AskedCounts } from '../../../server/contractors/page/asked-counts.ts';
import type { ContractorView, LatestPosting } from '../../../server/contractors/page/page-view.ts';
import type { Block } from '../../../server/contractors/page/page-layouts.ts';
import type { ContractorRedFlag } from '../../../server/red-flags/views.ts';
import type { ReviewQuery } from '../../../server/contractors/page/review-query.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { PermitSummary } from '../../../server/contractors/permits/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Histogram } from '../ui/histogram.tsx';
import { ClosedNotice } from '../closing/closed-notice.tsx';
import { ContractorAbout } from './contractor-about.tsx';
import { Call, ContractorActions } from './contractor-actions.tsx';
import {
  ContractorContact,
  ContractorFacts,
  ContractorMore,
  ContractorPermits,
  ContractorServices,
  LatestPostings,
  PartnerRatings,
  ReviewsSection,
} from './below/below.tsx';
import { ContractorName, ContractorNotes, ContractorStatus } from './contractor-header.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { Logo } from '../pictures/logo.tsx';
import { Cover } from './cover-pattern.tsx';
import { LicenseBox } from './license/license-box.tsx';
import type { PartnerRatingsView } from '../../../server/contractors/page/partner-ratings.ts';
import { OpeningNow } from './opening-hours.tsx';
import { UseCount } from './use-count.tsx';

/** As many as print.css leaves. */
const REVIEWS_ON_PAPER = 3;

export type ContractorContentProps = {
  contractor: ContractorView;
  gallery: GalleryPhoto[];
  /** Active ones, the gravest first. */
  redFlags: ContractorRedFlag[];
  postings: LatestPosting[];
  /** Other contractors' ratings after jobs together; null: none. */
  partners: PartnerRatingsView | null;
  /** Customers who were asked for a review; null: too few. */
  asked: AskedCounts | null;
  /** Null: none is on record. */
  permits: PermitSummary | null;
  relation: RelationView;
  reviews: ReviewView[];
  pagination: PaginationProps;
  query: ReviewQuery;
  /** It is on the reader's list. */
  isKept: boolean;
  /** Over a list the dialog shows the name, and filters lead to the page itself. */
  isDialog?: boolean;
};

/** All of a contractor, in the order and the shape of its template and in the colors of its scheme. */
export function ContractorContent(props: ContractorContentProps) {
  const { contractor, isDialog = false } = props;
  const t = useT();
  const path = usePath();
  const { layout, ownColor, colorSchemeId } = contractor;
  return (
    <div
      className={`look look-${contractor.template} scheme-${ownColor ? `own-${ownColor}` : colorSchemeId}`}
    >
      {ownColor && <link rel="stylesheet" href={route('contractors.colors', { color: ownColor })} />}
      <UseCount contractorId={contractor.id} />
      {contractor.closedOn !== null && (
        <ClosedNotice contractor={contractor} closedOn={contractor.closedOn} />
      )}
      <header className="look-head">
        {layout.head.map((block) => (
          <PageBlock key={block} block={block} {...props} />
        ))}
      </header>
      <div className="look-body">
        {layout.body.map(({ area, blocks }) => (
          <div key={area} className={`look-${area}`}>
            {blocks.map((block) => (
              <PageBlock key={block} block={block} {...props} />
            ))}
          </div>
        ))}
      </div>
      {props.partners && (
        <PartnerRatings
          ratings={props.partners}
          allHref={path('contractors.ratings', { slug: contractor.slug })}
        />
      )}
      {/* The page has the same address as the dialog: it takes the dialog's place in the history. */}
      {isDialog && (
        <p className="mt-8">
          <Link href={path('contractors.show', { slug: contractor.slug })} replace>
            {t('contractors.open_page')}
          </Link>
        </p>
      )}
    </div>
  );
}

type BlockProps = ContractorContentProps & { block: Block };

/** One part of the page; what there is nothing of takes no room. */
function PageBlock({ block, ...props }: BlockProps) {
  return <div className={`block-${block}`}>{BLOCKS[block](props)}</div>;
}

const BLOCKS: Record<Block, (props: ContractorContentProps) => ReactNode> = {
  cover: ({ contractor }) => <Cover contractor={contractor} />,
  logo: ({ contractor }) => <Logo {...contractor} size="large" />,
  phone: ({ contractor: { contact, closedOn } }) =>
    contact.phone && closedOn === null && <Call phone={contact.phone} />,
  name: ({ contractor, isDialog = false }) => <ContractorName contractor={contractor} isDialog={isDialog} />,
  status: ({ contractor, redFlags }) => <ContractorStatus contractor={contractor} redFlags={redFlags} />,
  opening: ({ contractor: { opening } }) => opening && <OpeningNow opening={opening} />,
  actions: ({ contractor, relation, isKept }) => (
    <ContractorActions contractor={contractor} relation={relation} isKept={isKept} />
  ),
  license: ({ contractor }) => <LicenseBox contractor={contractor} />,
  notes: ({ contractor, relation }) => <ContractorNotes contractor={contractor} relation={relation} />,
  contact: ({ contractor }) => <ContractorContact contractor={contractor} />,
  about: ({ contractor }) => <ContractorAbout contractor={contractor} />,
  gallery: (props) => <Pictures {...props} />,
  services: ({ contractor }) => <ContractorServices contractor={contractor} />,
  facts: ({ contractor, permits }) => (
    <>
      <ContractorFacts contractor={contractor} />
      {permits && <ContractorPermits slug={contractor.slug} permits={permits} />}
    </>
  ),
  reviews: (props) => (
    <>
      <Reviews {...props} />
      <WhereToReadMore reviews={props.pagination.total} />
    </>
  ),
  postings: ({ postings }) => <LatestPostings postings={postings} />,
  more: ({ contractor, relation }) => <ContractorMore contractor={contractor} relation={relation} />,
};

function Reviews({ contractor, asked, reviews, pagination, query }: ContractorContentProps) {
  const path = usePath();
  return (
    <ReviewsSection
      contractor={contractor}
      reviews={reviews}
      pagination={pagination}
      query={query}
      asked={asked}
      hrefOf={(changed) => path('contractors.show', { slug: contractor.slug }, { query: changed })}
    >
      {contractor.rating.mean !== null && (
        <div className="mb-6 max-w-md">
          <Histogram counts={contractor.rating.histogram} />
        </div>
      )}
    </ReviewsSection>
  );
}

function Pictures({ contractor: { slug, photoCount }, gallery }: ContractorContentProps) {
  const path = usePath();
  return <Gallery photos={gallery} count={photoCount} allHref={path('contractors.photos', { slug })} />;
}

/** Paper shows the latest reviews only. */
function WhereToReadMore({ reviews }: { reviews: number }) {
  const t = useT();
  const { canonicalUrl } = useShared();
  if (reviews <= REVIEWS_ON_PAPER) return null;
  return <p className="print-only">{t('contractors.read_more_at', { count: reviews, url: canonicalUrl })}</p>;
}
