import type { ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { ProposedListing } from '../../../server/moderation/permits/permits-page.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { KEYS } from '../admin/key-table.ts';
import { DataList } from '../ui/data-list.tsx';
import { Link } from '../ui/link.tsx';

type CaseProps = {
  heading: string;
  about: ReactNode;
  children: ReactNode;
  accept: ReactNode;
  reject: ReactNode;
};

/** A case of the list, which the keys move to and decide. */
export function Case({ heading, about, children, accept, reject }: CaseProps) {
  return (
    <li className="border-t border-line py-6" data-case tabIndex={-1}>
      <h3 className="text-lg">{heading}</h3>
      <p className="text-sm text-muted">{about}</p>
      <div className="mt-3 grid gap-8 md:grid-cols-2">{children}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        <span data-key={KEYS.accept}>{accept}</span>
        <span data-key={KEYS.reject}>{reject}</span>
      </div>
    </li>
  );
}

export function Listing({ listing: { id, name, place, address, licenses } }: { listing: ProposedListing }) {
  const t = useT();
  return (
    <Side title={t('permit_cases.listing')}>
      <DataList
        items={[
          {
            term: t('permit_cases.name'),
            detail: (
              <Link href={route('admin.contractors.show', { id })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          { term: t('permit_cases.place'), detail: place || '–' },
          { term: t('permit_cases.address'), detail: address ?? '–' },
          { term: t('permit_cases.license'), detail: licenses || '–' },
        ]}
      />
    </Side>
  );
}

export function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-2 text-base">{title}</h4>
      {children}
    </div>
  );
}

export const SourceLink = ({ name, url }: { name: string; url: string | null }) =>
  url === null ? (
    <>{name}</>
  ) : (
    <a href={url} rel="nofollow noopener">
      {name}
    </a>
  );
