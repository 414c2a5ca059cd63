import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BusinessView, WaitingView } from '../../../server/dashboard/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import {
  AppealRow,
  DecisionAppealRow,
  Group,
  InvitationRow,
  RedFlagRow,
  ReviewRow,
  DashboardRow,
  StatementRow,
} from './rows.tsx';
import { toDoList, type ToDo } from './to-do.ts';
import { QuoteRow, RatingRow } from './work-rows.tsx';

type Props = { business: BusinessView | null; waiting: WaitingView };

/** The reader's tasks by the day they are due, then news, and the cases that others decide. */
export function Waiting({ business, waiting }: Props) {
  const t = useT();
  const {
    appeals,
    decision_appeals: decisionAppeals,
    statements,
    claims,
    invitations,
    red_flags: redFlags,
  } = waiting;
  const toAnswer = business?.to_answer ?? { total: 0, latest: [] };
  const items = toDoList({
    reviews: toAnswer.latest,
    statements: statements.latest,
    appeals,
    invitations,
    redFlags,
    quotes: waiting.quotes,
    ratings: waiting.ratings,
  });
  const own = appeals.filter(({ is_mine }) => is_mine);
  const isNothing =
    items.length + statements.total + appeals.length + decisionAppeals.length + claims.length === 0;
  return (
    <Section title={t('dashboard.waiting')}>
      {isNothing && <p>{t('dashboard.nothing_waits')}</p>}
      <div className="grid gap-8">
        {items.length > 0 && (
          <Group title={t('dashboard.to_do')} aside={<MoreToAnswer total={toAnswer.total} />}>
            {items.map((item) => (
              <ToDoRow key={item.key} item={item} />
            ))}
          </Group>
        )}
        <News statements={statements} />
        {own.length + decisionAppeals.length + claims.length > 0 && (
          <Group title={t('dashboard.in_progress')}>
            {own.map((appeal) => (
              <AppealRow key={appeal.review_id} appeal={appeal} />
            ))}
            {decisionAppeals.map((appeal) => (
              <DecisionAppealRow key={`decision-${appeal.decision_id}`} appeal={appeal} />
            ))}
            <Claims claims={claims} />
          </Group>
        )}
      </div>
    </Section>
  );
}

function ToDoRow({ item }: { item: ToDo }) {
  switch (item.kind) {
    case 'review':
      return <ReviewRow review={item.review} />;
    case 'appeal':
      return <AppealRow appeal={item.appeal} />;
    case 'invitation':
      return <InvitationRow invitation={item.invitation} />;
    case 'quote':
      return <QuoteRow quote={item.quote} />;
    case 'rating':
      return <RatingRow rating={item.rating} />;
    case 'red_flag':
      return <RedFlagRow redFlag={item.redFlag} />;
    case 'decision':
      return <StatementRow statement={item.statement} />;
  }
}

function MoreToAnswer({ total }: { total: number }) {
  const t = useT();
  if (total === 0) return null;
  return <Link href={route('reviews.got')}>{t('dashboard.to_answer', { count: total })}</Link>;
}

/** Decisions not read yet that ask for nothing. */
function News({ statements: { total, latest } }: Pick<WaitingView, 'statements'>) {
  const t = useT();
  const news = latest.filter(({ appeal_until }) => appeal_until === null);
  const more = total - latest.length;
  if (news.length === 0 && more === 0) return null;
  const list = more > 0 && (
    <Link href={route('statements.index')}>{t('dashboard.more_unread', { count: more })}</Link>
  );
  if (news.length === 0) return <p className="text-sm">{list}</p>;
  return (
    <Group title={t('dashboard.statements_title')} aside={list}>
      {news.map((statement) => (
        <StatementRow key={statement.decision_id} statement={statement} />
      ))}
    </Group>
  );
}

function Claims({ claims }: Pick<WaitingView, 'claims'>) {
  const t = useT();
  return claims.map(({ id, contractor, due_at }) => (
    <DashboardRow key={`claim-${id}`}>
      <span className="grow basis-64">
        <Link className="font-semibold" href={route('contractors.claim', { slug: contractor.slug })}>
          <bdi>{contractor.name}</bdi>
        </Link>
        <br />
        <span className="text-sm text-muted">
          {t('dashboard.claims_title')} · {t('dashboard.due', { date: formatDate(due_at, t.language) })}
        </span>
      </span>
    </DashboardRow>
  ));
}
