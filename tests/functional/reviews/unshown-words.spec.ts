import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { ownText } from '../../support/own-text.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const PHONE = '555-0142';
const WITH_PHONE = `Ask for Memo at (559) ${PHONE} and mention my name.`;
const PRIVATE = 'Xyzabc';
const REASON = 'Somebody could be found by it.';

let world: World;
let plumbing: number;
let owner: Person;
let author: Person;
let admin: Person;
let other: Person;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  owner = await world.signedIn();
  author = await world.signedIn();
  admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
  firm = await world.make.contractor({ owner: owner.user });
  for (const person of [owner, author, admin, other]) await person.token();
});

async function publish(body: string): Promise<number> {
  const form = `/c/${firm.slug}/review`;
  await author.submit(form, reviewInput(plumbing, { body: ownText(body) }), { from: form });
  const rows = world.database.selectFrom('reviews').select('id').orderBy('id', 'desc').limit(1);
  return (await rows.executeTakeFirstOrThrow()).id;
}
const later = (hours: number) => world.setNow(new Date(NOW.getTime() + hours * HOUR_MS));
const mend = async (id: number, words = 'Mended so that nobody can be found by it.') => {
  const answer = await author.call('PUT', route('api.reviews.update', { id }), { body: ownText(words) });
  expect(answer.status).toBe(200);
};
const decide = async (
  by: Person,
  transition: 'activate' | 'deactivate' | 'accept',
  id: number,
  code = 'R07',
) => {
  const url = route(`api.admin.reviews.${transition}`, { id });
  const answer = await by.call('PUT', url, {
    reason: REASON,
    ...(transition === 'deactivate' && { reason_code: code }),
  });
  expect(answer.status).toBe(200);
};
const page = async (browser: Browser) => (await browser.get(`/c/${firm.slug}`)).text;
const statusOf = async (id: number) => {
  const rows = world.database.selectFrom('reviews').select('status').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).status;
};
const newReviewMails = async () => {
  const mails = await mailsTo(world, owner.user.email);
  return mails.filter(({ subject }) => subject.startsWith('New review')).length;
};

describe('words that were never shown stay hidden as an earlier version', () => {
  test('those that an edit was held for', async () => {
    const id = await publish('They came when they said they would.');
    later(80);
    await mend(id, WITH_PHONE);
    expect(await statusOf(id)).toBe('inactive');
    await mend(id);
    expect(await statusOf(id)).toBe('active');
    for (const browser of [world.visitor(), owner]) {
      const text = await page(browser);
      expect(text).toContain('Mended so that');
      expect(text).toContain('They came when they said');
      expect(text).not.toContain(PHONE);
    }
    for (const browser of [author, admin]) expect(await page(browser)).toContain(PHONE);
  });

  test('those that the review was held for until its author mended them', async () => {
    const id = await publish(WITH_PHONE);
    later(80);
    await mend(id);
    expect(await page(world.visitor())).toContain('Mended so that');
    expect(await page(world.visitor())).not.toContain(PHONE);
  });

  test('those that an administrator took down to hide them, when the mended ones are put back', async () => {
    const id = await publish(`The foreman ${PRIVATE} lives with his mother.`);
    await decide(admin, 'deactivate', id);
    later(100);
    await mend(id);
    const appeal = { on_appeal_reason: 'I took out what was private, please show it.' };
    expect((await author.call('POST', route('api.reviews.appeal', { id }), appeal)).status).toBe(200);
    await decide(other, 'accept', id);
    expect(await page(world.visitor())).toContain('Mended so that');
    expect(await page(world.visitor())).not.toContain(PRIVATE);
  });

  test('words that were never shown stay hidden as an earlier version, but not those that were taken down for another reason', async () => {
    const id = await publish(`The foreman ${PRIVATE} was late.`);
    await decide(admin, 'deactivate', id, 'R13');
    later(100);
    await mend(id);
    await decide(admin, 'activate', id);
    expect(await page(world.visitor())).toContain(PRIVATE);
  });
});

