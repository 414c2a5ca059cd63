import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { UserText } from '../ui/user-text.tsx';
import { StateBadge } from './invitation-card.tsx';

/** The contractors who were invited to a job, each with its answer. */
export function InvitedList({ invitations }: { invitations: readonly InvitationView[] }) {
  return (
    <ul>
      {invitations.map((invitation) => (
        <li key={invitation.id} className="border-t border-line py-3">
          <Invited invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function Invited({ invitation }: { invitation: InvitationView }) {
  const t = useT();
  const { id, other, state, people, price, decline, end, expiresAt } = invitation;
  const answerBy = formatDate(lastDayBefore(expiresAt), t.language);
  const answer = [
    ...(state === 'open' ? [t('invitations.waits_until', { date: answerBy })] : []),
    ...(people === null ? [] : [t('invitations.people', { count: people })]),
    ...(price === null ? [] : [t(`invitations.price_unit.${price.unit}`, { amount: price.amount })]),
    ...(decline === null ? [] : [t(`invitations.reason.${decline.reason}`)]),
    ...(end === null ? [] : [t(`invitations.end_reason.${end.reason}`)]),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link href={route('invitations.show', { id })}>
          <UserText text={other.name} />
        </Link>
        <StateBadge state={state} />
      </div>
      {answer.length > 0 && <p className="text-sm">{answer.join(' · ')}</p>}
    </>
  );
}
