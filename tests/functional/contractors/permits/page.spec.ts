import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { createPermit, createPermitImport } from '../../../support/permits.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let importId: number;
beforeAll(async () => {
  world = await createWorld();
  importId = await createPermitImport(world);
  await world.database
    .updateTable('contractor_imports')
    .set({ source_url: 'https://data.example.gov/permits' })
    .execute();
});
afterAll(() => world.close());

const ownerWithPage = async (): Promise<{ owner: Person; id: number; slug: string }> => {
  const owner = await world.signedIn();
  const { id, slug } = await world.make.contractor({ owner: owner.user, name: 'Owned Decks' });
  return { owner, id, slug };
};
const show = async (slug: string) =>
  (await world.visitor().visit(route('contractors.show', { slug }))).page.props['permits'];
const list = async (slug: string, query = {}, by = world.visitor()) =>
  (await by.visit(route('contractors.permits', { slug }, { query }))).page.props as unknown as {
    permits: { id: number; number: string; report: string | null; place: string; work: string | null }[];
    pagination: { total: number; last_page: number; current_page: number };
    canReport: boolean;
  };

describe('the permits on a contractor’s page', () => {
  test('permits on record are counted by year and kind, with their source, and other permits are not', async () => {
    const { id: contractorId, slug } = await world.make.contractor();
    const add = (number: string, columns = {}) =>
      createPermit(world, importId, { contractorId, number: `${slug} ${number}`, ...columns });
    await add('1');
    await add('2', { kind: 'roofing' });
    await add('3', { kind: 'roofing', status: 'final' });
    await add('4', { issued_on: '2019-12-31' });
    await add('5', { issued_on: null, kind: 'unknown' });
    await add('6', { status: 'not_issued' });
    await add('7', { status: 'unknown' });
    expect(await show(slug)).toEqual({
      count: 5,
      years: [
        {
          year: 2026,
          count: 3,
          kinds: [
            { kind: 'roofing', count: 2 },
            { kind: 'building', count: 1 },
          ],
        },
        { year: 2019, count: 1, kinds: [{ kind: 'building', count: 1 }] },
        { year: null, count: 1, kinds: [{ kind: 'unknown', count: 1 }] },
      ],
      earlier: 0,
      sources: [{ name: 'City of Austin', url: 'https://data.example.gov/permits', listedOn: '2026-11-01' }],
    });
  });

  test('a page without permits has no such part', async () => {
    const { slug } = await world.make.contractor();
    expect(await show(slug)).toBeNull();
    expect((await list(slug)).permits).toEqual([]);
  });

  test('many years are cut to the latest, and the others counted', async () => {
    const { id: contractorId, slug } = await world.make.contractor();
    for (let year = 2010; year < 2020; year += 1)
      await createPermit(world, importId, {
        contractorId,
        number: `${slug} ${year}`,
        issued_on: `${year}-05-05`,
      });
    expect(await show(slug)).toMatchObject({ count: 10, earlier: 4, years: { length: 6 } });
  });

  test('single permits are paged, the latest first, and narrowed by year; an odd address shows them all', async () => {
    const { id: contractorId, slug } = await world.make.contractor();
    for (let day = 1; day <= 23; day += 1)
      await createPermit(world, importId, {
        contractorId,
        number: `${slug} ${day}`,
        issued_on: `20${day < 4 ? '24' : '25'}-01-${String(day).padStart(2, '0')}`,
      });
    const first = await list(slug);
    expect(first.pagination).toMatchObject({ total: 23, last_page: 2, current_page: 1 });
    expect(first.permits).toHaveLength(20);
    expect(first.permits[0]?.number).toBe(`${slug} 23`);
    expect((await list(slug, { page: 99 })).permits).toHaveLength(3);
    expect((await list(slug, { year: 2024 })).pagination.total).toBe(3);
    expect((await list(slug, { year: 1700 })).permits).toEqual([]);
    for (const year of ['x', '0', '-1', '99999', '2024.5'])
      expect((await list(slug, { year })).pagination.total).toBe(23);
  });

  test('the page of a permit names no contractor as the list writes it, an unknown business is a 404 and a hidden one a 410', async () => {
    const { id: contractorId, slug } = await world.make.contractor();
    await createPermit(world, importId, {
      contractorId,
      number: `${slug} 1`,
      contractor_name: 'JOHN Q PRIVATE',
      license_number: 'SECRET99',
    });
    const answer = await world
      .visitor()
      .get(route('contractors.permits', { slug }, { language: 'mexican_spanish' }));
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/PRIVATE|SECRET99/);
    expect((await world.visitor().get(route('contractors.permits', { slug: 'nobody' }))).status).toBe(404);
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', contractorId)
      .execute();
    expect((await world.visitor().get(route('contractors.permits', { slug }))).status).toBe(410);
  });
});

describe('a permit that is not of the business', () => {
  const REASON = 'This is of another business with our name.';

  test('the owner reports it once, and sees that an administrator will look at it', async () => {
    const { owner, id: contractorId, slug } = await ownerWithPage();
    const id = await createPermit(world, importId, { contractorId, number: `${slug} 1` });
    expect(await list(slug, {}, owner)).toMatchObject({ canReport: true, permits: [{ report: null }] });
    expect((await owner.visit(route('permits.report', { id }))).page.component).toBe('permits/report');
    const sent = await owner.submit(route('permits.report.send', { id }), { reason: REASON });
    expect(sent.page.component).toBe('contractors/permits');
    expect((await list(slug, {}, owner)).permits[0]?.report).toBe('open');
    expect((await list(slug)).permits[0]?.report).toBeNull();
    expect((await list(slug)).canReport).toBe(false);
    await owner.submit(route('permits.report.send', { id }), { reason: `${REASON} Again.` });
    const { total } = await world.database
      .selectFrom('permit_reports')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('permit_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
  });

  test('a reason that is too short is refused at its field', async () => {
    const { owner, id: contractorId, slug } = await ownerWithPage();
    const id = await createPermit(world, importId, { contractorId, number: `${slug} 1` });
    await owner.submit(route('permits.report.send', { id }), { reason: 'no' });
    expect((await list(slug, {}, owner)).permits[0]?.report).toBeNull();
  });

  test('a permit of another business is nobody else’s to report', async () => {
    const { id: contractorId, slug } = await world.make.contractor();
    const id = await createPermit(world, importId, { contractorId, number: `${slug} 1` });
    const { owner } = await ownerWithPage();
    expect((await owner.get(route('permits.report', { id }))).status).toBe(404);
    const json = { accept: 'application/json' };
    const sent = await owner.send('POST', route('permits.report.send', { id }), { reason: REASON }, json);
    expect(sent.status).toBe(404);
    const homeowner = await world.signedIn();
    expect((await homeowner.get(route('permits.report', { id }))).status).toBe(403);
  });
});
