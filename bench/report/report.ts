import type { EndpointResult, FloorName, Run, ScaleResult } from '../endpoint.ts';
import { SCALES, type Scale } from '../options.ts';
import { COMPARED_AT, CONNECTIONS } from '../settings.ts';
import { checkBudgets } from './budgets.ts';
import { short, table } from './table.ts';

const FLOOR_TITLES: Readonly<Record<FloorName, string>> = {
  bytes: 'node:http, same bytes',
  sql: 'bare driver, same SQL',
  render: 'render alone',
};

/** A load from which figures are not to be trusted. */
const BUSY = 0.5;

/** The whole run as text for a terminal; `baseline` is the run kept in the repository. */
export function report(run: Run, baseline: Run | null): string {
  const scales = (Object.keys(SCALES) as Scale[]).flatMap((scale) => {
    const result = run.scales[scale];
    return result ? [scaleReport(scale, result)] : [];
  });
  const sections = [
    machineLine(run),
    ...scales,
    growthReport(run),
    comparison(run, baseline),
    budgetReport(run),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function machineLine({ machine, pace }: Run): string {
  const { processors, model, node, postgres, load } = machine;
  const warnings = [
    `${processors} x ${model}, Node ${node}, PostgreSQL ${postgres}. Only ratios within one run count.`,
    ...(pace === 'quick' ? ['One short round: for a look, not for a figure.'] : []),
    ...(load > BUSY
      ? [
          `Others kept ${load.toFixed(1)} processors busy when this began: times are too long, CPU milliseconds too.`,
        ]
      : []),
  ];
  return warnings.join('\n');
}

function scaleReport(scale: Scale, { endpoints, memory, weights }: ScaleResult): string {
  const rows = endpoints.flatMap(({ title, at }) =>
    CONNECTIONS.flatMap((connections, index) => {
      const figures = at[connections];
      if (!figures) return [];
      const { requestsPerSecond, p50, p99, serverCpu, databaseCpu, failures } = figures;
      const numbers = [requestsPerSecond, p50, p99, serverCpu, databaseCpu].map(short);
      return [
        [index === 0 ? title : '', String(connections), ...numbers, failures > 0 ? String(failures) : ''],
      ];
    }),
  );
  const heading = [
    `${SCALES[scale].toLocaleString('en')} contractors`,
    'at',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'server CPU ms',
    'database CPU ms',
    'failed',
  ];
  const lines = [table(heading, rows), floorTable(endpoints), weightTable(weights)];
  lines.push(
    `Memory of the server process: ${memory.pageCache} MB with the page cache, ${memory.noPageCache} MB without.`,
  );
  return lines.filter((line) => line !== '').join('\n\n');
}

function floorTable(endpoints: readonly EndpointResult[]): string {
  const rows = endpoints.flatMap(({ title, floors, ratios }) =>
    (Object.keys(floors) as FloorName[]).map((name) => [
      title,
      FLOOR_TITLES[name],
      short(floors[name]?.requestsPerSecond),
      short(floors[name]?.cpu),
      short(ratios[name]),
    ]),
  );
  return table([`Against the floors, at ${COMPARED_AT}`, 'floor', 'requests/s', 'CPU ms', 'ratio'], rows);
}

function weightTable(weights: ScaleResult['weights']): string {
  const rows = Object.entries(weights).map(([name, { html, js, css, fonts }]) => [
    name,
    ...[html, js, css, fonts].map(short),
  ]);
  return rows.length === 0 ? '' : table(['Page weight, gzip, KB', 'HTML', 'JS', 'CSS', 'fonts'], rows);
}

function growthReport({ scales }: Run): string {
  const measured = (Object.keys(SCALES) as Scale[]).filter((scale) => scales[scale]);
  if (measured.length < 2) return '';
  const names = scales[measured[0] ?? '50k']?.endpoints ?? [];
  const p50 = (scale: Scale, name: string) =>
    scales[scale]?.endpoints.find((endpoint) => endpoint.name === name)?.at[COMPARED_AT]?.p50;
  return table(
    ['p50 ms as it grows', ...measured],
    names.map(({ name, title }) => [title, ...measured.map((scale) => short(p50(scale, name)))]),
  );
}

/** Changes against the stored run, as ratios to the floors, because the machine may have been another. */
function comparison(run: Run, baseline: Run | null): string {
  if (!baseline) return 'No run is kept in the repository to compare with: --keep keeps this one.';
  const rows = (Object.keys(run.scales) as Scale[]).flatMap((scale) =>
    (run.scales[scale]?.endpoints ?? []).flatMap(({ name, title, ratios }) => {
      const before =
        baseline.scales[scale]?.endpoints.find((endpoint) => endpoint.name === name)?.ratios ?? {};
      return (Object.keys(ratios) as FloorName[])
        .filter((floor) => before[floor] !== undefined)
        .map((floor) => [
          `${scale} ${title}`,
          FLOOR_TITLES[floor],
          short(before[floor]),
          short(ratios[floor]),
          change(before[floor], ratios[floor]),
        ]);
    }),
  );
  return table(
    [`Against ${baseline.commit} of ${baseline.at.slice(0, 10)}`, 'ratio to', 'then', 'now', 'change'],
    rows,
  );
}

function change(then = NaN, now = NaN): string {
  const percent = Math.round((now / then - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

function budgetReport(run: Run): string {
  const words = { true: 'met', false: 'MISSED', null: '-' };
  const rows = checkBudgets(run).map(({ budget, limit, measured, met }) => [
    budget,
    limit,
    measured,
    words[`${met}`],
  ]);
  return table(['Budget', 'limit', 'measured', ''], rows);
}
