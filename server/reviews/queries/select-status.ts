import { sql, type RawBuilder } from 'kysely';
import type {
  AppealState,
  DecisionAction,
  DecisionReasonCode,
  ReviewAppealKind,
} from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { filesOfAppeal, lastRejectedAt } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import type { UploadRow } from '../../uploads/views.ts';

/** The decision behind a review's status. */
export type DecisionRow = {
  id: number;
  action: DecisionAction;
  reasonCode: DecisionReasonCode | null;
  /** The words of the code in the reader's language. */
  reasonName: string | null;
  reasonText: string | null;
  decidedAt: string;
  /** The users who got a statement of it. */
  notifiedUserIds: number[] | null;
};

/** The public part of an appeal; the rest is for signed-in readers. */
export type AppealRow = FiledAppealRow & { kind: ReviewAppealKind };
/** The same of an appeal against the response to a review. */
export type ResponseAppealRow = FiledAppealRow & { kind: 'remove_response' };
type FiledAppealRow = {
  id: number;
  state: AppealState;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  onReason?: string;
  offReason?: string | null;
  againstDecisionId?: number | null;
  /** The last rejection of an appeal of this kind against the same decision. */
  rejectedAt?: string | null;
  isSensitive?: boolean;
  files?: UploadRow[];
  notes?: NoteRow[];
};
export type NoteRow = { id: number; body: string; author: string | null; createdAt: string };

/** The reader of a statement, as far as its SQL text depends on them. */
export type Audience = { kind: 'visitor' | 'member' | 'administrator'; language: Language };

export function audienceOf({ viewer, language }: Pick<ReadContext, 'viewer' | 'language'>): Audience {
  if (viewer === null) return { kind: 'visitor', language };
  return { kind: viewer.role === 'admin' ? 'administrator' : 'member', language };
}

/** The decision behind a row of `reviews as r`, as JSON; visitors see what is active and need no more. */
export function decisionOfReview({ kind, language }: Audience) {
  if (kind === 'visitor') return sql<DecisionRow | null>`null::json`;
  return sql<DecisionRow | null>`(
    select json_build_object('id', d.id, 'action', d.action, 'reasonCode', coalesce(d.offense_code, d.shown_reason_code),
      'reasonName', ${sql.ref(`rc.${language}`)}, 'reasonText', d.reason_text, 'decidedAt', d.decided_at,
      'notifiedUserIds', (select json_agg(s.user_id) from decision_statements as s where s.decision_id = d.id))
    from decisions as d left join reason_codes as rc on rc.code = coalesce(d.offense_code, d.shown_reason_code)
    where d.id = r.decision_id)`;
}

/** The open appeal of a row of `reviews as r`, or the one closed last, as JSON. Only the latest can be open. */
export const appealOfReview = (audience: Audience): RawBuilder<AppealRow | null> =>
  latestAppeal(audience, sql`a.review_id = r.id and a.kind <> 'remove_response'`);

/** The same of a row of `review_responses as s`. */
export const appealOfResponse = (audience: Audience): RawBuilder<ResponseAppealRow | null> =>
  latestAppeal(audience, sql`a.type = 'appeal' and a.subject_type = 'response' and a.subject_id = s.id`);

function latestAppeal<Row>({ kind }: Audience, ofIt: RawBuilder<unknown>): RawBuilder<Row | null> {
  const texts = kind === 'visitor' ? sql`` : TEXTS;
  const notes = kind === 'administrator' ? NOTES : sql``;
  return sql<Row | null>`(
    select json_build_object('id', a.id, 'kind', a.kind, 'state', a.state, 'filedAt', a.filed_at,
      'dueAt', a.due_at, 'closedAt', a.closed_at ${texts} ${notes})
    from appeals as a where ${ofIt} order by a.id desc limit 1)`;
}

const TEXTS = sql`, 'onReason', a.on_appeal_reason, 'offReason', a.off_appeal_reason,
  'againstDecisionId', a.against_decision_id, 'isSensitive', a.is_sensitive,
  'rejectedAt', ${lastRejectedAt},
  'files', ${filesOfAppeal}`;

const NOTES = sql`, 'notes', (
  select coalesce(json_agg(json_build_object('id', n.id, 'body', n.body, 'author', writer.name,
    'createdAt', n.created_at) order by n.id), '[]'::json)
  from admin_notes as n left join users as writer on writer.id = n.author_user_id
  where n.subject_type = 'appeal' and n.subject_id = a.id)`;
