import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { ClaimPageView } from '../../../../server/contractors/claims/claim-page.ts';
import { claimLapsed } from '../../../../server/contractors/claims/events.ts';
import { lapseClaims } from '../../../../server/contractors/claims/jobs/lapse-claims.ts';
import type { Contractors } from '../../../../server/database/schema.ts';
import type { DomainEvent } from '../../../../server/event-map.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import type { Browser } from '../../../support/browser.ts';
import type { MadeUser } from '../../../support/factories.ts';
import { statusesOf, waitingForLock } from '../../../support/at-once.ts';
import { mailsTo } from '../../../support/mails.ts';
import type { ClaimCase } from '../../../../server/moderation/people/claim-views.ts';
import { latestLink, press } from '../../../support/mail-links.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { reviewInput, tradeId } from '../../reviews/review-input.ts';

const REASON = { reason: 'The code came from the business’s own address.' };
const START = new Date('2026-11-21T12:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let world: World;
let admin: Person;
let ana: Person;
let firm: Listing;

beforeAll(async () => {
  world = await createWorld({ pageCache: true }, { connections: 6 });
  admin = await world.signedIn({ role: 'admin', name: 'Rosa Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(START);
  ana = await world.signedIn({ name: 'Ana Ruiz' });
  firm = await listing();
});

let counter = 0;
/** A listed business with a website and a listed address of its own. */
async function listing(particulars: { website?: string | null; email?: string | null } = {}) {
  counter += 1;
  const made = await world.make.contractor({ name: `Acme ${counter} Roofing` });
  const { website = `https://www.acme${counter}.com`, email = `office@acme${counter}.com` } = particulars;
  await world.database.updateTable('contractors').set({ website, email }).where('id', '=', made.id).execute();
  return { ...made, domain: `acme${counter}.com`, email: `office@acme${counter}.com` };
}
type Listing = Awaited<ReturnType<typeof listing>>;

const file = (by: Browser, { slug }: { slug: string }, body: Record<string, unknown>) =>
  by.submit(route('claims.store', { slug }), body, { from: route('contractors.claim', { slug }) });
const enter = (by: Browser, { slug }: { slug: string }, code: string) =>
  by.submit(route('claims.confirm', { slug }), { code }, { from: route('contractors.claim', { slug }) });
const codesTo = async (email: string) =>
  (await mailsTo(world, email)).flatMap(({ plain_text }) => /code is (\d{6})/.exec(plain_text)?.[1] ?? []);
const codeTo = async (email: string, nth = 0): Promise<string> => {
  await expect.poll(async () => (await codesTo(email)).length).toBeGreaterThan(nth);
  return (await codesTo(email))[nth] ?? '';
};
const claimsOf = ({ id }: { id: number }) =>
  world.database
    .selectFrom('contractor_claims')
    .selectAll()
    .where('contractor_id', '=', id)
    .orderBy('id')
    .execute();
const claimPage = async (by: Browser, { slug }: { slug: string }) =>
  (await by.visit(route('contractors.claim', { slug }))).page.props as unknown as ClaimPageView;
const decide = (by: Browser, verb: 'accept' | 'reject', id: number, body: object = REASON) =>
  by.call('PUT', route(`api.admin.claims.${verb}`, { id }), { ...body });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A claim with its code entered. */
async function confirmedClaim(by: Person, of: Listing = firm): Promise<number> {
  await file(by, of, { evidence: 'website_email', email: `${by.user.id}@${of.domain}` });
  await enter(by, of, await codeTo(`${by.user.id}@${of.domain}`));
  const claims = await claimsOf(of);
  return claims.find(({ user_id }) => user_id === by.user.id)?.id ?? 0;
}

describe('asking', () => {
  test('the page of an unclaimed business offers it, to visitors too; they make an account first', async () => {
    const page = await world.visitor().get(route('contractors.show', { slug: firm.slug }));
    expect(page.status).toBe(200);
    const asked = await world.visitor().get(route('contractors.claim', { slug: firm.slug }));
    expect(asked.status).toBe(303);
    expect(asked.headers['location']).toContain(route('register'));
  });

  test('asking sends six digits to an address at the business’s website, and shows nobody the code', async () => {
    const landed = await file(ana, firm, {
      evidence: 'website_email',
      email: `Ana@mail.${firm.domain}`,
      message: 'I have run it since 2009.',
    });
    expect(landed.page.flash.success).toBe('We sent the code.');
    const code = await codeTo(`ana@mail.${firm.domain}`);
    const [claim] = await claimsOf(firm);
    expect(claim).toMatchObject({
      user_id: ana.user.id,
      state: 'open',
      evidence: 'website_email',
      message: 'I have run it since 2009.',
      confirmed_at: null,
    });
    expect(claim?.code_hash).not.toContain(code);
    expect(landed.text).not.toContain(code);
    const page = await claimPage(ana, firm);
    expect(page.claim).toMatchObject({ state: 'open', hasEvidence: false, waitSeconds: 60 });
  });

  test('the right code makes it a case for the desk, due seven days from then', async () => {
    const claimId = await confirmedClaim(ana);
    const [claim] = await claimsOf(firm);
    expect(claim).toMatchObject({ id: claimId, confirmed_at: START, code_hash: null });
    expect(claim?.due_at.toISOString()).toBe('2026-11-28T12:00:00.000Z');
    expect((await claimPage(ana, firm)).claim).toMatchObject({ hasEvidence: true });
    await expect
      .poll(async () => (await mailsTo(world, ana.user.email)).map(({ subject }) => subject))
      .toEqual([`Your claim for ${firm.name}`]);
  });

  test('the listed address is shown masked and gets the code', async () => {
    const page = await claimPage(ana, firm);
    expect(page.choices).toEqual({ websiteDomain: firm.domain, listedEmail: `o•••@${firm.domain}` });
    await file(ana, firm, { evidence: 'listed_email' });
    const landed = await enter(ana, firm, await codeTo(firm.email));
    expect(landed.page.flash.success).toBe('We got your claim.');
    expect(landed.text).not.toContain(firm.email);
  });

  test('a Spanish reader asks in Spanish', async () => {
    const luis = await world.signedIn({ language: 'mexican_spanish', name: 'Luis' });
    luis.cookies.set('lang', 'mexican_spanish');
    await file(luis, firm, { evidence: 'listed_email' });
    await expect.poll(async () => (await mailsTo(world, firm.email)).length).toBe(1);
    const [mail] = await mailsTo(world, firm.email);
    expect(mail?.subject).toMatch(new RegExp(`^\\d{6} es su código para ${firm.name}$`));
  });
});

describe('what is refused when asking', () => {
  test.each([
    [{ evidence: 'website_email', email: 'ana@gmail.com' }, 'email'],
    [{ evidence: 'website_email', email: 'ana@elsewhere.com' }, 'email'],
    [{ evidence: 'website_email', email: '' }, 'email'],
    [{ evidence: 'website_email', email: 'not an address' }, 'email'],
    [{ evidence: 'mother' }, 'evidence'],
    [{}, 'evidence'],
    [{ evidence: 'listed_email', message: 'x'.repeat(2001) }, 'message'],
    [{ evidence: 'listed_email', message: 'a\u0000b' }, 'message'],
    [{ evidence: 'listed_email', state: 'accepted' }, 'state'],
  ])('what is refused when asking: %j', async (body, field) => {
    const landed = await file(ana, firm, body);
    expect(Object.keys(landed.page.props.errors)).toContain(field);
    expect(await claimsOf(firm)).toEqual([]);
  });

  test('evidence the listing has not', async () => {
    const bare = await listing({ website: 'https://www.facebook.com/acme', email: null });
    expect((await claimPage(ana, bare)).choices).toEqual({ websiteDomain: null, listedEmail: null });
    for (const evidence of ['website_email', 'listed_email'])
      expect(
        (await file(ana, bare, { evidence, email: 'ana@facebook.com' })).page.props.errors['evidence'],
      ).toBeDefined();
    expect(await claimsOf(bare)).toEqual([]);
  });

  test('a second claim by the same person, also at the same moment', async () => {
    const answers = await Promise.all([
      file(ana, firm, { evidence: 'listed_email' }),
      file(ana, firm, { evidence: 'listed_email' }),
    ]);
    const flashes = answers.map(({ page }) => page.flash.success ?? page.flash.error);
    expect(flashes.toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))).toEqual([
      'We sent the code.',
      'You already claimed this page.',
    ]);
    expect(await claimsOf(firm)).toHaveLength(1);
  });

  test('a business that has an owner, and any business to those who may not ask', async () => {
    const owner = await world.signedIn();
    const owned = await world.make.contractor({ owner: owner.user });
    await listedFrom(owned.id);
    const unverified = await world.signedIn({ emailVerified: false });
    expect((await file(ana, owned, { evidence: 'listed_email' })).page.flash.error).toMatch(
      /^Someone already manages this business/,
    );
    for (const [browser, words] of [
      [owner, /^This account already manages a business/],
      [admin, /^Administrators decide/],
      [unverified, /confirm/i],
    ] as const) {
      const landed = await file(browser, firm, { evidence: 'listed_email' });
      expect(landed.page.flash.error).toMatch(words);
      expect((await claimPage(browser, firm)).refusal).toMatch(words);
    }
    expect(await claimsOf(firm)).toEqual([]);
  });

  test('an address that leads nowhere', async () => {
    expect((await ana.get('/c/nobody-has-this/claim')).status).toBe(404);
    expect((await ana.send('POST', '/c/nobody-has-this/claim', { evidence: 'listed_email' })).status).toBe(
      303,
    );
  });
});

describe('a document', () => {
  const upload = async (by: MadeUser) => {
    counter += 1;
    return world.database
      .insertInto('uploads')
      .values({
        key: `document-of-claim-${counter}`.padEnd(24, 'x'),
        user_id: by.id,
        kind: 'document',
        media_type: 'application/pdf',
        original_name: 'license.pdf',
        byte_size: 2_000,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  test('a document is evidence at once, bound to the claim', async () => {
    const { id } = await upload(ana.user);
    const landed = await file(ana, firm, { evidence: 'document', upload_id: id });
    expect(landed.page.flash.success).toBe('We got your claim.');
    const [claim] = await claimsOf(firm);
    expect(claim).toMatchObject({ evidence: 'document', upload_id: id, email: null });
    const { visibility } = await world.database
      .selectFrom('uploads')
      .select('visibility')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(visibility).toBe('parties');
    expect((await decide(admin, 'accept', claim?.id ?? 0)).status).toBe(200);
  });

  test('a document must be there, and one’s own, and not bound elsewhere', async () => {
    const foreign = await upload(await world.make.user());
    const own = await upload(ana.user);
    const other = await listing();
    await file(ana, other, { evidence: 'document', upload_id: own.id });
    const gone = 'One of the files is no longer available. Add it again.';
    for (const [upload_id, sentence] of [
      [undefined, 'Required.'],
      ['', 'Required.'],
      [foreign.id, gone],
      [own.id, gone],
      [999_999, gone],
    ] as const) {
      const landed = await file(ana, firm, { evidence: 'document', upload_id });
      expect(landed.page.props.errors['upload_id']).toBe(sentence);
    }
    expect(await claimsOf(firm)).toEqual([]);
  });
});

describe('the code', () => {
  test('the code is tried five times and then counts no more; tries at once count as well', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    const code = await codeTo(firm.email);
    await Promise.all(Array.from({ length: 5 }, () => enter(ana, firm, wrong(code))));
    const [claim] = await claimsOf(firm);
    expect(claim?.code_attempts).toBe(5);
    const landed = await enter(ana, firm, code);
    expect(landed.page.props.errors['code']).toBe('This code no longer works. Request a new one.');
    expect((await claimsOf(firm))[0]?.confirmed_at).toBeNull();
  });

  test('the code counts for half an hour', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    const code = await codeTo(firm.email);
    world.setNow(minutesLater(30));
    expect((await enter(ana, firm, code)).page.props.errors['code']).toMatch(/has expired/);
    world.setNow(minutesLater(29));
    const entered = await enter(ana, firm, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.page.flash.success).toBe('We got your claim.');
  });

  test('the code is replaced by another one after a minute; the former is worth nothing then', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    const first = await codeTo(firm.email);
    const resend = () => ana.submit(route('claims.resend', { slug: firm.slug }), {});
    expect((await resend()).page.flash.error).toMatch(/60 seconds/);
    world.setNow(minutesLater(1));
    expect((await resend()).page.flash.success).toBe('We sent the code.');
    const second = await codeTo(firm.email, 1);
    if (first !== second)
      expect((await enter(ana, firm, first)).page.props.errors['code']).toMatch(/^Wrong code/);
    expect((await enter(ana, firm, second)).page.flash.success).toBe('We got your claim.');
    expect((await resend()).page.flash.error).toMatch(/need a code/);
  });

  test('the code is sent five times a day by one person, and to one address by all', async () => {
    const others = await Promise.all([world.signedIn(), world.signedIn()]);
    for (const [index, browser] of [ana, ...others].entries()) {
      await file(browser, firm, { evidence: 'listed_email' });
      world.setNow(minutesLater(1 + index * 2));
      await browser.submit(route('claims.resend', { slug: firm.slug }), {});
    }
    await expect.poll(async () => (await codesTo(firm.email)).length).toBe(5);
    const claims = await claimsOf(firm);
    expect(claims.map(({ codes_sent }) => codes_sent)).toEqual([2, 2, 1]);
    const answer = await others[1]?.send(
      'POST',
      route('claims.resend', { slug: firm.slug }),
      {},
      {
        accept: 'application/json',
      },
    );
    expect(answer?.status).toBe(429);
  });

  test('the code of yesterday counts no longer, however many there were', async () => {
    const resend = () => ana.submit(route('claims.resend', { slug: firm.slug }), {});
    await file(ana, firm, { evidence: 'listed_email' });
    for (const minutes of [1, 2, 3]) {
      world.setNow(minutesLater(minutes));
      expect((await resend()).page.flash.success).toBe('We sent the code.');
    }
    const day = 24 * 60;
    for (const minutes of [10, 11, 12, 13, 14]) {
      world.setNow(minutesLater(day + minutes));
      expect((await resend()).page.flash.success).toBe('We sent the code.');
    }
    world.setNow(minutesLater(day + 15));
    expect((await resend()).page.flash.success).toBeUndefined();
    expect((await claimsOf(firm))[0]?.codes_sent).toBe(9);
  });

  test('the code counts for one person also where two are asked for at once, to two addresses', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    for (const minutes of [1, 2, 3]) {
      world.setNow(minutesLater(minutes));
      await ana.submit(route('claims.resend', { slug: firm.slug }), {});
    }
    const others = await Promise.all([listing(), listing(), listing()]);
    await Promise.all(others.map((business) => file(ana, business, { evidence: 'listed_email' })));
    const claims = (await Promise.all(others.map(claimsOf))).flat();
    expect(claims).toHaveLength(1);
  });

  test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('the code: %j is none', async (code) => {
    await file(ana, firm, { evidence: 'listed_email' });
    expect((await enter(ana, firm, code)).page.props.errors['code']).toBe('Enter six digits.');
    expect((await claimsOf(firm))[0]?.code_attempts).toBe(0);
  });

  test('the code of somebody else’s claim confirms nothing of one’s own', async () => {
    const other = await world.signedIn();
    await file(ana, firm, { evidence: 'listed_email' });
    await file(other, firm, { evidence: 'website_email', email: `other@${firm.domain}` });
    const code = await codeTo(firm.email);
    // One pair of codes in a million is the same.
    if (code !== (await codeTo(`other@${firm.domain}`)))
      expect((await enter(other, firm, code)).page.props.errors['code']).toContain('Wrong code.');
    expect((await enter(world.visitor(), firm, code)).page.component).toBe('accounts/login');
    expect((await claimsOf(firm)).every(({ confirmed_at }) => confirmed_at === null)).toBe(true);
  });
});

