import { sql, type Insertable } from 'kysely';
import { TEMPLATE_KEYS } from '../../../../common/constants.ts';
import { hashPassword } from '../../../accounts/passwords.ts';
import { refreshSearchWords } from '../../../contractors/search-words.ts';
import type { QualifyingAnswers } from '../../../reviews/qualification.ts';
import { verificationOf } from '../../../reviews/rank-score.ts';
import { columnsOf, factsComplete, type ReviewContent } from '../../../reviews/review-content.ts';
import { refreshRatingSummaries } from '../../../reviews/refresh-summary.ts';
import { textBandsOf } from '../../../reviews/screening/screen-review.ts';
import type { DatabaseHandle, Queryable } from '../../client.ts';
import { insertRows, reserveIds } from '../../insert-rows.ts';
import type { DB } from '../../schema.ts';
import { insertCases } from './cases/insert-cases.ts';
import { planCases } from './cases/plan-cases.ts';
import { createRandom } from './random.ts';
import type { DemoContractor, DemoReview, DemoUser, DemoWorld } from './types.ts';
import { buildDemoWorld } from './world.ts';

export const DEMO_PASSWORD = 'plumbline';
/** Shown on the page of a contractor nobody has claimed, so that nobody takes an invented business for a real one. */
const DEMO_SOURCE = 'Invented for the demo';
const SETUP_FINISHED = 5;

type Row<Table extends keyof DB> = Insertable<DB[Table]>;
/** What the keys of the demo world are numbered in this database. */
type Ids = {
  users: Map<string, number>;
  profiles: Map<string, number>;
  reviews: Map<string, number>;
  regions: Map<string, number>;
  trades: Map<string, number>;
};

/**
 * Writes the demo world as it would be on `today` into a database with reference data and nobody in it: all of it or
 * nothing. Every account has the password `plumbline`.
 */
export async function seedDemo(handle: DatabaseHandle, today: Date): Promise<void> {
  const world = buildDemoWorld(today);
  await handle.database.transaction().execute(async (database) => {
    const ids = await numberEverything(database, world);
    await insertAccounts(database, world.users, ids);
    await insertProfiles(database, world, ids);
    await insertContractors(database, world.contractors, ids);
    await insertReviews(database, world.reviews, ids);
    await insertResponses(database, world, ids);
    await insertDecidedCases(database, world, ids, today);
    await refreshCopies(database, world, ids, today);
  });
  // Fresh statistics, or the first searches are planned as if the tables were empty.
  await sql`analyze`.execute(handle.database);
}

async function numberEverything(database: Queryable, world: DemoWorld): Promise<Ids> {
  const owners = new Set(world.contractors.map((contractor) => contractor.ownerKey));
  const people = world.users.filter((user) => !owners.has(user.key));
  const profiles = await numbered(database, 'profiles', [...people, ...world.contractors]);
  // An owner writes and answers in the name of the business: both have one profile.
  for (const { key, ownerKey } of world.contractors)
    if (ownerKey) profiles.set(ownerKey, idOf(profiles, key));
  return {
    profiles,
    users: await numbered(database, 'users', world.users),
    reviews: await numbered(database, 'reviews', world.reviews),
    regions: new Map(
      (await database.selectFrom('regions').select(['code', 'id']).execute()).map((row) => [
        row.code,
        row.id,
      ]),
    ),
    trades: new Map(
      (await database.selectFrom('trades').select(['slug', 'id']).execute()).map((row) => [row.slug, row.id]),
    ),
  };
}