describe('a review that was never shown', () => {
  test('a review that was never shown is not the contractor’s to read when an administrator confirms that it was held', async () => {
    const id = await publish(WITH_PHONE);
    await decide(admin, 'deactivate', id);
    expect((await owner.get('/reviews/got')).text).not.toContain(PHONE);
    expect((await author.get('/reviews/given')).text).toContain(PHONE);
    const statements = world.database
      .selectFrom('decision_statements as s')
      .innerJoin('decisions as d', 'd.id', 's.decision_id')
      .select('s.party')
      .where('d.review_id', '=', id)
      .where('d.action', '=', 'review.deactivated');
    expect(await statements.execute()).toEqual([{ party: 'author' }]);
  });

  test('a review that was never shown shows the contractor the words that were shown, not those written since', async () => {
    const id = await publish('They came when they said they would.');
    await mend(id, WITH_PHONE);
    await decide(admin, 'deactivate', id);
    const { text } = await owner.get('/reviews/got');
    expect(text).toContain('They came when they said');
    expect(text).not.toContain(PHONE);
  });

  test('a review that was never shown nor does turning an appeal off, or the list of what waits, give them away', async () => {
    const id = await publish('They came when they said they would.');
    const appeal = { on_appeal_reason: 'This review is about another business.' };
    expect((await owner.call('POST', route('api.reviews.appeal', { id }), appeal)).status).toBe(200);
    const edit = { title: `Call ${WITH_PHONE}` };
    expect((await author.call('PUT', route('api.reviews.update', { id }), edit)).status).toBe(200);
    expect(await statusOf(id)).toBe('inactive');
    expect((await owner.get(route('dashboard'))).text).not.toContain(PHONE);
    expect((await author.get(route('dashboard'))).text).toContain(PHONE);
    const off = { off_appeal_reason: 'It is about us after all.' };
    const answer = await owner.call('POST', route('api.reviews.off_appeal', { id }), off);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(PHONE);
  });

  test('a review that was never shown is announced to the contractor when an administrator releases it', async () => {
    const id = await publish(WITH_PHONE);
    await decide(admin, 'activate', id);
    await expect.poll(newReviewMails).toBe(1);
  });
});

describe('the 72 hours for mending a review that was held', () => {
  const FIRST = 'They came when they said they would.';
  const SECOND = 'They came within the hour that they said.';
  const read = async (browser: Browser, id: number) => {
    const { props } = (await browser.visit(`/c/${firm.slug}`)).page;
    return (props['reviews'] as ReviewView[]).find((review) => review.id === id);
  };

  test('the 72 hours for mending a review that was held count from when it was first shown, not from when it was written', async () => {
    const id = await publish(`${FIRST} ${WITH_PHONE}`);
    later(100);
    await mend(id, FIRST);
    later(171);
    await mend(id, SECOND);
    for (const browser of [world.visitor(), author])
      expect(await read(browser, id)).toMatchObject({ saysEdited: false, earlierVersions: [] });
    later(173);
    await mend(id);
    expect(await read(world.visitor(), id)).toMatchObject({ saysEdited: true });
    const earlier = (await read(world.visitor(), id))?.earlierVersions.map(({ body }) => body) ?? [];
    expect(earlier).toEqual([expect.stringContaining(SECOND)]);
  });

  test('the 72 hours for mending a review that was held, and so where an administrator releases it', async () => {
    const id = await publish(`${FIRST} ${WITH_PHONE}`);
    later(100);
    await decide(admin, 'activate', id);
    later(171);
    await mend(id);
    expect(await read(world.visitor(), id)).toMatchObject({ saysEdited: false, earlierVersions: [] });
  });
});

test('a review that was shown, held and mended is not announced as new again', async () => {
  const id = await publish('They came when they said they would.');
  await mend(id, WITH_PHONE);
  await mend(id);
  expect(await statusOf(id)).toBe('active');
  // A later review has a later mail.
  author = await world.signedIn();
  await publish('They left the place clean.');
  await expect.poll(newReviewMails).toBeGreaterThan(1);
  expect(await newReviewMails()).toBe(2);
});
