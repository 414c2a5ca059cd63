import { sql } from 'kysely';
import type { AppealKind, AppealState } from '../../../common/constants.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { VERSIONS_SHOWN } from '../../../common/limits/text-limits.ts';
import { filesOfAppeal } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import { photosTakenAway, type PhotosTakenAway } from '../../reviews/photos.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { responseState } from './holds.ts';

/** The texts of a case, unmasked and with all earlier versions; times as the database writes them. */
export type WrittenRow = {
  title: string;
  body: string;
  versions: KeptVersion[];
  response: WrittenResponse | null;
  appeals: FiledAppeal[];
  takenAway: PhotosTakenAway[];
};
export type KeptVersion = {
  version: number;
  createdAt: string;
  title: string;
  body: string;
  stars: number;
  decisionId: number | null;
};
export type WrittenResponse = {
  id: number;
  body: string;
  state: 'active' | 'held' | 'inactive' | 'deleted';
  signals: string[];
  createdAt: string;
  editedAt: string | null;
  versions: { version: number; createdAt: string; body: string; decisionId: number | null }[];
};
export type FiledAppeal = {
  id: number;
  kind: AppealKind;
  state: AppealState;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  onReason: string;
  offReason: string | null;
  by: string | null;
  againstDecisionId: number | null;
  isSensitive: boolean;
  topic: SensitiveTopic | null;
  files: UploadRow[];
  notes: { id: number; body: string; author: string | null; createdAt: string }[];
};

const VERSIONS = sql`(
  select coalesce(json_agg(json_build_object('version', v.version, 'createdAt', v.created_at,
    'title', v.content->>'title', 'body', v.content->>'body', 'stars', (v.content->>'overall')::integer,
    'decisionId', v.decision_id) order by v.version desc), '[]'::json)
  from review_versions as v where v.review_id = r.id
    and (v.version >= r.version - ${sql.lit(VERSIONS_SHOWN)} or v.decision_id is not null))`;

/** The present response, else the one deleted last. */
const RESPONSE = sql`(
  select json_build_object('id', s.id, 'body', s.body, 'createdAt', s.created_at, 'editedAt', s.edited_at,
    'signals', s.hold_signals,
    'state', ${responseState},
    'versions', (
      select coalesce(json_agg(json_build_object('version', w.version, 'createdAt', w.created_at, 'body', w.body,
        'decisionId', w.decision_id) order by w.version desc), '[]'::json)
      from (select version, created_at, body, decision_id from review_response_versions where response_id = s.id
        order by version desc limit ${sql.lit(VERSIONS_SHOWN + 1)}) as w))
  from review_responses as s where s.review_id = r.id order by s.id desc limit 1)`;

const NOTES = sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'body', n.body, 'author', w.name,
    'createdAt', n.created_at) order by n.id), '[]'::json)
  from admin_notes as n left join users as w on w.id = n.author_user_id
  where n.subject_type = 'appeal' and n.subject_id = a.id)`;

const APPEALS = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'state', a.state, 'filedAt', a.filed_at,
    'dueAt', a.due_at, 'closedAt', a.closed_at, 'onReason', a.on_appeal_reason, 'offReason', a.off_appeal_reason,
    'by', u.name, 'againstDecisionId', a.against_decision_id,
    'isSensitive', a.is_sensitive, 'topic', a.topic, 'files', ${filesOfAppeal}, 'notes', ${NOTES}) order by a.id desc), '[]'::json)
  from appeals as a
  left join users as u on u.id = a.appellant_user_id
  where a.review_id = r.id)`;

/** Reads a case in one query; null where there is no such review. */
export async function readWritten({ database }: ReadContext, reviewId: number): Promise<WrittenRow | null> {
  const { rows } = await sql<WrittenRow>`
    select r.title, r.body, ${VERSIONS} as versions, ${RESPONSE} as response, ${APPEALS} as appeals,
      ${photosTakenAway} as "takenAway"
    from reviews as r where r.id = ${reviewId}`.execute(database);
  return rows[0] ?? null;
}
