import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The mails that the listeners of an event would send. */
const mailsAfter = (name: 'review.published' | 'response.published', reviewId: number) =>
  mailsReceived(world, { name, reviewId });

test('the contractor is told of a new review, in the contractor’s language, without the words of it', async () => {
  const owner = await world.make.user({ language: 'mexican_spanish', email: 'duena@plumbline.test' });
  const firm = await world.make.contractor({ owner, name: 'Plomería Cordero' });
  const review = await world.make.review({ contractor: firm, overall: 1, title: 'Words to be masked' });
  const [mail, ...others] = await mailsAfter('review.published', review.id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'duena@plumbline.test',
    subject: 'Nueva reseña de Plomería Cordero: 1 estrella',
  });
  expect(mail?.text).toContain(`${world.config.appUrl}/reviews/got?review=${review.id}`);
  expect(mail?.text).not.toContain('Words to be masked');
});

test('nobody is told where nobody has claimed the contractor', async () => {
  const review = await world.make.review({ contractor: await world.make.contractor() });
  expect(await mailsAfter('review.published', review.id)).toEqual([]);
});

test('the reviewer is told of the response, in the reviewer’s language', async () => {
  const author = await world.make.user({ email: 'ana@plumbline.test' });
  const firm = await world.make.contractor({ name: 'Cordero <Plumbing>' });
  const review = await world.make.review({ contractor: firm, author });
  const [mail] = await mailsAfter('response.published', review.id);
  expect(mail).toMatchObject({
    to: 'ana@plumbline.test',
    subject: 'Cordero <Plumbing> responded to your review',
  });
  expect(mail?.html).not.toContain('<Plumbing>');
});

test('an inactive account and an unconfirmed address get no mail', async () => {
  const firm = await world.make.contractor();
  for (const seed of [{ status: 'inactive' as const }, { emailVerified: false }]) {
    const review = await world.make.review({ contractor: firm, author: await world.make.user(seed) });
    expect(await mailsAfter('response.published', review.id)).toEqual([]);
  }
});
