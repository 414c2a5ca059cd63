import { MENTIONS_MAX } from '../../../common/notification-kinds.ts';
import type { ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { mentionsIn } from './mentions.ts';
import { listParticipants } from './queries/list-participants.ts';

/** Limits the mentions of a comment, because each one sends a notice. Throws InvalidInput. */
export async function refuseManyMentions(
  { database, viewer }: ReadContext,
  { postingId, body }: { postingId: number; body: string },
): Promise<void> {
  if (!body.includes('@')) return;
  const named = mentionsIn(body, await listParticipants(database, postingId, viewer?.userId ?? null));
  if (named.length > MENTIONS_MAX)
    throw invalid('body', 'comments.too_many_mentions', { maximum: MENTIONS_MAX });
}
