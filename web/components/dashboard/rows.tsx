import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type {
  AppealWaiting,
  DecisionAppealWaiting,
  InvitationWaiting,
  RedFlagWaiting,
  StatementWaiting,
  WaitingReview,
} from '../../../server/dashboard/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Stars } from '../ui/stars.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';

type GroupProps = { title: string; aside?: ReactNode; children: ReactNode };

export function Group({ title, aside, children }: GroupProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{title}</h3>
        {aside && <div className="text-sm">{aside}</div>}
      </div>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

export function DashboardRow({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">{children}</li>
  );
}

/** A review without a response. */
export function ReviewRow({ review }: { review: WaitingReview }) {
  const t = useT();
  const { id, title, overall, author, created_at } = review;
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <span className="font-semibold">
          <UserText text={title} />
        </span>
        <br />
        <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Stars value={overall} />
          {t('dashboard.by_author', { name: author })} · <TimeAgo at={created_at} />
        </span>
      </span>
      <ButtonLink size="small" href={`${route('reviews.got')}#review-${id}`}>
        {t('dashboard.answer')}
      </ButtonLink>
    </DashboardRow>
  );
}

/** A decision that its reader has not read. */
export function StatementRow({ statement }: { statement: StatementWaiting }) {
  const t = useT();
  const { decision_id, action, reason, decided_at, appeal_until } = statement;
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <Link className="font-semibold" href={route('decisions.show', { id: decision_id })}>
          {t(`decisions.action.${action}`)}
        </Link>
        {reason.name && <span>: {reason.name}</span>}
        <br />
        <span className="text-sm text-muted">
          <DateText at={decided_at} />
          {appeal_until && (
            <> · {t('dashboard.appeal_until', { date: formatDate(appeal_until, t.language) })}</>
          )}
        </span>
      </span>
    </DashboardRow>
  );
}

const dueText = ({ due_at, is_late }: Pick<AppealWaiting, 'due_at' | 'is_late'>, t: Translate): string =>
  t(is_late ? 'dashboard.overdue' : 'dashboard.due', { date: formatDate(due_at, t.language) });

export function AppealRow({ appeal }: { appeal: AppealWaiting }) {
  const t = useT();
  const path = usePath();
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <Link className="font-semibold" href={placeOf(appeal)}>
          <UserText text={appeal.title} />
        </Link>{' '}
        <span className="text-sm text-muted">
          <Link href={path('contractors.show', { slug: appeal.contractor.slug })}>
            <bdi>{appeal.contractor.name}</bdi>
          </Link>
        </span>
        <br />
        <span className="text-sm">
          {t(wordsFor(appeal))} · {dueText(appeal, t)}
        </span>
      </span>
    </DashboardRow>
  );
}

/** An invitation to a job that waits for an answer. */
export function InvitationRow({ invitation }: { invitation: InvitationWaiting }) {
  const t = useT();
  const { id, sender, trade, place, starts_on, ends_on, expires_at } = invitation;
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <span className="font-semibold">{t('dashboard.invitation', { trade, sender })}</span>
        <br />
        <span className="text-sm text-muted">
          <UserText text={place} /> ·{' '}
          {t('dashboard.invitation_days', {
            from: formatDate(starts_on, t.language),
            to: formatDate(ends_on, t.language),
          })}{' '}
          · {t('dashboard.answer_until', { date: formatDate(lastDayBefore(expires_at), t.language) })}
        </span>
      </span>
      <ButtonLink size="small" href={route('invitations.show', { id })}>
        {t('dashboard.answer')}
      </ButtonLink>
    </DashboardRow>
  );
}

/** A red flag that the business may answer before it is decided. */
export function RedFlagRow({ redFlag: { id, criterion, answer_until } }: { redFlag: RedFlagWaiting }) {
  const t = useT();
  const path = usePath();
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <span className="font-semibold">{t('dashboard.red_flag', { criterion })}</span>
        <br />
        <span className="text-sm text-muted">{t('dashboard.answer_until', { date: answer_until })}</span>
      </span>
      <ButtonLink size="small" href={path('red_flags.show', { id })}>
        {t('dashboard.answer')}
      </ButtonLink>
    </DashboardRow>
  );
}

export function DecisionAppealRow({ appeal }: { appeal: DecisionAppealWaiting }) {
  const t = useT();
  const { decision_id, action, about } = appeal;
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <Link className="font-semibold" href={route('decisions.show', { id: decision_id })}>
          {t(`decisions.action.${action}`)}
        </Link>{' '}
        {about !== null && (
          <span className="text-sm text-muted">
            <UserText text={about} />
          </span>
        )}
        <br />
        <span className="text-sm">
          {t('dashboard.appeal_of_decision')} · {dueText(appeal, t)}
        </span>
      </span>
    </DashboardRow>
  );
}

const wordsFor = ({ is_mine, kind }: AppealWaiting) => {
  if (kind === 'remove_response')
    return is_mine ? 'dashboard.appeal_mine_response' : 'dashboard.appeal_against_response';
  if (!is_mine) return 'dashboard.appeal_against_me';
  return kind === 'take_down' ? 'dashboard.appeal_mine_down' : 'dashboard.appeal_mine_back';
};

/**
 * A contractor's appeal is under their received reviews; an author's, and one against an author, under their
 * written ones.
 */
const placeOf = ({ is_mine, kind, review_id }: AppealWaiting) => {
  const isOfContractor = kind === 'remove_response' ? !is_mine : is_mine && kind === 'take_down';
  return `${route(isOfContractor ? 'reviews.got' : 'reviews.given')}#review-${review_id}`;
};
