import type { ReactNode } from 'react';
import type { Country } from '../../../common/constants.ts';
import type { DistanceUnit } from '../../../common/search/contractor-search.ts';
import type { ContractorCard as Card } from '../../../server/contractors/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Logo } from '../pictures/logo.tsx';
import { Blur } from '../pictures/photo.tsx';
import { RatingNumber } from '../ui/rating-number.tsx';
import { Stars } from '../ui/stars.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';
import { ClosedMark } from '../closing/closed-mark.tsx';
import { useOpenContractor } from './contractor-dialog.tsx';
import { LicenseText } from './license/license-text.tsx';
import { PaidPlanMark } from './paid-plan-mark.tsx';
import { placeText, tradesText } from '../search/place-text.ts';
import { RedFlagBadge } from './red-flag-badge.tsx';

type Props = {
  contractor: Card & {
    distance?: number | null;
    unit?: DistanceUnit;
    acrossBorder?: Country | null;
  };
  /** The level of the name's heading on this page. */
  heading?: 'h2' | 'h3';
  /** The part under the card that is not in its click target. */
  children?: ReactNode;
};

/**
 * One contractor in a list: name, rating, checked facts, place, one line of a review, whether it is open. The
 * whole card leads to the contractor: a plain click over the list, any other to the page.
 */
export function ContractorCard({ contractor, heading: Heading = 'h2', children }: Props) {
  const open = useOpenContractor();
  const href = usePath()('contractors.show', { slug: contractor.slug });
  const { rating } = contractor;
  return (
    <article className="contractor-card">
      <div className="contractor-card-target card-target">
        <Logo logo={contractor.logo} id={contractor.id} name={contractor.name} />
        <div className="contractor-card-head">
          <Heading className="text-xl">
            <a
              href={href}
              className="card-link"
              data-contractor={contractor.slug}
              onClick={(event) => open(event, href)}
            >
              <UserText text={contractor.name} />
            </a>
          </Heading>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <RatingNumber mean={rating.mean} count={rating.count} size="small" />
            <RedFlagBadge level={contractor.redFlag} />
            {contractor.closedOn !== null && <ClosedMark closedOn={contractor.closedOn} />}
          </div>
          {contractor.closedOn === null && <PaidPlanMark id={contractor.id} />}
        </div>
        <div className="contractor-card-rest">
          <Checked contractor={contractor} />
          <WhereAndWhat contractor={contractor} />
          <LatestReview contractor={contractor} />
          <OpenNow contractor={contractor} />
          <PhotoStrip contractor={contractor} />
        </div>
      </div>
      {children}
    </article>
  );
}

function Checked({ contractor: { license, hireAgain } }: Pick<Props, 'contractor'>) {
  const t = useT();
  return (
    <ul className="contractor-card-checked">
      <li>
        <LicenseText license={license} />
      </li>
      {hireAgain && (
        <li className="sign sign-repeat">
          {t('contractors.hire_again', { yes: hireAgain.yes, answers: hireAgain.answers })}
        </li>
      )}
    </ul>
  );
}

function OpenNow({ contractor: { openNow } }: Pick<Props, 'contractor'>) {
  const t = useT();
  if (openNow === null) return null;
  return (
    <p className={openNow ? 'open-now mt-1 text-sm' : 'mt-1 text-sm text-muted'}>
      {t(openNow ? 'contractors.open_now' : 'contractors.closed_now')}
    </p>
  );
}

/** The place first: it decides whether the contractor comes at all. */
function WhereAndWhat({ contractor }: Pick<Props, 'contractor'>) {
  const t = useT();
  const { trades, distance, unit, acrossBorder } = contractor;
  const away =
    distance === null || distance === undefined
      ? ''
      : t(unit === 'km' ? 'contractors.distance_km' : 'contractors.distance_miles', { distance });
  const where = [placeText(contractor), away].filter((part) => part !== '').join(' · ');
  return (
    <>
      {(where !== '' || acrossBorder) && (
        <p className="mt-1 max-w-none text-sm">
          {where}
          {acrossBorder && (
            <>
              {' · '}
              <strong>
                {t(acrossBorder === 'MX' ? 'contractors.across_in_mexico' : 'contractors.across_in_us')}
              </strong>
            </>
          )}
        </p>
      )}
      <p className="max-w-none text-sm text-muted">{tradesText(trades, t)}</p>
    </>
  );
}

/** Three photos at most; the card leads to the others. */
function PhotoStrip({ contractor: { strip } }: Pick<Props, 'contractor'>) {
  if (strip.length === 0) return null;
  return (
    <ul className="photo-strip">
      {strip.map(({ url, blur, alt }) => (
        <li key={url} className="photo">
          <Blur blur={blur} />
          <img src={url} width="160" height="120" alt={alt} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}

function LatestReview({ contractor: { latestReview } }: Pick<Props, 'contractor'>) {
  const t = useT();
  if (latestReview === null) return null;
  return (
    <p className="sign sign-review mt-2 max-w-none text-sm text-muted">
      <span className="sr-only">{t('contractors.latest_review')}</span>
      <span className="min-w-0">
        <q className="text-ink">
          <UserText text={latestReview.title} />
        </q>{' '}
        <span className="whitespace-nowrap">
          <Stars value={latestReview.overall} size="small" /> <TimeAgo at={latestReview.at} />
        </span>
      </span>
    </p>
  );
}
