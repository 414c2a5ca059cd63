import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorHead } from '../../../server/moderation/lists/queries/contractor-head.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

type Props = { contractor: ContractorHead; here: 'listing' | 'history' | 'reviews' };

/** The contractor of the page, and links to the other pages about them. */
export function ContractorCaseHead({ contractor, here }: Props) {
  const t = useT();
  const path = usePath();
  const { id, slug, city, region, claimed } = contractor;
  const place = [city, region].filter((part) => part !== null).join(', ');
  const state = t(claimed ? 'admin_lists.contractors.claimed_yes' : 'admin_lists.contractors.claimed_no');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0 -mt-3 mb-3">
      <p className="text-muted">{[place, state].filter((part) => part !== '').join(' · ')}</p>
      <nav className="case-links" aria-label={contractor.name}>
        <Link
          className="admin-link"
          href={route('admin.contractors.show', { id })}
          aria-current={here === 'listing' ? 'page' : undefined}
        >
          {t('listings.title')}
        </Link>
        <Link
          className="admin-link"
          href={route('admin.contractors.history', { id })}
          aria-current={here === 'history' ? 'page' : undefined}
        >
          {t('admin_lists.contractors.history')}
        </Link>
        <Link
          className="admin-link"
          href={route('admin.contractors.reviews', { id })}
          aria-current={here === 'reviews' ? 'page' : undefined}
        >
          {t('admin_lists.contractors.reviews')}
        </Link>
        <Link className="admin-link" href={path('contractors.show', { slug })}>
          {t('admin_lists.contractors.page')}
        </Link>
      </nav>
    </div>
  );
}
