import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { rowsOfPart } from '../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../server/settings/export/parts.ts';
import { makeCertificate } from '../../support/certificates.ts';
import { multipart } from '../../support/files.ts';
import { CAPTURE, GENERATED, signPhoto } from '../../support/signed-photos.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';

const root = makeCertificate({ organization: 'Acme', commonName: 'Acme Root', isCa: true });
const camera = makeCertificate({ organization: 'Acme Cameras', commonName: 'A9', issuer: root });

let world: World;
beforeAll(async () => {
  world = await createWorld({ photoSigners: root.pem });
  await world.database.insertInto('bad_words').values({ word: 'zounds', language: 'english' }).execute();
});
afterAll(() => world.close());

const photo = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer();
async function send(by: Person, bytes: Buffer): Promise<{ id: number; url: string }> {
  const { payload, contentType } = multipart({ bytes, name: 'roof.jpg', type: 'image/jpeg' });
  const authorization = `Bearer ${(await by.token()) ?? ''}`;
  const headers = { authorization, 'content-type': contentType };
  const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  return answer.json<{ id: number; url: string }>();
}
const taken = [{ action: 'c2pa.created', digitalSourceType: CAPTURE, when: '2026-10-02T10:00:00Z' }];

test('the signed record of a review’s photo leaves one fact, which everybody reads with the photo, and the file is not kept', async () => {
  const author = await world.signedIn();
  const firm = await world.make.contractor();
  const signed = await send(author, await signPhoto(await photo(), { signer: camera, actions: taken }));
  const plain = await send(author, await photo());
  const form = `/c/${firm.slug}/review`;
  const words = { ...reviewInput(await tradeId(world.database)), photos: [signed.id, plain.id] };
  await author.submit(form, words, { from: form });
  const { reviews } = (await world.visitor().visit(`/c/${firm.slug}`)).page.props as unknown as {
    reviews: ReviewView[];
  };
  const [first, second] = reviews[0]?.photos ?? [];
  expect(first?.source).toEqual({
    kind: 'camera',
    day: '2026-10-02',
    issuer: 'Acme Cameras',
    isTrusted: true,
  });
  expect(second).not.toHaveProperty('source');
  const large = await world.app.inject({ url: signed.url });
  expect(large.statusCode).toBe(200);
  expect(large.rawPayload.includes('c2pa')).toBe(false);

  const part = EXPORT_PARTS.find(({ name }) => name === 'files');
  const rows = part ? await rowsOfPart(world.database, part, author.user.id) : [];
  expect(JSON.stringify(rows)).toContain('Acme Cameras');
});

test('the signed record of a contractor’s photo stands on its page of photos, with a listed word in a signer’s name masked', async () => {
  const rude = makeCertificate({ organization: 'Zounds Ltd', commonName: 'Z' });
  const owner = await world.signedIn({ role: 'contractor' });
  const firm = await world.make.contractor({ owner: owner.user });
  const { id } = await send(
    owner,
    await signPhoto(await photo(), {
      signer: rude,
      actions: [{ action: 'c2pa.created', digitalSourceType: GENERATED }],
    }),
  );
  expect((await owner.call('POST', '/api/contractor/photos', { uploads: [id] })).status).toBe(200);
  for (const address of [`/c/${firm.slug}/photos`, `/es/c/${firm.slug}/photos`]) {
    const { photos } = (await world.visitor().visit(address)).page.props as unknown as {
      photos: GalleryPhoto[];
    };
    expect(photos[0]?.source).toMatchObject({ kind: 'ai', day: null, isTrusted: false });
    expect(photos[0]?.source?.issuer).not.toMatch(/zounds/i);
  }
});
