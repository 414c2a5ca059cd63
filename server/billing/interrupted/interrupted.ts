import type { Upgrade } from '../../../common/profiles/membership-versions.ts';
import type { Database, Queryable } from '../../database/client.ts';

/** Longer than a payment that needs a confirmation stays open. */
export const INTERRUPTED_KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export type InterruptedRow = {
  id: number;
  route: string;
  params: unknown;
  body: Record<string, unknown>;
  /** Further batches of the same action, in their order. */
  more: Record<string, unknown>[];
  back: string;
  message: string;
  upgrade: Upgrade;
  state: 'open' | 'running' | 'done' | 'failed';
  /** Where it led to, once it is done. */
  result: string | null;
};

const COLUMNS = [
  'id',
  'route',
  'params',
  'body',
  'more',
  'back',
  'message',
  'upgrade',
  'state',
  'result',
] as const;

type OwnPayment = { id: number; userId: number };

export const findInterrupted = (
  database: Queryable,
  { id, userId }: OwnPayment,
): Promise<InterruptedRow | undefined> =>
  database
    .selectFrom('interrupted_actions')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$castTo<InterruptedRow>()
    .executeTakeFirst();

/** Takes an open action for the one request that does it: where a larger plan began after it was refused. */
export const claimInterrupted = (
  database: Database,
  { id, userId }: OwnPayment,
): Promise<InterruptedRow | undefined> =>
  database
    .updateTable('interrupted_actions as a')
    .set({ state: 'running' })
    .where('a.id', '=', id)
    .where('a.user_id', '=', userId)
    .where('a.state', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership_changes as change')
          .select('change.id')
          .whereRef('change.user_id', '=', 'a.user_id')
          .whereRef('change.at', '>=', 'a.created_at')
          .where('change.kind', 'in', ['started', 'changed']),
      ),
    )
    .returning(COLUMNS)
    .$castTo<InterruptedRow>()
    .executeTakeFirst();

export const closeInterrupted = (
  database: Database,
  id: number,
  closed: { state: 'done' | 'failed'; result: string | null },
) => database.updateTable('interrupted_actions').set(closed).where('id', '=', id).execute();

export async function forgetInterrupted(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - INTERRUPTED_KEPT_DAYS * DAY_MS);
  await database.deleteFrom('interrupted_actions').where('created_at', '<', oldest).execute();
}
