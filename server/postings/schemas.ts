import * as z from 'zod';
import {
  DECISION_TEXT_MAX_LENGTH,
  POSTING_HTML_MAX_LENGTH,
  POSTING_PHOTOS_MAX,
  POSTING_TITLE_MAX_LENGTH,
  POSTING_TRADES_MAX,
  POSTING_TYPES,
  REASON_CODES,
} from '../../common/constants.ts';
import type { MessageKey } from '../../translations/index.ts';
import { integer } from '../core/http/answer-schemas.ts';
import { byNumber, oneOf, pageNumber, single } from '../core/http/forgiving-query.ts';
import { isVisible } from '../core/plain-text.ts';
import { id, lines } from '../core/validation.ts';

const SEARCH_MAX_LENGTH = 120;
const LARGEST_ID = 2_147_483_647;

const message = (key: MessageKey) => ({ error: key });

export const idParams = z.object({ id: id() });

/** A form that the browser sends by itself has empty fields where nothing is chosen, and texts for numbers. */
const withoutEmpty = (list: unknown) => (Array.isArray(list) ? list.filter((entry) => entry !== '') : list);
const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value === '' ? null : value;

/** Ids, none of them twice. */
const ids = (minimum: number, maximum: number) => z.preprocess(withoutEmpty, idList(minimum, maximum));
const idList = (minimum: number, maximum: number) =>
  z
    .array(id())
    .min(minimum)
    .max(maximum)
    .refine((list) => new Set(list).size === list.length, message('validation.choose'));

/** A day of the calendar, YYYY-MM-DD; an empty field is none. */
const day = z
  .string()
  .nullish()
  .transform((value) => (value ? value : null))
  .pipe(z.iso.date(message('postings.day_needed')).nullable());

const content = {
  title: lines(0, POSTING_TITLE_MAX_LENGTH)
    .transform((value) => value.replace(/\s+/gu, ' '))
    .refine(isVisible, message('validation.required')),
  /** Plain, or HTML of the editor; the action cleans and measures it. */
  body: lines(0, POSTING_HTML_MAX_LENGTH).refine(isVisible, message('validation.required')),
  trade_ids: ids(1, POSTING_TRADES_MAX),
  region_id: z.preprocess(
    asNumber,
    z
      .int(message('postings.region_needed'))
      .min(1, message('postings.region_needed'))
      .max(LARGEST_ID, message('postings.region_needed')),
  ),
  /** The last day of an offer. */
  ends_on: day,
  /** Uploads of the author, in the order they are to be shown. */
  photos: ids(0, POSTING_PHOTOS_MAX),
};

/** A posting as its form sends it. */
export const newPostingBody = z.strictObject({ type: z.enum(POSTING_TYPES), ...content });
/** All of it but the type, which stays. `version`: the one the author had before them. */
export const changedPostingBody = z.strictObject({
  ...content,
  version: z.preprocess(asNumber, z.int().min(1).max(LARGEST_ID)),
});
export const noBody = z.strictObject({});

export type NewPosting = z.output<typeof newPostingBody>;
export type ChangedPosting = z.output<typeof changedPostingBody>;

// Control characters cannot be searched for, and a lone surrogate cannot be written back into an address.
const readable = (value: string): string =>
  [...value.toWellFormed().replace(/\p{Cc}+/gu, ' ')].slice(0, SEARCH_MAX_LENGTH).join('').trim();

const bySlug = () =>
  z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,120}$/))
    .nullable()
    .catch(null);

/** The filters of postings. It never refuses: invalid values are ignored. */
export const postingsQuery = z.object({
  q: z.preprocess(single, z.string().transform(readable)).catch(''),
  type: oneOf(POSTING_TYPES),
  trade: bySlug(),
  region: bySlug(),
  /** The reader's own, in every state. */
  mine: oneOf(['yes']),
  /** All of them, whatever the reader's view settings say. */
  all: oneOf(['yes']),
  page: pageNumber(),
});
/** Postings of such a list with a greater id than the newest one that its reader has. */
export const newerQuery = postingsQuery.omit({ page: true }).extend({ after: byNumber() });
export const newerAnswer = z.object({ count: integer().describe('Newer postings of this list') });
export type PostingsQuery = z.output<typeof postingsQuery>;

const reason = lines(1, DECISION_TEXT_MAX_LENGTH);
/** The fields that an administrator may send with a decision: the versions they saw. */
const seen = {
  /** 0: nothing had been decided yet. */
  last_decision_id: z.int().min(0).max(LARGEST_ID).nullish(),
  version: z.int().min(1).max(LARGEST_ID).nullish(),
};

/** A decision that takes something away names one of the 24 reasons. */
export const removalBody = z.strictObject({ reason, reason_code: z.enum(REASON_CODES), ...seen });
export const restorationBody = z.strictObject({
  reason,
  reason_code: z.null().optional(),
  ...seen,
});

export type DecisionBody = z.output<typeof removalBody | typeof restorationBody>;
