import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { InvitationState } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { JobDays, JobPlace } from './job-facts.tsx';

const TONES: Record<InvitationState, Tone> = {
  open: 'caution',
  accepted: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  filled: 'neutral',
  canceled: 'danger',
};

export function StateBadge({ state }: { state: InvitationState }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`invitations.state.${state}`)}</Badge>;
}

/** One invitation in the list of those received. */
export function InvitationCard({ invitation }: { invitation: InvitationView }) {
  const t = useT();
  const { id, state, other, trade, expiresAt, createdAt } = invitation;
  return (
    <article className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <Link href={route('invitations.show', { id })}>{trade}</Link>
        </h2>
        <StateBadge state={state} />
      </div>
      <p>
        {t('invitations.from', { name: other.name })} · <JobPlace {...invitation} />
      </p>
      <p className="text-sm text-muted">
        <JobDays {...invitation} /> · {t('invitations.sent_on', { date: formatDate(createdAt, t.language) })}
        {state === 'open' && (
          <>
            {' · '}
            {t('invitations.answer_until', {
              date: formatDate(lastDayBefore(expiresAt), t.language),
            })}
          </>
        )}
      </p>
    </article>
  );
}
