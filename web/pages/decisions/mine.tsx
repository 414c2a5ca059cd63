import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ListedStatement, StatementsView } from '../../../server/statements/listed-view.ts';
import { HowAppealsWork, WhatIsPublic } from '../../components/decisions/decisions-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = StatementsView;

/** Every decision that concerns me, the newest first. */
export default function DecisionMinePage({ statements, pagination }: Props) {
  const t = useT();
  return (
    <WithAside
      label={t('statements.aside')}
      aside={
        <>
          <HowAppealsWork />
          <WhatIsPublic />
        </>
      }
    >
      <PageHead title={t('statements.list_title')} noIndex />
      <h1 className="mb-3">{t('statements.list_title')}</h1>
      <p className="mb-6 text-muted">{t('statements.list_text')}</p>
      {statements.length === 0 && (
        <EmptyState title={t('statements.none_title')} text={t('statements.none_text')} />
      )}
      <ul>
        {statements.map((statement) => (
          <Listed key={statement.id} statement={statement} />
        ))}
      </ul>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('statements.index', {}, { query: { page } })}
      />
    </WithAside>
  );
}

function Listed({ statement }: { statement: ListedStatement }) {
  const t = useT();
  const { id, action, contractor, posting, reason, decidedAt, appealUntil, openAppeal, isRead } = statement;
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link className="font-semibold" href={route('decisions.show', { id })}>
          {t(`decisions.action.${action}`)}
        </Link>
        {!isRead && <Badge tone="blueprint">{t('statements.unread')}</Badge>}
        {openAppeal && (
          <Badge tone="caution">
            {t(openAppeal.isLate ? 'statements.under_late_appeal' : 'statements.under_appeal', {
              date: formatDate(openAppeal.dueAt, t.language),
            })}
          </Badge>
        )}
      </p>
      <p className="text-sm text-muted">
        <DateText at={decidedAt} />
        {contractor !== null && (
          <>
            {' · '}
            <UserText text={t('statements.of_contractor', { contractor })} />
          </>
        )}
        {posting !== null && (
          <>
            {' · '}
            <UserText text={t('statements.of_posting', { title: posting })} />
          </>
        )}
        {reason !== null && ` · ${reason}`}
        {appealUntil !== null &&
          ` · ${t('statements.appeal_until', { date: formatDate(appealUntil, t.language) })}`}
      </p>
    </li>
  );
}