describe('withdrawing', () => {
  /** The announcements about a business's claims of the job that runs so many minutes after the start. */
  const lapsedAt = async (minutes: number, of: Listing = firm) => {
    const received: DomainEvent[] = [];
    await lapseClaims({
      database: world.database,
      now: minutesLater(minutes),
      announce: (event) => received.push(event),
    });
    const expected = (await claimsOf(of)).map(({ id }) => claimLapsed(id));
    return received.filter((event) => expected.some((one) => isDeepStrictEqual(one, event)));
  };

  test('withdrawing closes one’s own claim, and one may ask again', async () => {
    await confirmedClaim(ana);
    const url = route('claims.withdraw', { slug: firm.slug });
    expect((await (await world.signedIn()).send('POST', url, {})).status).toBe(303);
    expect((await claimsOf(firm))[0]?.state).toBe('open');
    expect((await ana.submit(url, {})).page.flash.success).toBe('Claim withdrawn.');
    expect(await claimsOf(firm)).toMatchObject([{ state: 'withdrawn', closed_at: START }]);
    await file(ana, firm, { evidence: 'listed_email' });
    expect(await claimsOf(firm)).toHaveLength(2);
  });

  test('withdrawing happens by itself where nobody enters the code for two weeks', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    const other = await listing();
    await confirmedClaim(ana, other);
    expect(await lapsedAt(14 * 24 * 60)).toEqual([]);
    expect((await claimsOf(firm))[0]?.state).toBe('open');
    expect(await lapsedAt(14 * 24 * 60 + 1)).toHaveLength(1);
    expect((await claimsOf(firm))[0]).toMatchObject({ state: 'withdrawn', code_hash: null });
    expect((await claimsOf(other))[0]?.state).toBe('open');
    expect(await lapsedAt(14 * 24 * 60 + 2)).toEqual([]);
  });

  test('withdrawing is counted from the last code that was sent, and from the day it was asked where none is known', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    world.setNow(minutesLater(13 * 24 * 60));
    await ana.submit(route('claims.resend', { slug: firm.slug }), {});
    expect(await lapsedAt(27 * 24 * 60)).toEqual([]);
    expect(await lapsedAt(27 * 24 * 60 + 1)).toHaveLength(1);

    const old = await listing();
    world.setNow(START);
    await file(ana, old, { evidence: 'listed_email' });
    await world.database
      .updateTable('contractor_claims')
      .set({ code_sent_at: null })
      .where('contractor_id', '=', old.id)
      .execute();
    expect(await lapsedAt(14 * 24 * 60 + 1, old)).toHaveLength(1);
  });
});

