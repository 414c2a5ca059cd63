import { sql } from 'kysely';
import type { CostBand } from '../../../common/constants.ts';
import { MESSAGES_PER_PAGE, type QuoteStart } from '../../../common/conversations.ts';
import type { Currency } from '../../../common/format/currencies.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { PHOTO } from '../../uploads/photos.ts';
import type { UploadRow } from '../../uploads/views.ts';

export type QuoteRow = {
  id: number;
  trade_id: number;
  place: string;
  starts: QuoteStart;
  cost_band: CostBand | null;
  currency: Currency;
  photos: UploadRow[] | null;
};
export type MessageRow = {
  id: number;
  body: string;
  language: Language;
  isFromContractor: boolean;
  createdAt: Date;
  isRemoved: boolean;
  quote: QuoteRow | null;
};

/** Of `quote_requests as q`: the request with its photos, as JSON. */
export const QUOTE = sql<QuoteRow>`json_build_object('id', q.id, 'trade_id', q.trade_id, 'place', q.place,
  'starts', q.starts, 'cost_band', q.cost_band, 'currency', q.currency, 'photos', (
    select json_agg(${PHOTO} order by photo.position) from quote_request_photos as photo
    join uploads as u on u.id = photo.upload_id where photo.quote_request_id = q.id))`;

/**
 * The latest messages of a conversation, the oldest of them first; `before`: those written before that one. One more than a
 * page tells that there are earlier ones.
 */
export async function listMessages(
  database: Queryable,
  { conversationId, before }: { conversationId: number; before: number | null },
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const latest = await database
    .selectFrom('messages as m')
    .leftJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .select(['m.id', 'm.body', 'm.language', 'm.is_from_contractor as isFromContractor'])
    .select('m.created_at as createdAt')
    .select(sql<boolean>`m.removed_at is not null`.as('isRemoved'))
    .select(sql<QuoteRow | null>`case when q.id is null then null else ${QUOTE} end`.as('quote'))
    .where('m.conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('m.id', '<', before ?? 0))
    .orderBy('m.id', 'desc')
    .limit(MESSAGES_PER_PAGE + 1)
    .$castTo<MessageRow>()
    .execute();
  const shown = latest.slice(0, MESSAGES_PER_PAGE);
  return { rows: shown.toReversed(), hasEarlier: latest.length > shown.length };
}
