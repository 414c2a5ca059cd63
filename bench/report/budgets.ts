import { FIRST_VISIT } from '../endpoints.ts';
import type { EndpointResult, Run, ScaleResult } from '../endpoint.ts';
import { SCALES, type Scale } from '../options.ts';
import { COMPARED_AT } from '../settings.ts';

export type Check = { budget: string; limit: string; measured: string; met: boolean | null };

/** Requests a second of Directus answering the same search in JSON, on this kind of machine (docs/performance.md). */
const DIRECTUS_SEARCH = 184;

type Bound = { budget: string; unit: string } & ({ atMost: number } | { atLeast: number });

/** Checks the budgets against the measurements; `met` is null without one. */
export function checkBudgets(run: Run): Check[] {
  const scale = run.scales['50k'] ?? Object.values(run.scales)[0];
  const compared = (name: string) => at(scale, name)?.at[COMPARED_AT];
  const ratio = (name: string, floor: keyof EndpointResult['ratios']) => at(scale, name)?.ratios[floor];
  const memory = scale && Math.max(scale.memory.pageCache, scale.memory.noPageCache);
  return [
    check(
      { budget: 'cached page, against node:http with the same bytes', unit: '', atLeast: 0.6 },
      ratio('contractor', 'bytes'),
    ),
    check({ budget: 'cached content page, the same', unit: '', atLeast: 0.6 }, ratio('content', 'bytes')),
    // The larger of the two costs more to send, so each is compared with its own bytes.
    check(
      { budget: 'cached content page, against the cached contractor page', unit: ' x', atLeast: 0.8 },
      divided(ratio('content', 'bytes'), ratio('contractor', 'bytes')),
    ),
    check(
      { budget: 'first visit, home and its three calls: server CPU', unit: ' ms', atMost: 0.6 },
      times(FIRST_VISIT.length, compared('first-visit')?.serverCpu),
    ),
    check(
      { budget: 'uncached contractor page: server CPU', unit: ' ms', atMost: 4 },
      compared('contractor-uncached')?.serverCpu,
    ),
    check(
      { budget: "uncached search HTML, against Directus's JSON", unit: ' x', atLeast: 2 },
      divided(compared('search')?.requestsPerSecond, DIRECTUS_SEARCH),
    ),
    // The product's answer to a visitor, and its answer to the first caller or to one with a token.
    check(
      { budget: 'GET /api/contractor/{id}, against the bare driver loop', unit: '', atLeast: 0.5 },
      ratio('api-contractor', 'sql'),
    ),
    check(
      { budget: 'the same without the page cache', unit: '', atLeast: 0.5 },
      ratio('api-contractor-uncached', 'sql'),
    ),
    check(
      { budget: 'text search with typo, p99 at 16 connections', unit: ' ms', atMost: 150 },
      compared('search-typo')?.p99,
    ),
    check(
      { budget: 'signed-in Inertia visit, server CPU without the database', unit: ' ms', atMost: 2 },
      compared('inertia-search')?.serverCpu,
    ),
    check(
      { budget: 'review posted, against the bare transaction', unit: '', atLeast: 0.3 },
      ratio('post-review', 'sql'),
    ),
    ...growth(run),
    ...weights(scale),
    check({ budget: 'memory of the server process after the run', unit: ' MB', atMost: 300 }, memory),
    check(
      { budget: 'npm start, second time, to first answer', unit: ' s', atMost: 5 },
      run.startSeconds ?? undefined,
    ),
  ];
}

/** Compressed kilobytes that a browser loads for the two pages that have a bound. */
function weights(scale: ScaleResult | undefined): Check[] {
  const contractor = scale?.weights['contractor-uncached'];
  const home = scale?.weights['home-uncached'];
  return [
    check({ budget: 'contractor page, HTML gzip', unit: ' KB', atMost: 30 }, contractor?.html),
    check({ budget: 'contractor page, JS gzip', unit: ' KB', atMost: 130 }, contractor?.js),
    check({ budget: 'contractor page, CSS gzip', unit: ' KB', atMost: 20 }, contractor?.css),
    check({ budget: 'home, JS gzip', unit: ' KB', atMost: 135 }, home?.js),
  ];
}

function growth(run: Run): Check[] {
  const measured = (Object.keys(SCALES) as Scale[]).filter((scale) => run.scales[scale]);
  const p50 = (scale: Scale) => at(run.scales[scale], 'search')?.at[COMPARED_AT]?.p50;
  return measured.slice(1).map((larger, index) => {
    const smaller = measured[index] ?? larger;
    return check(
      { budget: `search p50, ${smaller} to ${larger}`, unit: ' x', atMost: 2 },
      divided(p50(larger), p50(smaller)),
    );
  });
}

const at = (scale: ScaleResult | undefined, name: string) =>
  scale?.endpoints.find((endpoint) => endpoint.name === name);
const times = (count: number, value: number | undefined) => (value === undefined ? undefined : count * value);
const divided = (value: number | undefined, by: number | undefined) =>
  value === undefined || by === undefined ? undefined : value / by;

function check(bound: Bound, measured: number | undefined): Check {
  const limit =
    'atMost' in bound ? `at most ${bound.atMost}${bound.unit}` : `at least ${bound.atLeast}${bound.unit}`;
  if (measured === undefined || Number.isNaN(measured))
    return { budget: bound.budget, limit, measured: 'not measured', met: null };
  const met = 'atMost' in bound ? measured <= bound.atMost : measured >= bound.atLeast;
  return { budget: bound.budget, limit, measured: `${measured.toFixed(2)}${bound.unit}`, met };
}
