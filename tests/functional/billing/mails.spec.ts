import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DomainEvent } from '../../../server/event-map.ts';
import { billingOf, buy } from '../../support/billing.ts';
import { mailsReceived, mailsTo } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const events: DomainEvent[] = [];
const DAY_MS = 86_400_000;
const START = new Date('2025-01-31T15:00:00Z');

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world, (event) => events.push(event));
});
afterAll(() => world.close());

const runAt = async (day: number) => {
  billing.setNow(new Date(START.getTime() + day * DAY_MS));
  await billing.run();
};
/** The mails about one person that the jobs' events make, by name. */
async function mailsOf(userId: number) {
  const own = events.filter((event) => 'userId' in event && event.userId === userId);
  const mails = [];
  for (const event of own) mails.push(...(await mailsReceived(world, event)));
  return mails;
}

const WORDS = {
  english: {
    receipt: ['Receipt: Annual Gold plan, $190.00', '$190.00 for the Annual Gold plan', '01/31/2026'],
    canceled: ['Your Annual Gold plan was canceled', 'You keep it until 01/31/2026'],
    near: ['Your Annual Gold plan renews on 01/31/2026', 'charge $190.00', 'another year'],
    near_month: ['Your Gold plan renews on 02/28/2025', 'charge $19.00', 'another month', 'two clicks'],
    renewed: ['Receipt: Annual Gold plan, $190.00', '01/31/2027'],
    failed: ['We couldn’t charge your card for Gold', 'Your bank declined $19.00', '03/14/2025'],
    ended: ['Your Gold plan has ended', 'Nothing was deleted'],
  },
  mexican_spanish: {
    receipt: ['Recibo: plan Annual Gold, $190.00', 'Cobramos $190.00', '31 ene 2026'],
    canceled: ['Se canceló su plan Annual Gold', 'Lo conserva hasta el 31 ene 2026'],
    near: ['Su plan Annual Gold se renueva el 31 ene 2026', 'cobraremos $190.00', 'un año más'],
    near_month: ['Su plan Gold se renueva el 28 feb 2025', 'cobraremos $19.00', 'un mes más', 'dos clics'],
    renewed: ['Recibo: plan Annual Gold, $190.00', 'El siguiente pago'],
    failed: ['No pudimos cobrar Gold a su tarjeta', 'Su banco rechazó el cargo de $19.00'],
    ended: ['Su plan Gold terminó', 'No se borró nada'],
  },
} as const;

type Said = { subject: string; text?: string; plain_text?: string };
/** Subject first, then what the text holds. */
const says = (mail: Said | undefined, [subject, ...parts]: readonly string[]) => {
  expect(mail?.subject).toContain(subject);
  for (const part of parts)
    expect(mail?.text ?? mail?.plain_text).toMatch(new RegExp(part.replace(/[$.]/g, '\\$&')));
};

describe.each(['english', 'mexican_spanish'] as const)('mails about a membership in %s', (language) => {
  test('a purchase, its cancellation, the notice seven days before, and the renewal', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor', language });
    await buy(person, 'annual_gold');
    const [receipt] = await mailsTo(world, person.user.email);
    says(receipt, WORDS[language].receipt);
    await person.send('POST', '/settings/billing/cancel', {});
    // A cancellation that is taken back before its mail is written has none.
    await world.app.settled();
    await person.send('POST', '/settings/billing/resume', {});
    const later = (await mailsTo(world, person.user.email)).filter(({ id }) => id !== receipt?.id);
    expect(later).toHaveLength(1);
    says(later[0], WORDS[language].canceled);
    await runAt(358.5);
    await runAt(365.1);
    const [near, renewed] = await mailsOf(person.user.id);
    says(near, WORDS[language].near);
    says(renewed, WORDS[language].renewed);
  });

  test('a month that is about to begin is announced at least five days before, with its amount', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor', language });
    await buy(person, 'gold');
    await runAt(23);
    const [near] = await mailsOf(person.user.id);
    says(near, WORDS[language].near_month);
    await runAt(24);
    expect(await mailsOf(person.user.id)).toHaveLength(1);
  });

  test('a card that fails, and the end of the grace period', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor', language });
    await buy(person, 'gold', 'fails_later');
    await runAt(28);
    const [failed] = await mailsOf(person.user.id);
    says(failed, WORDS[language].failed);
    await runAt(42.1);
    says((await mailsOf(person.user.id)).at(-1), WORDS[language].ended);
  });
});
