import { sql } from 'kysely';
import type { CostBand } from '../../../common/constants.ts';
import { QUOTE_PHOTOS_MAX, type QuoteStart } from '../../../common/quotes.ts';
import type { Currency } from '../../../common/format/currencies.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { checkTogether } from '../../core/check-together.ts';
import { invalid } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { attachUploads } from '../../uploads/attach.ts';
import { lockAuthor, refuseTooManyConversations, refuseTooManyMessages } from '../../messages/limits.ts';
import { refuseBlocked, refuseOwn, type Addressee } from '../../messages/queries/addressee.ts';
import { conversationWith } from '../../messages/queries/find-conversation.ts';
import { screenMessage } from '../../messages/screen-message.ts';
import { beginConversation, writeMessage } from '../../messages/write-message.ts';

export type NewQuoteRequest = {
  viewer: SignedIn;
  to: readonly Addressee[];
  tradeId: number;
  place: string;
  starts: QuoteStart;
  costBand: CostBand | null;
  currency: Currency;
  description: string;
  photoIds: readonly number[];
};

const DAY_MS = 86_400_000;

/**
 * Asks up to three contractors for a quote, each in a conversation of its own. A repeated request within a
 * day is not sent again, nor one to a contractor about the same trade. Throws 403, 422 and 429.
 */
export async function askForQuotes(
  context: Context,
  request: NewQuoteRequest,
): Promise<{ quoteRequestId: number; isRepeated: boolean }> {
  const { viewer, to } = request;
  refuseOwn(
    viewer,
    to.map(({ id }) => id),
  );
  return transact(context, async (tx) => {
    await lockAuthor(tx, viewer.profileId);
    const asked = await askedToday(tx, request);
    const same = asked
      .filter(({ description }) => description === request.description)
      .find((one) =>
        to.every(({ id }) => asked.some((other) => other.contractorId === id && other.id === one.id)),
      );
    if (same) return { quoteRequestId: same.id, isRepeated: true };
    await checkTogether([
      () =>
        refuseAskedAgain(
          to,
          asked.map(({ contractorId }) => contractorId),
        ),
      () => screenMessage(tx, { field: 'place', text: request.place, knowEachOther: false }),
      () => screenMessage(tx, { field: 'description', text: request.description, knowEachOther: false }),
    ]);
    for (const { id } of to) await refuseBlocked(tx, viewer.profileId, id);
    await refuseTooManyMessages(tx, viewer.profileId);
    const conversations = await Promise.all(to.map(({ id }) => conversationWith(tx, viewer.profileId, id)));
    const begun = conversations.filter((id) => id === undefined).length;
    await refuseTooManyConversations(tx, viewer.profileId, begun);
    const quoteRequestId = await insertRequest(tx, request);
    await attachPhotos(tx, quoteRequestId, request);
    for (const [index, { id: contractorId }] of to.entries()) {
      const conversationId =
        conversations[index] ?? (await beginConversation(tx, { profileId: viewer.profileId, contractorId }));
      await writeMessage(tx, {
        conversationId,
        authorProfileId: viewer.profileId,
        isFromContractor: false,
        body: request.description,
        quoteRequestId,
      });
    }
    return { quoteRequestId, isRepeated: false };
  });
}

type AskedContractor = { id: number; contractorId: number; description: string };

async function askedToday(
  { database, now }: ReadContext,
  { viewer, tradeId }: NewQuoteRequest,
): Promise<AskedContractor[]> {
  return database
    .selectFrom('quote_requests as q')
    .innerJoin('messages as m', 'm.quote_request_id', 'q.id')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .select(['q.id', 'v.contractor_id as contractorId', 'q.description'])
    .where('q.profile_id', '=', viewer.profileId)
    .where('q.trade_id', '=', tradeId)
    .where('q.created_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('q.id')
    .execute();
}

function refuseAskedAgain(to: readonly Addressee[], askedIds: readonly number[]): void {
  const again = to.filter(({ id }) => askedIds.includes(id)).map(({ name }) => name);
  if (again.length > 0) throw invalid('to', 'quotes.asked_today', { names: again.join(', ') });
}

async function insertRequest(
  { database, now, language }: ReadContext,
  request: NewQuoteRequest,
): Promise<number> {
  const { viewer, tradeId, place, starts, costBand, currency, description } = request;
  const { id } = await database
    .insertInto('quote_requests')
    .values({
      profile_id: viewer.profileId,
      trade_id: tradeId,
      place,
      starts,
      cost_band: costBand,
      currency,
      description,
      language: detectLanguage(description, language),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function attachPhotos(
  tx: ReadContext,
  quoteRequestId: number,
  { viewer, photoIds }: NewQuoteRequest,
): Promise<void> {
  if (photoIds.length === 0) return;
  await attachUploads(tx, {
    uploadIds: photoIds,
    userId: viewer.userId,
    visibility: 'parties',
    maximum: QUOTE_PHOTOS_MAX,
    kinds: ['image'],
    field: 'photos',
  });
  await sql`
    insert into quote_request_photos (quote_request_id, upload_id, position)
    select ${quoteRequestId}::integer, photo.id, photo.position
    from unnest(${sql.val([...photoIds])}::integer[]) with ordinality as photo (id, position)`.execute(
    tx.database,
  );
}
