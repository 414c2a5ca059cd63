import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import type { AuthorSide, CaseView, ContractorSide } from '../../../../server/moderation/case-views.ts';
import { route } from '../../../../common/routes/route-table.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DataList, type Datum } from '../../ui/data-list.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { CasePart } from './case-part.tsx';

/** The history of both sides. */
export function CaseSides({ opened: { author, contractor } }: { opened: CaseView }) {
  const t = useT();
  const path = usePath();
  return (
    <CasePart title={t('admin.part_sides')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Side role={t('admin.side_author')} name={<AuthorName author={author} />} side={author} rows={[]} />
        <Side
          role={t('admin.side_contractor')}
          name={<Link href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</Link>}
          side={contractor}
          rows={[
            { term: t('admin.column.region'), detail: contractor.region ?? t('admin.no_region') },
            {
              term: t('admin.side_page'),
              detail: t(contractor.claimed ? 'admin.claimed' : 'admin.unclaimed'),
            },
            { term: t('admin.side_responses'), detail: contractor.responses },
          ]}
        >
          <Link href={route('admin.contractors.history', { id: contractor.id })}>
            {t('admin.side_history')}
          </Link>
        </Side>
      </div>
    </CasePart>
  );
}

/** Leads to what administrators may do with the account. */
function AuthorName({ author: { name, userId, hasLeft } }: { author: AuthorSide }) {
  const t = useT();
  if (hasLeft || userId === null) return t('reviews.former_member');
  return (
    <Link href={route('admin.functions', {}, { query: { open: userId } })}>
      <UserText text={name} />
    </Link>
  );
}

type SideProps = {
  role: string;
  name: ReactNode;
  side: AuthorSide | ContractorSide;
  rows: readonly Datum[];
  children?: ReactNode;
};

function Side({ role, name, side, rows, children }: SideProps) {
  const t = useT();
  const { reviews, appeals, decisions, since } = side;
  return (
    <div className="case-side-history">
      <h4 className="font-sans text-base font-semibold">
        <span className="case-note">{role}</span> {name}{' '}
        {side.isInactive && <Badge tone="danger">{t('admin.account_inactive')}</Badge>}
      </h4>
      <DataList
        items={[
          ...(since ? [{ term: t('admin.side_since'), detail: <DateText at={since} /> }] : []),
          ...rows,
          { term: t('admin.side_reviews'), detail: t('admin.side_review_counts', reviews) },
          { term: t('admin.side_appeals'), detail: t('admin.side_appeal_counts', appeals) },
        ]}
      />
      <p className="case-note">{t('admin.side_earlier')}</p>
      {decisions.length === 0 ? (
        <p className="text-sm">{t('admin.side_no_decisions')}</p>
      ) : (
        <ul className="case-lines">
          {decisions.map(({ id, action, reviewId, decidedAt }) => (
            <li key={id}>
              <DateText at={decidedAt} /> {t(`admin.action.${action}`)}{' '}
              {reviewId !== null && (
                <Link
                  href={route('admin.reviews', {}, { query: { search: `#${reviewId}`, open: reviewId } })}
                >
                  {t('admin.review_number', { id: String(reviewId) })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
