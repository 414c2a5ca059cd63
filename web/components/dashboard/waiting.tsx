import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { isLate } from '../../../common/last-days.ts';
import { formatDate } from '../../../common/dates.ts';
import { route } from '../../../common/route-table.ts';
import type {
  AppealWaiting,
  BusinessView,
  DecisionAppealWaiting,
  StatementWaiting,
  WaitingView,
} from '../../../server/dashboard/views.ts';
import { useNow, usePath, useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { business: BusinessView | null; waiting: WaitingView };

/** Everything that somebody has to do or to know, each with the place to do it. */
export function Waiting({ business, waiting }: Props) {
  const t = useT();
  const { appeals, decision_appeals: decisionAppeals, statements, claims } = waiting;
  const setup = waiting.setup.filter((step) => step !== 'email');
  const toAnswer = business?.to_answer.total ?? 0;
  const nothing = [appeals, decisionAppeals, claims, setup].every(({ length }) => length === 0);
  return (
    <Section title={t('dashboard.waiting')}>
      {nothing && statements.total === 0 && toAnswer === 0 && <p>{t('dashboard.nothing_waits')}</p>}
      <div className="grid gap-8">
        {setup.length > 0 && <Setup steps={setup} business={business} />}
        {statements.total > 0 && <Statements statements={statements} />}
        {appeals.length + decisionAppeals.length > 0 && (
          <Appeals appeals={appeals} decisionAppeals={decisionAppeals} />
        )}
        {business && toAnswer > 0 && <ToAnswer business={business} />}
        {claims.length > 0 && <Claims claims={claims} />}
      </div>
    </Section>
  );
}

function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
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

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">{children}</li>
  );
}

function Setup({ steps, business }: { steps: WaitingView['setup']; business: BusinessView | null }) {
  const t = useT();
  const unfindable = business !== null && !business.complete;
  return (
    <Alert
      tone={unfindable ? 'caution' : 'neutral'}
      title={t(unfindable ? 'dashboard.incomplete_title' : 'dashboard.setup_title')}
    >
      {unfindable && <p>{t('dashboard.incomplete_text')}</p>}
      <ul className="mt-1 list-disc ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`dashboard.setup.${step}`)}</li>
        ))}
      </ul>
      <div className="mt-3">
        <ButtonLink href={route('profile.edit')}>{t('dashboard.edit_profile')}</ButtonLink>
      </div>
    </Alert>
  );
}

function Statements({ statements: { total, latest } }: { statements: WaitingView['statements'] }) {
  const t = useT();
  const more = total - latest.length;
  return (
    <Group
      title={t('dashboard.statements_title')}
      aside={
        more > 0 && (
          <Link href={route('statements.index')}>{t('dashboard.statements_more', { count: more })}</Link>
        )
      }
    >
      {latest.map((statement) => (
        <Statement key={statement.decision_id} statement={statement} />
      ))}
    </Group>
  );
}

function Statement({ statement }: { statement: StatementWaiting }) {
  const t = useT();
  const { decision_id, action, reason, decided_at, appeal_until } = statement;
  return (
    <Row>
      <span className="grow basis-64">
        <Link className="font-semibold" href={route('decisions.show', { id: decision_id })}>
          {t(`decisions.action.${action}`)}
        </Link>
        {reason.name && <span>: {reason.name}</span>}{' '}
        <span className="text-sm text-muted">
          <DateText at={decided_at} />
          {appeal_until && <> · {t('dashboard.appeal_until', { date: formatDate(appeal_until) })}</>}
        </span>
      </span>
    </Row>
  );
}

type AppealsProps = {
  appeals: readonly AppealWaiting[];
  decisionAppeals: readonly DecisionAppealWaiting[];
};

function Appeals({ appeals, decisionAppeals }: AppealsProps) {
  const t = useT();
  const now = useNow();
  const due = (at: string) =>
    t(isLate(new Date(at), now) ? 'dashboard.overdue' : 'dashboard.due', { date: formatDate(at) });
  const path = usePath();
  return (
    <Group title={t('dashboard.appeals_title')}>
      {appeals.map((appeal) => (
        <Row key={appeal.review_id}>
          <span className="grow basis-64">
            <Link className="font-semibold" href={placeOf(appeal)}>
              <UserText text={appeal.title} />
            </Link>{' '}
            <span className="text-sm text-muted">
              <Link href={path('contractors.show', { slug: appeal.contractor.slug })}>
                {appeal.contractor.name}
              </Link>
            </span>
            <br />
            <span className="text-sm">
              {t(wordsFor(appeal))} · {due(appeal.due_at)}
            </span>
          </span>
        </Row>
      ))}
      {decisionAppeals.map(({ decision_id, action, about, due_at }) => (
        <Row key={`decision-${decision_id}`}>
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
              {t('dashboard.appeal_of_decision')} · {due(due_at)}
            </span>
          </span>
        </Row>
      ))}
    </Group>
  );
}

const wordsFor = ({ is_mine, kind }: AppealWaiting) => {
  if (kind === 'remove_response')
    return is_mine ? 'dashboard.appeal_mine_response' : 'dashboard.appeal_against_response';
  if (!is_mine) return 'dashboard.appeal_against_me';
  return kind === 'take_down' ? 'dashboard.appeal_mine_down' : 'dashboard.appeal_mine_back';
};

/** A contractor's appeal stands under the reviews they got; an author's, and one against an author, under those they gave. */
const placeOf = ({ is_mine, kind, review_id }: AppealWaiting) => {
  const isOfContractor = kind === 'remove_response' ? !is_mine : is_mine && kind === 'take_down';
  return `${route(isOfContractor ? 'reviews.got' : 'reviews.given')}#review-${review_id}`;
};

function ToAnswer({ business }: { business: BusinessView }) {
  const t = useT();
  const { total, latest } = business.to_answer;
  return (
    <Group
      title={t('dashboard.to_answer', { count: total })}
      aside={<Link href={route('reviews.got')}>{t('dashboard.to_answer_all')}</Link>}
    >
      {latest.map(({ id, title, overall, author, created_at }) => (
        <Row key={id}>
          <Stars value={overall} />
          <span className="grow basis-64">
            <span className="font-semibold">
              <UserText text={title} />
            </span>{' '}
            <span className="text-sm text-muted">
              {t('dashboard.by_author', { name: author })} · <TimeAgo at={created_at} />
            </span>
          </span>
          <ButtonLink size="small" href={`${route('reviews.got')}#review-${id}`}>
            {t('dashboard.answer')}
          </ButtonLink>
        </Row>
      ))}
    </Group>
  );
}

function Claims({ claims }: Pick<WaitingView, 'claims'>) {
  const t = useT();
  return (
    <Group title={t('dashboard.claims_title')}>
      {claims.map(({ id, contractor, due_at }) => (
        <Row key={id}>
          <span className="grow basis-64">
            <Link className="font-semibold" href={route('contractors.claim', { slug: contractor.slug })}>
              {contractor.name}
            </Link>{' '}
            <span className="text-sm text-muted">{t('dashboard.due', { date: formatDate(due_at) })}</span>
          </span>
        </Row>
      ))}
    </Group>
  );
}
