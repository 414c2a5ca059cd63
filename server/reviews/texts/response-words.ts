import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { bindingEdit } from '../../cases/overturned.ts';
import { undoneEditIn, type DecidedVersion } from '../../screening/undone-decisions.ts';
import { NEAR_COPY_FROM, runsOf, similarity } from '../../screening/near-copy.ts';
import { screenedStatus } from '../../screening/hold-change.ts';

/** Of `review_response_versions as v`: an administrator showed the response as it was then. */
const isAccepted = sql<boolean>`(v.decision_id is not null or exists (
  select from decisions as a
  where a.subject_type = 'response' and a.subject_id = v.response_id and a.decided_by_user_id is not null
    and a.after ->> 'status' = 'active' and (a.after ->> 'version')::integer = v.version))`;

/**
 * Refuses a text that an administrator's edit removed from a response to this review, unless a later decision
 * allows it. Deleted responses count as well; otherwise a new one would restore the text.
 */
export async function refuseUndoing(tx: ReadContext, reviewId: number, body: string): Promise<void> {
  const versions: DecidedVersion[] = await tx.database
    .selectFrom('review_responses as s')
    .innerJoin('review_response_versions as v', 'v.response_id', 's.id')
    .leftJoin('decisions as d', 'd.id', 'v.decision_id')
    .select(['v.response_id as id', 'v.version', 'v.body as text', bindingEdit('d').as('editId')])
    .select(['d.reason_code as reasonCode', isAccepted.as('isAccepted')])
    .where('s.review_id', '=', reviewId)
    .where(
      sql<boolean>`(${isAccepted} or exists (
        select from review_response_versions as next
        where next.response_id = v.response_id and next.version = v.version + 1 and next.decision_id is not null))`,
    )
    .orderBy('v.response_id')
    .orderBy('v.version')
    .execute();
  if (undoneEditIn(versions, body)) throw conflict('review_form.response_undoes_edit');
}

/** Refuses a response in place of one that is taken down, and the words of one that an administrator deleted. */
export async function refuseTakenDown(tx: ReadContext, reviewId: number, body: string): Promise<void> {
  const gone = await tx.database
    .selectFrom('review_responses as s')
    .leftJoin('decisions as d', 'd.id', 's.decision_id')
    .select(['s.body', 's.status', 's.hold_signals', 'd.action'])
    .where('s.review_id', '=', reviewId)
    .where('s.deleted_at', 'is not', null)
    .execute();
  if (gone.some((row) => screenedStatus(row).state === 'decided' && row.action !== 'response.deleted'))
    throw conflict('review_form.response_taken_down');
  const deleted = gone.filter(({ action }) => action === 'response.deleted');
  if (deleted.length === 0) return;
  const again = deleted.some((response) => likeness(body, response.body) >= NEAR_COPY_FROM);
  if (again) throw conflict('review_form.response_undoes_deletion');
}

const likeness = (one: string, other: string): number => similarity(runsOf(one), runsOf(other));
