import type { Queryable } from '../../../server/database/client.ts';
import { readDemo } from '../read-demo.ts';

type DemoMember = {
  email: string;
  name: string;
  language: string;
  ownerEmail: string;
  invitedDaysAgo: number;
  joinedDaysAgo: number;
};

const DAY_MS = 86_400_000;
const SETUP_FINISHED = 5;
const VALID_DAYS = 14;

/** People who manage a business of another owner, at the place of the business. They come after all others, whose order stays. */
export async function insertMembers(database: Queryable, today: Date): Promise<void> {
  for (const member of readDemo<DemoMember[]>('members')) await insertMember(database, member, today);
}

async function insertMember(database: Queryable, member: DemoMember, today: Date): Promise<void> {
  const { email, name, language, ownerEmail } = member;
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const invited = daysAgo(member.invitedDaysAgo);
  const joined = daysAgo(member.joinedDaysAgo);
  const business = await database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'u.id as ownerId', 'p.region_id', 'p.city'])
    .where('u.email', '=', ownerEmail)
    .where('p.kind', '=', 'contractor')
    .executeTakeFirstOrThrow();
  const times = { created_at: joined, updated_at: joined };
  const { id } = await database
    .insertInto('users')
    .values({ email, email_verified: true, name, language, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('memberships')
    .values({ user_id: id, version: 'free', ...times })
    .execute();
  await database
    .insertInto('profiles')
    .values({
      user_id: id,
      kind: 'person',
      name,
      region_id: business.region_id,
      city: business.city,
      languages: [language],
      setup_step: SETUP_FINISHED,
      created_at: joined,
    })
    .execute();
  await database
    .insertInto('contractor_members')
    .values({
      contractor_id: business.id,
      email,
      user_id: id,
      invited_by_user_id: business.ownerId,
      invited_at: invited,
      mailed_at: invited,
      expires_at: new Date(invited.getTime() + VALID_DAYS * DAY_MS),
      accepted_at: joined,
      acts: true,
    })
    .execute();
}
