import * as z from 'zod';
import { COST_BANDS } from '../../../common/constants.ts';
import { id, line } from '../../core/validation.ts';

/** As many as one call may add; a page sends those that have arrived. */
export const PHOTOS_A_CALL = 20;
export const ALT_MAX_LENGTH = 200;
export const CAPTION_MAX_LENGTH = 300;
export const ALBUM_TITLE_MAX_LENGTH = 80;
const CITY_MAX_LENGTH = 80;

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null);
const version = z.coerce.number().int().min(1).max(2_147_483_647);

export const photosBody = z.strictObject({ uploads: z.array(id()).min(1).max(PHOTOS_A_CALL) });
export const idParams = z.object({ id: id() });

/** The text of a photo and its place; `photo` tells which of many forms is shown again. */
export const photoForm = z.strictObject({
  photo: id().optional(),
  version,
  alt: line(ALT_MAX_LENGTH),
  caption: line(CAPTION_MAX_LENGTH),
  album: emptyAsNull(id()),
  stage: emptyAsNull(z.enum(['before', 'after'])),
});
export const moveForm = z.strictObject({ to: z.enum(['first', 'earlier', 'later']) });
export const roleForm = z.strictObject({ role: z.enum(['cover', 'logo', 'none']) });
export const removeForm = z.strictObject({});

const month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { message: 'photos.month_format' })
  .nullable();
const album = {
  album: id().optional(),
  title: line(ALBUM_TITLE_MAX_LENGTH).pipe(z.string().min(1)),
  trade: emptyAsNull(z.string().max(60)),
  month: z.preprocess((value) => (value === '' ? null : value), month).default(null),
  city: emptyAsNull(line(CITY_MAX_LENGTH)),
  cost_band: emptyAsNull(z.enum(COST_BANDS)),
};
export const newAlbumForm = z.strictObject(album);
/** A photo from before the work and one from after it; without a title the project gets a plain one. */
export const pairForm = z.strictObject({
  before: id(),
  after: id(),
  pair_title: line(ALBUM_TITLE_MAX_LENGTH),
});
export const albumForm = z.strictObject({ ...album, version });

export type PhotoInput = z.output<typeof photoForm>;
export type PairInput = z.output<typeof pairForm>;
export type AlbumInput = z.output<typeof newAlbumForm>;