async function numbered(
  database: Queryable,
  table: 'profiles' | 'users' | 'reviews',
  things: readonly { key: string }[],
): Promise<Map<string, number>> {
  const ids = await reserveIds(database, table, things.length);
  return new Map(things.map(({ key }, index) => [key, ids[index] ?? 0]));
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names ${key}, which does not exist`);
  return id;
}

async function insertAccounts(database: Queryable, users: readonly DemoUser[], ids: Ids): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD);
  await insertRows(
    database,
    'users',
    users.map((user): Row<'users'> => ({
      id: idOf(ids.users, user.key),
      email: user.email,
      email_verified: true,
      name: user.name,
      role: user.role,
      language: user.language,
      status: user.status,
      inactive_reason: user.inactiveReason,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
  );
  await insertRows(
    database,
    'credentials',
    users.map((user): Row<'credentials'> => {
      const user_id = idOf(ids.users, user.key);
      return { user_id, account_id: String(user_id), provider_id: 'credential', password };
    }),
  );
  await insertRows(
    database,
    'memberships',
    users.map((user): Row<'memberships'> => ({
      user_id: idOf(ids.users, user.key),
      version: user.membership,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
  );
}

async function insertProfiles(
  database: Queryable,
  { users, contractors }: DemoWorld,
  ids: Ids,
): Promise<void> {
  const owners = new Set(contractors.map((contractor) => contractor.ownerKey));
  const people = users.filter((user) => !owners.has(user.key)).map((user) => personProfile(user, ids));
  await insertRows(database, 'profiles', [
    ...people,
    ...contractors.map((contractor) => businessProfile(contractor, ids)),
  ]);
  await insertRows(
    database,
    'profile_trades',
    contractors.flatMap((contractor) => tradesOf(contractor, ids)),
  );
}

function personProfile(user: DemoUser, ids: Ids): Row<'profiles'> {
  return {
    id: idOf(ids.profiles, user.key),
    user_id: idOf(ids.users, user.key),
    kind: 'person',
    name: user.name,
    phone: user.phone,
    region_id: idOf(ids.regions, user.regionCode),
    city: user.city,
    postal_code: user.postalCode,
    address: null,
    latitude: user.latitude,
    longitude: user.longitude,
    languages: [user.language],
    setup_step: SETUP_FINISHED,
    created_at: user.createdAt,
  };
}

function businessProfile(contractor: DemoContractor, ids: Ids): Row<'profiles'> {
  return {
    id: idOf(ids.profiles, contractor.key),
    user_id: contractor.ownerKey ? idOf(ids.users, contractor.ownerKey) : null,
    kind: 'contractor',
    name: contractor.name,
    phone: contractor.phone,
    region_id: idOf(ids.regions, contractor.regionCode),
    city: contractor.city,
    postal_code: contractor.postalCode,
    address: contractor.address,
    latitude: contractor.latitude,
    longitude: contractor.longitude,
    languages: contractor.languages,
    setup_step: SETUP_FINISHED,
    created_at: contractor.createdAt,
  };
}

function tradesOf(contractor: DemoContractor, ids: Ids): Row<'profile_trades'>[] {
  const profile_id = idOf(ids.profiles, contractor.key);
  return contractor.trades.map((slug, position) => ({
    profile_id,
    trade_id: idOf(ids.trades, slug),
    position,
  }));
}

async function insertContractors(
  database: Queryable,
  contractors: readonly DemoContractor[],
  ids: Ids,
): Promise<void> {
  await insertRows(
    database,
    'contractors',
    contractors.map((contractor) => contractorRow(contractor, ids)),
  );
}

function contractorRow(contractor: DemoContractor, ids: Ids): Row<'contractors'> {
  return {
    id: idOf(ids.profiles, contractor.key),
    slug: contractor.slug,
    headline: contractor.headline,
    about: contractor.about,
    services: contractor.services,
    opening_hours: contractor.openingHours,
    website: contractor.website,
    email: contractor.email,
    year_founded: contractor.yearFounded,
    crew_size: contractor.crewSize,
    insured: contractor.insured,
    bonded: contractor.bonded,
    insurance_expires_on: contractor.insuranceExpiresOn,
    template_id: TEMPLATE_KEYS.indexOf(contractor.templateKey) + 1,
    color_scheme_id: contractor.colorScheme,
    created_at: contractor.createdAt,
    ...licenceColumns(contractor),
    ...originColumns(contractor),
  };
}

function licenceColumns({ licence }: DemoContractor) {
  return {
    licence_number: licence?.number ?? null,
    licence_state: licence?.stateCode ?? null,
    licence_class: licence?.licenceClass ?? null,
    licence_status: licence?.status ?? null,
    licence_expires_on: licence?.expiresOn ?? null,
    licence_source: licence?.source ?? null,
    licence_as_of: licence?.asOf ?? null,
  };
}

/** Who has an owner was entered by the owner; the others came from a list. */
function originColumns({ key, ownerKey, createdAt }: DemoContractor) {
  const listed = ownerKey === null;
  return {
    source: listed ? DEMO_SOURCE : null,
    source_key: listed ? key : null,
    source_as_of: listed ? createdAt.toISOString().slice(0, 10) : null,
    owner_edited_at: listed ? null : createdAt,
  };
}

async function insertReviews(database: Queryable, reviews: readonly DemoReview[], ids: Ids): Promise<void> {
  await insertRows(
    database,
    'reviews',
    reviews.map((review) => reviewRow(review, ids)),
  );
  await insertRows(
    database,
    'review_versions',
    reviews.map((review) => firstVersion(review, ids)),
  );
}

function reviewRow(review: DemoReview, ids: Ids): Row<'reviews'> {
  return {
    id: idOf(ids.reviews, review.key),
    contractor_id: idOf(ids.profiles, review.contractorKey),
    author_profile_id: idOf(ids.profiles, review.authorKey),
    ...columnsOf(contentOf(review, ids)),
    qualifying: qualifyingAnswers(review),
    language: review.language,
    verification: verificationOf({
      hasProofOfJob: false,
      emailVerified: true,
      factsComplete: factsComplete(review.facts),
    }),
    text_bands: textBandsOf(review.body),
    created_at: review.createdAt,
    first_shown_at: review.createdAt,
  };
}

function qualifyingAnswers({ stage }: DemoReview): QualifyingAnswers {
  return { contact: stage === 'quote_only' ? 'contacted' : 'hired', relation: 'none', offered: 'nothing' };
}

function firstVersion(review: DemoReview, ids: Ids): Row<'review_versions'> {
  return {
    review_id: idOf(ids.reviews, review.key),
    version: 1,
    content: contentOf(review, ids),
    edited_by_user_id: idOf(ids.users, review.authorKey),
    created_at: review.createdAt,
  };
}

function contentOf(review: DemoReview, ids: Ids): ReviewContent {
  const { overall, scores, title, body, facts, jobMonth, city, stage } = review;
  const job = {
    trade_id: idOf(ids.trades, review.tradeSlug),
    month: jobMonth.slice(0, 7),
    city,
    postal_code: review.postalCode,
    cost_band: review.costBand,
    stage,
  };
  return { overall, scores, title, body, job, facts };
}

async function insertResponses(database: Queryable, world: DemoWorld, ids: Ids): Promise<void> {
  const reviewed = new Map(world.reviews.map((review) => [review.key, review.contractorKey]));
  const owners = new Map(world.contractors.map((contractor) => [contractor.key, contractor.ownerKey]));
  const rows = world.responses.map((response): Row<'review_responses'> => {
    const owner = owners.get(reviewed.get(response.reviewKey) ?? '');
    return {
      review_id: idOf(ids.reviews, response.reviewKey),
      author_user_id: owner ? idOf(ids.users, owner) : null,
      body: response.body,
      created_at: response.createdAt,
    };
  });
  await insertRows(database, 'review_responses', rows);
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
    user: (key) => idOf(ids.users, key),
    profile: (key) => idOf(ids.profiles, key),
    administrators: world.users.filter(({ role }) => role === 'admin').map(({ key }) => idOf(ids.users, key)),
  });
}

async function refreshCopies(database: Queryable, world: DemoWorld, ids: Ids, today: Date): Promise<void> {
  const contractorIds = world.contractors.map((contractor) => idOf(ids.profiles, contractor.key));
  await sql`select refresh_contractor_search(${sql.val(contractorIds)}::integer[])`.execute(database);
  await refreshRatingSummaries(database, contractorIds, today);
  await refreshSearchWords(database);
}
