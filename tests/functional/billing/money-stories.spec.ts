import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { billingOf } from '../../support/billing.ts';
import { MoneyStory, type Step } from '../../support/money-story.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** MONEY_STORIES=500 tells more of them; PROPERTY_SEED=… repeats those of a failure. */
const STORIES = Number(process.env['MONEY_STORIES'] ?? (process.env['TESTS'] === 'all' ? 25 : 10));
const START = Date.parse('2027-01-01T10:00:00Z');
/** On a slow machine, fewer stories are told. */
const MOST_MS = 10_000 + STORIES * 2_000;
const TIMEOUT_MS = 2 * MOST_MS + 240_000;

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
let admin: Person;

const COUPONS = [
  { code: 'ONCE-HALF', kind: 'percent', value: 50, duration: 'once' },
  { code: 'TWICE-15', kind: 'percent', value: 15, duration: 'repeating', periods: 2 },
  { code: 'EVER-20', kind: 'percent', value: 20, duration: 'forever' },
  { code: 'FIVE-OFF', kind: 'amount', value: 500, duration: 'once' },
  { code: 'ALMOST-ALL', kind: 'amount', value: 1_880, duration: 'repeating', periods: 3 },
  { code: 'FREE-3', kind: 'months', value: 3, duration: 'once' },
  { code: 'FREE-15', kind: 'months', value: 15, duration: 'once' },
  { code: 'PLATINUM-30', kind: 'percent', value: 30, duration: 'forever', versions: ['platinum'] },
];

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
  await world.database
    .insertInto('coupons')
    .values(COUPONS.map((coupon) => ({ ...coupon, name: coupon.code, state: 'active' })))
    .execute();
  billing.setNow(new Date(START));
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const plan = fc.constantFrom('gold', 'annual_gold', 'platinum');
const card = fc.constantFrom('pays', 'pays', 'pays', 'fails_later', 'refund_fails');
const buy = fc.record({
  kind: fc.constant('buy'),
  plan,
  coupon: fc.constantFrom('', ...COUPONS.map(({ code }) => code)),
  card,
});
const step = fc.oneof(
  { weight: 3, arbitrary: buy },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('upgrade'), plan: fc.constantFrom('annual_gold', 'platinum') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('downgrade'), plan: fc.constantFrom('gold', 'annual_gold') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('keep', 'pay', 'retry_refund') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'resume', 'resume') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card'), card }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      when: fc.constantFrom('now', 'period_end'),
      share: fc.constantFrom(0, 33, 100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('renew'), daysLate: fc.constantFrom(0, 0, 0, 2, 5) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 16 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 60, max: 400 }) }) },
) as fc.Arbitrary<Step>;
/** Turns that chance seldom takes one after the other. */
const TURNS: Step[][] = [
  [
    { kind: 'downgrade', plan: 'gold' },
    { kind: 'cancel' },
    { kind: 'resume' },
    { kind: 'renew', daysLate: 0 },
  ],
  [{ kind: 'downgrade', plan: 'gold' }, { kind: 'cancel' }, { kind: 'downgrade', plan: 'annual_gold' }],
  [{ kind: 'cancel' }, { kind: 'upgrade', plan: 'platinum' }, { kind: 'renew', daysLate: 0 }],
  [
    { kind: 'wait', days: 9 },
    { kind: 'upgrade', plan: 'platinum' },
    { kind: 'refund', when: 'now', share: 100 },
  ],
  [{ kind: 'refund', when: 'now', share: 33 }, { kind: 'wait', days: 3 }, { kind: 'retry_refund' }],
  [
    { kind: 'card', card: 'fails_later' },
    { kind: 'renew', daysLate: 0 },
    { kind: 'wait', days: 2 },
    { kind: 'pay' },
  ],
  [1, 2, 3].map(() => ({ kind: 'renew', daysLate: 0 })),
];
const turn = fc.oneof(
  { weight: 3, arbitrary: step.map((one) => [one]) },
  { weight: 1, arbitrary: fc.constantFrom(...TURNS) },
);
const story = fc.record({
  startDay: fc.integer({ min: 0, max: 365 }),
  first: buy as unknown as fc.Arbitrary<Step>,
  steps: fc.array(turn, { minLength: 4, maxLength: 10 }).map((turns) => turns.flat()),
});

test(
  'every charge of any story was announced by a page before, to the cent, and refunds are never more than payments',
  async () => {
    let notifiedCount = 0;
    const property = fc.asyncProperty(story, async ({ startDay, first, steps }) => {
      const now = new Date(START + startDay * DAY_MS);
      billing.setNow(now);
      const person = await world.signedIn({ role: 'contractor' });
      const notified = new MoneyStory(world, billing, { admin, person }, now);
      try {
        for (const one of [first, ...steps]) await notified.take(one);
      } catch (error) {
        throw new Error(`${(error as Error).message}\n${notified.log.join('\n')}`, { cause: error });
      } finally {
        await notified.end();
      }
      notifiedCount += 1;
    });
    await fc.assert(property, { numRuns: STORIES, interruptAfterTimeLimit: MOST_MS });
    expect(notifiedCount).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
