import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as MADE_PASSWORD } from '../support/factories.ts';
import { dialog, toast } from './support/admin.ts';
import { eventually, PHONE, sendLogin, signIn, t, test } from './support/journey.ts';
import { look } from './support/look.ts';

/** A business on a plan for two people, with a review, and a person without a business. */
async function made(handle: DatabaseHandle) {
  const make = createFactories(handle);
  const [owner, person] = [await make.user(), await make.user({ name: 'Teresa Luna' })];
  const firm = await make.contractor({ owner, name: `Luna Roofing ${randomUUID().slice(0, 6)}` });
  await make.review({ contractor: firm });
  await handle.database
    .insertInto('memberships')
    .values({ user_id: owner.id, version: 'annual_gold' })
    .execute();
  return { owner, person, firm };
}

async function linkIn({ database }: DatabaseHandle, email: string): Promise<string> {
  const mails = await database
    .selectFrom('mails')
    .select('plain_text')
    .where('recipient', '=', email)
    .execute();
  return mails.map(({ plain_text }) => /\/join-business\/[\w-]+/.exec(plain_text)?.[0] ?? '').at(-1) ?? '';
}

describe('a member of a business', () => {
  test('a member of a business is invited, joins on another device, responds to a review, and is removed', async ({
    someone,
    database,
  }) => {
    const { owner, person, firm } = await made(database);
    const onAdminPage = await someone();
    await signIn(onAdminPage, owner.email, MADE_PASSWORD);
    await onAdminPage.visit('/settings/members');
    await onAdminPage.page.getByLabel(t('accounts.email')).fill(person.email);
    await onAdminPage.page.getByRole('button', { name: t('members.invite') }).click();
    await toast(onAdminPage.page, t('members.invited', { email: person.email })).waitFor();
    await eventually(() => linkIn(database, person.email)).not.toBe('');
    const link = await linkIn(database, person.email);

    const onPhone = await someone({ viewport: PHONE });
    expect(await look(onPhone, link)).toEqual([]);
    await onPhone.visit(link);
    await onPhone.page.getByRole('link', { name: t('members.join_login') }).click();
    await onPhone.page.waitForURL('**/login?**');
    await sendLogin(onPhone.page, person.email, MADE_PASSWORD);
    await onPhone.page.waitForURL(`**${link}`);
    await onPhone.page.getByRole('button', { name: t('members.join') }).click();
    await onPhone.page.waitForURL('**/dashboard');

    await onPhone.visit('/reviews/got');
    await onPhone.page
      .getByRole('button', { name: t('reviews.respond') })
      .first()
      .click();
    await onPhone.page.getByLabel(t('review_form.response_label')).fill(`We thank you, ${randomUUID()}.`);
    await onPhone.page.getByRole('button', { name: t('review_form.response_send') }).click();
    await toast(onPhone.page, 'Review response added successfully!').waitFor();
    expect(await look(onPhone, '/settings/members')).toEqual([]);

    await onAdminPage.visit('/settings/members');
    await onAdminPage.page
      .getByRole('button', { name: t('members.remove_name', { name: person.name }) })
      .click();
    await dialog(onAdminPage.page)
      .getByRole('button', { name: t('members.remove_confirm') })
      .click();
    await toast(onAdminPage.page, t('members.removed')).waitFor();
    await onAdminPage.page.getByText(t('members.none')).waitFor();

    onPhone.expectProblem(/403/);
    const answer = await onPhone.page.request.get('/contractor/edit');
    expect([answer.status(), (await onPhone.page.request.get(`/c/${firm.slug}`)).status()]).toEqual([
      403, 200,
    ]);
  });

  test('a member of a business without scripts, an owner removes a person on a page that asks first', async ({
    someone,
    database,
  }) => {
    const { owner, person, firm } = await made(database);
    const at = new Date();
    await database.database
      .insertInto('contractor_members')
      .values({
        contractor_id: firm.id,
        email: person.email,
        user_id: person.id,
        invited_at: at,
        mailed_at: at,
        expires_at: at,
        accepted_at: at,
        acts: true,
      })
      .execute();
    const plain = await someone({ javaScriptEnabled: false });
    await signIn(plain, owner.email, MADE_PASSWORD);
    await plain.visit('/settings/members');
    await plain.page.getByRole('button', { name: t('members.remove_name', { name: person.name }) }).click();
    await plain.page.getByRole('heading', { name: t('members.remove_title') }).waitFor();
    await plain.page.getByRole('button', { name: t('members.remove_confirm') }).click();
    await plain.page.getByText(t('members.none')).waitFor();
  });
});
