import { refuseWhileHidden } from '../../content/hidden-passages.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { firstEditOfLimit, refuseEditsWithinADay } from '../../core/edit-limit.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { screenChangedText, screenedStatus, type ScreenedOutcome } from '../../screening/hold-change.ts';
import { checkContent } from '../check-content.ts';
import { expiresAt } from '../expiry.ts';
import { keepPhotos } from '../photos.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';
import { readWords, type PostingText } from '../posting-words.ts';
import { refuseRemovedText } from '../removed-text.ts';
import type { ChangedPosting } from '../schemas.ts';
import { recordScreenedPosting } from '../screening.ts';
import { keepTrades } from '../trades.ts';

/**
 * Changes a posting and keeps the earlier text. A removed posting may be corrected and stays removed.
 * Screening may put it on hold for its new text, or release it. Throws a 409 when the text changed since the
 * author read it. Throws a 429 for the thirty-first change in 24 hours, and InvalidInput.
 */
export async function updatePosting(
  context: Context,
  { postingId, changes: sent }: { postingId: number; changes: ChangedPosting },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const changes = { ...sent, ...(await readWords(sent.body)) };
  await transact(context, async (tx) => {
    const current = await lockPosting(tx, postingId);
    if (changes.version !== current.version) throw conflict('postings.changed_meanwhile');
    const chosen = chosenIn(current, changes);
    await checkContent(tx, chosen, current);
    const { title, body } = changes;
    if (hasNewText(current, changes))
      await refuseRemovedText(tx, {
        profileIds: [current.authorProfileId],
        title,
        body,
        except: postingId,
      });
    const hasOtherPhotos = await keepPhotos(tx, {
      postingId,
      userId: viewer.userId,
      photoIds: changes.photos,
    });
    if (!hasOtherPhotos && !hasNewText(current, changes) && !hasOtherChoices(current, chosen)) return;
    await refuseWhileHidden(tx, 'posting', postingId);
    await refuseManyEdits(tx, current);
    const change = await screenChangedText(
      tx,
      screenedStatus({ status: current.status, hold_signals: current.holdSignals }),
      `${title}\n${body}`,
    );
    await savePosting(tx, current, changes, change);
    await recordScreenedPosting(tx, { ...current, version: current.version + 1 }, change);
    const facts = { ...factsOf(current), regionId: chosen.regionId };
    // A posting that was on hold since it was written is new to its readers.
    const isNew = current.neverShown && change.outcome === 'released';
    tx.announce({ name: isNew ? 'posting.published' : 'posting.edited', ...facts });
  });
}

type WordedChanges = ChangedPosting & PostingText;

const chosenIn = ({ type }: LockedPosting, changes: ChangedPosting) => ({
  type,
  tradeIds: changes.trade_ids,
  regionId: changes.region_id,
  endsOn: changes.ends_on,
});

const hasNewText = (current: LockedPosting, { title, body, bodyHtml }: WordedChanges): boolean =>
  current.title !== title || current.body !== body || current.bodyHtml !== bodyHtml;

const hasOtherChoices = (current: LockedPosting, chosen: ReturnType<typeof chosenIn>): boolean =>
  current.regionId !== chosen.regionId ||
  current.endsOn !== chosen.endsOn ||
  current.tradeIds.join() !== chosen.tradeIds.join();

async function refuseManyEdits(
  { database, now }: ReadContext,
  { id, version }: LockedPosting,
): Promise<void> {
  const first = firstEditOfLimit(version);
  if (first === null) return;
  const row = await database
    .selectFrom('posting_versions')
    .select('created_at')
    .where('posting_id', '=', id)
    .where('version', '=', first)
    .executeTakeFirst();
  refuseEditsWithinADay(row?.created_at, now);
}

const statusAfter = ({ outcome, signals }: ScreenedOutcome) => ({
  hold_signals: [...signals],
  ...(outcome === 'held' && { status: 'inactive' }),
  ...(outcome === 'released' && { status: 'active', never_shown: false }),
});

async function savePosting(
  tx: ReadContext,
  current: LockedPosting,
  changes: WordedChanges,
  change: ScreenedOutcome,
): Promise<void> {
  const { database, now, language } = tx;
  const { title, body, bodyHtml, region_id, ends_on } = changes;
  const { type, createdAt: publishedAt } = current;
  const version = current.version + 1;
  await database
    .updateTable('postings')
    .set({
      title,
      body,
      body_html: bodyHtml,
      language: detectLanguage(`${title}\n${body}`, language),
      region_id,
      ends_on,
      expires_at: expiresAt({ type, publishedAt, endsOn: ends_on }),
      version,
      ...statusAfter(change),
      ...(hasNewText(current, changes) && { edited_at: now }),
    })
    .where('id', '=', current.id)
    .execute();
  await database
    .insertInto('posting_versions')
    .values({ posting_id: current.id, version, title, body, body_html: bodyHtml, created_at: now })
    .execute();
  await keepTrades(tx, current.id, changes.trade_ids);
}
