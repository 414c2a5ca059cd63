import { PICTURE_SETS, shotsOf, type DemoPhoto, type PictureSet, type Shot } from './picture-sets.ts';
import { entryAt } from './random.ts';
import type { DemoContractor } from './types.ts';

/** One drawn job: the name of its first picture, and which others there are. */
export type Job = { set: PictureSet; file: string; hasBefore: boolean; shots: Shot[] };
type Place = Pick<DemoContractor, 'trades' | 'latitude' | 'longitude'>;

export type Deck = {
  /** Jobs of a contractor's trades that nobody near it shows; of one kind at most so many. */
  deal: (contractor: Place, most: number, ofOneKind: number) => Job[];
  /** Pictures of one job of a trade, of those that are allowed. */
  dealFiles: (trade: string, isAllowed: (file: string) => boolean, most: number) => string[];
  /** The three that a card shows: of a contractor's jobs in turn, those first that fewest other cards show. */
  stripOf: (photos: readonly DemoPhoto[]) => DemoPhoto[];
};

/** Lists of results around a place end before so many degrees. */
const NEAR_DEGREES = 3;
const STRIP = 3;
/** As much as so many other holders. */
const WORN = 60;

/** Deals the drawn jobs, those first that were dealt least. */
export function createDeck(): Deck {
  const jobs = PICTURE_SETS.flatMap((set) => set.variants.map((_, index) => jobOf(set, index)));
  const holders = new Map<Job, Place[]>();
  const dealt = new Map<string, number>();
  const shownOnCards = new Map<string, number>();
  const countOf = (counts: Map<string, number>, file: string) => counts.get(file) ?? 0;
  const count = (counts: Map<string, number>, file: string) => counts.set(file, countOf(counts, file) + 1);

  /** The share of a job's pictures that some card shows already. */
  const wearOf = (job: Job): number => {
    const files = filesOf(job).filter((file) => !file.endsWith('-before'));
    return files.filter((file) => shownOnCards.has(file)).length / files.length;
  };

  return {
    deal: (contractor, most, ofOneKind) => {
      const scores = new Map(
        jobs.flatMap((job): [Job, number][] => {
          const rank = rankOf(job, contractor.trades);
          if (rank === null) return [];
          return [[job, rank + crowdingOf(holders.get(job) ?? [], contractor) + WORN * wearOf(job)]];
        }),
      );
      const sorted = [...scores.keys()].toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0));
      const chosen = sorted
        .filter(
          ({ set }, index) => sorted.slice(0, index).filter((one) => one.set === set).length < ofOneKind,
        )
        .slice(0, most);
      for (const job of chosen) holders.set(job, [...(holders.get(job) ?? []), contractor]);
      return chosen;
    },
    dealFiles: (trade, isAllowed, most) => {
      const usedMost = (files: string[]) => Math.max(...files.map((file) => countOf(dealt, file)));
      const choices = jobs
        .filter(({ set }) => set.trades.includes(trade))
        .map((job) => filesOf(job).filter(isAllowed).slice(0, most))
        .filter(({ length }) => length > 0);
      const files = choices.toSorted((a, b) => usedMost(a) - usedMost(b))[0] ?? [];
      for (const file of files) count(dealt, file);
      return files;
    },
    stripOf: (photos) => {
      const strip: DemoPhoto[] = [];
      for (let place = 0; place < STRIP; place += 1) {
        const open = photos.filter((photo) => photo.stage !== 'before' && !strip.includes(photo));
        const taken = (photo: DemoPhoto) => strip.filter(({ album }) => album === photo.album).length;
        const next = open.toSorted(
          (a, b) =>
            countOf(shownOnCards, a.file) - countOf(shownOnCards, b.file) ||
            taken(a) - taken(b) ||
            Number(kindOf(a.file) !== place) - Number(kindOf(b.file) !== place),
        )[0];
        if (next) strip.push(next);
      }
      for (const { file } of strip) count(shownOnCards, file);
      return strip;
    },
  };
}

function jobOf(set: PictureSet, index: number): Job {
  const hasBefore = index < (set.pairs ?? 0);
  return { set, file: `${set.key}-${index + 1}`, hasBefore, shots: shotsOf(set, index) };
}

const filesOf = ({ file, hasBefore, shots }: Job): string[] => [
  ...(hasBefore ? [`${file}-before`] : []),
  file,
  ...shots.map((shot) => `${file}-${shot}`),
];

/** A card shows the whole first, then a detail, then the work. */
const kindOf = (file: string): number => (file.endsWith('-detail') ? 1 : file.endsWith('-work') ? 2 : 0);

/** Low for a kind of job that is a contractor's main trade; null for none of its trades. */
function rankOf({ set }: Job, trades: readonly string[]): number | null {
  const rank = trades.findIndex((trade) => set.trades.includes(trade));
  return rank < 0 ? null : rank * 8 + set.trades.indexOf(entryAt(trades, rank)) * 5;
}

/** High for what a neighbor shows already. */
function crowdingOf(holders: readonly Place[], { latitude, longitude }: Place): number {
  const near = holders.filter(
    (one) => Math.hypot(one.latitude - latitude, one.longitude - longitude) < NEAR_DEGREES,
  );
  return holders.length * 2 + near.length * 200;
}
