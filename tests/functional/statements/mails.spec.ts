import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import type { MadeContractor, MadeReview, MadeUser } from '../../support/factories.ts';
import type { EventName } from '../../../server/event-map.ts';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let author: MadeUser;
let owner: MadeUser;
let contractor: MadeContractor;
let review: MadeReview;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  author = await world.make.user();
  owner = await world.make.user({ language: 'mexican_spanish' });
  contractor = await world.make.contractor({ owner, name: 'Cordero & Daughters' });
  review = await world.make.review({ contractor, author, overall: 1, title: 'Never again' });
});
afterAll(() => world.close());

/** The mails that the listeners of an event would send. */
const mailsAfter = (name: EventName, fields: Record<string, number>) =>
  mailsReceived(world, { name, ...fields });

const both = () => [
  { userId: author.id, party: 'author' as const, appealUntil: '2027-03-11' },
  { userId: owner.id, party: 'contractor' as const, appealUntil: null },
];

const decide = (seed: Partial<Parameters<typeof world.make.decision>[0]> = {}) =>
  world.make.decision({
    action: 'review.deactivated',
    subject: { type: 'review', id: review.id },
    review,
    contractor,
    reasonCode: 'R12',
    reasonText: 'The invoice <shows> another firm.',
    concerned: both(),
    ...seed,
  });

describe('a decision', () => {
  test('a decision is written to both sides, each in their language, with reason, last day and statement', async () => {
    const { id } = await decide();
    const mails = await mailsAfter('decision.made', { decisionId: id });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [author.email, 'Decision about your review of Cordero & Daughters'],
      [owner.email, 'Decisión sobre una reseña de Cordero & Daughters'],
    ]);
    const [first, second] = mails;
    expect(first?.text).toContain('The review is no longer public, and its stars don’t count.');
    expect(first?.text).toContain('Reason: About another business');
    expect(first?.text).toContain('The administrator wrote (in English): The invoice <shows> another firm.');
    expect(first?.text).toContain('you can appeal through 03/11/2027');
    expect(first?.text).toContain(`${world.config.appUrl}/decisions/${id}`);
    expect(first?.html).not.toContain('<shows>');
    expect(second?.text).toContain('Motivo: Trata de otro negocio');
    expect(second?.text).not.toContain('puede apelar');
    expect(mails.some(({ text }) => text.includes('Never again'))).toBe(false);
  });

  test('a decision: against the contractor tells the contractor of the appeal without a last day', async () => {
    const { id } = await decide({ action: 'review.activated', reasonCode: null, concerned: both().slice(1) });
    const [mail] = await mailsAfter('decision.made', { decisionId: id });
    expect(mail?.text).toContain('puede apelar; no hay fecha límite');
  });

  test('a decision of screening names the signals, not the stars', async () => {
    const { id } = await decide({
      action: 'review.held',
      reasonText: 'contact_details, burst',
      concerned: both().slice(0, 1),
    });
    const [mail] = await mailsAfter('decision.made', { decisionId: id });
    expect(mail?.text).toContain('It contains a phone number, an email, a website or a street address.');
    expect(mail?.text).toContain('unusually many reviews');
    expect(mail?.text).not.toContain('burst');
  });

  test('a decision about an account is one mail, not two', async () => {
    const { id } = await decide({
      action: 'user.deactivated',
      subject: { type: 'user', id: author.id },
      concerned: [{ userId: author.id, party: 'account', appealUntil: null }],
    });
    expect(await mailsAfter('decision.made', { decisionId: id })).toHaveLength(1);
  });

  test('a decision is not written to an address that was never confirmed', async () => {
    await world.database
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', author.id)
      .execute();
    const { id } = await decide();
    const mails = await mailsAfter('decision.made', { decisionId: id });
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
  });

  test('a decision: made on the admin area reaches the mailbox by itself', async () => {
    const administrator = await world.signedIn({ role: 'admin' });
    await administrator.call('PUT', `/api/admin/reviews/${review.id}/deactivate`, {
      reason: 'The invoice shows another firm.',
    });
    await eventually(async () => {
      const mails = await world.database
        .selectFrom('mails')
        .select('recipient')
        .where('recipient', 'in', [author.email, owner.email])
        .execute();
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([author.email, owner.email].sort());
    });
  });
});

describe('an appeal', () => {
  test('an appeal of the contractor is told to the author, and taken back too', async () => {
    const { id } = await world.make.appeal({ review, by: owner, filedAt: new Date('2026-09-12T10:00:00Z') });
    const [filed, ...others] = await mailsAfter('appeal.filed', { appealId: id });
    expect(others).toEqual([]);
    expect(filed).toMatchObject({
      to: author.email,
      subject: 'Cordero & Daughters appealed your review',
    });
    expect(filed?.text).toContain('We decide by 09/19/2026');
    expect(filed?.text).toContain(`/reviews/given?review=${review.id}`);
    const [withdrawn] = await mailsAfter('appeal.withdrawn', { appealId: id });
    expect(withdrawn?.subject).toBe('Cordero & Daughters withdrew the appeal of your review');
  });

  test('an appeal of the author is told to the contractor, in the contractor’s language', async () => {
    const { id } = await world.make.appeal({ review, by: author, kind: 'put_back' });
    const [filed] = await mailsAfter('appeal.filed', { appealId: id });
    expect(filed).toMatchObject({
      to: owner.email,
      subject: 'El autor apeló: reseña de Cordero & Daughters',
    });
    expect(filed?.text).toContain(`/reviews/got?review=${review.id}`);
  });

  test('an appeal is told to nobody where nobody answers for the business', async () => {
    const unclaimed = await world.make.contractor();
    const other = await world.make.review({ contractor: unclaimed, author });
    const { id } = await world.make.appeal({ review: other, by: author, kind: 'put_back' });
    expect(await mailsAfter('appeal.filed', { appealId: id })).toEqual([]);
  });
});
