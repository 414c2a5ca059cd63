import type { CostBand } from '../../common/constants.ts';
import { daysBefore } from './dates.ts';
import { PICTURE_SETS, type PictureSet } from './picture-sets.ts';
import { entryAt, type Random } from './random.ts';
import type { DemoContractor, DemoReview, DemoWorld } from './types.ts';

/** A picture where it is shown: `file` is its name in demo/pictures, without the ending. */
export type DemoPhoto = { file: string; alt: string; stage: 'before' | 'after' | null; album: number | null };
export type DemoAlbum = { title: string; trade: string; month: string; city: string; costBand: CostBand };
export type ContractorPictures = {
  contractorKey: string;
  ownerKey: string;
  logo: string | null;
  albums: DemoAlbum[];
  photos: DemoPhoto[];
};
export type ReviewPictures = { reviewKey: string; authorKey: string; files: string[] };

type Variant = { set: PictureSet; file: string; hasBefore: boolean };

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
/** Of one scene a contractor shows no more than this. */
const SAME_SCENE_MAX = 2;
const COSTS = ['500_2k', '2k_10k', '2k_10k', '10k_50k'] as const;

/**
 * Plans the pictures: each contractor with an owner gets pictures of its own trades. The least used ones come
 * first, so that neighbors in a list rarely show the same.
 */
export function planPictures(
  { contractors, reviews }: DemoWorld,
  random: Random,
  today: Date,
): { contractors: ContractorPictures[]; reviews: ReviewPictures[] } {
  const deck = createDeck();
  const owned = contractors.filter(({ ownerKey }) => ownerKey !== null);
  return {
    contractors: owned.flatMap(
      (contractor) => picturesOf(contractor, deck, random.fork(contractor.key), today) ?? [],
    ),
    reviews: reviews.flatMap((review) => photosOfReview(review, deck, random.fork(review.key))),
  };
}

type Deck = { deal: (trades: readonly string[], most: number) => Variant[] };

/** Deals the pictures of trades, those that were dealt least first. */
function createDeck(): Deck {
  const dealt = new Map<string, number>();
  const variants = PICTURE_SETS.flatMap((set) =>
    set.variants.map((_, index): Variant => {
      const number = index + 1;
      return { set, file: `${set.key}-${number}`, hasBefore: index < (set.pairs ?? 0) };
    }),
  );
  return {
    deal: (trades, most) => {
      const rankOf = ({ set }: Variant) => trades.findIndex((trade) => set.trades.includes(trade));
      const score = (variant: Variant): number => {
        const inTrade = variant.set.trades.indexOf(entryAt(trades, rankOf(variant)));
        return (dealt.get(variant.file) ?? 0) * 2 + rankOf(variant) * 8 + inTrade * 5;
      };
      const sorted = variants
        .filter((variant) => rankOf(variant) >= 0)
        .toSorted((a, b) => score(a) - score(b));
      const chosen = sorted
        .filter(
          ({ set }, index) => sorted.slice(0, index).filter((one) => one.set === set).length < SAME_SCENE_MAX,
        )
        .slice(0, most);
      for (const { file } of chosen) dealt.set(file, (dealt.get(file) ?? 0) + 1);
      return chosen;
    },
  };
}

function picturesOf(
  contractor: DemoContractor,
  deck: Deck,
  random: Random,
  today: Date,
): ContractorPictures | null {
  const { key, ownerKey, languages, trades, city } = contractor;
  const dealt = deck.deal(trades, random.integer(5, 8));
  if (ownerKey === null || dealt.length === 0) return null;
  const language = languages[0] ?? 'english';
  const albums: DemoAlbum[] = [];
  const photos = dealt.flatMap(({ set, file, hasBefore }, place): DemoPhoto[] => {
    const after = { file, alt: set.alt[language] };
    if (!hasBefore && place > 2) return [{ ...after, stage: null, album: null }];
    const month = daysBefore(today, random.integer(30, 900)).toISOString().slice(0, 7);
    const trade = trades.find((one) => set.trades.includes(one)) ?? entryAt(trades, 0);
    const album = albums.push({
      title: set.title[language],
      trade,
      month,
      city,
      costBand: random.pick(COSTS),
    });
    if (!hasBefore) return [{ ...after, stage: null, album: album - 1 }];
    const before = { file: `${file}-before`, alt: set.before?.[language] ?? '', stage: 'before' as const };
    return [
      { ...after, stage: 'after', album: album - 1 },
      { ...before, album: album - 1 },
    ];
  });
  return { contractorKey: key, ownerKey, logo: logoOf(trades, random), albums, photos };
}

/** Six in ten have one; the others are known by their initials. */
function logoOf(trades: readonly string[], random: Random): string | null {
  const fitting = MARKS.flatMap((fits, index) => (fits.includes(trades[0] ?? '') ? [index] : []));
  if (fitting.length === 0 || !random.chance(0.6)) return null;
  const drawn = random.integer(0, DRAWN_PER_MARK - 1);
  return `logo-${random.pick(fitting) + drawn * MARKS.length + 1}`;
}

/** One finished job in six was photographed; who was not content shows what was left. */
function photosOfReview(review: DemoReview, deck: Deck, random: Random): ReviewPictures[] {
  if (review.stage !== 'finished' || !random.chance(0.16)) return [];
  const dealt = deck.deal([review.tradeSlug], random.integer(1, 3));
  const files = dealt.flatMap(({ file, hasBefore }) => {
    if (review.overall <= 2) return hasBefore ? [`${file}-before`] : [];
    return hasBefore && random.chance(0.4) ? [`${file}-before`, file] : [file];
  });
  return files.length === 0 ? [] : [{ reviewKey: review.key, authorKey: review.authorKey, files }];
}
