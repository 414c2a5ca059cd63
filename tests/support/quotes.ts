import { sql } from 'kysely';
import { route } from '../../common/routes/route-table.ts';
import type { DomainEvent } from '../../server/event-map.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import type { OptionalMailKind } from '../../server/mail/mail-names.ts';
import { askForReviews } from '../../server/quotes/jobs/ask-for-reviews.ts';
import { mailsReceived, mailsTo } from './mails.ts';
import { createWorld, type Person, type World } from './world.ts';

const DAY_MS = 86_400_000;
const CONTRACTORS = 3;

export type QuoteWorld = Awaited<ReturnType<typeof createQuoteWorld>>;

/** A world with three roofers who take messages, and the steps of customers and roofers. */
export async function createQuoteWorld() {
  const world = await createWorld();
  const { database } = world;
  const { owners, ids, slugs } = await addRoofers(world);
  return {
    world,
    owner(index: number): Person {
      const owner = owners[index];
      if (!owner) throw new Error(`no roofer ${index}`);
      return owner;
    },
    ids,
    slugs,
    /** YYYY-MM-DD, so many days from today. */
    day: (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),

    /** Asks the contractors with these indexes. Answers the request's id. */
    async ask(
      customer: Person,
      to: readonly number[],
      trade = 'roofing',
      description = 'Replace about 30 square meters of shingles over the garage.',
    ): Promise<number> {
      const { id: tradeId } = await database
        .selectFrom('trades')
        .select('id')
        .where('slug', '=', trade)
        .executeTakeFirstOrThrow();
      const { page } = await customer.submit(
        route('quotes.store'),
        {
          to: to.map((index) => slugs[index]),
          trade_id: tradeId,
          place: 'Mesa, AZ',
          starts: 'within_month',
          cost_band: '',
          description,
          photos: [],
        },
        { from: route('quotes.create') },
      );
      return Number(page.url.split('/').at(-1));
    },

    /** Answers with a fixed price; the work begins in ten days. */
    async answer(owner: Person, id: number, price: string) {
      return owner.submit(
        route('quotes.answer.store', { id }),
        {
          price_from: price,
          price_to: '',
          included: `Shingles, underlayment and the permit for ${price}.`,
          begins_on: this.day(10),
        },
        { from: route('quotes.answer', { id }) },
      );
    },

    /** So that the limit on messages in a minute is not met by the tests before. */
    async letAnHourPass(): Promise<void> {
      await sql`update messages set created_at = created_at - interval '1 hour'`.execute(database);
    },

    async answersOf(id: number): Promise<{ rows: number }> {
      const { rows } = await database
        .selectFrom('quote_answers')
        .select(sql<number>`count(*)::int`.as('rows'))
        .where('quote_request_id', '=', id)
        .executeTakeFirstOrThrow();
      return { rows };
    },

    /** As if the first contractor had sent so many answers, without the limits on messages. */
    async insertAnswers(id: number, count: number): Promise<void> {
      await sql`
        with request as (select conversation_id from messages where quote_request_id = ${id} order by id limit 1),
        sent as (
          insert into messages (conversation_id, is_from_contractor, body, language)
          select request.conversation_id, true, 'Answer ' || n, 'english' from request, generate_series(1, ${count}::integer) as n
          returning id)
        insert into quote_answers (quote_request_id, message_id, price_from, price_to, begins_on, created_at)
        select ${id}::integer, sent.id, 1000, 1000, current_date, now() from sent`.execute(database);
    },

    async takeDownLatestMessage(id: number): Promise<void> {
      await sql`update messages set removed_at = now() where id = (
        select max(message_id) from quote_answers where quote_request_id = ${id})`.execute(database);
    },

    mailsTo: ({ user }: Person) => mailsTo(world, user.email),
    async latestMailTo({ user }: Person) {
      const mail = (await mailsTo(world, user.email)).at(-1);
      if (!mail) throw new Error(`no mail to ${user.email}`);
      return mail;
    },

    /** The news in the bell of a user. */
    async noticesOf({ user }: Person): Promise<string[]> {
      await world.app.settled();
      const rows = await database
        .selectFrom('notifications')
        .select(sql<string | null>`params ->> 'news'`.as('news'))
        .where('user_id', '=', user.id)
        .execute();
      return rows.flatMap(({ news }) => news ?? []);
    },

    /** Runs the job that asks for reviews, `days` from now. Answers the mails that follow. */
    async askForReviews(days: number): Promise<Mail[]> {
      const due: DomainEvent[] = [];
      await askForReviews({
        database,
        now: new Date(Date.now() + days * DAY_MS),
        announce: (event: DomainEvent) => void due.push(event),
      });
      const mails = await Promise.all(due.map((event) => mailsReceived(world, event)));
      return mails.flat();
    },

    async turn(kind: OptionalMailKind, to: 'off' | 'on', { user }: Person): Promise<void> {
      if (to === 'off')
        await database.insertInto('mail_opt_outs').values({ user_id: user.id, kind }).execute();
      else await database.deleteFrom('mail_opt_outs').where('user_id', '=', user.id).execute();
    },
  };
}

async function addRoofers(world: World) {
  const owners: Person[] = [];
  const ids: number[] = [];
  const slugs: string[] = [];
  for (let count = 0; count < CONTRACTORS; count += 1) {
    const owner = await world.signedIn({ role: 'contractor' });
    const made = await world.make.contractor({ owner: owner.user, trades: ['roofing'] });
    await world.database
      .updateTable('profiles')
      .set({ open_to_messages: true })
      .where('id', '=', made.id)
      .execute();
    owners.push(owner);
    ids.push(made.id);
    slugs.push(made.slug);
  }
  return { owners, ids, slugs };
}
