import { maskFor } from '../../content/bad-words.ts';
import type { ReadContext } from '../../core/context.ts';
import { hiddenProfileIds } from '../../relations/queries/blocked.ts';
import { listParticipants } from './queries/list-participants.ts';

const OFFERED = 100;

/** The profiles that the reader may mention under a posting, without their own and those with a block between. */
export async function mentionable(
  context: ReadContext,
  postingId: number,
): Promise<{ profile_id: number; name: string }[]> {
  const { database, viewer } = context;
  const [people, hidden, mask] = await Promise.all([
    listParticipants(database, postingId, viewer?.userId ?? null),
    hiddenProfileIds(database, viewer),
    maskFor(context),
  ]);
  return people
    .filter(({ userId, profileId }) => userId !== viewer?.userId && !hidden.includes(profileId))
    .map(({ profileId, name }) => ({ profile_id: profileId, name: mask(name) }))
    .slice(0, OFFERED);
}
