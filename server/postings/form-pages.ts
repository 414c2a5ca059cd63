import { POSTING_TRADES_MAX, POSTING_TYPES } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { allows, signedInViewer } from '../core/policies.ts';
import { actingProfileOf } from '../core/viewer.ts';
import { mayPublish, mayPublishAs } from './policy.ts';
import { findPosting } from './queries/find-posting.ts';
import { publisherOf } from './queries/publisher.ts';
import { postingFormOptions, toPostingDraft, type PostingCreateView, type PostingEditView } from './views.ts';

/** An empty form, with the author's region and trades already chosen. */
export async function postingCreateView(context: ReadContext): Promise<PostingCreateView> {
  const viewer = signedInViewer(context);
  const publisher = await publisherOf(context, actingProfileOf(viewer));
  const verdict = mayPublish(viewer);
  const types = POSTING_TYPES.filter((type) => allows(mayPublishAs(viewer, type)));
  return {
    draft: {
      type: viewer.contractorId === null ? 'question' : 'showcase',
      title: '',
      body: '',
      trade_ids: publisher.tradeIds.slice(0, POSTING_TRADES_MAX),
      region_id: publisher.regionId,
      ends_on: '',
      photos: [],
    },
    options: await postingFormOptions(context, types, publisher.regionId),
    publishesAs: publisher.name,
    obstacle: verdict === true ? null : context.t(verdict.messageKey, verdict.params),
  };
}

/** A posting in its form. Its type stays, so that an expired one cannot be extended. */
export async function postingEditView(context: ReadContext, postingId: number): Promise<PostingEditView> {
  const row = await findPosting(context, postingId);
  return {
    posting: { id: row.id, version: row.version, isRemoved: row.status === 'inactive' },
    draft: toPostingDraft(row),
    options: await postingFormOptions(context, [row.type], row.regionId),
  };
}
