import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, route, type Query, type RouteName } from '../../../common/routes/route-table.ts';
import type { AdminView } from '../../../server/moderation/admin-view.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeReview, MadeUser } from '../../support/factories.ts';
import { makeRegister } from '../../support/registers.ts';
import { createWorld, type World } from '../../support/world.ts';

type Person = Browser & { user: MadeUser };

/** A list of licenses. */
const LIST_ID = 900;

/** The confidential texts of the other side and of administrators, each with a unique word. */
const SECRETS = {
  wish: 'Wishxylophone',
  withdrawal: 'Offzeppelin',
  appealNote: 'Notequagga',
  reviewNote: 'Aboutokapi',
  ownAccountNote: 'Accountaxolotl',
  ownClaimNote: 'Claimnumbat',
} as const;
const notified = (secret: string) => `${secret}: this is told to the administrators and to nobody else.`;

let world: World;
let outsider: Person;

/** An administrator who is a party to a review, and what they might look at. */
type Party = {
  person: Person;
  firm: MadeContractor;
  listing: MadeContractor;
  review: MadeReview;
  responseId: number;
  claimId: number;
  /** The keys of the other side's files, and of photos that an administrator removed. */
  fileKeys: string[];
};
const parties = new Map<string, Party>();

beforeAll(async () => {
  world = await createWorld();
  outsider = await world.signedIn({ role: 'admin', name: 'Otto Outsider' });
  await makeRegister(world, LIST_ID, outsider.user.id);
  await outsider.token();
  parties.set('contractor', await createParty('contractor'));
  parties.set('author', await createParty('author'));
});
afterAll(() => world.close());

async function createParty(side: 'contractor' | 'author'): Promise<Party> {
  const person = await world.signedIn({ name: 'Paula Party' });
  const other = await world.make.user();
  const [owner, author] = side === 'contractor' ? [person.user, other] : [other, person.user];
  const firm = await world.make.contractor({ owner });
  const listing = await world.make.contractor();
  const { database } = world;
  await database.updateTable('users').set({ role: 'admin' }).where('id', '=', person.user.id).execute();
  await person.token();
  const review = await world.make.review({ contractor: firm, author });
  const kind = side === 'contractor' ? 'put_back' : 'take_down';
  const earlier = await world.make.appeal({ review, by: other, kind, state: 'withdrawn' });
  await database
    .updateTable('appeals')
    .set({ off_appeal_reason: notified(SECRETS.withdrawal) })
    .where('id', '=', earlier.id)
    .execute();
  const appeal = await world.make.appeal({ review, by: other, kind, reason: notified(SECRETS.wish) });
  const file = await world.make.upload({ user: other, kind: 'document', visibility: 'parties' });
  await database
    .insertInto('appeal_files')
    .values({ appeal_id: appeal.id, upload_id: file.id, position: 1 })
    .execute();
  const photo = await world.make.upload({ user: author, visibility: 'public' });
  await takeAway(review, photo.id);
  const { id: responseId } = await world.make.response({
    review,
    author: owner,
    body: 'We came back and fixed it.',
  });
  const { id: claimId } = await world.make.claim({ user: person.user, contractor: listing });
  await note('appeal', appeal.id, SECRETS.appealNote);
  await note('review', review.id, SECRETS.reviewNote);
  await note('user', person.user.id, SECRETS.ownAccountNote);
  await note('claim', claimId, SECRETS.ownClaimNote);
  return { person, firm, listing, review, responseId, claimId, fileKeys: [file.key, photo.key] };
}

async function takeAway(review: MadeReview, uploadId: number): Promise<void> {
  const subject = { type: 'review', id: review.id } as const;
  const by = outsider.user;
  const { id: decision_id } = await world.make.decision({ action: 'review.edited', subject, review, by });
  const { database } = world;
  const kept = {
    review_id: review.id,
    content: JSON.stringify({ title: 'On time', body: 'Words.', overall: 4 }),
  };
  await database
    .insertInto('review_versions')
    .values([
      { ...kept, version: 1 },
      { ...kept, version: 2, decision_id },
    ])
    .execute();
  await database.updateTable('reviews').set({ version: 2 }).where('id', '=', review.id).execute();
  await database
    .insertInto('review_version_photos')
    .values({ review_id: review.id, version: 1, upload_id: uploadId, position: 1 })
    .execute();
}

async function note(subject_type: string, subject_id: number, secret: string): Promise<void> {
  await world.database
    .insertInto('admin_notes')
    .values({
      subject_type,
      subject_id,
      author_user_id: outsider.user.id,
      body: notified(secret),
      created_at: new Date(),
    })
    .execute();
}

