import { sql, type RawBuilder } from 'kysely';
import type { RedFlagPhase, RedFlagState } from '../../../common/red-flags.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import type { ReadContext } from '../../core/context.ts';
import { containing, typedId, type Slice } from '../list-query.ts';
import type { RedFlagListState } from './schemas.ts';

/** A red flag in the queue. */
export type RedFlagCaseRow = {
  id: number;
  contractorName: string;
  city: string | null;
  criterionName: string;
  level: RedFlagLevel;
  state: RedFlagState;
  isUrgent: boolean;
  isAnswered: boolean;
  openedAt: Date;
  answerDueAt: Date;
  approvedAt: Date | null;
};

const PHASES: Readonly<Record<RedFlagPhase, (now: Date) => RawBuilder<boolean>>> = {
  answering: (now) => sql`f.state = 'open' and f.answer_due_at > ${now}`,
  deciding: (now) => sql`f.state = 'open' and f.answer_due_at <= ${now} and f.approved_at is null`,
  second_approval: (now) => sql`f.state = 'open' and f.answer_due_at <= ${now} and f.approved_at is not null`,
};

function conditionOf(now: Date, state: RedFlagListState['filters']['state']): RawBuilder<boolean> {
  if (state === null) return sql`f.state = 'open'`;
  if (state === 'all') return sql`f.origin = 'report'`;
  if (state in PHASES) return PHASES[state as RedFlagPhase](now);
  return sql`f.state = ${state} and f.origin = 'report'`;
}

/** Reports by the reader, or about their own business, are for another administrator. */
const isForReader = ({ viewer }: ReadContext) => sql<boolean>`(
  f.reporter_user_id is distinct from ${viewer?.userId ?? 0}::integer
  and f.contractor_id <> ${viewer?.contractorId ?? 0}::integer)`;

function conditionsOf(context: ReadContext, { search, filters }: RedFlagListState): RawBuilder<unknown> {
  const words = containing(search);
  const conditions = [
    isForReader(context),
    conditionOf(context.now, filters.state),
    ...(filters.level === null ? [] : [sql`f.level = ${filters.level}`]),
    ...(search === ''
      ? []
      : [sql`(c.name ilike ${words} or f.body ilike ${words} or f.id = ${typedId(search)})`]),
  ];
  return sql.join(conditions, sql` and `);
}

const FROM = sql`red_flags as f join contractors as c on c.id = f.contractor_id
  join red_flag_criteria as k on k.key = f.criterion`;

export async function countRedFlagCases(context: ReadContext, state: RedFlagListState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${FROM} where ${conditionsOf(context, state)}`.execute(
    context.database,
  );
  return rows[0]?.total ?? 0;
}

const SORTS = { due: sql`f.answer_due_at`, opened: sql`f.opened_at` } as const;

export async function listRedFlagCases(
  context: ReadContext,
  state: RedFlagListState,
  { limit, offset }: Slice,
): Promise<RedFlagCaseRow[]> {
  const direction = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<RedFlagCaseRow>`
    select f.id, c.name as "contractorName", c.city, k.${sql.ref(context.language)} as "criterionName", f.level, f.state,
      f.is_urgent as "isUrgent", f.answer is not null as "isAnswered", f.opened_at as "openedAt",
      f.answer_due_at as "answerDueAt", f.approved_at as "approvedAt"
    from ${FROM} where ${conditionsOf(context, state)}
    order by ${SORTS[state.sort]} ${direction}, f.id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows;
}

/** Names that only administrators read. */
export async function namesOf(
  { database }: ReadContext,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await database.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
