import type { ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { findToRefuse, refusalKey } from '../../screening/find-to-refuse.ts';
import { withoutMentions } from './mentions.ts';
import { listParticipants } from './queries/list-participants.ts';

/**
 * Refuses what screening would hold in a longer text, and names the words: a conversation cannot wait for an administrator.
 * "@Ana Ruiz" is a mention, "@name_of_account" leads away. Throws InvalidInput. docs/decisions/0052.
 */
export async function screenComment(
  context: ReadContext,
  { postingId, body }: { postingId: number; body: string },
): Promise<void> {
  const { database, viewer } = context;
  const participants = body.includes('@')
    ? await listParticipants(database, postingId, viewer?.userId ?? null)
    : [];
  const found = await findToRefuse(context, withoutMentions(body, participants));
  if (found === null) return;
  const key = refusalKey(found.signal, {
    contact_details: 'comments.contact_details',
    hold_words: 'comments.hold_words',
  });
  throw invalid('body', key, { words: found.words });
}
