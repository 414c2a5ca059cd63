import { sql, type RawBuilder } from 'kysely';

/** Instants as ISO 8601 text. */
export type HireRow = {
  id: number;
  conversationId: number;
  answerId: number | null;
  hiredAt: string;
  confirmedAt: string | null;
};

/** The hire that holds, as JSON of `quote_requests as q`; null: none. */
export const CURRENT_HIRE = sql<HireRow | null>`(
  select json_build_object('id', h.id, 'conversationId', h.conversation_id, 'answerId', h.answer_id,
    'hiredAt', h.hired_at, 'confirmedAt', h.confirmed_at)
  from quote_hires as h where h.quote_request_id = q.id and h.withdrawn_at is null)`;

/** The latest answer `a` with its message `said`, of `quote_requests as q` and `conversations as v`; removed ones do not count. */
export const latestAnswer = (picked: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${picked} from quote_answers as a join messages as said on said.id = a.message_id
  where a.quote_request_id = q.id and said.conversation_id = v.id and said.removed_at is null
  order by a.id desc limit 1)`;