describe('accepting', () => {
  test('accepting gives the business to the claimant at once: page, session and answer', async () => {
    const review = await world.make.review({ contractor: firm, overall: 2 });
    const page = route('contractors.show', { slug: firm.slug });
    expect((await world.visitor().get(page)).text).toContain('"claimed":false');
    const claimId = await confirmedClaim(ana);
    const answer = await decide(admin, 'accept', claimId);
    expect(answer.status).toBe(200);
    expect(answer.json()['message']).toBe('Claim accepted');

    const profile = await ana.call('GET', route('api.profile'));
    expect(profile.json()).toMatchObject({
      profile: { id: firm.id, role: 'contractor', contractor: { slug: firm.slug } },
    });
    expect((await world.visitor().get(page)).text).toContain('"claimed":true');
    const response = await ana.call('POST', route('api.review_responses.store'), {
      reviewId: review.id,
      review_response: 'Thank you for telling us.',
    });
    expect(response.status).toBe(201);
    expect((await claimPage(ana, firm)).isOwner).toBe(true);
  });

  test('accepting leaves every review the owner gave theirs, under their own name, to edit and delete', async () => {
    const elsewhere = await world.make.contractor({ name: 'Somebody Else Plumbing' });
    const review = await world.make.review({ contractor: elsewhere, author: ana.user });
    await decide(admin, 'accept', await confirmedClaim(ana));
    const given = await ana.visit(route('reviews.given'));
    expect(given.text).toContain(`"reviewId":${review.id}`.replace('reviewId', 'id'));
    const page = await ana.visit(route('contractors.show', { slug: elsewhere.slug }));
    const [shown] = page.page.props['reviews'] as { author: { name: string }; can: { edit: boolean } }[];
    expect(shown).toMatchObject({ author: { name: 'Ana Ruiz' }, can: { edit: true } });
    expect((await ana.call('DELETE', route('api.reviews.destroy', { id: review.id }))).status).toBe(200);
  });

  test('accepting writes one decision with its statement, and a mail', async () => {
    const claimId = await confirmedClaim(ana);
    await decide(admin, 'accept', claimId);
    const decisions = await world.database
      .selectFrom('decisions')
      .selectAll()
      .where('subject_type', '=', 'claim')
      .where('subject_id', '=', claimId)
      .execute();
    expect(decisions).toMatchObject([
      {
        action: 'claim.accepted',
        decided_by_user_id: admin.user.id,
        contractor_id: firm.id,
        reason_text: REASON.reason,
        after: { state: 'accepted', claimed: true },
      },
    ]);
    expect((await verifyChain(world.database)).fault).toBeNull();
    await expect
      .poll(async () => (await mailsTo(world, ana.user.email)).map(({ subject }) => subject))
      .toEqual([`Your claim for ${firm.name}`, `You now manage ${firm.name}`]);
  });

  test('accepting closes the other claims of the business, and the claimant’s other claims', async () => {
    const [bea, other] = [await world.signedIn({ name: 'Bea' }), await listing()];
    const claimId = await confirmedClaim(ana);
    await confirmedClaim(bea);
    await confirmedClaim(ana, other);
    await decide(admin, 'accept', claimId);
    expect(await claimsOf(firm)).toMatchObject([{ state: 'accepted' }, { state: 'rejected' }]);
    expect(await claimsOf(other)).toMatchObject([{ state: 'withdrawn' }]);
    await expect
      .poll(async () => (await mailsTo(world, bea.user.email)).at(-1)?.plain_text ?? '')
      .toContain('Someone else proved that they manage');
  });

  test('accepting needs evidence, a claimant who is there, and a business that is free', async () => {
    await file(ana, firm, { evidence: 'listed_email' });
    const [claim] = await claimsOf(firm);
    const id = claim?.id ?? 0;
    expect((await decide(admin, 'accept', id)).json()).toMatchObject({
      message: 'The claimant hasn’t entered the code yet.',
    });
    await enter(ana, firm, await codeTo(firm.email));
    const set = (current: { status: 'active' | 'inactive' } | { closed_at: Date | null }) =>
      world.database.updateTable('users').set(current).where('id', '=', ana.user.id).execute();
    await set({ status: 'inactive' });
    expect((await decide(admin, 'accept', id)).status).toBe(409);
    await set({ status: 'active' });
    await set({ closed_at: START });
    expect((await decide(admin, 'accept', id)).status).toBe(409);
    await set({ closed_at: null });
    const quick = await world.make.user();
    await world.database
      .updateTable('profiles')
      .set({ user_id: quick.id })
      .where('id', '=', firm.id)
      .execute();
    const answer = await decide(admin, 'accept', id);
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toMatch(/^Someone already manages this business/);
    expect((await claimsOf(firm))[0]?.state).toBe('open');
    expect((await decide(admin, 'reject', id)).status).toBe(200);
  });

  test('accepting is not for one who got a business meanwhile', async () => {
    const claimId = await confirmedClaim(ana);
    const other = await world.make.contractor({ owner: ana.user });
    await listedFrom(other.id);
    const answer = await decide(admin, 'accept', claimId);
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toBe('The claimant already manages a business.');
  });

  test('accepting is not offered for a claimant whose own page is hidden, as it is refused', async () => {
    const claimId = await confirmedClaim(ana);
    const own = await world.make.contractor({ owner: ana.user });
    const opened = async () =>
      (await admin.visit(`/admin/claims?open=${claimId}`)).page.props['opened'] as ClaimCase;
    expect((await opened()).can).toEqual({ accept: true, reject: true });
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', own.id)
      .execute();
    expect(await opened()).toMatchObject({
      can: { accept: false, reject: true },
      person: { otherBusiness: { joins: false } },
    });
    expect((await decide(admin, 'accept', claimId)).status).toBe(409);
  });
});

