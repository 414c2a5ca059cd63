import { sql, type RawBuilder } from 'kysely';
import type { RedFlagPhase, RedFlagState } from '../../../common/cases/red-flags.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import { isForOthers } from '../../cases/own-case.ts';
import type { ReadContext } from '../../core/context.ts';
import { IN_PHASE } from '../../red-flags/red-flag.ts';
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
  zone: string | null;
  approvedAt: Date | null;
};

function conditionOf(now: Date, state: RedFlagListState['filters']['state']): RawBuilder<boolean> {
  if (state === null) return sql`f.state = 'open'`;
  if (state === 'all') return sql`f.origin = 'report'`;
  if (state in IN_PHASE) return IN_PHASE[state as RedFlagPhase](now);
  return sql`f.state = ${state} and f.origin = 'report'`;
}

/** Of `red_flags as f`: its reader leaves it to another administrator. */
const isOwn = (context: ReadContext) => isForOthers(context, 'red_flag', sql.ref('f.id'));

/** Of `red_flags as f`: an administrator has to decide now, and the reader may. */
export const isWaitingRedFlag = (context: ReadContext) => sql<boolean>`(
  (${IN_PHASE.deciding(context.now)} or ${IN_PHASE.second_approval(context.now)}) and not ${isOwn(context)})`;

function conditionsOf(context: ReadContext, { search, filters }: RedFlagListState): RawBuilder<unknown> {
  const words = containing(search);
  const conditions = [
    sql`not ${isOwn(context)}`,
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
      f.answer_due_at as "answerDueAt", c.zone, f.approved_at as "approvedAt"
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
