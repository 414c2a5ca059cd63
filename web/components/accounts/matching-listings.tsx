import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { UserText } from '../ui/user-text.tsx';

/** Asks a contractor which listing is theirs, before two pages tell of one business. */
export function MatchingListings({ listings }: { listings: readonly MatchingListing[] }) {
  const t = useT();
  const path = usePath();
  if (listings.length === 0) return null;
  return (
    <Alert tone="blueprint" title={t('matching.title')}>
      <p>{t('matching.text')}</p>
      <ul className="mt-3 grid gap-4">
        {listings.map(({ slug, name, city, region, licenseNumber }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div>
              <p className="font-semibold">
                <UserText text={name} />
              </p>
              <p className="text-sm">{[city, region].filter(Boolean).join(', ')}</p>
              {licenseNumber && <p className="text-sm">{t('matching.license', { number: licenseNumber })}</p>}
            </div>
            <ButtonLink size="small" href={path('contractors.claim', { slug })}>
              {t('matching.claim')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
