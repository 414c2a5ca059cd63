import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const SPELLINGS = [
  'ana.ruiz@gmail.com',
  'anaruiz@gmail.com',
  'a.n.a.ruiz@gmail.com',
  'anaruiz+roof@gmail.com',
  'ana.ruiz@googlemail.com',
  'Ana.Ruiz@GMail.com',
];

let world: World;
let plumbing: number;
let firm: MadeContractor;
let form: string;
let count = 0;

beforeAll(async () => {
  world = await createWorld();
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  count += 1;
  world.setNow(NOW);
  firm = await world.make.contractor();
  form = `/c/${firm.slug}/review`;
});

/** Two accounts of one mailbox, as they could be made before. */
const twoAccounts = async () => [
  await world.signedIn({ email: `double${count}@gmail.com` }),
  await world.signedIn({ email: `d.ouble${count}+x@googlemail.com` }),
];
const reviewsOf = (contractorId: number) =>
  world.database.selectFrom('reviews').select('id').where('contractor_id', '=', contractorId).execute();
const register = (email: string) =>
  world
    .visitor()
    .submit(
      '/register',
      { role: 'user', name: 'Ana Ruiz', email, password: 'three brown herons' },
      { from: '/register' },
    );
const usersOf = async (mailbox: string) => {
  const { rows } = await sql<{ email: string }>`select email from users where mailbox = ${mailbox}`.execute(
    world.database,
  );
  return rows.map(({ email }) => email);
};

describe('the mailbox behind an address', () => {
  test.each([
    ...SPELLINGS.map((email) => [email, 'anaruiz@gmail.com']),
    ['ana.ruiz@example.com', 'ana.ruiz@example.com'],
    ['ana.ruiz+roof@Example.com', 'ana.ruiz@example.com'],
    ['ana-roof@yahoo.com.mx', 'ana@yahoo.com.mx'],
    ['ana-maria@example.com', 'ana-maria@example.com'],
    ['+roof@example.com', '+roof@example.com'],
  ])('the address %s leads to %s', async (email, mailbox) => {
    const { rows } = await sql<{ mailbox: string }>`select mailbox_of(${email}) as mailbox`.execute(
      world.database,
    );
    expect(rows).toEqual([{ mailbox }]);
  });
});

describe('an account', () => {
  test('six spellings of one mailbox make one account, and the refusals read as for a taken address', async () => {
    for (const email of SPELLINGS) await register(email);
    expect(await usersOf('anaruiz@gmail.com')).toEqual(['ana.ruiz@gmail.com']);
    const [same, other] = [await register('ana.ruiz@gmail.com'), await register('anaruiz+x@gmail.com')];
    expect(other.page.props.errors['email']).toContain('An account with this email already exists.');
    expect(other.page.props.errors).toEqual(same.page.props.errors);
  });

  test('spellings that register at the same moment make one account', async () => {
    await Promise.all(['b.eto@gmail.com', 'be.to@gmail.com', 'beto+1@gmail.com'].map(register));
    expect(await usersOf('beto@gmail.com')).toHaveLength(1);
  });

  test('dots at another provider are another mailbox', async () => {
    await register('c.rios@example.com');
    await register('crios@example.com');
    expect(await usersOf('c.rios@example.com')).toHaveLength(1);
    expect(await usersOf('crios@example.com')).toHaveLength(1);
  });
});

describe('reviews of one mailbox', () => {
  test('a second account has no second review of the job month', async () => {
    const [first, second] = await twoAccounts();
    await first?.submit(form, reviewInput(plumbing), { from: form });
    const refused = await second?.submit(form, reviewInput(plumbing), { from: form });
    expect(refused?.page.flash.error).toContain('03/2026');
    expect(await reviewsOf(firm.id)).toHaveLength(1);
  });

  test('reviews within 24 hours count together', async () => {
    const [first, second] = await twoAccounts();
    for (const month of ['2026-01', '2026-02']) {
      const other = await world.make.contractor();
      const address = `/c/${other.slug}/review`;
      await first?.submit(address, reviewInput(plumbing, { job: { month } }), { from: address });
    }
    await second?.submit(form, reviewInput(plumbing), { from: form });
    const fourth = await second?.submit(form, reviewInput(plumbing, { job: { month: '2026-04' } }), {
      from: form,
    });
    expect(fourth?.page.flash.error).toContain('You can publish 3 reviews in 24 hours.');
    expect(await reviewsOf(firm.id)).toHaveLength(1);
  });

  test('two accounts that send at the same moment publish one review of the month', async () => {
    const accounts = await twoAccounts();
    await Promise.all(accounts.map((one) => one.submit(form, reviewInput(plumbing), { from: form })));
    expect(await reviewsOf(firm.id)).toHaveLength(1);
  });

  test("an owner's second account does not review the business", async () => {
    const [owner, second] = await twoAccounts();
    const own = await world.make.contractor(owner ? { owner: owner.user } : {});
    const address = `/c/${own.slug}/review`;
    const refused = await second?.submit(address, reviewInput(plumbing), { from: address });
    expect(refused?.page.flash.error ?? '').toContain('own business');
    expect(await reviewsOf(own.id)).toHaveLength(0);
  });
});