/** As if a public list had named it. */
const listedFrom = (id: number) =>
  world.database.updateTable('contractors').set({ source: 'Test roster' }).where('id', '=', id).execute();

const profileOf = async (userId: number) =>
  (
    await world.database
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).id;

describe('a contractor who registered before they found their listing', () => {
  const claimedRow = (columns: (keyof Contractors)[]) =>
    world.database
      .selectFrom('contractors')
      .select(columns)
      .where('id', '=', firm.id)
      .executeTakeFirstOrThrow();
  const registered = async () => {
    const visitor = world.visitor();
    const email = `new${counter}@acme${counter}.com`;
    const password = 'correct horse battery';
    const form = { name: 'Nora Vale', business_name: 'Nora Vale Roofing', role: 'contractor', trade_id: '1' };
    await visitor.submit('/register', { ...form, email, password });
    await press(visitor, await latestLink(world, email, '/verify-email/'));
    const { id } = await world.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const own = await world.database
      .selectFrom('contractors as c')
      .innerJoin('profiles as p', 'p.id', 'c.id')
      .select(['c.id', 'c.slug'])
      .where('p.user_id', '=', id)
      .executeTakeFirstOrThrow();
    await visitor.call('PATCH', '/api/profile/all-basic-info', { license_number: 'ROC 4711' });
    return { visitor, own, id, email };
  };

  test('a contractor who registered before they found their listing takes it over: their empty page becomes part of it, and its address leads there', async () => {
    const { visitor, own, id, email } = await registered();
    const page = await claimPage(visitor, firm);
    expect(page).toMatchObject({ refusal: null, ownPage: { name: 'Nora Vale Roofing', isEmpty: true } });
    await file(visitor, firm, { evidence: 'website_email', email });
    await enter(visitor, firm, await codeTo(email));
    const [claim] = await claimsOf(firm);
    expect((await decide(admin, 'accept', claim?.id ?? 0)).status).toBe(200);

    const owned = await world.database
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(owned).toEqual([{ id: firm.id }]);
    expect((await world.visitor().get(`/c/${own.slug}`)).headers['location']).toBe(`/c/${firm.slug}`);
    expect((await visitor.visit(`/c/${firm.slug}`)).page.props).toMatchObject({
      contractor: { can: { edit: true }, licenses: [{ number: 'ROC 4711', source: null, state: 'unknown' }] },
    });
    expect((await visitor.get('/dashboard')).status).toBe(200);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });

  test('a contractor who registered before they found their listing takes it over with a page that is in use: its reviews and responses come along', async () => {
    const { visitor, own, email } = await registered();
    const page = { ...firm, id: own.id, slug: own.slug };
    const moved = await world.make.review({ contractor: page, overall: 2 });
    const kept = await world.make.review({ contractor: firm, overall: 4 });
    expect((await claimPage(visitor, firm)).ownPage).toMatchObject({ isEmpty: false });
    await file(visitor, firm, { evidence: 'website_email', email });
    await enter(visitor, firm, await codeTo(email));
    const [claim] = await claimsOf(firm);
    const { opened } = (await admin.visit(`/admin/claims?open=${claim?.id}`)).page.props;
    expect(opened).toMatchObject({
      person: { otherBusiness: { joins: true, reviews: 1 } },
      can: { accept: true },
    });
    expect((await decide(admin, 'accept', claim?.id ?? 0)).status).toBe(200);

    const rows = await world.database
      .selectFrom('reviews')
      .select(['id', 'status'])
      .where('contractor_id', '=', firm.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: moved.id, status: 'active' },
      { id: kept.id, status: 'active' },
    ]);
    const { review_count } = await world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', firm.id)
      .executeTakeFirstOrThrow();
    expect(review_count).toBe(2);
    expect((await world.visitor().get(`/c/${own.slug}`)).headers['location']).toBe(`/c/${firm.slug}`);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });

  test('a contractor who registered before they found their listing takes its words, facts and trades along, where the listing has none', async () => {
    const { visitor, own, email } = await registered();
    const trades = (await world.database.selectFrom('trades').select('id').orderBy('id').execute()).slice(-2);
    await world.database
      .insertInto('profile_trades')
      .values(trades.map(({ id }, position) => ({ profile_id: own.id, trade_id: id, position })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await world.database
      .updateTable('contractors')
      .set({ headline: { english: 'Dry roofs' }, services: ['Gutters'], website: 'https://own.example.com' })
      .set({
        about: { english: 'Since 1990' },
        opening_hours: { monday: { opens: '08:00', closes: '17:00' } },
      })
      .where('id', '=', own.id)
      .execute();
    await world.database
      .updateTable('contractors')
      .set({ about: { english: 'The listing’s own' } })
      .where('id', '=', firm.id)
      .execute();
    const tradesOf = async () => (await claimedRow(['trade_ids'])) as { trade_ids: number[] };
    const { trade_ids: before } = await tradesOf();
    await file(visitor, firm, { evidence: 'website_email', email });
    await enter(visitor, firm, await codeTo(email));
    const [claim] = await claimsOf(firm);
    expect((await decide(admin, 'accept', claim?.id ?? 0)).status).toBe(200);
    expect(
      await claimedRow(['headline', 'about', 'services', 'website', 'opening_hours', 'page_version']),
    ).toEqual({
      headline: { english: 'Dry roofs' },
      about: { english: 'The listing’s own' },
      services: ['Gutters'],
      website: `https://www.${firm.domain}`,
      opening_hours: { monday: { opens: '08:00', closes: '17:00' } },
      page_version: 2,
    });
    const { trade_ids: after } = await tradesOf();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toEqual(expect.arrayContaining(trades.map(({ id }) => id)));
  });

  test('a contractor who registered before they found their listing has what they wrote about the listing under their own page put on hold', async () => {
    const { visitor, id, email } = await registered();
    const about = await world.make.review({
      contractor: firm,
      author: { ...ana.user, id, profileId: await profileOf(id) },
    });
    await file(visitor, firm, { evidence: 'website_email', email });
    await enter(visitor, firm, await codeTo(email));
    const [claim] = await claimsOf(firm);
    await decide(admin, 'accept', claim?.id ?? 0);
    const row = await world.database
      .selectFrom('reviews')
      .select(['status', 'hold_signals'])
      .where('id', '=', about.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'inactive', hold_signals: ['own_business'] });
  });

  test('a review of their own page that is sent while the claim is accepted is not written', async () => {
    const { visitor, own, email } = await registered();
    await file(visitor, firm, { evidence: 'website_email', email });
    await enter(visitor, firm, await codeTo(email));
    const [claim] = await claimsOf(firm);
    const trade = await tradeId(world.database);
    await admin.token();
    await ana.token();
    const [accepted, published] = await world.database.transaction().execute(async (tx) => {
      // The acceptance has taken the own page's turn and waits to write its decision.
      await tx.selectFrom('decision_chain').selectAll().forUpdate().execute();
      const accepting = decide(admin, 'accept', claim?.id ?? 0);
      await expect.poll(() => waitingForLock(world)).toBe(1);
      const publishing = ana.send('POST', route('reviews.store', { slug: own.slug }), reviewInput(trade));
      await expect.poll(() => waitingForLock(world)).toBe(2);
      return [accepting, publishing].map(async (answer) => (await answer).status);
    });
    expect([await accepted, await published]).toEqual([200, 303]);
    const rows = await world.database
      .selectFrom('reviews')
      .select('id')
      .where('contractor_id', 'in', [own.id, firm.id])
      .execute();
    expect(rows).toEqual([]);
  });

  test('claims nothing where the page they manage is a listing, too', async () => {
    const { visitor, own, email } = await registered();
    await listedFrom(own.id);
    expect((await claimPage(visitor, firm)).refusal).toMatch(/^This account already manages a business/);
    const landed = await file(visitor, firm, { evidence: 'website_email', email });
    expect(landed.page.flash.error).toMatch(/^This account already manages a business/);
    expect(await claimsOf(firm)).toEqual([]);
  });
});

