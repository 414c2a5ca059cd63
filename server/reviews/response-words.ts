import type { ReadContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { bindingEdit } from '../decisions/overturned.ts';
import { NEAR_COPY_FROM, runsOf, similarity } from '../screening/near-copy.ts';
import { hasUnwantedWords } from './screening/screen-review.ts';

/**
 * Refuses to put back what an administrator's edit took out of a response: words that are closer to those before the edit
 * than to those after it, contact details, and words that hold a review.
 */
export async function refuseUndoing(inside: ReadContext, responseId: number, body: string): Promise<void> {
  const versions = await inside.database
    .selectFrom('review_response_versions as v')
    .leftJoin('decisions as d', 'd.id', 'v.decision_id')
    .select(['v.body', bindingEdit('d').as('decisionId')])
    .where('v.response_id', '=', responseId)
    .orderBy('v.version')
    .execute();
  const edits = versions.flatMap(({ body: after, decisionId }, place) =>
    decisionId === null ? [] : [{ before: versions[place - 1]?.body ?? '', after }],
  );
  if (edits.length === 0) return;
  const undone = edits.some(({ before, after }) => likeness(body, before) > likeness(body, after));
  if (undone || (await hasUnwantedWords(inside, body))) throw conflict('review_form.response_undoes_edit');
}

/** Refuses a response in place of one that is taken down, and the words of one that an administrator deleted. */
export async function refuseTakenDown(inside: ReadContext, reviewId: number, body: string): Promise<void> {
  const gone = await inside.database
    .selectFrom('review_responses as s')
    .leftJoin('decisions as d', 'd.id', 's.decision_id')
    .select(['s.body', 's.status', 'd.action'])
    .where('s.review_id', '=', reviewId)
    .where('s.deleted_at', 'is not', null)
    .execute();
  if (gone.some(({ status, action }) => status === 'inactive' && action !== 'response.deleted'))
    throw conflict('review_form.response_taken_down');
  const deleted = gone.filter(({ action }) => action === 'response.deleted');
  if (deleted.length === 0) return;
  const again = deleted.some((response) => likeness(body, response.body) >= NEAR_COPY_FROM);
  if (again || (await hasUnwantedWords(inside, body))) throw conflict('review_form.response_undoes_deletion');
}

const likeness = (one: string, other: string): number => similarity(runsOf(one), runsOf(other));
