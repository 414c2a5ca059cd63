import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH, REVIEW_RELATIONS } from '../../common/constants.ts';
import { checkUrl, normalUrl } from '../../common/format/email-and-url.ts';
import {
  FILE_AUDIENCES,
  RED_FLAG_ANSWER_MAX_LENGTH,
  RED_FLAG_ANSWER_MIN_LENGTH,
  RED_FLAG_BODY_MAX_LENGTH,
  RED_FLAG_BODY_MIN_LENGTH,
  RED_FLAG_FILES_MAX,
  RED_FLAG_LEVELS,
  RED_FLAG_RECORD_URL_MAX_LENGTH,
  REPORTED_CRITERIA,
} from '../../common/cases/red-flags.ts';
import type { MessageKey } from '../../translations/index.ts';
import { oneOf, pageNumber, single } from '../core/http/forgiving-query.ts';
import { id, line, lines } from '../core/validation.ts';
import { flagReason } from '../decisions/reason-schema.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

const LARGEST_ID = 2_147_483_647;
const message = (key: MessageKey) => ({ error: key });

export const idParams = z.object({ id: id() });
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
export const emptyForm = z.strictObject({});

const files = uploadIds(RED_FLAG_FILES_MAX);
/** An empty field is none. */
const recordUrl = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  line(RED_FLAG_RECORD_URL_MAX_LENGTH)
    .transform(normalUrl)
    .refine((url) => checkUrl(url) === null, { message: 'validation.url' satisfies MessageKey })
    .nullable(),
);
const happenedOn = z.preprocess(
  (value) => (value === '' ? null : (value ?? null)),
  z.iso.date(message('red_flags.day_needed')).nullable(),
);
const body = lines(RED_FLAG_BODY_MIN_LENGTH, RED_FLAG_BODY_MAX_LENGTH);

const audiences = {
  /** Applies to files that neither list names: those of a form without scripts. */
  audience: z.enum(FILE_AUDIENCES).optional().default('sides'),
  for_admins: files.optional().default([]),
  for_all: files.optional().default([]),
};

export const newRedFlagForm = z.strictObject({
  criterion: z.enum(REPORTED_CRITERIA),
  relation: z.enum(REVIEW_RELATIONS),
  body,
  happened_on: happenedOn,
  record_url: recordUrl,
  files,
  ...audiences,
});
export type NewRedFlag = z.output<typeof newRedFlagForm>;

/** `kept`: the files of before that stay. */
export const changedRedFlagForm = z.strictObject({
  body,
  record_url: recordUrl,
  kept: files,
  files,
  ...audiences,
});
export type ChangedRedFlag = z.output<typeof changedRedFlagForm>;

export const answerForm = z.strictObject({
  answer: lines(RED_FLAG_ANSWER_MIN_LENGTH, RED_FLAG_ANSWER_MAX_LENGTH),
  kept: files,
  files,
});
export type RedFlagAnswer = z.output<typeof answerForm>;

const version = z.int().min(1).max(LARGEST_ID);
const reason = lines(1, DECISION_TEXT_MAX_LENGTH);

/** `version`: the one that the administrator saw, so that a decision is about fully read evidence. */
export const publishBody = z.strictObject({
  ...flagReason.publish,
  version,
  public_files: files.optional(),
});
export const dismissBody = z.strictObject({ ...flagReason.dismiss, version });
export const endBody = z.strictObject({ ...flagReason.end, version });
export const expediteBody = z.strictObject({ reason, version });

const bySlug = () =>
  z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,200}$/))
    .nullable()
    .catch(null);

/** The public list's filters. It never refuses: invalid values are ignored. */
export const redFlagsQuery = z.object({
  region: bySlug(),
  trade: bySlug(),
  level: oneOf(RED_FLAG_LEVELS),
  /** `past`: those that have ended or expired. */
  status: oneOf(['past']),
  page: pageNumber(),
});
export type RedFlagsQuery = z.output<typeof redFlagsQuery>;
