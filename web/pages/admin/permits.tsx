import { useRef, type ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type {
  PermitReportView,
  PermitsView,
  ProposalView,
} from '../../../server/moderation/permits/permits-page.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { useCaseKeys } from '../../components/admin/use-case-keys.ts';
import { KeyLegend } from '../../components/admin/key-legend.tsx';
import { KEYS } from '../../components/admin/key-table.ts';
import { Case, Listing, Side, SourceLink } from '../../components/permits/permit-case.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = PermitsView;

/** Permits to decide about: reported by their business, or of a business that may be one of our listings. */
export default function AdminPermitsPage({ reports, proposals, pagination }: Props) {
  const t = useT();
  const cases = useRef<HTMLDivElement>(null);
  useCaseKeys(cases);
  return (
    <AdminFrame title={t('admin.permits')}>
      <KeyLegend
        keys={[
          { key: KEYS.accept, meaning: t('permit_cases.key_accept') },
          { key: KEYS.reject, meaning: t('permit_cases.key_reject') },
        ]}
      />
      {reports.length + proposals.length === 0 && (
        <EmptyState title={t('permit_cases.none_title')} text={t('permit_cases.none_text')} />
      )}
      <div ref={cases}>
        {reports.length > 0 && (
          <Cases title={t('permit_cases.reports_title')} intro={t('permit_cases.reports_intro')}>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </Cases>
        )}
        {proposals.length > 0 && (
          <Cases title={t('permit_cases.proposals_title')} intro={t('permit_cases.proposals_intro')}>
            {proposals.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} />
            ))}
          </Cases>
        )}
      </div>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('admin.permits', {}, { query: { page } })}
      />
    </AdminFrame>
  );
}

function Cases({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2>{title}</h2>
      <p className="mt-2 mb-4 max-w-text text-muted">{intro}</p>
      <ul>{children}</ul>
    </section>
  );
}

function Proposal({ proposal }: { proposal: ProposalView }) {
  const t = useT();
  const { id, signals, name, address, license, source, permits, number, listing } = proposal;
  return (
    <Case
      heading={t('permit_cases.pair', { name, listing: listing.name })}
      about={signals.map((signal) => t(`permit_cases.signal.${signal}`)).join(' · ')}
      accept={
        <SendButton variant="secondary" action={route('admin.permits.accept', { id })}>
          {t('permit_cases.accept')}
        </SendButton>
      }
      reject={
        <SendButton variant="ghost" action={route('admin.permits.decline', { id })}>
          {t('permit_cases.decline')}
        </SendButton>
      }
    >
      <Side title={t('permit_cases.in_list')}>
        <DataList
          items={[
            { term: t('permit_cases.name'), detail: name },
            { term: t('permit_cases.address'), detail: address || '–' },
            { term: t('permit_cases.license'), detail: license ?? '–' },
            { term: t('permit_cases.source'), detail: <SourceLink name={source} url={proposal.sourceUrl} /> },
            {
              term: t('permit_cases.permits'),
              detail: t('permit_cases.permits_of', { count: permits, number }),
            },
          ]}
        />
      </Side>
      <Listing listing={listing} />
    </Case>
  );
}

function Report({ report }: { report: PermitReportView }) {
  const t = useT();
  const { id, reportedAt, reason, number, source, contractorName, license, place, listing } = report;
  return (
    <Case
      heading={t('permit_cases.report_of', { number, name: listing.name })}
      about={<TimeAgo at={reportedAt} />}
      accept={
        <SendButton variant="secondary" action={route('admin.permits.remove', { id })}>
          {t('permit_cases.remove')}
        </SendButton>
      }
      reject={
        <SendButton variant="ghost" action={route('admin.permits.keep', { id })}>
          {t('permit_cases.keep')}
        </SendButton>
      }
    >
      <Side title={t('permit_cases.in_list')}>
        <DataList
          items={[
            { term: t('permit_cases.name'), detail: contractorName ?? '–' },
            { term: t('permit_cases.license'), detail: license ?? '–' },
            { term: t('permit_cases.place_of_work'), detail: place || '–' },
            { term: t('permit_cases.source'), detail: source },
            { term: t('permit_cases.reason'), detail: <span dir="auto">{reason}</span> },
          ]}
        />
      </Side>
      <Listing listing={listing} />
    </Case>
  );
}
