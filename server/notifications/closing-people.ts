import { sql } from 'kysely';
import type { ClosingOrigin, ClosingWish } from '../../common/cases/closings.ts';
import type { Language } from '../../common/format/language.ts';
import { isOpenAccount, mayBeWrittenTo } from '../conditions/live-accounts.ts';
import type { Database } from '../database/client.ts';

/** A conversation that ended longer ago is no business any more. */
const LATELY = sql`interval '1 year'`;

export type ClosingCustomer = { userId: number; profileId: number; contractor: string };

/** Everyone with a conversation or a quote request of the last year with a business that closed. */
export async function closingCustomers(database: Database, contractorId: number): Promise<ClosingCustomer[]> {
  const { rows } = await sql<ClosingCustomer>`
    select distinct p.user_id as "userId", p.id as "profileId", c.name as contractor
    from conversations as v
    join contractors as c on c.id = v.contractor_id and c.closed_on is not null
    join profiles as p on p.id = v.profile_id
    join users as u on u.id = p.user_id and ${isOpenAccount('u')}
    where v.contractor_id = ${contractorId} and v.contractor_left_at is null
      and v.last_message_at > now() - ${LATELY}
    order by 1`.execute(database);
  return rows;
}

export type ProposedAbout = {
  contractorId: number;
  contractor: string;
  slug: string;
  wish: ClosingWish;
  origin: ClosingOrigin;
  ownerUserId: number | null;
  answerDueAt: Date | null;
  zone: string | null;
  /** An earlier one of the same kind is open, of which the business was told. */
  isFurther: boolean;
};

/** The business that a proposal is about. */
export async function proposedAbout(database: Database, proposalId: number): Promise<ProposedAbout | null> {
  const row = await database
    .selectFrom('closing_proposals as o')
    .innerJoin('contractors as c', 'c.id', 'o.contractor_id')
    .innerJoin('profiles as p', 'p.id', 'o.contractor_id')
    .select(['c.id as contractorId', 'c.name as contractor', 'c.slug', 'o.wish', 'o.origin', 'c.zone'])
    .select(['p.user_id as ownerUserId', 'o.answer_due_at as answerDueAt'])
    .select(
      sql<boolean>`exists (select from closing_proposals as e where e.contractor_id = o.contractor_id
        and e.wish = o.wish and e.state = 'open' and e.origin <> 'owner' and e.id < o.id)`.as('isFurther'),
    )
    .where('o.id', '=', proposalId)
    .$castTo<ProposedAbout>()
    .executeTakeFirst();
  return row ?? null;
}

type Writable = { email: string; name: string; language: Language; isOwner: boolean };

/** The owner; of an unclaimed listing the address in its public list. */
export async function writableOf(database: Database, contractorId: number): Promise<Writable | null> {
  const { rows } = await sql<Writable>`
    select u.id is not null as "isOwner", coalesce(u.email, c.email) as email, coalesce(u.name, c.name) as name,
      coalesce(u.language, case when r.country = 'MX' then 'mexican_spanish' else 'english' end) as language
    from contractors as c
    join profiles as p on p.id = c.id
    left join regions as r on r.id = p.region_id
    left join users as u on u.id = p.user_id
    where c.id = ${contractorId} and coalesce(u.email, c.email) is not null
      and (u.id is null or ${mayBeWrittenTo('u')})`.execute(database);
  return rows[0] ?? null;
}
