import { parseArgs } from 'node:util';

/** The number of contractors in a data set; each has ten reviews on average. */
export const SCALES = { '5k': 5_000, '50k': 50_000, '500k': 500_000 } as const;
export type Scale = keyof typeof SCALES;

export type Options = {
  scales: Scale[];
  /** One short round instead of three. */
  quick: boolean;
  /** Writes the run to results/baseline.json, for later runs to be compared with. */
  keep: boolean;
  /** Only the endpoints whose name contains one of these words. */
  only: string[];
  /** Only makes the data sets. */
  dataOnly: boolean;
  /** Measures how long `npm start` takes. */
  startTimes: boolean;
  /** Writes a CPU profile of each server process to bench/.cache/profiles. */
  profile: boolean;
};

export const USAGE = `npm run bench -- [--scale 5k,50k,500k] [--quick] [--keep] [--only WORD,…] [--data-only] [--no-start-times] [--profile]
npm run bench -- realtime [--soketi FOLDER]   sockets: 5,000 to one process and to two, events to 1, 100, 1,000 and 5,000 readers,
                  one at a time and by eight senders at once; in alternation with soketi, where that is installed in a folder (bench/realtime/targets.ts says how)
npm run bench -- uploads   page reads alone, and while ten photos are uploaded in parallel
npm run bench -- kinds --scale 50k    milliseconds of every kind of search, and how they grow
npm run bench -- sitemaps --scale 500k   seconds and memory for all sitemaps
npm run bench -- log [10000000]   entries a second, the time to a checkpoint in a log of so many entries, and what it costs a write
npm run bench -- open-data --scale 50k   seconds and memory of an edition of the open data
npm run bench -- processes [--quick]   requests a second of one process and of three behind nginx
npm run bench -- limits   milliseconds that a limit costs, in the process and with REDIS_URL
npm run bench -- editor   milliseconds a key, typing into a long page in Chromium
  --scale           contractors in the data set (50k); several, to see what grows
  --quick           one short round: for a look, not for a figure
  --keep            keep this run in the repository as the one to compare with
  --only            endpoints whose name contains a word, as in: --only search,home
  --data-only       make the data sets and stop
  --no-start-times  leave out how long npm start takes
  --profile         write a CPU profile of each server process
`;

/** Reads the command line; throws an Error with one sentence for what it does not understand. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '50k' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'data-only': { type: 'boolean', default: false },
      'no-start-times': { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    scales: values.scale.split(',').map(toScale),
    quick: values.quick,
    keep: values.keep,
    only: values.only.split(',').filter((word) => word !== ''),
    dataOnly: values['data-only'],
    startTimes: !values['no-start-times'],
    profile: values.profile,
  };
}

/** The folder with soketi in it; null: the product alone is measured. */
export function readSoketi(args: readonly string[]): string | null {
  const { values } = parseArgs({ args: [...args], options: { soketi: { type: 'string' } } });
  return values.soketi ?? null;
}

function toScale(text: string): Scale {
  if (Object.hasOwn(SCALES, text)) return text as Scale;
  throw new Error(`--scale knows ${Object.keys(SCALES).join(', ')}, not "${text}".`);
}
