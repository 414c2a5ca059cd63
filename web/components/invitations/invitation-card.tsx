import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { InvitationState } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { UserText } from '../ui/user-text.tsx';

const TONES: Record<InvitationState, Tone> = {
  open: 'caution',
  accepted: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

export function StateBadge({ state }: { state: InvitationState }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`invitations.state.${state}`)}</Badge>;
}

/** The days of a job; one day is said once. */
export function JobDays({ startsOn, endsOn }: Pick<InvitationView, 'startsOn' | 'endsOn'>) {
  const t = useT();
  const [from, to] = [formatDate(startsOn, t.language), formatDate(endsOn, t.language)];
  return startsOn === endsOn ? from : t('invitations.days', { from, to });
}

/** One invitation in a list. */
export function InvitationCard({ invitation }: { invitation: InvitationView }) {
  const t = useT();
  const { id, box, state, other, trade, place, region, expiresAt, createdAt } = invitation;
  return (
    <article className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <Link href={route('invitations.show', { id })}>{trade}</Link>
        </h2>
        <StateBadge state={state} />
      </div>
      <p>
        {t(box === 'sent' ? 'invitations.to' : 'invitations.from', { name: other.name })} ·{' '}
        {place !== '' && (
          <>
            <UserText text={place} />
            {', '}
          </>
        )}
        {region}
      </p>
      <p className="text-sm text-muted">
        <JobDays {...invitation} /> · {t('invitations.sent_on', { date: formatDate(createdAt, t.language) })}
        {state === 'open' && (
          <>
            {' · '}
            {t(box === 'sent' ? 'invitations.waits_until' : 'invitations.answer_until', {
              date: formatDate(lastDayBefore(expiresAt), t.language),
            })}
          </>
        )}
      </p>
    </article>
  );
}
