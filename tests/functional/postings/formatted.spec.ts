import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms } from './posting-input.ts';

let world: World;
let forms: Awaited<ReturnType<typeof createForms>>;
let author: Person;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  author = await world.signedIn();
});
afterAll(() => world.close());

const publish = async (body: string) => {
  const { page } = await author.submit('/postings', forms.form({ body }), { from: '/postings/new' });
  return page;
};
const shown = (page: Awaited<ReturnType<typeof publish>>) =>
  page.props['posting'] as { id: number; body: string; html: string | null };

test('a formatted posting keeps its format without scripts, and its words are searched and previewed', async () => {
  const page = await publish(
    '<h3>New roof</h3><p>We used <strong onclick="x()">copper</strong> flashing.</p><script>alert(1)</script><ul><li>Ten years</li></ul>',
  );
  const { id, body, html } = shown(page);
  expect(html).toBe(
    '<h3>New roof</h3><p>We used <strong>copper</strong> flashing.</p><ul><li>Ten years</li></ul>',
  );
  expect(body).toBe('New roof\n\nWe used copper flashing.\n\nTen years');
  const list = await world.visitor().visit('/postings?q=copper%20flashing');
  expect(list.page.props['postings']).toMatchObject([
    { id, excerpt: 'New roof We used copper flashing. Ten years' },
  ]);
  const edit = await author.visit(`/postings/${id}/edit`);
  expect(edit.page.props).toMatchObject({ draft: { body: html } });
});

test('a text of the editor without any format is stored as plain words', async () => {
  expect(shown(await publish('<p>One &amp; two.</p><p>Three<br />four.</p>'))).toMatchObject({
    body: 'One & two.\n\nThree\nfour.',
    html: null,
  });
});

test('markup without words, and more words than fit, are refused', async () => {
  const problem = async (body: string) => (await publish(body)).props['errors'];
  expect(await problem('<p><br /></p>')).toMatchObject({ body: 'Required.' });
  expect(await problem(`<p><em>${'word '.repeat(1_100)}</em></p>`)).toMatchObject({
    body: expect.stringContaining('5,000'),
  });
});
