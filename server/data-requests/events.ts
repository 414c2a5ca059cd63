import type { DataRequestStep } from '../../common/data-requests.ts';
import type { ReadContext } from '../core/context.ts';

type Step = { requestId: number; step: DataRequestStep; words?: string | null };

/** Writes one step into the record of a request, and announces it. */
export async function recordStep(
  { database, viewer, now, announce }: ReadContext,
  { requestId, step, words = null }: Step,
): Promise<void> {
  await database
    .insertInto('data_request_events')
    .values({ request_id: requestId, step, by_user_id: viewer?.userId ?? null, words, at: now })
    .execute();
  announce({ name: 'data_request.stepped', requestId, step });
}
