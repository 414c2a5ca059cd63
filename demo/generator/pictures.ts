import type { CostBand } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { daysBefore } from './dates.ts';
import { createDeck, type Deck, type Job } from './picture-deck.ts';
import { FROM_NEAR, type DemoPhoto } from './picture-sets.ts';
import { entryAt, type Random } from './random.ts';
import type { DemoContractor, DemoReview, DemoWorld } from './types.ts';

export type DemoAlbum = { title: string; trade: string; month: string; city: string; costBand: CostBand };
export type ContractorPictures = {
  contractorKey: string;
  ownerKey: string;
  logo: string | null;
  albums: DemoAlbum[];
  photos: DemoPhoto[];
};
export type ReviewPictures = { reviewKey: string; authorKey: string; files: string[] };

/** Marks of logos in the order in which bin/demo-pictures/logo.js draws them, and whom they fit; each is drawn three times. */
const MARKS: readonly (readonly string[])[] = [
  ['roofing', 'general-contractor', 'additions-adu', 'handyman-cleanup', 'siding', 'windows-glass'],
  ['plumbing', 'waterproofing', 'drains-septic', 'water-systems', 'pools', 'painting'],
  ['electrical', 'low-voltage', 'gas'],
  ['masonry', 'concrete', 'paving', 'foundation'],
  ['landscaping', 'tree-service', 'fencing', 'pest-control'],
  ['general-contractor', 'remodeling', 'finish-carpentry', 'ornamental-iron'],
  ['tile', 'flooring', 'bathroom', 'kitchen', 'countertops'],
  ['hvac', 'solar', 'painting', 'insulation'],
];
const DRAWN_PER_MARK = 3;
const COSTS = ['500_2k', '2k_10k', '2k_10k', '10k_50k'] as const;
const JOBS = 4;
/** Of one kind of job a contractor shows no more than this. */
const SAME_KIND_MAX = 2;
/** On the first screen of a contractor's page; the cover is one of the others, so that no picture is there twice. */
const FIRST_SHOWN = 8;

/**
 * Plans the pictures: each contractor with an owner shows some jobs of its own trades, each from several
 * cameras. No two that one page may show together have a picture in common.
 */
export function planPictures(
  { contractors, reviews }: DemoWorld,
  random: Random,
  today: Date,
): { contractors: ContractorPictures[]; reviews: ReviewPictures[] } {
  const deck = createDeck();
  const owned = contractors.filter(({ ownerKey }) => ownerKey !== null);
  const planned = owned.flatMap(
    (contractor) => picturesOf(contractor, deck, random.fork(contractor.key), today) ?? [],
  );
  const seen = new Map(
    planned.map(({ contractorKey, photos }) => [contractorKey, new Set(photos.map(({ file }) => file))]),
  );
  return {
    contractors: planned,
    reviews: reviews.flatMap((review) => {
      const onPage = seen.get(review.contractorKey) ?? new Set<string>();
      seen.set(review.contractorKey, onPage);
      return photosOfReview(review, { deck, onPage }, random.fork(review.key));
    }),
  };
}

function picturesOf(
  contractor: DemoContractor,
  deck: Deck,
  random: Random,
  today: Date,
): ContractorPictures | null {
  const { key, ownerKey, languages, trades, city } = contractor;
  const jobs = deck.deal(contractor, JOBS, SAME_KIND_MAX);
  if (ownerKey === null || jobs.length === 0) return null;
  const language = languages[0] ?? 'english';
  const albums = jobs.map(({ set }): DemoAlbum => ({
    title: set.title[language],
    trade: trades.find((one) => set.trades.includes(one)) ?? entryAt(trades, 0),
    month: daysBefore(today, random.integer(30, 900)).toISOString().slice(0, 7),
    city,
    costBand: random.pick(COSTS),
  }));
  const photos = jobs.flatMap((job, album) => photosOfJob(job, album, language));
  const strip = deck.stripOf(photos);
  return {
    contractorKey: key,
    ownerKey,
    logo: logoOf(trades, random),
    albums,
    photos: inOrder(photos, strip),
  };
}

/** As it is, as it was, and what other cameras saw; of the fourth job one fewer, for the smallest plan. */
function photosOfJob(job: Job, album: number, language: Language): DemoPhoto[] {
  const { set, file, hasBefore, shots } = job;
  const before: DemoPhoto[] = hasBefore
    ? [{ file: `${file}-before`, alt: set.before?.[language] ?? '', stage: 'before', album }]
    : [];
  const whole: DemoPhoto = { file, alt: set.alt[language], stage: hasBefore ? 'after' : null, album };
  return [
    whole,
    ...before,
    ...shots.slice(0, album < 3 ? 3 : 1).map((shot): DemoPhoto => ({
      file: `${file}-${shot}`,
      alt: set.shots[shot][language],
      stage: null,
      album,
    })),
  ].slice(0, album < 3 ? 4 : 3);
}

/** The strip of a card first, then what was before the first of its jobs, then job by job; the cover stands last. */
function inOrder(photos: readonly DemoPhoto[], strip: readonly DemoPhoto[]): DemoPhoto[] {
  const pair = photos.filter(({ album }) => album === strip[0]?.album).filter(({ stage }) => stage !== null);
  const first = [...new Set([...strip, ...pair])];
  return [...first, ...photos.filter((photo) => !first.includes(photo))];
}

/** The photo at the head of a contractor's page: a whole job that its first screen does not show below. */
export function coverOf(photos: readonly DemoPhoto[]): DemoPhoto | undefined {
  const later = photos.slice(FIRST_SHOWN).filter(({ stage }) => stage !== 'before');
  return later.find(({ file }) => !FROM_NEAR.test(file)) ?? later.at(-1) ?? photos[0];
}

/** Six in ten have one; the others are known by their initials. */
function logoOf(trades: readonly string[], random: Random): string | null {
  const fitting = MARKS.flatMap((fits, index) => (fits.includes(trades[0] ?? '') ? [index] : []));
  if (fitting.length === 0 || !random.chance(0.6)) return null;
  const drawn = random.integer(0, DRAWN_PER_MARK - 1);
  return `logo-${random.pick(fitting) + drawn * MARKS.length + 1}`;
}

type ReviewedPage = { deck: Deck; onPage: Set<string> };

/** One finished job in six was photographed; who was not content shows what was left. */
function photosOfReview(
  review: DemoReview,
  { deck, onPage }: ReviewedPage,
  random: Random,
): ReviewPictures[] {
  if (review.stage !== 'finished' || !random.chance(0.16)) return [];
  const isContent = review.overall > 2;
  const files = deck.dealFiles(
    review.tradeSlug,
    (file) => !onPage.has(file) && (isContent ? !file.endsWith('-work') : file.endsWith('-before')),
    isContent ? random.integer(1, 3) : 1,
  );
  for (const file of files) onPage.add(file);
  return files.length === 0 ? [] : [{ reviewKey: review.key, authorKey: review.authorKey, files }];
}