describe('a review of the business by whoever takes it over', () => {
  test('a review of the business by whoever takes it over is held whatever its stars, and waits for the admin area; others stay', async () => {
    const own = [
      await world.make.review({ contractor: firm, author: ana.user, overall: 5 }),
      await world.make.review({ contractor: firm, author: ana.user, overall: 1 }),
    ];
    const other = await world.make.review({ contractor: firm, overall: 3 });
    await decide(admin, 'accept', await confirmedClaim(ana));
    const rows = await world.database
      .selectFrom('reviews')
      .leftJoin('decisions', 'decisions.id', 'reviews.decision_id')
      .select(['reviews.id', 'status', 'hold_signals', 'action', 'decisions.reason_code'])
      .where('reviews.contractor_id', '=', firm.id)
      .orderBy('reviews.id')
      .execute();
    const held = {
      status: 'inactive',
      hold_signals: ['own_business'],
      action: 'review.held',
      reason_code: 'R10',
    };
    expect(rows).toMatchObject([
      { id: own[0]?.id, ...held },
      { id: own[1]?.id, ...held },
      { id: other.id, status: 'active', hold_signals: [] },
    ]);
    const { review_count } = await world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', firm.id)
      .executeTakeFirstOrThrow();
    expect(review_count).toBe(1);
  });
});

