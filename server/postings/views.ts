import type { PostingStatus, PostingType } from '../../common/constants.ts';
import { changeWords } from '../../common/text/rich-text-source.ts';
import { localeOf, type Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { detectLanguage } from '../content/text-language.ts';
import { referenceLists, type Choices, type ReferenceLists } from '../contractors/reference-lists.ts';
import { viewContextOf, regionOf, tradesOf, type NamedView, type ViewContext } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { canReport } from '../core/own-text.ts';
import type { Pagination } from '../core/pagination.ts';
import { allows } from '../core/policies.ts';
import { actsAsAdministrator, type Viewer } from '../core/viewer.ts';
import { photoViews, type PhotoView } from '../uploads/photos.ts';
import { isExpired, isListed } from './expiry.ts';
import { isAuthor, mayDeletePosting, mayEditPosting } from './policy.ts';
import type { FoundPosting } from './queries/find-posting.ts';
import type { PostingRow } from './queries/select-postings.ts';
import type { FeedViewsView } from './feed-views.ts';
import type { PostingsQuery } from './schemas.ts';

const EXCERPT_LENGTH = 240;

/** A posting in a list. Times are ISO 8601 UTC. Words are masked for everyone but their author. */
export type PostingCard = {
  id: number;
  type: PostingType;
  title: string;
  /** The beginning of its text, in one paragraph. */
  excerpt: string;
  language: Language;
  /** `name` is null for a closed account; `slug`: of the business it was published for. */
  author: { name: string | null; slug: string | null; profileId: number };
  trades: NamedView[];
  region: NamedView | null;
  photo: PhotoView | null;
  status: PostingStatus;
  isExpired: boolean;
  /** First on its author's page, where the plan shows it. */
  isPinned: boolean;
  createdAt: string;
};

export type PostingView = Omit<PostingCard, 'excerpt' | 'photo'> & {
  body: string;
  /** The same with its format, as cleaned HTML; null: a plain text. */
  html: string | null;
  photos: PhotoView[];
  /** YYYY-MM-DD: the last day of an offer. */
  endsOn: string | null;
  /** From when it is no longer listed; null: it stays. */
  expiresAt: string | null;
  /** In the lists, and for search engines. */
  isListed: boolean;
  /** The last change of the text. */
  editedAt: string | null;
  /** For its author and administrators, of one that an administrator removed or screening holds. */
  removal: {
    decisionId: number;
    reasonName: string | null;
    reason: string | null;
    /** The language that `reason` is written in. */
    language: Language | null;
    /** The signals of screening; an empty list: an administrator removed it. */
    signals: string[];
  } | null;
  isOwn: boolean;
  can: { edit: boolean; delete: boolean; pin: boolean; moderate: boolean; report: boolean };
};

export type PostingsView = {
  postings: PostingCard[];
  pagination: Pagination;
  query: PostingsQuery;
  choices: Choices;
  /** The region whose new postings may belong to the list, and its newest one; null: they are not on top of this page. */
  live: { feed: number | 'all'; newest: number } | null;
  /** Whether the reader is signed in: then there is a list of their own, and a way to write. */
  isSignedIn: boolean;
  /** The reader's view settings, where they narrow the list. */
  views: FeedViewsView;
};

export type NumberedChoice = { id: number; name: string };
export type PostingFormOptions = {
  types: PostingType[];
  trades: NumberedChoice[];
  regions: (NumberedChoice & { country: string })[];
};
/** The form's initial values. */
export type PostingDraft = {
  type: PostingType;
  title: string;
  body: string;
  trade_ids: number[];
  region_id: number | null;
  ends_on: string;
  photos: { id: number; small: string }[];
};
export type PostingCreateView = {
  draft: PostingDraft;
  options: PostingFormOptions;
  /** The name shown above it. */
  publishesAs: string;
  /** The reason why this reader cannot publish, as text; null: they can. */
  obstacle: string | null;
};
export type PostingEditView = {
  posting: { id: number; version: number; isRemoved: boolean };
  draft: PostingDraft;
  options: PostingFormOptions;
};

const plain: WordMask = (text) => text;

export async function toPostingCards(
  context: ReadContext,
  rows: readonly PostingRow[],
): Promise<PostingCard[]> {
  const viewContext = await viewContextOf(context);
  return rows.map((row) => toPostingCard(row, viewContext, context));
}

function toPostingCard(row: PostingRow, viewContext: ViewContext, context: ReadContext): PostingCard {
  const mask = isAuthor(context.viewer, row) ? plain : viewContext.mask;
  const [photo] = photoViews(row.photos);
  return {
    ...commonOf(row, viewContext, mask, context.now),
    excerpt: excerptOf(mask(row.body)),
    photo: photo ?? null,
  };
}

export async function toPostingView(context: ReadContext, row: FoundPosting): Promise<PostingView> {
  const { viewer, now } = context;
  const viewContext = await viewContextOf(context);
  const isOwn = isAuthor(viewer, row);
  const mask = isOwn ? plain : viewContext.mask;
  return {
    ...commonOf(row, viewContext, mask, now),
    body: mask(row.body),
    // A hidden passage may run over several elements: then the words alone are shown.
    html: row.bodyHtml && !mask.hides?.(row.body) ? changeWords(row.bodyHtml, mask) : null,
    photos: photoViews(row.photos, mask),
    endsOn: row.endsOn,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isListed: isListed(row, now),
    editedAt: row.editedAt?.toISOString() ?? null,
    removal: row.removal && {
      decisionId: row.removal.decisionId,
      reasonName: row.removal.name,
      reason: row.removal.text,
      language: row.removal.text === null ? null : detectLanguage(row.removal.text, 'english'),
      signals: row.removal.signals,
    },
    isOwn,
    can: canOf(viewer, row, now),
  };
}

function commonOf(
  row: PostingRow,
  viewContext: ViewContext,
  mask: WordMask,
  now: Date,
): Omit<PostingCard, 'excerpt' | 'photo'> {
  return {
    id: row.id,
    type: row.type,
    title: mask(row.title),
    language: row.language,
    author: {
      name: row.authorLeft ? null : mask(row.authorName),
      slug: row.authorSlug,
      profileId: row.authorProfileId,
    },
    trades: tradesOf(row.tradeIds, viewContext),
    region: regionOf(row.regionId, viewContext),
    status: row.status,
    isExpired: isExpired(row.expiresAt, now),
    isPinned: row.pinnedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

const canOf = (viewer: Viewer, row: PostingRow, now: Date): PostingView['can'] => ({
  edit: allows(mayEditPosting(viewer, row)),
  delete: allows(mayDeletePosting(viewer, row)),
  pin: isAuthor(viewer, row) && isListed(row, now),
  moderate: actsAsAdministrator(viewer),
  report: row.status === 'active' && canReport(viewer, { ownerProfileId: row.authorProfileId }),
});

function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ')];
  return letters.length <= EXCERPT_LENGTH
    ? letters.join('')
    : `${letters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

/** The form's choices; a region that is no longer offered stays where it was chosen. */
export async function postingFormOptions(
  context: ReadContext,
  types: PostingType[],
  regionId: number | null,
): Promise<PostingFormOptions> {
  const lists = await referenceLists(context);
  const { language } = context;
  return {
    types,
    trades: byName(
      lists.trades.map((trade) => ({ id: trade.id, name: trade[language] })),
      language,
    ),
    regions: regionsOf(lists, language, regionId),
  };
}

const regionsOf = (lists: ReferenceLists, language: Language, chosen: number | null) =>
  byName(
    lists.regions
      .filter(({ id, active }) => active || id === chosen)
      .map((region) => ({ id: region.id, name: region[language], country: region.country })),
    language,
  );

function byName<Entry extends NumberedChoice>(list: Entry[], language: Language): Entry[] {
  const { compare } = new Intl.Collator(localeOf(language));
  return list.sort((one, other) => compare(one.name, other.name));
}

export function toPostingDraft(row: FoundPosting): PostingDraft {
  return {
    type: row.type,
    title: row.title,
    body: row.bodyHtml ?? row.body,
    trade_ids: row.tradeIds,
    region_id: row.regionId,
    ends_on: row.endsOn ?? '',
    photos: photoViews(row.photos).map(({ id, small }) => ({ id, small })),
  };
}
