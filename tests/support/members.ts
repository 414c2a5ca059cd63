import { buy } from './billing.ts';
import type { MadeContractor } from './factories.ts';
import { mailsTo } from './mails.ts';
import type { Person, World } from './world.ts';

export type Business = { owner: Person; firm: MadeContractor };

/** A business with a plan, whose owner has confirmed the password. */
export async function businessOn(world: World, plan: string | null = 'annual_gold'): Promise<Business> {
  const owner = await world.signedIn();
  const firm = await world.make.contractor({ owner: owner.user });
  if (plan !== null) await buy(owner, plan);
  return { owner, firm };
}

export const invite = (owner: Person, email: string) =>
  owner.submit('/settings/members', { email }, { from: '/settings/members' });

/** The path in the latest invitation that an address got. */
export async function linkFor(world: World, email: string): Promise<string> {
  const mails = await mailsTo(world, email);
  const path = /(?:\/es)?\/join-business\/[\w-]+/.exec(mails.at(-1)?.plain_text ?? '')?.[0];
  if (path === undefined) throw new Error(`no invitation for ${email}`);
  return path;
}

export const accept = (person: Person, link: string) => person.submit(link, {}, { from: link });

/** A person who has joined the business. */
export async function memberOf(world: World, { owner }: Business): Promise<Person> {
  const person = await world.signedIn();
  await invite(owner, person.user.email);
  await accept(person, await linkFor(world, person.user.email));
  return person;
}

/** The owner removes the member who joined first. */
export async function removeFirst(world: World, business: Business): Promise<void> {
  const [row] = await membersOf(world, business);
  await business.owner.submit(`/settings/members/${row?.id}/remove`, {}, { from: '/settings/members' });
}

/** The business that a person acts for, as every page tells it. */
export const viewerOf = async (person: Person) =>
  (await person.visit('/dashboard')).page.props['viewer'] as {
    contractorId: number | null;
    isMember: boolean;
  };

/** The open rows of a business. */
export const membersOf = (world: World, { firm }: Business) =>
  world.database
    .selectFrom('contractor_members')
    .selectAll()
    .where('contractor_id', '=', firm.id)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();

/** Another number of people in every plan from now on. */
export async function setSeats(world: World, version: string, seats: number): Promise<void> {
  const { limits, id } = await world.database
    .selectFrom('plan_terms')
    .select(['id', 'limits'])
    .where('version', '=', version)
    .orderBy('effective_from', 'desc')
    .executeTakeFirstOrThrow();
  await world.database
    .updateTable('plan_terms')
    .set({ limits: { ...(limits as object), seats } })
    .where('id', '=', id)
    .execute();
}

/** A form whose refusal is answered with its status. */
export const sendPlainly = (person: Person, url: string, body: Record<string, string> = {}) =>
  person.send('POST', url, body, { accept: 'application/json' });
