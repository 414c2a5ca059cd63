import { sql } from 'kysely';
import {
  OPEN_LIST_STATES,
  type ExplainedField,
  type ListOrigin,
  type ListState,
  type ListStop,
  type RegisterSchedule,
} from '../../../common/limits/registers.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { SaidProblem } from '../../contractors/registers/engine-sentences.ts';
import type { SourceWords } from '../../contractors/registers/matching/source-words.ts';
import { adminView, type AdminView } from '../admin-view.ts';
import { explainChoices, type ExplainChoices } from './explain-choices.ts';
import { readEvents, type RegisterEvent } from './register-events.ts';

/** Days are YYYY-MM-DD, moments ISO. */
export type ListRow = {
  id: number;
  state: ListState;
  origin: ListOrigin;
  asOf: string;
  at: string;
  stop: ListStop | null;
  /** A sentence: why it failed. */
  problem: string | null;
  counts: { created: number; updated: number; gone: number; refused: number } | null;
  notUnderstood: number | null;
};
export type RegisterRow = {
  id: number;
  name: string;
  address: string | null;
  pageUrl: string | null;
  every: RegisterSchedule;
  /** UTC. */
  hour: number;
  isPaused: boolean;
  nextAt: string | null;
  lookedAt: string | null;
  /** The last list that is in. */
  last: ListRow | null;
  /** Days since the day of that list. */
  ageDays: number | null;
  /** A list that somebody or the server works on. */
  open: ListRow | null;
  /** No list is in, because the last one was undone. */
  isUndone: boolean;
  /** Why the newest list failed. */
  failed: string | null;
};
export type RegistersView = { admin: AdminView; registers: RegisterRow[] };
export type RegisterView = {
  admin: AdminView;
  register: RegisterRow & { shareMax: number; canSchedule: boolean };
  words: { field: ExplainedField; word: string; meaning: string }[];
  choices: ExplainChoices;
  lists: ListRow[];
  events: RegisterEvent[];
  today: string;
};

const SOURCES_MAX = 300;
const LISTS_SHOWN = 30;
const DAY_MS = 86_400_000;

/** All sources, those that wait for somebody first. */
export async function registersPage(context: Context): Promise<RegistersView> {
  const [admin, registers] = await Promise.all([adminView(context), readRegisters(context, null)]);
  const waits = ({ open, failed }: RegisterRow) => (open ? 0 : failed === null ? 2 : 1);
  return { admin, registers: registers.toSorted((one, other) => waits(one) - waits(other)) };
}

/** One source with its lists, its own words and what was done to it. Throws where there is none. */
export async function registerPage(context: Context, id: number): Promise<RegisterView> {
  const { database, now } = context;
  const [register] = await readRegisters(context, id);
  if (!register) throw notFound();
  const [admin, own, lists, events, choices] = await Promise.all([
    adminView(context),
    database
      .selectFrom('registers')
      .select(['words', 'share_max', 'mapping'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    readLists(context, [id], LISTS_SHOWN),
    readEvents(context, id),
    explainChoices(context),
  ]);
  return {
    admin,
    register: { ...register, shareMax: own.share_max, canSchedule: own.mapping !== null },
    words: Object.entries(own.words as SourceWords).flatMap(([field, said]) =>
      Object.entries(said ?? {}).map(([word, meaning]) => ({
        field: field as ExplainedField,
        word,
        meaning,
      })),
    ),
    choices,
    lists: lists.map(({ row }) => row),
    events,
    today: now.toISOString().slice(0, 10),
  };
}

async function readRegisters(context: Context, id: number | null): Promise<RegisterRow[]> {
  const { database, now } = context;
  const rows = await database
    .selectFrom('registers')
    .select(['id', 'name', 'address', 'page_url', 'every', 'hour', 'paused_at', 'next_at', 'looked_at'])
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .orderBy('name')
    .limit(SOURCES_MAX)
    .execute();
  const lists = await readLists(
    context,
    rows.map((row) => row.id),
    LISTS_SHOWN,
  );
  return rows.map((row) => {
    const own = lists.filter(({ registerId }) => registerId === row.id).map((list) => list.row);
    const last = own.find(({ state }) => state === 'finished') ?? null;
    const open = own.find(({ state }) => OPEN_LIST_STATES.some((one) => one === state)) ?? null;
    return {
      id: row.id,
      name: row.name,
      address: row.address,
      pageUrl: row.page_url,
      every: row.every as RegisterSchedule,
      hour: row.hour,
      isPaused: row.paused_at !== null,
      nextAt: row.next_at?.toISOString() ?? null,
      lookedAt: row.looked_at?.toISOString() ?? null,
      last,
      ageDays: last ? Math.max(0, Math.floor((now.getTime() - Date.parse(last.asOf)) / DAY_MS)) : null,
      open,
      isUndone: last === null && own.some(({ state }) => state === 'undone'),
      failed: open === null && own[0]?.state === 'failed' ? own[0].problem : null,
    };
  });
}

type ReadList = { registerId: number; row: ListRow };

/** The newest lists of each source. */
async function readLists({ database, t }: Context, ids: number[], each: number): Promise<ReadList[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    registerId: number;
    state: ListState;
    origin: ListOrigin;
    asOf: string;
    at: Date;
    stop: ListStop | null;
    problem: SaidProblem | null;
    created: number | null;
    updated: number | null;
    gone: number | null;
    refused: number | null;
    notUnderstood: number | null;
  }>`
    select l.id, l.register_id as "registerId", l.origin,
      case when l.state = 'finished' and i.state = 'undone' then 'undone' else l.state end as state, l.as_of::text as "asOf", l.changed_at as at, l.stop, l.problem,
      i.created_count as created, i.updated_count as updated, i.missing_count as gone, i.rejected_count as refused,
      (select sum((c ->> 'count')::integer) from jsonb_array_elements(i.report -> 'columns') c)::integer as "notUnderstood"
    from unnest(${ids}::integer[]) as r (id)
    cross join lateral (
      select id, register_id, state, origin, as_of, changed_at, stop, problem, import_id
      from register_lists where register_id = r.id order by id desc limit ${each}::integer) l
    left join contractor_imports i on i.id = l.import_id
    order by l.id desc`.execute(database);
  return rows.map(({ registerId, created, updated, gone, refused, problem, at, ...row }) => ({
    registerId,
    row: {
      ...row,
      at: at.toISOString(),
      problem: problem === null ? null : t(problem.key, problem.params),
      counts:
        created === null ? null : { created, updated: updated ?? 0, gone: gone ?? 0, refused: refused ?? 0 },
    },
  }));
}
