import { formatDate } from '../../../common/format/dates.ts';
import type { RedFlagItem } from '../../../server/red-flags/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { RedFlagBadge } from '../contractors/red-flag-badge.tsx';
import { RedFlagDay } from '../contractors/red-flag-day.tsx';
import { Badge } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { UserText } from '../ui/user-text.tsx';

/** Red flags in a list; the whole row leads to its page. */
export function RedFlagList({ flags }: { flags: readonly RedFlagItem[] }) {
  return (
    <ul className="flag-list">
      {flags.map((flag) => (
        <RedFlagRow key={flag.id} flag={flag} />
      ))}
    </ul>
  );
}

function RedFlagRow({ flag }: { flag: RedFlagItem }) {
  const t = useT();
  const path = usePath();
  const { contractor, state } = flag;
  const place = [contractor.city, contractor.region].filter(Boolean).join(', ');
  const hasDay = flag.since !== null || flag.licenseExpiredOn !== null;
  const facts = [...contractor.trades.slice(0, 2), place].filter(Boolean).join(' · ');
  return (
    <li className="flag-row">
      <p>
        <RedFlagBadge level={flag.level} />{' '}
        {state !== 'published' && <Badge>{t(`red_flags.state.${state}`)}</Badge>}
      </p>
      <h3 className="text-lg">
        <Link className="flag-link" href={path('red_flags.show', { id: flag.id })}>
          {flag.criterion}: <UserText text={contractor.name} />
        </Link>
      </h3>
      <p className="text-sm text-muted">
        {facts}
        {facts !== '' && ' · '}
        {hasDay && (
          <>
            <RedFlagDay flag={flag} />
            {flag.expiresOn !== null && ` – ${formatDate(flag.expiresOn, t.language)}`} ·{' '}
          </>
        )}
        {t(flag.isAnswered ? 'red_flags.answered' : 'red_flags.not_answered')}
      </p>
    </li>
  );
}