const namesOf = (method: string, prefix: string) =>
  (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => ROUTES[name].method === method && ROUTES[name].path.startsWith(prefix),
  );
/** Every admin page, file and answer, also those that are added later. */
const READS = [...namesOf('GET', '/admin'), ...namesOf('GET', '/api/admin')];

/** Each address with the query that opens a case on it, for the user with these ids. */
function addressesOf(name: RouteName, { person, firm, listing, review, claimId }: Party): string[] {
  const opened: Partial<Record<RouteName, Query>> = {
    'admin.reviews': { open: review.id },
    'admin.appeals.index': { open: review.id, state: 'all' },
    'admin.functions': { open: person.user.id },
    'admin.claims': { open: claimId },
  };
  const query = opened[name] ?? {};
  const at = route as (name: RouteName, params: object, options: { query: Query }) => string;
  const isOfContractor = ROUTES[name].path.includes('{id}');
  const isOfUser = ROUTES[name].path.startsWith('/admin/users/');
  const isOfList = ROUTES[name].path.startsWith('/admin/lists/');
  const ofContractor = isOfList ? [LIST_ID] : [firm.id, listing.id];
  const ids = isOfUser ? [person.user.id] : isOfContractor ? ofContractor : [0];
  return ids.map((id) =>
    at(name, { id, region_id: 'all', page: 'about', name: 'account.verify', language: 'english' }, { query }),
  );
}

const read = async (reader: Person, name: RouteName, party: Party): Promise<string> => {
  const texts = [];
  for (const address of addressesOf(name, party)) {
    const isCall = address.startsWith('/api');
    const answer = isCall ? await reader.call('GET', address) : await reader.get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    texts.push(answer.text);
  }
  return texts.join('\n');
};
const secretsIn = (text: string, { fileKeys }: Party) =>
  [...Object.values(SECRETS), ...fileKeys].filter((secret) => text.includes(secret));

describe.each(['contractor', 'author'])('an administrator who is the %s of a case', (side) => {
  const partyOf = (): Party => {
    const party = parties.get(side);
    if (!party) throw new Error('no such side');
    return party;
  };

  test.each(READS)(
    'an administrator who is the of a case reads nothing that others wrote in confidence in %s',
    async (name) => {
      const party = partyOf();
      expect(secretsIn(await read(party.person, name, party), party)).toEqual([]);
    },
  );

  test('an administrator who is the of a case while another administrator reads all of it', async () => {
    const party = partyOf();
    const texts = [];
    for (const name of READS) texts.push(await read(outsider, name, party));
    expect(secretsIn(texts.join('\n'), party)).toEqual([...Object.values(SECRETS), ...party.fileKeys]);
  });

  test('an administrator who is the of a case does not find the appeal by its words', async () => {
    const { person, review } = partyOf();
    const found = async (by: Person, search: string) => {
      const { text } = await by.get(route('admin.appeals.export', {}, { query: { search, state: 'all' } }));
      return text.trimEnd().split('\r\n').length - 1;
    };
    expect(await found(person, SECRETS.wish)).toBe(1);
    expect(await found(outsider, SECRETS.wish)).toBe(2);
    expect(await found(person, String(review.id))).toBeGreaterThan(0);
  });

  const ofReview = (name: RouteName) => name.startsWith('api.admin.review');
  const WRITES = ['PUT', 'PATCH', 'DELETE', 'POST'].flatMap((method) =>
    namesOf(method, '/api/admin').filter(ofReview),
  );
  test.each(WRITES)(
    'an administrator who is the of a case is refused %s without a word of what happened',
    async (name) => {
      const party = partyOf();
      const { person, review, responseId } = party;
      const id = name.includes('response') ? responseId : review.id;
      const url = (route as (name: RouteName, params: object) => string)(name, { id });
      const { method } = ROUTES[name];
      // This one says in its body what it is about, so that must be in order first.
      const isAboutBody = name === 'api.admin.review_responses.update';
      const body = isAboutBody ? { responseId, review_response: 'Changed.', reason: 'Because.' } : {};
      if (method === 'GET') throw new Error('a read is no write');
      const answer = await person.call(method, url, body);
      expect(answer.status).toBe(403);
      expect(Object.keys(answer.json())).toEqual(['message']);
      expect(secretsIn(answer.text, party)).toEqual([]);
    },
  );
});