describe('a review that the claimant publishes while the claim is accepted', () => {
  const publish = async () => {
    const trade = await tradeId(world.database);
    return ana.send('POST', route('reviews.store', { slug: firm.slug }), reviewInput(trade));
  };
  const reviewsOfFirm = () =>
    world.database
      .selectFrom('reviews')
      .select(['status', 'hold_signals'])
      .where('contractor_id', '=', firm.id)
      .execute();

  test('a review that the claimant publishes while the claim is accepted is refused where the business is theirs first', async () => {
    const claimId = await confirmedClaim(ana);
    await admin.token();
    let isPublished = false;
    const [accepted, published] = await world.database.transaction().execute(async (tx) => {
      // The acceptance has put the existing reviews on hold and waits to write its decision.
      await tx.selectFrom('decision_chain').selectAll().forUpdate().execute();
      const accepting = decide(admin, 'accept', claimId);
      await expect.poll(() => waitingForLock(world)).toBe(1);
      const publishing = publish().finally(() => {
        isPublished = true;
      });
      await expect.poll(async () => isPublished || (await waitingForLock(world)) === 2).toBe(true);
      return [accepting, publishing].map(async (answer) => (await answer).status);
    });
    expect([await accepted, await published]).toEqual([200, 303]);
    expect(await reviewsOfFirm()).toEqual([]);
  });

  test('a review that the claimant publishes while the claim is accepted is held where it is written first', async () => {
    const claimId = await confirmedClaim(ana);
    await admin.token();
    const [published, accepted] = await world.database.transaction().execute(async (tx) => {
      // The review is written and waits to be counted.
      await tx
        .selectFrom('contractors')
        .select('id')
        .where('id', '=', firm.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const publishing = publish();
      await expect.poll(() => waitingForLock(world)).toBe(1);
      const accepting = decide(admin, 'accept', claimId);
      await expect.poll(() => waitingForLock(world)).toBe(2);
      return [publishing, accepting].map(async (answer) => (await answer).status);
    });
    expect([await published, await accepted]).toEqual([303, 200]);
    expect(await reviewsOfFirm()).toEqual([{ status: 'inactive', hold_signals: ['own_business'] }]);
  });
});

describe('what the claimant reads when somebody else gets the business', () => {
  test('what the claimant reads when somebody else gets the business is in their language, not in the administrator’s', async () => {
    const luis = await world.signedIn({ name: 'Luis', language: 'mexican_spanish' });
    await file(luis, firm, { evidence: 'listed_email' });
    await decide(admin, 'accept', await confirmedClaim(ana));
    luis.cookies.set('lang', 'mexican_spanish');
    expect((await claimPage(luis, firm)).claim).toMatchObject({
      state: 'rejected',
      reason: 'Aceptamos la solicitud de otra persona para este negocio.',
      reasonLanguage: null,
    });
  });
});

describe('rejecting', () => {
  test('rejecting leaves the listing as it is, tells why, and lets the claimant ask again', async () => {
    const claimId = await confirmedClaim(ana);
    const reason = { reason: 'The address belongs to a former employee.', reason_code: 'D05' };
    expect((await decide(admin, 'reject', claimId, reason)).json()['message']).toBe('Claim rejected');
    const page = await claimPage(ana, firm);
    expect(page.claim).toMatchObject({ state: 'rejected', reason: reason.reason, reasonLanguage: 'english' });
    expect(page.refusal).toBeNull();
    await expect
      .poll(async () => (await mailsTo(world, ana.user.email)).at(-1)?.plain_text ?? '')
      .toContain(`The administrator wrote (in English): ${reason.reason}`);
    await file(ana, firm, { evidence: 'website_email', email: `boss@${firm.domain}` });
    expect(await claimsOf(firm)).toHaveLength(2);
  });
});

describe('at the same time', () => {
  test('two administrators decide one claim: one decision, and the second sees it', async () => {
    const other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
    const claimId = await confirmedClaim(ana);
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([
      decide(admin, 'accept', claimId),
      decide(other, 'reject', claimId, { reason: 'I do not think so.' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.json()).toMatchObject({
      message: 'This claim was already decided.',
      decision: { subject: { type: 'claim', id: claimId } },
    });
    expect(late?.json<{ decision: { decided_by: string } }>().decision.decided_by).toMatch(/Admin$/);
    const decisions = await world.database
      .selectFrom('decisions')
      .select('id')
      .where('subject_type', '=', 'claim')
      .where('subject_id', '=', claimId)
      .execute();
    expect(decisions).toHaveLength(1);
  });

  test('two claims of one business are accepted: it has one owner', async () => {
    const bea = await world.signedIn({ name: 'Bea' });
    const ids = [await confirmedClaim(ana), await confirmedClaim(bea)];
    const other = await world.signedIn({ role: 'admin' });
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([
      decide(admin, 'accept', ids[0] ?? 0),
      decide(other, 'accept', ids[1] ?? 0),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(
      (await claimsOf(firm)).map(({ state }) => state).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['accepted', 'rejected']);
  });

  test('two claims of one person are accepted: they answer for one business', async () => {
    const second = await listing();
    const ids = [await confirmedClaim(ana), await confirmedClaim(ana, second)];
    const other = await world.signedIn({ role: 'admin' });
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([
      decide(admin, 'accept', ids[0] ?? 0),
      decide(other, 'accept', ids[1] ?? 0),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const owned = await world.database
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', ana.user.id)
      .where('kind', '=', 'contractor')
      .execute();
    expect(owned).toHaveLength(1);
  });

  test('a claim is accepted while its claimant edits a review of the business: neither waits for ever', async () => {
    const review = await world.make.review({ contractor: firm, author: ana.user });
    const claimId = await confirmedClaim(ana);
    await Promise.all([admin.token(), ana.token()]);
    // Both get as far as the contractor, the claim first, and go on once they have it.
    const [accepted, edited] = await world.database.transaction().execute(async (tx) => {
      await tx
        .selectFrom('contractors')
        .select('id')
        .where('id', '=', firm.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const accepting = decide(admin, 'accept', claimId);
      await expect.poll(() => waitingForLock(world)).toBe(1);
      const url = route('api.reviews.update', { id: review.id });
      const editing = ana.call('PUT', url, { title: 'Mended while it was taken over' });
      await expect.poll(() => waitingForLock(world)).toBe(2);
      return [accepting, editing].map(async (answer) => (await answer).status);
    });
    expect([await accepted, await edited]).toEqual([200, 200]);
    const { hold_signals, title } = await world.database
      .selectFrom('reviews')
      .select(['hold_signals', 'title'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect({ hold_signals, title }).toEqual({
      hold_signals: ['own_business'],
      title: 'Mended while it was taken over',
    });
  });
});
