import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { UserCase } from '../../../server/moderation/people/user-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostingBadge } from './posting-badge.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The decisions about a user, and their texts. */
export function UserHistory({ opened }: { opened: UserCase }) {
  const t = useT();
  return (
    <>
      <DecisionsPart decisions={opened.decisions} none={t('admin.functions.no_decisions')} />
      <Postings postings={opened.postings} />
      <Reviews reviews={opened.reviews} total={opened.reviewsGiven} />
    </>
  );
}

type DecisionsProps = Pick<UserCase, 'decisions'> & { none: string };

/** Decisions with their reasons, the latest first. */
export function DecisionsPart({ decisions, none }: DecisionsProps) {
  const t = useT();
  return (
    <CasePart title={t('admin.functions.decisions')}>
      {decisions.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ol className="case-lines">
          {decisions.map(({ id, action, at, by, role, reasonName, reason }) => (
            <li key={id}>
              <p className="case-note">
                <DateText at={at} />{' '}
                <span className="font-semibold text-ink">
                  {t(`admin.action.${action}`)}
                  {role && `: ${t(`admin.role.${role}`)}`}
                </span>
                {` · ${by ?? t('admin.notes.former')}`}
              </p>
              {(reasonName ?? reason) && <p>{[reasonName, reason].filter(Boolean).join(': ')}</p>}
            </li>
          ))}
        </ol>
      )}
    </CasePart>
  );
}

function Postings({ postings }: Pick<UserCase, 'postings'>) {
  const t = useT();
  return (
    <CasePart title={t('admin.functions.postings')}>
      {postings.length === 0 ? (
        <p className="text-sm text-muted">{t('admin.functions.no_postings')}</p>
      ) : (
        <ul className="case-lines">
          {postings.map((posting) => (
            <PostingLine key={posting.id} posting={posting} />
          ))}
        </ul>
      )}
    </CasePart>
  );
}

/** Admin pages do not open a posting that its author deleted. */
function PostingLine({
  posting: { id, type, title, at, displayStatus },
}: {
  posting: UserCase['postings'][number];
}) {
  const t = useT();
  const query = { about: 'postings', search: `#${id}`, open: id };
  return (
    <li>
      {displayStatus === 'deleted' ? (
        <UserText text={title} />
      ) : (
        <Link href={route('admin.functions', {}, { query })}>
          <UserText text={title} />
        </Link>
      )}
      <p className="case-note">
        {t(`posting_types.${type}`)} · <DateText at={at} /> <PostingBadge displayStatus={displayStatus} />
      </p>
    </li>
  );
}

function Reviews({ reviews, total }: { reviews: UserCase['reviews']; total: number }) {
  const t = useT();
  return (
    <CasePart title={t('admin.functions.reviews')} aside={<span className="case-note">{total}</span>}>
      {reviews.length === 0 ? (
        <p className="text-sm text-muted">{t('admin.functions.no_reviews')}</p>
      ) : (
        <ul className="case-lines">
          {reviews.map(({ id, title, overall, contractor, at, state }) => (
            <li key={id}>
              <Link href={route('admin.reviews', {}, { query: { search: `#${id}`, open: id } })}>
                <UserText text={title} />
              </Link>
              <p className="case-note">
                <Stars value={overall} size="small" /> {contractor} · <DateText at={at} />
                {state !== 'active' && ` · ${t(`admin.functions.review_state.${state}`)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </CasePart>
  );
}