describe('an administrator whose business has got a review that is held', () => {
  const WORDS = 'Unseenmarmoset';
  const party = () => {
    const found = parties.get('contractor');
    if (!found) throw new Error('no such side');
    return found;
  };
  let held: MadeReview;
  let author: MadeUser;

  beforeAll(async () => {
    const { firm } = party();
    author = await world.make.user();
    held = await world.make.review({
      contractor: firm,
      author,
      status: 'inactive',
      title: `${WORDS} title`,
      body: `${WORDS} body: they came late, and what they left behind had to be done again by somebody else.`,
    });
    await hold(held, { first_shown_at: null, shown_version: null });
    await world.make.appeal({ review: held, by: author, kind: 'put_back' });
    // This one was shown; what its author wrote afterwards was not.
    const mended = await world.make.review({
      contractor: firm,
      author,
      title: 'On time',
      status: 'inactive',
    });
    await world.database
      .insertInto('review_versions')
      .values({
        review_id: mended.id,
        version: 2,
        content: JSON.stringify({ title: `${WORDS} edit`, body: `${WORDS} edited`, overall: 1 }),
      })
      .execute();
    await hold(mended, {
      version: 2,
      title: `${WORDS} edit`,
      body: `${WORDS}: ${'they never came back. '.repeat(5)}`,
    });
  });

  type Change = Partial<Record<'first_shown_at' | 'shown_version', null>> & {
    version?: number;
    title?: string;
    body?: string;
  };
  async function hold(review: MadeReview, change: Change): Promise<void> {
    const { id: decision_id } = await world.make.decision({
      action: 'review.held',
      subject: { type: 'review', id: review.id },
      review,
      contractor: party().firm,
    });
    await world.database
      .updateTable('reviews')
      .set({ decision_id, hold_signals: ['near_copy'], ...change })
      .where('id', '=', review.id)
      .execute();
  }

  const asIts = () => ({ ...party(), review: held });

  test.each(READS)(
    'an administrator whose business has got a review that is held reads nothing of it in %s',
    async (name) => {
      expect((await read(party().person, name, asIts())).includes(WORDS)).toBe(false);
    },
  );

  test('an administrator whose business has got a review that is held nor in the account of its author', async () => {
    const account = route('admin.functions', {}, { query: { open: author.id } });
    expect((await party().person.get(account)).text.includes(WORDS)).toBe(false);
    expect((await outsider.get(account)).text.includes(WORDS)).toBe(true);
  });

  test('an administrator whose business has got a review that is held while another administrator finds it in the list of cases, of appeals, and of the contractor', async () => {
    for (const name of ['admin.reviews', 'admin.appeals.index', 'admin.contractors.reviews'] as const)
      expect([name, (await read(outsider, name, asIts())).includes(WORDS)]).toEqual([name, true]);
  });

  test('an administrator whose business has got a review that is held counts on the admin area as many as its lists show', async () => {
    type Queue = 'admin.reviews' | 'admin.appeals.index';
    const queue = async (name: Queue, query: Query, reader: Person) => {
      const { props } = (await reader.visit(route(name, {}, { query }))).page;
      const lists = Object.values(props) as ({ pagination?: { total: number } } | null)[];
      return {
        admin: (props['admin'] as AdminView).waiting,
        total: lists.find((list) => list?.pagination !== undefined)?.pagination?.total,
      };
    };
    for (const reader of [party().person, outsider]) {
      const cases = await queue('admin.reviews', { status: 'held' }, reader);
      expect(cases.admin.holds.open).toBe(cases.total);
      const appeals = await queue('admin.appeals.index', {}, reader);
      expect(appeals.admin.appeals.open).toBe(appeals.total);
      const { page } = await reader.visit(route('admin.appeals.regions'));
      const { rows } = page.props['regions'] as { rows: { open: number }[] };
      expect(rows.reduce((sum, { open }) => sum + open, 0)).toBe(appeals.total);
      const all = await reader.visit(route('admin.regions'));
      expect(all.page.props['totals']).toMatchObject({ openAppeals: appeals.total });
    }
    expect((await queue('admin.reviews', { status: 'held' }, party().person)).total).toBe(0);
    expect((await queue('admin.reviews', { status: 'held' }, outsider)).total).toBe(2);
  });

  test('an administrator whose business has got a review that is held reads it like everybody else once it is shown', async () => {
    const { person } = party();
    await world.database
      .updateTable('reviews')
      .set({ status: 'active', first_shown_at: new Date() })
      .where('id', '=', held.id)
      .execute();
    expect((await read(person, 'admin.reviews', asIts())).includes(WORDS)).toBe(true);
  });
});
