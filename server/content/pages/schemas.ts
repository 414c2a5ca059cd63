import * as z from 'zod';
import { CONTENT_HTML_MAX_LENGTH } from '../../../common/constants.ts';
import { CONTENT_PAGES } from '../../../common/content-pages.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { digits } from '../../core/forms/native-fields.ts';
import { richText } from '../../rich-text/schema.ts';
import type { MessageKey } from '../../../translations/index.ts';

export const pageParams = z.object({ page: z.enum(CONTENT_PAGES) });

const html = richText(CONTENT_HTML_MAX_LENGTH);

/** Both languages as the editor has them. `version` is that of the draft they began with; 0: of none. */
export const contentTextsBody = z.object({
  english: html,
  mexican_spanish: html,
  version: digits(z.int().min(0).max(2_147_483_647)),
});
export type ContentTexts = z.output<typeof contentTextsBody>;

/** A native form says the moment without a time zone, which its label calls UTC. */
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const moment = (sent: unknown): unknown =>
  typeof sent === 'string' && WITHOUT_ZONE.test(sent) ? `${sent}:00Z` : sent;

/** `publish_at`: the moment to appear at; empty: now. */
export const publishBody = contentTextsBody.extend({
  publish_at: z
    .preprocess(
      moment,
      z.union([
        z.literal(''),
        z.iso.datetime({ offset: true, error: 'content_editor.time_unreadable' satisfies MessageKey }),
      ]),
    )
    .nullish()
    .transform((value) => (value ? new Date(value) : null)),
});
export type Publishing = z.output<typeof publishBody>;

export const restoreBody = z.object({ number: digits(z.int().min(1).max(1_000_000)) });
/** Other fields of the form are left out. */
export const noBody = z.object({});
export const previewQuery = z.object({ language: oneOf(LANGUAGES) });
