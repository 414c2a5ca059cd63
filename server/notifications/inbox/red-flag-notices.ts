import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Notice } from './notice.ts';

/** The owner of the business; of an answer the reporter. Neither names who reported it. */
export async function noticesOfRedFlag(
  database: Database,
  { redFlagId }: EventMap['red_flag.reported'],
  happened: 'reported' | 'answered' | 'withdrawn' | 'expired',
): Promise<Notice[]> {
  const row = await database
    .selectFrom('red_flags as f')
    .innerJoin('profiles as owner', 'owner.id', 'f.contractor_id')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .select([
      'c.id as contractorId',
      'c.name as contractor',
      'owner.user_id as ownerUserId',
      'f.reporter_user_id as reporterUserId',
    ])
    .where('f.id', '=', redFlagId)
    .executeTakeFirst();
  if (!row) return [];
  const { contractor, contractorId, ownerUserId, reporterUserId } = row;
  return [
    {
      userId: happened === 'answered' ? reporterUserId : ownerUserId,
      ...(happened !== 'answered' && { businessId: contractorId }),
      kind: 'red_flag',
      subject: { type: `red_flag.${happened}`, id: redFlagId },
      params: { contractor, news: `red_flag_${happened}` },
      target: { name: 'red_flags.show', params: { id: redFlagId } },
    },
  ];
}
