import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  wasShownToContractor,
  wasShownToContractorSql,
  wasTextShown,
  wasTextShownSql,
  type ShownVersions,
} from '../../../server/reviews/texts/was-shown.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { ownText } from '../../support/own-text.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ENGLISH_TEXT } from './review-input.ts';
import { reviewedFirm } from './reviewed-firm.ts';

const MANY = 10_000;
const LARGEST_PAGE_BYTES = 400_000;

let world: World;
let author: Person;
let firm: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ author, firm, reviewId } = await reviewedFirm(world));
});

/** Writes that many earlier versions of a review, each a minute after the one before, long ago. */
async function writeVersions(count: number): Promise<void> {
  await sql`insert into review_versions (review_id, version, content, created_at, edited_by_user_id, shown)
    select r.id, n, jsonb_build_object('overall', r.overall, 'scores', r.scores, 'title', r.title,
        'body', rpad('Version ' || n || '. ', 4000, 'They came on the agreed day. '), 'facts', r.facts,
        'job', jsonb_build_object('trade_id', r.trade_id, 'month', to_char(r.job_month, 'YYYY-MM'), 'city', r.city,
          'postal_code', r.postal_code, 'cost_band', r.cost_band, 'stage', r.stage)),
      now() - interval '300 days' + n * interval '1 minute', ${author.user.id}, true
    from reviews as r, generate_series(1, ${count}::integer) as n where r.id = ${reviewId}
    on conflict do nothing`.execute(world.database);
  await sql`update reviews set version = ${count}, edited_at = now() - interval '200 days',
    first_shown_at = now() - interval '400 days', shown_version = ${count} where id = ${reviewId}`.execute(
    world.database,
  );
}
const reviewOn = async (url: string) => {
  const { page } = await world.visitor().visit(url);
  const { props } = page as unknown as { props: { review?: ReviewView; reviews?: ReviewView[] } };
  return props.review ?? props.reviews?.[0];
};

test('a page with a review of ten thousand versions stays small and shows the latest twenty', async () => {
  await writeVersions(MANY);
  const { text, status } = await world.visitor().get(`/c/${firm.slug}`);
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(LARGEST_PAGE_BYTES);
  const review = await reviewOn(`/c/${firm.slug}`);
  expect(review?.earlierVersions.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, place) => MANY - 1 - place),
  );
  expect(review?.olderFrom).toBe(MANY - 20);
});

test('older versions are read twenty at a time on a page of their own, down to the first', async () => {
  await writeVersions(45);
  const seen: number[] = [];
  for (let from: number | null | undefined = 45; from;) {
    const review: ReviewView | undefined = await reviewOn(`/reviews/${reviewId}/versions?from=${from}`);
    seen.push(...(review?.earlierVersions.map(({ version }) => version) ?? []));
    from = review?.olderFrom;
  }
  expect(seen).toEqual(Array.from({ length: 44 }, (_, place) => 44 - place));
  const { text } = await world.visitor().get(`/es/reviews/${reviewId}/versions`);
  expect(text).toContain('Versiones más antiguas');
});

test('the versions of a review that is not shown are for its author and administrators', async () => {
  await writeVersions(3);
  await world.database
    .updateTable('reviews')
    .set({ status: 'inactive' })
    .where('id', '=', reviewId)
    .execute();
  expect((await world.visitor().get(`/reviews/${reviewId}/versions`)).status).toBe(404);
  expect((await author.get(`/reviews/${reviewId}/versions`)).status).toBe(200);
  const admin = await world.signedIn({ role: 'admin' });
  expect((await admin.get(`/reviews/${reviewId}/versions`)).status).toBe(200);
});

test('what of a review was shown is told alike by the database and by the server', async () => {
  const cases: ShownVersions[] = (['active', 'inactive'] as const).flatMap((status) =>
    [null, 1, 2].flatMap((shownVersion) =>
      [[], ['phone']].map((holdSignals) => ({ status, version: 2, shownVersion, holdSignals })),
    ),
  );
  const { rows } = await sql<{ words: boolean; contractor: boolean }>`
    select ${wasTextShownSql} as words, ${wasShownToContractorSql} as contractor
    from jsonb_array_elements(${JSON.stringify(cases)}::text::jsonb) with ordinality as listed(one, place),
    lateral (select one ->> 'status' as status, (one ->> 'version')::integer as version,
      (one ->> 'shownVersion')::integer as shown_version, one -> 'holdSignals' as hold_signals) as r
    order by place`.execute(world.database);
  expect(rows).toEqual(
    cases.map((one) => ({ words: wasTextShown(one), contractor: wasShownToContractor(one) })),
  );
});

test('an administrator opens a review of ten thousand versions, and its author edits it', async () => {
  await writeVersions(MANY);
  const admin = await world.signedIn({ role: 'admin' });
  const { text } = await admin.get(`/admin/reviews?open=${reviewId}`);
  expect(text.length).toBeLessThan(LARGEST_PAGE_BYTES);
  const answer = await author.call('PUT', `/api/reviews/${reviewId}`, { body: ownText(ENGLISH_TEXT) });
  expect(answer.status).toBe(200);
});

test('a review may be changed thirty times in 24 hours, and the refusal says so in the account’s language', async () => {
  const ana = await world.signedIn({ language: 'mexican_spanish' });
  const { id } = await world.make.review({ contractor: firm, author: ana.user });
  const write = (title: string) => ana.call('PUT', `/api/reviews/${id}`, { title });
  for (let edit = 1; edit <= 30; edit += 1) expect((await write(`Title ${edit}`)).status).toBe(200);
  const refused = await write('One too many');
  expect(refused.status).toBe(429);
  expect(refused.json()['message']).toBe('Puede editar un texto 30 veces en 24 horas. Intente más tarde.');
  world.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect((await write('The next day')).status).toBe(200);
  world.setNow(new Date());
});
