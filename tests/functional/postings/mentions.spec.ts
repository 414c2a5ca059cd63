import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms } from './posting-input.ts';

let world: World;
let forms: Awaited<ReturnType<typeof createForms>>;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
});
afterAll(() => world.close());

const named = (name: string) => world.signedIn({ name });
const namesFor = async (person: Person, id: number) =>
  (await person.call('GET', `/api/posts/${id}/mentions`))
    .json<{ people: { name: string }[] }>()
    .people.map(({ name }) => name);

test('the people of a posting and followed profiles may be mentioned, without oneself and the blocked', async () => {
  const [poster, writer, other, followed, blocked] = [
    await named('Petra Poster'),
    await named('Wanda Writer'),
    await named('Otto Other'),
    await named('Fausto Followed'),
    await named('Berta Blocked'),
  ];
  const { page } = await poster.submit('/postings', forms.form(), { from: '/postings/new' });
  const { id } = page.props['posting'] as { id: number };
  for (const person of [other, blocked])
    await person.submit(`/postings/${id}/comments`, { body: 'A word here.' }, { from: `/postings/${id}` });
  await writer.submit(`/profiles/${followed.user.profileId}/follow`, {}, { from: '/' });
  await writer.submit(`/profiles/${blocked.user.profileId}/block`, {}, { from: '/' });
  expect(await namesFor(writer, id)).toEqual(['Petra Poster', 'Otto Other', 'Fausto Followed']);
  expect((await world.visitor().call('GET', `/api/posts/${id}/mentions`)).status).toBe(401);
  expect((await writer.call('GET', '/api/posts/999999/mentions')).status).toBe(404);

  await writer.submit(
    `/postings/${id}/comments`,
    { body: 'What do you think, @Fausto Followed?' },
    { from: `/postings/${id}` },
  );
  await world.app.settled();
  const { page: bell } = await followed.visit('/notifications');
  expect(JSON.stringify(bell.props)).toContain('Wanda Writer');
});
