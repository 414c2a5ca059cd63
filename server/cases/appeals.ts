import { sql, type RawBuilder } from 'kysely';
import {
  APPEAL_FILES_MAX,
  type AppealKind,
  type AppealState,
  type DecidedType,
} from '../../common/constants.ts';
import { SENSITIVE_CODES, type SensitiveTopic } from '../../common/cases/sensitive-cases.ts';
import type { ReadContext } from '../core/context.ts';
import { attachUploads } from '../uploads/attach.ts';
import type { UploadRow } from '../uploads/views.ts';
import { appealDueAt } from './appeal-window.ts';

/** The type and the number of an appeal, as the decisions about it name them. Numbers are unique within a type. */
export type AppealKey = { type: AppealType; id: number };
export type AppealType = 'appeal' | 'account_appeal' | 'decision_appeal';

/** The thing that an appeal is about. */
export type AppealSubject = { type: Exclude<DecidedType, AppealType | 'claim'>; id: number };

export type NewAppeal = {
  type: AppealType;
  subject: AppealSubject;
  /** Of an appeal about a review or the response to it. */
  review?: { id: number; kind: AppealKind };
  appellantUserId: number;
  /** null: no administrator has decided about it. */
  againstDecisionId: number | null;
  reason: string;
  /** The appellant says that it is about this; its evidence is then for administrators only. */
  topic?: SensitiveTopic | null | undefined;
  /** Ids of uploads of the appellant's own, as evidence. */
  files?: readonly number[];
};

/**
 * Files an appeal and gives its number. The subject's row is locked. Throws InvalidInput for files that are not the
 * appellant's.
 */
export async function insertAppeal(tx: ReadContext, appeal: NewAppeal): Promise<number> {
  const { id } = await tx.database
    .insertInto('appeals')
    .values({
      type: appeal.type,
      subject_type: appeal.subject.type,
      subject_id: appeal.subject.id,
      review_id: appeal.review?.id ?? null,
      kind: appeal.review?.kind ?? null,
      appellant_user_id: appeal.appellantUserId,
      against_decision_id: appeal.againstDecisionId,
      on_appeal_reason: appeal.reason,
      topic: appeal.topic ?? null,
      is_sensitive: appeal.topic ? true : isDecidedSensitive(appeal.againstDecisionId),
      filed_at: tx.now,
      due_at: appealDueAt(tx.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachAppealFiles(tx, { type: appeal.type, id }, appeal);
  return id;
}

async function attachAppealFiles(
  tx: ReadContext,
  { type, id }: AppealKey,
  { appellantUserId: userId, files = [] }: NewAppeal,
): Promise<void> {
  if (files.length === 0) return;
  await attachUploads(tx, { uploadIds: files, userId, visibility: 'parties', maximum: APPEAL_FILES_MAX });
  const rows = files.map((upload_id, index) => ({
    appeal_type: type,
    appeal_id: id,
    upload_id,
    position: index + 1,
  }));
  await tx.database.insertInto('appeal_files').values(rows).execute();
}

/** Files of appeals as `a`, as JSON. */
export const filesOfAppeal = sql<UploadRow[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'key', u.key, 'kind', u.kind, 'name', u.original_name,
    'width', u.width, 'height', u.height, 'bytes', u.byte_size) order by f.position), '[]'::json)
  from appeal_files as f join uploads as u on u.id = f.upload_id
  where f.appeal_type = a.type and f.appeal_id = a.id)`;

/** Decisions as `d` whose rule is about threats, sexual content, children or private data. */
export const namesSensitiveRule = sql<boolean>`coalesce(
  coalesce(d.offense_code, d.reason_code) in (${sql.join(SENSITIVE_CODES.map((code) => sql.lit(code)))}), false)`;

const isDecidedSensitive = (decisionId: number | null) =>
  sql<boolean>`coalesce((select ${namesSensitiveRule} from decisions as d where d.id = ${decisionId}), false)`;

/** Closes an open appeal by a decision. The subject's row is locked. */
export async function closeAppeal(
  { database, now }: ReadContext,
  { type, id }: AppealKey,
  { state, decisionId }: { state: 'accepted' | 'rejected'; decisionId: number },
): Promise<void> {
  const closed = await database
    .updateTable('appeals')
    .set({ state, closed_at: now, decision_id: decisionId })
    .where('type', '=', type)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw new Error(`${type} ${id} is not open`);
}

/** Of appeals as `a`: it is this one. */
export const isAppeal = ({ type, id }: AppealKey) => sql<boolean>`(a.type = ${type} and a.id = ${id})`;

export type WithdrawnAppeal = AppealKey & { appellantUserId: number | null };

/**
 * Ends the open appeals among `a` as withdrawn. No reason means that their subject was deleted. It is one
 * statement, so an administrator's decision comes before or after it.
 */
export function withdrawAppeals(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  which: RawBuilder<boolean>,
  reason: string | null = null,
): Promise<WithdrawnAppeal[]> {
  return database
    .updateTable('appeals as a')
    .set({ state: 'withdrawn', closed_at: now, off_appeal_reason: reason })
    .where('a.state', '=', 'open')
    .where(which)
    .returning(['a.type', 'a.id', 'a.appellant_user_id as appellantUserId'])
    .$castTo<WithdrawnAppeal>()
    .execute();
}

/** The state of an appeal with the decision that closed it, locked; undefined: there is none. */
export function lockAppeal({ database }: ReadContext, { type, id }: AppealKey) {
  return database
    .selectFrom('appeals')
    .select(['id', 'state', 'subject_id as subjectId', 'against_decision_id as againstDecisionId'])
    .select(['appellant_user_id as appellantUserId', 'decision_id as decisionId'])
    .where('type', '=', type)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<LockedAppeal>()
    .executeTakeFirst();
}
export type LockedAppeal = {
  id: number;
  state: AppealState;
  subjectId: number;
  againstDecisionId: number | null;
  appellantUserId: number | null;
  decisionId: number | null;
};

/** Of appeals as `a`: `earlier` asked for the same, against the same decision, and was rejected. */
const WAS_REJECTED = sql`(earlier.type, earlier.subject_type, earlier.subject_id) = (a.type, a.subject_type, a.subject_id)
  and earlier.kind is not distinct from a.kind
  and earlier.against_decision_id is not distinct from a.against_decision_id and earlier.state = 'rejected'`;

/** Of appeals as `a`: when the same was last rejected. */
export const lastRejectedAt = sql<Date | null>`(
  select max(earlier.closed_at) from appeals as earlier where ${WAS_REJECTED})`;

/**
 * Selects the administrators who made or approved the decision that an appeal is against, or rejected an earlier
 * appeal like it.
 */
export const selectDeciders = (key: AppealKey) => selectDecidersOf(isAppeal(key));

/** Selects the deciders of all appeals `a` that a condition names. */
export const selectDecidersOf = (which: RawBuilder<boolean>) => sql<{ userId: number }>`
  select d.decided_by_user_id as "userId"
  from appeals as a join decisions as d on d.id = a.against_decision_id
  where ${which} and d.decided_by_user_id is not null
  union
  select (d.before ->> 'approved_by')::integer
  from appeals as a join decisions as d on d.id = a.against_decision_id
  where ${which} and d.before ->> 'approved_by' is not null
  union
  select d.decided_by_user_id
  from appeals as a join appeals as earlier on ${WAS_REJECTED} join decisions as d on d.id = earlier.decision_id
  where ${which} and d.decided_by_user_id is not null`;
