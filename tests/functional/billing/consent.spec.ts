import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { buy, startBuying } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
});
afterAll(() => world.close());

const consentsOf = ({ user }: Person) =>
  world.database
    .selectFrom('renewal_consents as consent')
    .innerJoin('content_versions as version', 'version.id', 'consent.content_version_id')
    .select(['wording', 'language', 'page', 'number', 'accepted_at'])
    .where('user_id', '=', user.id)
    .execute();

const SAYS = {
  english: ['Renews automatically every month at $19.00', 'two clicks, no password', '/membership-agreement'],
  mexican_spanish: [
    'Se renueva en automático cada mes por $19.00',
    'dos clics, sin contraseña',
    '/membership-agreement',
  ],
} as const;

describe('the consent to a renewal', () => {
  test.each(['english', 'mexican_spanish'] as const)(
    'the payment page (%s) says price, period, renewal and how to cancel before its button, and the box is unchecked',
    async (language) => {
      const person = await world.signedIn({ role: 'contractor', language });
      const { text } = await person.get('/payment/gold');
      const form =
        /<form[^>]*action="\/payment\/gold"[^>]*method="post"[\s\S]*?<\/form>|<form[^>]*method="post"[^>]*action="\/payment\/gold"[\s\S]*?<\/form>/i.exec(
          text,
        )?.[0];
      for (const part of SAYS[language]) expect(form).toContain(part);
      const box = /<input[^>]*name="consent"[^>]*>/.exec(form ?? '')?.[0];
      expect(box).toContain('type="checkbox"');
      expect(box).not.toMatch(/\schecked/);
    },
  );

  test('a purchase without it is refused, says why, and charges nothing', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const order = { coupon: '', expected_cents: 1_900 };
    const { page } = await person.submit('/payment/gold', order, { from: '/payment/gold' });
    expect(page.props.errors['consent']).toContain('Check the box');
    const invoices = await world.database
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(invoices).toEqual([]);
    expect(await consentsOf(person)).toEqual([]);
  });

  test('the consent to a renewal: its sentence, the version of the agreement and the time are kept with the purchase, once', async () => {
    const person = await world.signedIn({ role: 'contractor', language: 'mexican_spanish' });
    await startBuying(person, 'annual_gold');
    await buy(person, 'annual_gold');
    const { consent } = (
      await (
        await world.signedIn({ role: 'contractor', language: 'mexican_spanish' })
      ).visit('/payment/annual_gold')
    ).page.props as { consent?: string };
    expect(await consentsOf(person)).toEqual([
      {
        wording: consent,
        language: 'mexican_spanish',
        page: 'membership-agreement',
        number: 1,
        accepted_at: expect.any(Date),
      },
    ]);
    expect(consent).toContain('$190.00 al año');
  });
});
