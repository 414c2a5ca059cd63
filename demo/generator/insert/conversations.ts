import type { Queryable } from '../../../server/database/client.ts';
import { readDemo } from '../read-demo.ts';
import type { DemoConversation, DemoMessage, DemoWorld } from '../types.ts';
import { idOf, type Ids } from './ids.ts';

const HOUR_MS = 3_600_000;
/** Contractors on the list of the demo's homeowner. */
const LISTED = 4;

/** The conversations of the demo's accounts, and the shortlist of its homeowner. */
export async function insertConversations(
  database: Queryable,
  world: DemoWorld,
  ids: Ids,
  today: Date,
): Promise<void> {
  const requests = new Map<string, number>();
  for (const told of readDemo<DemoConversation[]>('conversations')) {
    const contractorKey = world.contractors.find(({ ownerKey }) => ownerKey === told.ownerKey)?.key;
    if (contractorKey === undefined) throw new Error(`${told.ownerKey} manages no business`);
    await insertConversation(database, told, {
      contractorId: idOf(ids.profiles, contractorKey),
      customerId: idOf(ids.profiles, told.customer),
      ownerId: idOf(ids.profiles, told.ownerKey),
      requests,
      today,
    });
  }
  await insertList(database, world, ids, today);
}

type People = {
  contractorId: number;
  customerId: number;
  ownerId: number;
  /** The requests for a quote that were written, by the id in the file. */
  requests: Map<string, number>;
  today: Date;
};

async function insertConversation(
  database: Queryable,
  told: DemoConversation,
  people: People,
): Promise<void> {
  const { contractorId, customerId, ownerId, today } = people;
  const at = (hoursAgo: number) => new Date(today.getTime() - hoursAgo * HOUR_MS);
  const [first] = told.messages;
  const last = told.messages.at(-1);
  if (!first || !last) return;
  const { id } = await database
    .insertInto('conversations')
    .values({
      contractor_id: contractorId,
      profile_id: customerId,
      created_at: at(first.hoursAgo),
      last_message_at: at(last.hoursAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await requestOf(database, told, people, at(first.hoursAgo));
  const lastOf = { customer: 0, contractor: 0 };
  for (const message of told.messages) {
    const written = await database
      .insertInto('messages')
      .values({
        conversation_id: id,
        author_profile_id: message.by === 'customer' ? customerId : ownerId,
        is_from_contractor: message.by === 'contractor',
        body: message.body,
        language: message.language,
        quote_request_id: message === first ? request : null,
        created_at: at(message.hoursAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    lastOf[message.by] = written.id;
    if (message.answer && request !== null)
      await insertAnswer(database, message, { request, messageId: written.id, today });
  }
  // Each side has read all messages before their own last one; later ones are new.
  await database
    .updateTable('conversations')
    .set({
      customer_last_id: lastOf.customer,
      contractor_last_id: lastOf.contractor,
      customer_read_id: lastOf.customer,
      contractor_read_id: lastOf.contractor,
    })
    .where('id', '=', id)
    .execute();
}

const CENTS = 100;
const DAY_HOURS = 24;

/** The price that a message names. */
async function insertAnswer(
  database: Queryable,
  { answer, hoursAgo }: DemoMessage,
  { request, messageId, today }: { request: number; messageId: number; today: Date },
): Promise<void> {
  if (!answer) return;
  const begins = new Date(today.getTime() + answer.beginsInDays * DAY_HOURS * HOUR_MS);
  await database
    .insertInto('quote_answers')
    .values({
      quote_request_id: request,
      message_id: messageId,
      price_from: answer.priceFrom * CENTS,
      price_to: answer.priceTo * CENTS,
      begins_on: begins.toISOString().slice(0, 10),
      created_at: new Date(today.getTime() - hoursAgo * HOUR_MS),
    })
    .execute();
}

async function requestOf(
  database: Queryable,
  { quote, messages }: DemoConversation,
  { requests, customerId, contractorId }: People,
  createdAt: Date,
): Promise<number | null> {
  const [first] = messages;
  if (!quote || !first) return null;
  const known = requests.get(quote.id);
  if (known !== undefined) return known;
  const { trade_id } = await database
    .selectFrom('profile_trades')
    .select('trade_id')
    .where('profile_id', '=', contractorId)
    .orderBy('trade_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('quote_requests')
    .values({
      profile_id: customerId,
      trade_id,
      place: quote.place,
      starts: quote.starts,
      cost_band: quote.costBand,
      currency: 'USD',
      description: first.body,
      language: first.language,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  requests.set(quote.id, id);
  return id;
}

/** Reviewed contractors of the homeowner's own city, so that the comparison has something to compare. */
async function insertList(database: Queryable, world: DemoWorld, ids: Ids, today: Date): Promise<void> {
  const homeowner = world.users.find(({ email }) => email === 'user@plumbline.test');
  if (!homeowner) return;
  const reviewed = new Map<string, number>();
  for (const { contractorKey } of world.reviews)
    reviewed.set(contractorKey, (reviewed.get(contractorKey) ?? 0) + 1);
  const listed = world.contractors
    .filter(({ city }) => city === homeowner.city)
    .toSorted((one, other) => (reviewed.get(other.key) ?? 0) - (reviewed.get(one.key) ?? 0))
    .slice(0, LISTED);
  if (listed.length === 0) return;
  await database
    .insertInto('shortlist_items')
    .values(
      listed.map(({ key }, index) => ({
        user_id: idOf(ids.users, homeowner.key),
        contractor_id: idOf(ids.profiles, key),
        created_at: new Date(today.getTime() - (index + 1) * HOUR_MS),
      })),
    )
    .execute();
}
