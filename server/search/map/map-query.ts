import * as z from 'zod';
import { MAP_POINTS_MAX } from '../../../common/search/map-answer.ts';
import { readBox } from '../../../common/search/map-box.ts';

const BOX_TEXT_MAX = 120;
const IDS_TEXT_MAX = 400;
/** A mark and the room around it take so much of the width of the map. */
const COLUMNS_MAX = 24;
const COLUMNS = 12;

const box = z
  .string()
  .max(BOX_TEXT_MAX)
  .transform((text, context) => {
    const read = readBox(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'must be west,south,east,north in degrees' });
    return z.NEVER;
  });

const ids = z
  .string()
  .max(IDS_TEXT_MAX)
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be numbers with commas')
  .transform((text) => text.split(',').slice(0, MAP_POINTS_MAX).map(Number));

/** The part of the map that is asked for, beside a search. */
export const MAP_FIELDS = {
  view: box.nullable().default(null),
  columns: z.coerce.number().int().min(1).max(COLUMNS_MAX).default(COLUMNS),
  ids: ids.default([]),
};
