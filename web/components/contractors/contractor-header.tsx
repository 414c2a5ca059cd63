import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import type { ContractorRedFlag } from '../../../server/red-flags/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { RatingNumber } from '../ui/rating-number.tsx';
import { UserText } from '../ui/user-text.tsx';
import { UnclaimedNotice } from './unclaimed-notice.tsx';
import { PaidPlanMark } from './paid-plan-mark.tsx';
import { placeText } from '../search/place-text.ts';
import { RedFlagBadge } from './red-flag-badge.tsx';
import { RedFlagDay } from './red-flag-day.tsx';

type Props = { contractor: ContractorView };

/** Name, trades and place, and what they say of themselves in a line. Over a list the dialog shows the name. */
export function ContractorName({ contractor, isDialog }: Props & { isDialog: boolean }) {
  const { headline } = contractor;
  return (
    <>
      {!isDialog && (
        <h1>
          <UserText text={contractor.name} />
        </h1>
      )}
      <WhatAndWhere contractor={contractor} />
      {contractor.closedOn === null && <PaidPlanMark id={contractor.id} explained />}
      {headline && (
        <p className="mt-2 text-lg" lang={htmlLang(headline.language)}>
          <UserText text={headline.text} />
        </p>
      )}
    </>
  );
}

/** The numbers that answer "shall I?", and the red flags where there are any. */
export function ContractorStatus({
  contractor,
  redFlags,
}: Props & { redFlags: readonly ContractorRedFlag[] }) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <Figures contractor={contractor} />
      {redFlags.length > 0 && (
        <ul className="mt-4 grid gap-2" aria-label={t('contractors.red_flags')}>
          {redFlags.map((flag) => (
            <li key={flag.id}>
              <RedFlagBadge level={flag.level} />{' '}
              <Link href={path('red_flags.show', { id: flag.id })}>{flag.criterion}</Link>{' '}
              <span className="text-sm text-muted">
                <RedFlagDay flag={flag} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Explains the numbers and the source of an unclaimed listing. */
export function ContractorNotes({ contractor, relation }: Props & { relation: RelationView }) {
  return (
    <>
      <WhatTheyAre contractor={contractor} />
      {!contractor.claimed && <UnclaimedNotice contractor={contractor} relation={relation} />}
    </>
  );
}

function WhatAndWhere({ contractor }: { contractor: ContractorView }) {
  const path = usePath();
  const { trades, region } = contractor;
  const place = placeText(contractor);
  return (
    <p className="mt-1 max-w-none text-muted">
      {trades.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link href={path('contractors.index', {}, { query: { trade: slug, region: region?.slug } })}>
            {name}
          </Link>
        </span>
      ))}
      {trades.length > 0 && place !== '' && ' · '}
      {place}
    </p>
  );
}

function Figures({ contractor }: { contractor: ContractorView }) {
  const t = useT();
  const path = usePath();
  const { rating, hireAgain, answered, slug } = contractor;
  return (
    <div className="figures-row">
      <Figure
        label={<Link href={path('contractors.ratings', { slug })}>{t('contractors.all_ratings')}</Link>}
      >
        <RatingNumber mean={rating.mean} count={rating.count} size="large" href="#reviews" />
      </Figure>
      {hireAgain && (
        <Figure label={t('contractors.would_hire_again')}>
          <Share part={hireAgain.yes} whole={hireAgain.answers} />
        </Figure>
      )}
      {answered && (
        <Figure label={t('contractors.reviews_with_response')}>
          <Share part={answered.responses} whole={answered.reviews} />
        </Figure>
      )}
    </div>
  );
}

/** An explanation of stars and shares, for readers who want it before they trust them. */
function WhatTheyAre({
  contractor: { rating, hireAgain, hireAgainBoundPercent },
}: {
  contractor: ContractorView;
}) {
  const t = useT();
  return (
    <Disclosure summary={t('contractors.how_title')} className="mt-2 text-sm">
      <div className="grid gap-2">
        <p>{t(rating.mean === null ? 'contractors.new_rating' : 'contractors.how_text')}</p>
        {hireAgain && <p>{t('contractors.hire_again_bound', { percent: hireAgainBoundPercent })}</p>}
      </div>
    </Disclosure>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="figure">
      <div className="figure-value">{children}</div>
      <div className="text-sm text-muted">{label}</div>
    </div>
  );
}

/** Read with the label under it: “70 of 78 would hire again”. */
function Share({ part, whole }: { part: number; whole: number }) {
  const t = useT();
  return <span className="figure-number">{t('contractors.so_many_of', { part, whole })}</span>;
}

/** Names the source of an unclaimed listing, so that readers do not take it for the contractor's own text. */
