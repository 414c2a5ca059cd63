import { sql } from 'kysely';
import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { actingProfileOf, ownProfilesOf } from '../../core/viewer.ts';
import { screenText } from '../../screening/screen-text.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import { checkContent } from '../check-content.ts';
import { expiresAt } from '../expiry.ts';
import { keepPhotos } from '../photos.ts';
import { readWords, type PostingText } from '../posting-words.ts';
import { refuseAboveMonth } from '../plan-limits.ts';
import { factsOf, lockPosting } from '../queries/lock-posting.ts';
import { tradeIdsOfPosting } from '../queries/select-postings.ts';
import { refuseRemovedText } from '../removed-text.ts';
import type { NewPosting } from '../schemas.ts';
import { recordScreenedPosting } from '../screening.ts';
import { keepTrades } from '../trades.ts';

type WordedPosting = NewPosting & PostingText;

/** The space of advisory locks in which an author's postings are published one after the other. */
const AUTHOR_LOCKS = 7_203_019;
/** All the same again within this time is a second click, or the same form sent again. */
const SAME_WITHIN_MS = 10 * 60_000;

/** `isOnHold`: it waits for an administrator. */
export type PublishedPosting = { postingId: number; isOnHold: boolean };

/**
 * Publishes a posting immediately, unless screening puts it on hold. The same form sent again returns the
 * first one's id without further effects. Throws InvalidInput, also for a text that an administrator removed,
 * and a 403 above the plan's limit.
 */
export async function publishPosting(context: Context, sent: NewPosting): Promise<PublishedPosting> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const authorProfileId = actingProfileOf(viewer);
  const posting = { ...sent, ...(await readWords(sent.body)) };
  return transact(context, async (tx) => {
    await lockAuthor(tx, authorProfileId);
    const current = await findSame(tx, authorProfileId, posting);
    if (current !== null) return current;
    const { type, trade_ids: tradeIds, region_id: regionId, ends_on: endsOn } = posting;
    await checkContent(tx, { type, tradeIds, regionId, endsOn });
    await refuseAboveMonth(tx, viewer, authorProfileId);
    const { title, body } = posting;
    await refuseRemovedText(tx, { profileIds: ownProfilesOf(viewer), title, body, except: null });
    const signals = await screenText(tx, `${title}\n${body}`);
    const isOnHold = signals.length > 0;
    const postingId = await insertPosting(tx, authorProfileId, posting, signals);
    await keepTrades(tx, postingId, tradeIds);
    await keepPhotos(tx, { postingId, userId: viewer.userId, photoIds: posting.photos });
    const published = await lockPosting(tx, postingId);
    if (isOnHold) await recordScreenedPosting(tx, published, { outcome: 'held', signals });
    else tx.announce({ name: 'posting.published', ...factsOf(published) });
    return { postingId, isOnHold };
  });
}

/** Two requests of one author do not overlap. Ends with the transaction. */
async function lockAuthor({ database }: ReadContext, authorProfileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUTHOR_LOCKS}::integer, ${authorProfileId}::integer)`.execute(
    database,
  );
}

async function findSame(
  { database, now }: ReadContext,
  authorProfileId: number,
  { type, title, body, bodyHtml, region_id, trade_ids, ends_on }: WordedPosting,
): Promise<PublishedPosting | null> {
  const rows = await database
    .selectFrom('postings as p')
    .select(['p.id', 'p.status', tradeIdsOfPosting.as('tradeIds')])
    .where('p.author_profile_id', '=', authorProfileId)
    .where('p.created_at', '>', new Date(now.getTime() - SAME_WITHIN_MS))
    .where('p.type', '=', type)
    .where('p.title', '=', title)
    .where('p.body', '=', body)
    .where('p.body_html', 'is not distinct from', bodyHtml)
    .where('p.region_id', '=', region_id)
    .where('p.ends_on', 'is not distinct from', ends_on)
    .where(sql<boolean>`(p.status = 'active' or p.hold_signals <> '[]')`)
    .where('p.deleted_at', 'is', null)
    .execute();
  const same = rows.find(({ tradeIds }) => tradeIds.join() === trade_ids.join());
  return same ? { postingId: same.id, isOnHold: same.status !== 'active' } : null;
}

async function insertPosting(
  { database, language, now }: ReadContext,
  authorProfileId: number,
  { type, title, body, bodyHtml, region_id, ends_on }: WordedPosting,
  signals: readonly ScreeningSignal[],
): Promise<number> {
  const { id } = await database
    .insertInto('postings')
    .values({
      author_profile_id: authorProfileId,
      type,
      title,
      body,
      body_html: bodyHtml,
      language: detectLanguage(`${title}\n${body}`, language),
      region_id,
      ends_on,
      expires_at: expiresAt({ type, publishedAt: now, endsOn: ends_on }),
      created_at: now,
      status: signals.length > 0 ? 'inactive' : 'active',
      hold_signals: [...signals],
      never_shown: signals.length > 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('posting_versions')
    .values({ posting_id: id, version: 1, title, body, body_html: bodyHtml, created_at: now })
    .execute();
  return id;
}
