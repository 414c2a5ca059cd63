import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fail, say, step } from '../server/core/process/console.ts';
import { openDatabase } from '../server/database/client.ts';
import { openDataset, type Dataset } from './dataset/open.ts';
import type { Run } from './endpoint.ts';
import { isWithinBudget, measureTyping, typingLine } from './measure/editor.ts';
import { measureRealtime } from './realtime/measure.ts';
import { realtimeTable } from './realtime/table.ts';
import { measureKinds } from './measure/search-kinds.ts';
import { measureLimits } from './measure/limits.ts';
import { measureOpenData } from './measure/open-data.ts';
import { measureProcesses } from './measure/processes.ts';
import { measurePublicLog } from './measure/public-log.ts';
import { measureScale } from './measure/scale.ts';
import { measureSitemaps } from './measure/sitemaps.ts';
import { measureStart } from './measure/start-time.ts';
import { USAGE, readOptions, readSoketi, type Options, type Scale } from './options.ts';
import { report } from './report/report.ts';
import { PACES, RESULTS } from './settings.ts';
import { measureUploads, uploadsTable } from './uploads/measure.ts';

const LATEST = join(RESULTS, 'latest.json');
const BASELINE = join(RESULTS, 'baseline.json');

/** Data sets → one server after the other → floors and endpoints → a table, a file, the budgets. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] === 'realtime') return runRealtime(readSoketi(words.slice(1)));
  if (words[0] === 'editor') return reportTyping();
  if (words[0] === 'uploads') return say(uploadsTable(await measureUploads()));
  if (words[0] === 'kinds') return atEachScale(words.slice(1), measureKinds);
  if (words[0] === 'sitemaps') return atEachScale(words.slice(1), measureSitemaps);
  if (words[0] === 'open-data') return atEachScale(words.slice(1), measureOpenData);
  if (words[0] === 'processes') return measureProcesses(say, words.includes('--quick'));
  if (words[0] === 'limits') return measureLimits(say);
  if (words[0] === 'log') return measurePublicLog(Number(words[1] ?? 1_000_000));
  const options = readOptions(words);
  if (options === 'help') return say(USAGE);
  const run = await measure(options);
  if (options.dataOnly) return;
  mkdirSync(RESULTS, { recursive: true });
  const text = `${JSON.stringify(run, null, 2)}\n`;
  const baseline = existsSync(BASELINE) ? (JSON.parse(readFileSync(BASELINE, 'utf8')) as Run) : null;
  writeFileSync(LATEST, text);
  if (options.keep) writeFileSync(BASELINE, text);
  say(`\n${report(run, baseline)}\n`);
}

async function atEachScale(words: string[], measureAt: (scale: Scale) => Promise<void>): Promise<void> {
  const options = readOptions(words);
  if (options === 'help') return say(USAGE);
  for (const scale of options.scales) await measureAt(scale);
}

/** Says the figures, keeps them beside those of the server, and ends with 1 where the budget is missed. */
async function reportTyping(): Promise<void> {
  const typing = await measureTyping();
  const { at, commit, machine } = await describeMachine();
  mkdirSync(RESULTS, { recursive: true });
  const kept = { at, commit, machine: { ...machine, postgres: undefined }, typing };
  writeFileSync(join(RESULTS, 'editor.json'), `${JSON.stringify(kept, null, 2)}\n`);
  say(typingLine(typing));
  if (!isWithinBudget(typing)) process.exitCode = 1;
}

async function runRealtime(soketi: string | null): Promise<void> {
  const runs = await measureRealtime(soketi, (run) => say(realtimeTable([run])));
  say(`\n${realtimeTable(runs)}\n`);
}

async function measure(options: Options): Promise<Run> {
  const run: Run = {
    ...(await describeMachine()),
    pace: options.quick ? 'quick' : 'full',
    scales: {},
    startSeconds: null,
  };
  for (const scale of options.scales) {
    const dataset = await openDataset(scale, process.env['DATABASE_URL']);
    try {
      run.machine.postgres = await postgresVersion(dataset);
      if (!options.dataOnly) run.scales[scale] = await measureScale(dataset, options);
    } finally {
      await dataset.close();
    }
  }
  const { rounds } = PACES[run.pace];
  if (options.startTimes && !options.dataOnly)
    run.startSeconds = await step('npm start, once and again', () => measureStart(rounds));
  return run;
}

async function describeMachine(): Promise<Pick<Run, 'at' | 'commit' | 'machine'>> {
  const processors = cpus();
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return {
    at: new Date().toISOString(),
    commit: git.status === 0 ? git.stdout.trim() : 'unknown',
    machine: {
      processors: processors.length,
      model: processors[0]?.model.trim() ?? '?',
      node: process.versions.node,
      postgres: '?',
      load: loadavg()[0] ?? 0,
    },
  };
}

async function postgresVersion({ target }: Dataset): Promise<string> {
  const handle = openDatabase(target, { connections: 1 });
  const [row] = await handle.sql<{ version: string }[]>`select current_setting('server_version') as version`;
  await handle.close();
  return row?.version ?? '?';
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
main().then(
  () => process.exit(0),
  (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
);
