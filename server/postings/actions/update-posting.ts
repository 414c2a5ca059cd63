import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { checkContent } from '../check-content.ts';
import { postingEvent } from '../events.ts';
import { expiresAt } from '../expiry.ts';
import { keepPhotos } from '../photos.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';
import { refuseRemovedWords } from '../removed-words.ts';
import type { ChangedPosting } from '../schemas.ts';
import { keepTrades } from '../trades.ts';

/**
 * Changes a posting and keeps the words before. What an administrator removed may be mended, and stays removed. Throws a 409
 * when the words are no longer those that the author had before them, and InvalidInput.
 */
export async function updatePosting(
  context: Context,
  { postingId, changes }: { postingId: number; changes: ChangedPosting },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (inside) => {
    const standing = await lockPosting(inside, postingId);
    if (changes.version !== standing.version) throw conflict('postings.changed_meanwhile');
    const chosen = chosenIn(standing, changes);
    await checkContent(inside, chosen, standing);
    const { title, body } = changes;
    if (hasNewWords(standing, changes))
      await refuseRemovedWords(inside, {
        profileIds: [standing.authorProfileId],
        title,
        body,
        except: postingId,
      });
    const hasOtherPhotos = await keepPhotos(inside, {
      postingId,
      userId: viewer.userId,
      photoIds: changes.photos,
    });
    if (!hasOtherPhotos && !hasNewWords(standing, changes) && !hasOtherChoices(standing, chosen)) return;
    await savePosting(inside, standing, changes);
    const facts = factsOf(standing);
    inside.announce(postingEvent({ name: 'posting.edited', ...facts, regionId: chosen.regionId }));
  });
}

const chosenIn = ({ type }: LockedPosting, changes: ChangedPosting) => ({
  type,
  tradeIds: changes.trade_ids,
  regionId: changes.region_id,
  endsOn: changes.ends_on,
});

const hasNewWords = (standing: LockedPosting, { title, body }: ChangedPosting): boolean =>
  standing.title !== title || standing.body !== body;

const hasOtherChoices = (standing: LockedPosting, chosen: ReturnType<typeof chosenIn>): boolean =>
  standing.regionId !== chosen.regionId ||
  standing.endsOn !== chosen.endsOn ||
  standing.tradeIds.join() !== chosen.tradeIds.join();

async function savePosting(
  inside: ReadContext,
  standing: LockedPosting,
  changes: ChangedPosting,
): Promise<void> {
  const { database, now, language } = inside;
  const { title, body, region_id, ends_on } = changes;
  const { type, createdAt: publishedAt } = standing;
  const version = standing.version + 1;
  await database
    .updateTable('postings')
    .set({
      title,
      body,
      language: detectLanguage(`${title}\n${body}`, language),
      region_id,
      ends_on,
      expires_at: expiresAt({ type, publishedAt, endsOn: ends_on }),
      version,
      ...(hasNewWords(standing, changes) && { edited_at: now }),
    })
    .where('id', '=', standing.id)
    .execute();
  await database
    .insertInto('posting_versions')
    .values({ posting_id: standing.id, version, title, body, created_at: now })
    .execute();
  await keepTrades(inside, standing.id, changes.trade_ids);
}
