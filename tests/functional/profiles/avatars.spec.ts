import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FROM_FIELD, FORM_TOKEN_FIELD } from '../../../common/form-fields.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ConversationsView } from '../../../server/messages/views.ts';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { picture } from '../../support/files.ts';
import { createForms, idIn } from '../postings/posting-input.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const EDIT = '/profile/edit';
type Props = { formToken: string; picture: { url: string | null } };
const ownProps = async (browser: Person) => (await browser.visit(EDIT)).page.props as unknown as Props;

async function send(browser: Person, bytes: Buffer) {
  const { formToken } = await ownProps(browser);
  const boundary = 'plumbline';
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field(FORM_FROM_FIELD, EDIT) + field(FORM_TOKEN_FIELD, formToken)),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="upload"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return world.app.inject({
    method: 'POST',
    url: route('profile.avatar.send'),
    headers: {
      host: 'localhost',
      cookie: cookie.join('; '),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    payload,
  });
}

describe('the picture of a person', () => {
  test('the picture of a person stands beside their name in reviews for everybody, until it is removed', async () => {
    const author = await world.signedIn();
    const contractor = await world.make.contractor();
    await world.make.review({ contractor, author: author.user });
    const shown = async () => {
      const { page } = await world.visitor().visit(`/c/${contractor.slug}`);
      return (page.props['reviews'] as ReviewView[])[0]?.author.avatar ?? null;
    };
    expect(await shown()).toBeNull();
    const sent = await send(author, await picture('png', { width: 300, height: 300 }));
    expect([sent.statusCode, sent.headers['location']]).toEqual([303, EDIT]);
    const first = (await shown()) ?? '';
    expect((await world.visitor().get(first)).status).toBe(200);

    // Another one takes its place, and the former is nobody's.
    await send(author, await picture('png', { width: 200, height: 200 }));
    expect(await shown()).not.toBe(first);
    expect((await world.visitor().get(first)).status).toBe(404);

    await author.post(route('profile.avatar.remove'), {}, EDIT);
    expect(await shown()).toBeNull();
    expect((await ownProps(author)).picture.url).toBeNull();
  });

  test('the picture of a person stands beside their comments and messages; a business without one shows its logo', async () => {
    const author = await world.signedIn();
    await send(author, await picture('png', { width: 300, height: 300 }));
    const { url } = (await ownProps(author)).picture;
    const owner = await world.signedIn({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner: owner.user });
    await world.database
      .updateTable('contractors')
      .set({ pictures: { logo: { key: 'L'.repeat(24) } } })
      .where('id', '=', contractor.id)
      .execute();
    await world.database
      .updateTable('profiles')
      .set({ open_to_messages: true })
      .where('id', '=', contractor.id)
      .execute();
    const { form } = await createForms(world);
    const id = idIn((await owner.submit(route('postings.store'), form())).page.url);
    const from = route('postings.show', { id });
    await author.submit(route('comments.store', { id }), { body: 'How long would that take?' }, { from });
    const answer = await world.visitor().call('GET', route('api.posts.comments', { id }));
    const { comments } = answer.json<Pick<CommentsView, 'comments'>>();
    expect(comments[0]?.author?.picture).toBe(url);

    const body = 'Could you look at a leaking roof in Mesa next week?';
    await author.submit(route('messages.start', { slug: contractor.slug }), { body });
    const pictureFor = async (person: Person) =>
      ((await person.visit(route('messages.index'))).page.props as unknown as ConversationsView)
        .conversations[0]?.other.picture;
    expect([await pictureFor(owner), await pictureFor(author)]).toEqual([
      url,
      route('uploads.show', { key: 'L'.repeat(24), size: 'small' }),
    ]);
  });

  test('the picture of a person is no document, and waits for a confirmed email', async () => {
    const browser = await world.signedIn();
    expect((await send(browser, Buffer.from('no picture'))).statusCode).toBe(422);
    expect((await ownProps(browser)).picture.url).toBeNull();
    const unconfirmed = await world.signedIn({ emailVerified: false });
    await send(unconfirmed, await picture('png', { width: 300, height: 300 }));
    expect((await ownProps(unconfirmed)).picture.url).toBeNull();
  });
});
