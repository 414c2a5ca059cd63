import { Link } from '@inertiajs/react';
import { formatPhone } from '../../../common/format/phones.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ClaimCase } from '../../../server/moderation/people/claim-views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataList } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';

/** The business as it is listed, and the person as their account says. */
export function ClaimSides({ opened }: { opened: ClaimCase }) {
  const t = useT();
  return (
    <CasePart title={t('admin.claims.both_sides')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Business opened={opened} />
        <Person opened={opened} />
      </div>
    </CasePart>
  );
}

function Business({ opened: { contractor, business } }: { opened: ClaimCase }) {
  const t = useT();
  const path = usePath();
  const { website, email, phone, licenseNumber, source } = business;
  const none = t('admin.claims.none');
  return (
    <div className="case-side-history">
      <h4 className="font-sans text-base font-semibold">
        <span className="case-note">{t('admin.claims.business')}</span>{' '}
        <Link href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</Link>
      </h4>
      <DataList
        items={[
          { term: t('admin.claims.city'), detail: contractor.city ?? none },
          { term: t('admin.claims.website'), detail: website ?? none },
          { term: t('admin.users.email'), detail: email ?? none },
          { term: t('admin.claims.phone'), detail: phone === null ? none : formatPhone(phone) },
          { term: t('admin.claims.license'), detail: licenseNumber ?? none },
          { term: t('admin.claims.source'), detail: source ?? none },
        ]}
      />
    </div>
  );
}

function Person({ opened: { claimant, person } }: { opened: ClaimCase }) {
  const t = useT();
  const { email, emailVerified, isActive, joinedAt, reviewsGiven } = person;
  return (
    <div className="case-side-history">
      <h4 className="font-sans text-base font-semibold">
        <span className="case-note">{t('admin.claims.claimant')}</span>{' '}
        <Link href={route('admin.functions', {}, { query: { open: claimant.id } })}>{claimant.name}</Link>{' '}
        {!isActive && <Badge tone="danger">{t('admin.user_status.inactive')}</Badge>}
      </h4>
      <DataList
        items={[
          { term: t('admin.users.email'), detail: email },
          {
            term: t('admin.users.verified'),
            detail: t(emailVerified ? 'admin.users.yes' : 'admin.users.no'),
          },
          { term: t('admin.users.joined'), detail: <DateText at={joinedAt} /> },
          { term: t('admin.users.reviews'), detail: reviewsGiven },
        ]}
      />
    </div>
  );
}
