import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTRACTOR_SORTS,
  EVERY_CONTRACTOR,
  type ContractorSearch,
} from '../../common/search/contractor-search.ts';
import type { ReadContext } from '../../server/core/context.ts';
import { loadConfig } from '../../server/core/config/config.ts';
import { say } from '../../server/core/process/console.ts';
import { openDatabase } from '../../server/database/client.ts';
import { findPage } from '../../server/search/find-page.ts';
import { openDataset } from '../dataset/open.ts';
import { SCALES, type Scale } from '../options.ts';
import { readSamples, type Samples } from '../samples.ts';
import { APP_KEY, RESULTS } from '../settings.ts';

const KEPT = join(RESULTS, 'kinds.json');
const WARM_UPS = 2;
const RUNS = 9;
const DEEP_PAGE = 50;
/** A kind of search with several questions of it, so that no answer is of one row alone. */
type Kind = { name: string; searches: Partial<ContractorSearch>[] };
type Measured = Record<string, Partial<Record<Scale, { p50: number; least: number }>>>;

/**
 * Milliseconds of every kind of search at one scale, one after the other in this process: reading alone, without drawing. They are
 * kept beside those of other scales, which show what grows.
 */
export async function measureKinds(scale: Scale): Promise<void> {
  const measured = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Measured) : {};
  const dataset = await openDataset(scale, process.env['DATABASE_URL']);
  const handle = openDatabase(dataset.target, { connections: 2 });
  try {
    const context = contextOn(handle.database);
    const samples = await readSamples(handle.sql);
    for (const { name, searches } of kindsOf(samples, await densePostalCode(handle.sql)))
      (measured[name] ??= {})[scale] = await timesOf(context, searches);
  } finally {
    await handle.close();
    await dataset.close();
  }
  writeFileSync(KEPT, `${JSON.stringify(measured, null, 2)}\n`);
  say(kindsTable(measured));
}

const contextOn = (database: ReadContext['database']): ReadContext =>
  ({
    database,
    viewer: null,
    language: 'english',
    now: new Date(),
    config: loadConfig({ APP_KEY }, null),
    t: (key: string) => key,
  }) as unknown as ReadContext;

async function densePostalCode(sql: ReturnType<typeof openDatabase>['sql']): Promise<string> {
  const [row] = await sql<{ postal_code: string }[]>`
    select p.postal_code from profiles p join regions r on r.id = p.region_id
    where p.kind = 'contractor' and r.code = 'US-CA' and p.city = 'Los Angeles' group by p.postal_code
    order by count(*) desc, p.postal_code limit 1`;
  return row?.postal_code ?? '90012';
}

function kindsOf({ pairs, trades, typos }: Samples, near: string): Kind[] {
  const { trade, region } = pairs[0] ?? { trade: '', region: '' };
  const places: [string, Partial<ContractorSearch>][] = [
    ['everywhere', {}],
    ['region', { region }],
    ['trade', { trade }],
    ['trade, region', { trade, region }],
    ['near', { near }],
    ['near, trade', { near, trade }],
  ];
  const pages = [1, DEEP_PAGE];
  const ordered = places.flatMap(([place, search]) =>
    CONTRACTOR_SORTS.filter((sort) => sort !== 'nearest' || search.near !== undefined).flatMap((sort) =>
      pages.map((page) => ({ name: `${place}; ${sort}; ${page}`, searches: [{ ...search, sort, page }] })),
    ),
  );
  const words = trades.map((slug) => slug.replaceAll('-', ' '));
  return [
    ...ordered,
    ...pages.map((page) => ({
      name: `words; ${page}`,
      searches: words.map((one) => ({ words: one, page })),
    })),
    ...pages.map((page) => ({
      name: `typo; ${page}`,
      searches: typos.slice(0, RUNS).map((one) => ({ words: one, page })),
    })),
  ];
}

async function timesOf(context: ReadContext, searches: readonly Partial<ContractorSearch>[]) {
  const times: number[] = [];
  for (let run = -WARM_UPS; run < RUNS; run += 1) {
    const started = performance.now();
    await findPage(context, { ...EVERY_CONTRACTOR, ...searches[Math.abs(run) % searches.length] });
    if (run >= 0) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: sorted[Math.floor(RUNS / 2)] ?? 0, least: sorted[0] ?? 0 };
}

function kindsTable(measured: Measured): string {
  const ordered = (Object.keys(SCALES) as Scale[]).filter((scale) =>
    Object.values(measured).some((at) => at[scale]),
  );
  const lines = Object.entries(measured).map(([name, at]) => {
    const times = ordered.map((scale) => at[scale]);
    const cells = times.map((time) =>
      time === undefined ? '' : `${time.p50.toFixed(1)} (${time.least.toFixed(1)})`,
    );
    const growth = times
      .slice(1)
      .map((time, index) => `${((time?.p50 ?? 0) / (times[index]?.p50 ?? 1)).toFixed(2)} x`);
    return `| ${[name, ...cells, ...growth].join(' | ')} |`;
  });
  return [
    `| search; order; page | ${ordered.join(' | ')} | ${ordered
      .slice(1)
      .map((scale) => `to ${scale}`)
      .join(' | ')} |`,
    `|${'---|'.repeat(ordered.length * 2)}`,
    ...lines,
  ].join('\n');
}
