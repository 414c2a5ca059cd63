import { sql } from 'kysely';
import { endExpiredRedFlags } from '../../server/red-flags/jobs/end-expired.ts';
import { followLicenses } from '../../server/red-flags/jobs/follow-licenses.ts';
import type { Queryable } from '../../server/database/client.ts';
import { insertCases } from './cases/insert/insert-cases.ts';
import { planCases } from './cases/plan/plan-cases.ts';
import { insertAccounts } from './insert/accounts.ts';
import { insertComments } from './insert/comments.ts';
import { insertHelpfulMarks } from './insert/helpful-marks.ts';
import { insertConversations } from './insert/conversations.ts';
import { insertContractors } from './insert/contractors.ts';
import { idOf, numberEverything, type Ids } from './insert/ids.ts';
import { closeOne } from './insert/closed.ts';
import { insertPermits } from './insert/permits.ts';
import { insertProofKinds } from './insert/proof-kinds.ts';
import { insertPictures } from './insert/pictures.ts';
import { insertMembers } from './insert/members.ts';
import { insertMemberships } from './insert/memberships.ts';
import { insertInvitations } from './insert/invitations.ts';
import { insertNotifications } from './insert/notifications.ts';
import { insertPageDays } from './insert/page-days.ts';
import { insertPostings } from './insert/postings.ts';
import { insertProfiles } from './insert/profiles.ts';
import { insertRelations } from './insert/relations.ts';
import { insertReviewRequests } from './insert/review-requests.ts';
import { insertResponses, insertReviews } from './insert/reviews.ts';
import { createRandom } from './random.ts';
import type { DemoWorld } from './types.ts';
import { buildDemoWorld } from './world.ts';

/** Writes the demo world as of `today` into a database with reference data and no users, inside a transaction. */
export async function insertWorld(database: Queryable, today: Date): Promise<void> {
  const world = buildDemoWorld(today);
  const ids = await numberEverything(database, world);
  await insertAccounts(database, world.users, ids);
  await insertMemberships(database, world, { ids, today });
  await insertProfiles(database, world, ids);
  await insertContractors(database, world.contractors, ids);
  await insertReviews(database, world.reviews, ids);
  await insertResponses(database, world, ids);
  await insertPostings(database, world.postings, ids);
  await insertComments(database, world.comments, ids);
  await insertConversations(database, world, ids, today);
  await insertHelpfulMarks(database, today);
  await insertReviewRequests(database, today);
  await insertMembers(database, today);
  await insertRelations(database, today);
  await insertInvitations(database, world, ids, today);
  await insertPageDays(database, world, ids, today);
  await insertDecidedCases(database, world, ids, today);
  await insertPictures(database, { world, ids, random: createRandom('pictures'), today });
  await endExpiredRedFlags({ database, now: today, announce: () => undefined });
  await followLicenses(database, today);
  await copyNames(database, world, ids);
  await insertPermits(database, today);
  await insertProofKinds(database);
  await closeOne(database, today);
  // Its sentences name contractors, whose names have been copied only now.
  await insertNotifications(database, today);
}

/** Appeals, decisions and claims, as they came about in the months before. */
async function insertDecidedCases(
  database: Queryable,
  world: DemoWorld,
  ids: Ids,
  today: Date,
): Promise<void> {
  await insertCases(database, planCases(world, createRandom('cases'), today), {
    review: (key) => idOf(ids.reviews, key),
    posting: (key) => idOf(ids.postings, key),
    user: (key) => idOf(ids.users, key),
    profile: (key) => idOf(ids.profiles, key),
    administrators: world.users.filter(({ role }) => role === 'admin').map(({ key }) => idOf(ids.users, key)),
  });
}

async function copyNames(database: Queryable, world: DemoWorld, ids: Ids): Promise<void> {
  const contractorIds = world.contractors.map((contractor) => idOf(ids.profiles, contractor.key));
  await sql`select refresh_contractor_search(${sql.val(contractorIds)}::integer[])`.execute(database);
}
