import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagCaseView } from '../../../server/moderation/red-flags/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { RedFlagBadge } from '../contractors/red-flag-badge.tsx';
import { RedFlagDay } from '../contractors/red-flag-day.tsx';
import { Badge } from '../ui/badge.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The subject, the state, and the reporter. */
export function CaseHead({ opened, heading }: Pick<PanelProps<RedFlagCaseView>, 'opened' | 'heading'>) {
  const t = useT();
  const path = usePath();
  const { id, flag, reporter, contractorId } = opened;
  return (
    <header className="case-head">
      <span className="case-badges">
        <RedFlagBadge level={flag.level} />
        <Badge tone={flag.state === 'open' ? 'blueprint' : 'neutral'}>
          {t(`admin.red_flags.state.${flag.phase ?? flag.state}`)}
        </Badge>
        {flag.isUrgent && <Badge tone="danger">{t('admin.red_flags.urgent')}</Badge>}
      </span>
      <CaseTitle heading={heading}>
        {flag.criterionName}: <UserText text={flag.contractor.name} />
      </CaseTitle>
      <p className="case-note">
        {t('admin.red_flags.number', { id: String(id) })} · <DateText at={flag.openedAt} />
        {flag.phase !== null && (
          <>
            {' · '}
            {t('admin.red_flags.answer_until')} {flag.answerUntil.date}
          </>
        )}
      </p>
      {flag.origin === 'report' && (
        <p className="case-note">
          {t('admin.red_flags.reporter')}:{' '}
          {reporter === null ? (
            t('admin.red_flags.former')
          ) : (
            <Link
              href={route('admin.functions', {}, { query: { search: `#${reporter.id}`, open: reporter.id } })}
            >
              <bdi>{reporter.name}</bdi>
            </Link>
          )}
        </p>
      )}
      <p className="case-note">
        <Link href={route('admin.contractors.history', { id: contractorId })}>
          <bdi>{flag.contractor.name}</bdi>
        </Link>
        {' · '}
        <Link href={path('red_flags.show', { id })}>{t('admin.red_flags.to_page')}</Link>
      </p>
    </header>
  );
}

/** Other public red flags of the contractor. */
export function Others({ others }: Pick<RedFlagCaseView, 'others'>) {
  const t = useT();
  const path = usePath();
  if (others.length === 0) return null;
  return (
    <CasePart title={t('admin.red_flags.others')}>
      <ul className="case-lines">
        {others.map((flag) => (
          <li key={flag.id}>
            <RedFlagBadge level={flag.level} />{' '}
            <Link href={path('red_flags.show', { id: flag.id })}>{flag.criterion}</Link>{' '}
            <RedFlagDay flag={flag} />
          </li>
        ))}
      </ul>
    </CasePart>
  );
}
