import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSigner, readNote, signNote, verifierText } from '../../../server/public-log/signed-note.ts';
import type { ProofFile } from '../../../server/public-log/proof.ts';
import { forgetBadWords } from '../../../server/content/bad-words.ts';
import { check, readKeys } from '../../../web/static/verify.mjs';
import { createWorld, type World } from '../../support/world.ts';
import { checked, logOf, proofFile, sourceOf, textOf } from './support.ts';

let world: World;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
  const contractor = await world.make.contractor();
  for (let count = 0; count < 300; count += 1) await world.make.contractor();
  ({ id: reviewId } = await world.make.review({
    contractor,
    body: textOf('The job was done well. ¡Muy bien!'),
  }));
  await logOf(world).append();
});
afterAll(() => world.close());

const proof = async (): Promise<ProofFile> =>
  JSON.parse(await proofFile(world, `review/${reviewId}`)) as ProofFile;
const codeOf = async (changed: Partial<ProofFile>): Promise<string> =>
  (await checked(world, JSON.stringify({ ...(await proof()), ...changed }))).code;

describe('a proof', () => {
  test('a proof holds for the words that everyone reads', async () => {
    const { code, facts } = await checked(world, JSON.stringify(await proof()));
    expect(code).toBe('holds');
    expect(facts).toMatchObject({ kind: 'review.published', subject: `review/${reviewId}` });
    expect((await proof()).public).toContain('¡Muy bien!');
  });

  test('other words, another entry, another path and another checkpoint each get their own answer', async () => {
    const whole = await proof();
    const forger = newSigner(whole.checkpoint.split('\n')[0] ?? '');
    const text = readNote(whole.checkpoint)?.text ?? '';
    expect(await codeOf({ public: whole.public?.replace('well', 'badly') ?? '' })).toBe('other_words');
    expect(await codeOf({ entry: whole.entry.replace('published', 'changed') })).toBe('not_in_log');
    expect(await codeOf({ path: whole.path.slice(1) })).toBe('not_in_log');
    expect(await codeOf({ path: whole.path.toReversed() })).toBe('not_in_log');
    expect(await codeOf({ checkpoint: signNote(text, [forger]) })).toBe('foreign');
    expect(await codeOf({ checkpoint: whole.checkpoint.replace(/\n\d+\n/, '\n9999\n') })).toBe('forged');
    expect(await codeOf({ salt: null, public: null })).toBe('holds_without_words');
  });

  test('a proof that is cut off, empty or something else says so', async () => {
    const text = JSON.stringify(await proof());
    for (const length of [1, 20, text.length - 1])
      expect((await checked(world, text.slice(0, length))).code).toBe('cut_off');
    expect(await codeOf({ path: undefined })).toBe('cut_off');
    expect(await codeOf({ checkpoint: 'x' })).toBe('cut_off');
    expect(await codeOf({ salt: 'zz' })).toBe('other_words');
    for (const other of ['', 'hello', '[]', '{"format":"other"}', 'null', '"x"'])
      expect((await checked(world, other)).code, other).toMatch(/unreadable|cut_off/);
    expect((await checked(world, 'x'.repeat(1_000_001))).code).toBe('unreadable');
  });

  test('a proof of an earlier state is old once the review was changed', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    await logOf(world).append();
    const before = await proofFile(world, `review/${review.id}`);
    await world.database
      .updateTable('reviews')
      .set({ body: textOf('Another text.') })
      .where('id', '=', review.id)
      .execute();
    await logOf(world).append();
    const { code, facts } = await checked(world, before);
    expect([code, facts['now']]).toEqual(['old', 'review.changed']);
  });

  test('a word that is hidden from readers is not in the proof', async () => {
    const review = await world.make.review({
      contractor: await world.make.contractor(),
      body: textOf('What a zorblax!'),
    });
    await logOf(world).append();
    await world.database.insertInto('bad_words').values({ language: 'english', word: 'zorblax' }).execute();
    forgetBadWords(world.config);
    const file = await proofFile(world, `review/${review.id}`);
    expect(file).not.toContain('zorblax');
    expect((await checked(world, file)).code).toBe('holds_without_words');
  });

  test('the page of a proof says since when, in both languages', async () => {
    const page = await world.visitor().visit(`/proofs/review/${reviewId}`);
    expect(page.page.props['proof']).toMatchObject({
      kind: 'review',
      entry: { verb: 'published', isPublic: true },
    });
    const spanish = await world.visitor().visit(`/es/proofs/review/${reviewId}`);
    expect(spanish.page.component).toBe('public-log/proof');
  });

  test('a proof of what is not there is not found, and of what was just written is being made', async () => {
    for (const path of ['review/2000000000', 'nothing/1', 'review/x', 'review/0'])
      expect((await world.app.inject({ method: 'GET', url: `/proofs/${path}` })).statusCode, path).toBe(404);
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const { page } = await world.visitor().visit(`/proofs/review/${review.id}`);
    expect(page.props['proof']).toEqual({ kind: 'review', id: review.id, entry: null });
  });
});

describe('checkpoints', () => {
  test('a later checkpoint continues an earlier one, and the same is the same', async () => {
    const source = await sourceOf(world);
    const former = await source.present();
    expect((await check(former, source)).code).toBe('same');
    await world.make.contractor();
    await logOf(world).append();
    const later = await source.present();
    expect(await check(`${later}\n${former}`, source)).toMatchObject({ code: 'continued' });
    expect((await check(former, source)).code).toBe('continued');
  });

  test('a log that shows two histories is caught', async () => {
    const source = await sourceOf(world);
    const note = await source.present();
    const forger = newSigner('plumbline.example/log');
    const other = (root: string, size: number) =>
      signNote(`plumbline.example/log\n${size}\n${root}\n`, [forger]);
    const keys = readKeys(`${verifierText(forger)}\n`);
    const root = Buffer.alloc(32).toString('base64');
    const size = Number(note.split('\n')[1]);
    const twice = `${other(root, size)}\n${other(Buffer.alloc(32, 1).toString('base64'), size)}`;
    expect((await check(twice, { ...source, keys })).code).toBe('two_histories');
    const grown = `${other(root, size - 1)}\n${other(root, size)}`;
    expect((await check(grown, { ...source, keys })).code).toBe('two_histories');
    const empty = createHash('sha256').digest('base64');
    expect((await check(`${other(empty, 0)}\n${other(root, size)}`, { ...source, keys })).code).toBe(
      'continued',
    );
    expect((await check(`${other(root, 0)}\n${other(root, size)}`, { ...source, keys })).code).toBe(
      'two_histories',
    );
    const future = `${other(root, size)}\n${other(root, size + 7)}`;
    expect((await check(future, { ...source, keys })).code).toBe('log_is_shorter');
  });
});
