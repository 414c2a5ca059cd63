import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import type { MadeUser } from '../../../support/factories.ts';
import type { EventName } from '../../../../server/event-map.ts';
import { mailsReceived } from '../../../support/mails.ts';
import { createWorld, type World } from '../../../support/world.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let world: World;
let admin: Browser;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

/** The mails that the listeners of an event would send. */
const mailsAfter = (name: EventName, facts: Record<string, unknown>) =>
  mailsReceived(world, { name, ...facts });

const close = ({ id }: MadeUser) =>
  world.database.updateTable('users').set({ closed_at: NOW }).where('id', '=', id).execute();
const unconfirm = ({ id }: MadeUser) =>
  world.database.updateTable('users').set({ email_verified: false }).where('id', '=', id).execute();

async function deactivated(user: MadeUser): Promise<{ decisionId: number }> {
  const url = route('api.admin.users.deactivate', { id: user.id });
  const answer = await admin.call('PUT', url, { reason: 'Made twice.' });
  return { decisionId: answer.json<{ decision_id: number }>().decision_id };
}

async function claimOf(user: MadeUser): Promise<{ claimId: number }> {
  const { id } = await world.make.claim({ user });
  return { claimId: id };
}

async function appealOf(user: MadeUser): Promise<{ appealId: number }> {
  const { id } = await world.make.accountAppeal({ user });
  return { appealId: id };
}

test.each([
  ['an open account with a confirmed address', 1, async () => undefined],
  ['an unconfirmed address', 0, unconfirm],
  ['a closed account', 0, close],
] as const)(
  'a person who is %s gets %i mails about the account, and about the claim',
  async (_, count, change) => {
    const user = await world.make.user();
    const decision = await deactivated(user);
    const claim = await claimOf(user);
    const appeal = await appealOf(user);
    await change(user);
    expect(await mailsAfter('account_appeal.filed', appeal)).toHaveLength(count);
    expect(await mailsAfter('decision.made', decision)).toHaveLength(count);
    for (const name of ['claim.filed', 'claim.decided', 'claim.lapsed'] as const)
      expect(await mailsAfter(name, { ...claim, ...decision })).toHaveLength(count);
  },
);

test.each([
  [
    'english',
    /^We closed your claim for Builder \d+$/,
    'within 14 days, so we closed the claim',
    'You can claim the page again at any time.',
  ],
  [
    'mexican_spanish',
    /^Cerramos su solicitud de la página de Builder \d+$/,
    'en un máximo de 14 días, así que la cerramos',
    'Puede volver a reclamar la página cuando quiera.',
  ],
] as const)(
  'whoever entered no code is told that the claim ended, in %s, and not where the code went',
  async (language, subject, words, way) => {
    const user = await world.make.user({ language });
    const [mail] = await mailsAfter('claim.lapsed', await claimOf(user));
    expect(mail).toMatchObject({ to: user.email, subject: expect.stringMatching(subject) });
    for (const part of [words, way, '/claim']) expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('office@acme.com');
  },
);

test('a code goes to the address of the business, whoever asked', async () => {
  const user = await world.make.user();
  const claim = await claimOf(user);
  await unconfirm(user);
  expect(await mailsAfter('claim.code_made', { ...claim, code: '123456' })).toMatchObject([
    { to: 'office@acme.com' },
  ]);
});
