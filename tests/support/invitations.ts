import type { Insertable } from 'kysely';
import type { Database } from '../../server/database/client.ts';
import type { DB } from '../../server/database/schema.ts';

type Seed = Partial<Insertable<DB['invitations']>> & { from_profile_id: number; to_profile_id: number };

/** Inserts an invitation to a job of its own; answers with its id. */
export async function insertInvitation(database: Database, seed: Seed): Promise<number> {
  const first = async (table: 'trades' | 'regions') =>
    (await database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const job = await database
    .insertInto('invited_jobs')
    .values({ profile_id: seed.from_profile_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('invitations')
    .values({
      job_id: job.id,
      trade_id: await first('trades'),
      region_id: await first('regions'),
      place: 'Fresno, downtown',
      starts_on: '2026-12-07',
      ends_on: '2026-12-18',
      message: 'Two electricians for the rough-in of a school addition.',
      language: 'english',
      expires_at: new Date('2026-12-01T10:00:00Z'),
      answered_at: seed.state === 'accepted' || seed.state === 'declined' ? (seed.closed_at ?? null) : null,
      ...seed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
