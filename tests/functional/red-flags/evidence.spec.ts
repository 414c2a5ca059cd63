import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagCreateView, RedFlagView } from '../../../server/red-flags/views.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { saveFiles } from '../../../server/uploads/stored-files.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { pdf } from '../../support/files.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { BODY, makeRedFlag, RECORD } from './made-red-flag.ts';

const NOW = new Date('2026-11-02T15:00:00Z');
const REPORT = {
  criterion: 'abandoned_job',
  relation: 'none',
  body: BODY,
  happened_on: '2026-06-01',
  record_url: '',
  files: '',
};

let world: World;
let owner: Person;
let reporter: Person;
let admin: Person;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  owner = await world.signedIn();
  reporter = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user, region: 'US-AZ' });
  await owner.logIn(owner.user.email, owner.user.password);
});

async function document() {
  const upload = await world.make.upload({ user: reporter.user, kind: 'document' });
  await saveFiles(localStorage(world.config.dataDir), upload.key, { document: pdf() });
  return { ...upload, url: `/uploads/${upload.key}` };
}
const report = (fields: object, slug = firm.slug) =>
  reporter.submit(
    route('red_flags.store', { slug }),
    { ...REPORT, ...fields },
    { from: route('red_flags.create', { slug }) },
  );
const latest = (contractor = firm) =>
  world.database
    .selectFrom('red_flags')
    .selectAll()
    .where('contractor_id', '=', contractor.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const show = async (by: Person, id: number) =>
  (await by.visit(route('red_flags.show', { id }))).page.props['flag'] as RedFlagView;

describe('a file of a report', () => {
  test('a file of a report: kept for administrators is not for the contractor, who reads that there is one', async () => {
    const [secret, open] = [await document(), await document()];
    await report({ files: `${secret.id},${open.id}`, for_admins: String(secret.id) });
    const { id } = await latest();
    const statuses = (url: string) =>
      Promise.all([reporter, admin, owner].map(async (by) => (await by.get(url)).status));
    expect(await statuses(secret.url)).toEqual([200, 200, 404]);
    expect(await statuses(open.url)).toEqual([200, 200, 200]);
    const { evidence } = await show(owner, id);
    expect(evidence.files.map((file) => file.id)).toEqual([open.id]);
    expect(evidence.hiddenFiles).toBe(1);
    expect(JSON.stringify(evidence)).not.toContain(secret.key);
  });

  test('a file is public only where its reporter agreed, whatever the administrator ticks', async () => {
    const [sides, everyone] = [await document(), await document()];
    await report({ files: `${sides.id},${everyone.id}`, for_all: String(everyone.id) });
    const { id, version } = await latest();
    world.setNow(new Date('2026-11-20T15:00:00Z'));
    const answer = await admin.call('PUT', route('api.admin.red_flags.publish', { id }), {
      reason: 'Contract and bank transfer show it.',
      reason_code: 'P02',
      version,
      public_files: [sides.id, everyone.id],
    });
    expect(answer.status).toBe(200);
    const visitor = world.visitor();
    expect((await visitor.get(everyone.url)).status).toBe(200);
    expect((await visitor.get(sides.url)).status).toBe(404);
  });

  test('evidence that only administrators see is not enough to report', async () => {
    const secret = await document();
    const refused = await report({ files: String(secret.id), for_admins: String(secret.id) });
    expect(refused.page.props['errors']).toMatchObject({
      files: expect.stringContaining('No one can answer evidence that they can’t see.') as string,
    });
    expect(
      (await report({ files: String(secret.id), audience: 'admins' })).page.props['errors'],
    ).toHaveProperty('files');
  });

  test('a file of a report gets other readers until it is decided', async () => {
    const file = await document();
    await report({ files: String(file.id), record_url: RECORD });
    const { id } = await latest();
    expect((await owner.get(file.url)).status).toBe(200);
    await reporter.submit(
      route('red_flags.update', { id }),
      { body: BODY, record_url: RECORD, kept: String(file.id), files: '', for_admins: String(file.id) },
      { from: route('red_flags.show', { id }) },
    );
    expect((await owner.get(file.url)).status).toBe(404);
    expect((await show(reporter, id)).evidence.files[0]).toMatchObject({ audience: 'admins' });
  });
});

describe('a page that no one manages', () => {
  const unclaimed = () => world.make.contractor({ region: 'US-AZ' });

  test('the form and its answer say that nobody could be told', async () => {
    const listing = await unclaimed();
    const { page } = await reporter.visit(route('red_flags.create', { slug: listing.slug }));
    expect((page.props as unknown as RedFlagCreateView).notified).toBe('nobody');
    const sent = await report({ record_url: RECORD }, listing.slug);
    expect(sent.page.flash.success).toBe('Sent. No one manages this page; we could not tell anyone.');
  });

  test('the address in its public list is written to, and the answer says so', async () => {
    const listing = await unclaimed();
    await world.database
      .updateTable('contractors')
      .set({ email: 'office@listed.example' })
      .where('id', '=', listing.id)
      .execute();
    const { page } = await reporter.visit(route('red_flags.create', { slug: listing.slug }));
    expect((page.props as unknown as RedFlagCreateView).notified).toBe('listed');
  });

  test('the ten days begin with the claim, and the owner may appeal what was published before', async () => {
    const listing = await unclaimed();
    const open = await makeRedFlag(world, { contractor: listing, reporter: reporter.user });
    const seed = { contractor: listing, reporter: reporter.user, criterion: 'deposit_not_started' } as const;
    const before = await makeRedFlag(world, seed);
    const published = await admin.call('PUT', route('api.admin.red_flags.publish', { id: before.id }), {
      reason: 'Contract and bank transfer show it.',
      reason_code: 'P02',
      version: before.version,
    });
    const { decision_id: decisionId } = published.json<{ decision_id: number }>();
    const claimant = await world.signedIn();
    const claim = await world.database
      .insertInto('contractor_claims')
      .values({
        contractor_id: listing.id,
        user_id: claimant.user.id,
        evidence: 'website_email',
        email: 'me@listed.example',
        confirmed_at: NOW,
        created_at: NOW,
        due_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accepted = await admin.call('PUT', route('api.admin.claims.accept', { id: claim.id }), {
      reason: 'The code confirms it.',
      reason_code: 'C01',
    });
    expect(accepted.status).toBe(200);
    const row = await world.database
      .selectFrom('red_flags')
      .select(['answer_due_at', 'state'])
      .where('id', '=', open.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'open', answer_due_at: new Date('2026-11-13T10:00:00Z') });
    await expect
      .poll(async () => (await mailsTo(world, claimant.user.email)).map(({ subject }) => subject).join())
      .toContain('red flag');
    await claimant.logIn(claimant.user.email, claimant.user.password);
    expect((await show(claimant, open.id)).answerUntil).toEqual({ unit: 'day', date: '11/12/2026' });
    const appealed = await claimant.call('POST', route('api.decisions.appeal', { id: decisionId }), {
      on_appeal_reason: 'We paid them in May; here is the receipt.',
    });
    expect(appealed.status).toBe(200);
  });
});
