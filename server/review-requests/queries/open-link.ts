import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { makeCode } from '../request-link.ts';
import type { OwnBusiness } from './own-business.ts';

const OPEN_LINK_LOCKS = 7_203_062;

/** The code of the one link for all customers; it is made when somebody first asks for it, and stays on printed cards for years. */
export async function openLinkOf(
  { database, now, language }: ReadContext,
  { contractorId, viewer }: Pick<OwnBusiness, 'contractorId' | 'viewer'>,
): Promise<string> {
  const find = () =>
    database
      .selectFrom('review_requests')
      .select('code')
      .where('contractor_id', '=', contractorId)
      .where('kind', '=', 'open')
      .orderBy('id')
      .executeTakeFirst();
  const known = await find();
  if (known) return known.code;
  await sql`
    with one_at_a_time as materialized (select pg_advisory_xact_lock(${OPEN_LINK_LOCKS}::integer, ${contractorId}))
    insert into review_requests (contractor_id, code, kind, language, made_by_user_id, created_at)
    select ${contractorId}, ${makeCode()}, 'open', ${language}, ${viewer.userId}, ${now} from one_at_a_time`.execute(
    database,
  );
  // Two that are made at once: both read the older one.
  return (await find())?.code ?? '';
}
