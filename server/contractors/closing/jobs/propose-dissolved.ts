import { sql } from 'kysely';
import { isListedContractor } from '../../../conditions/public-rows.ts';
import { announceTogether, type AnnouncingJob } from '../../../core/announce.ts';
import { answerDueAt } from '../closing.ts';

/** So many wait for an administrator at a time; those that most people read about come first. */
const OPEN_MAX = 50;

/**
 * Proposes to close the businesses whose registers say of every license that its holder is dissolved or out of business. A
 * register alone closes nothing: it lists branches and former names, too. Each is proposed once.
 */
export async function proposeDissolved({ database, now, announce }: AnnouncingJob): Promise<number> {
  return announceTogether({ database, announce }, async (tx, announceProposed) => {
    const { rows } = await sql<{ id: number; contractorId: number }>`
      insert into closing_proposals (contractor_id, wish, origin, closed_on, opened_at, answer_due_at)
      select c.id, 'close', 'register', least(coalesce(c.license_as_of, c.source_as_of, ${now}::date), ${now}::date), ${now},
        case when p.user_id is not null or c.email is not null then ${answerDueAt(now)}::timestamptz end
      from contractors as c join profiles as p on p.id = c.id
      where ${isListedContractor('c')} and c.merged_into_id is null
        and exists (select from licenses as l where l.contractor_id = c.id and l.status = 'closed' and l.origin <> 'owner')
        and not exists (select from licenses as l where l.contractor_id = c.id and l.status is distinct from 'closed')
        and not exists (select from closing_proposals as o where o.contractor_id = c.id
          and (o.origin = 'register' or o.state = 'open'))
      order by c.review_count desc, c.id
      limit greatest(0, ${OPEN_MAX} - (
        select count(*) from closing_proposals where origin = 'register' and state = 'open'))
      returning id, contractor_id as "contractorId"`.execute(tx);
    for (const { id, contractorId } of rows)
      announceProposed({ name: 'closing.proposed', proposalId: id, contractorId });
    return rows.length;
  });
}
