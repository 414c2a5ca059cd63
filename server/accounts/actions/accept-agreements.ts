import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

/** Records which versions of the terms and the privacy policy a new user accepted: those that apply now. */
export async function acceptAgreements({ database, now }: ReadContext, userId: number): Promise<void> {
  await sql`
    insert into accepted_agreements (user_id, content_version_id, accepted_at)
    select distinct on (page) ${userId}::integer, id, ${now}::timestamptz
    from content_versions
    where page in ('terms', 'privacy') and published_at <= ${now}
    order by page, published_at desc, number desc`.execute(database);
}
