import { sql } from 'kysely';
import { toUploadView, type UploadRow } from './views.ts';

/** A photo for everyone who sees the row it is attached to. The file's name stays with its sender. */
export type PhotoView = {
  id: number;
  /** The largest size. */
  url: string;
  small: string;
  medium: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
};

/** One row of `uploads as u` as JSON: an UploadRow. */
export const PHOTO = sql`json_build_object('id', u.id, 'key', u.key, 'kind', u.kind, 'name', u.original_name,
  'width', u.width, 'height', u.height, 'bytes', u.byte_size)`;

export function photoViews(rows: readonly UploadRow[] | null): PhotoView[] {
  return (rows ?? []).map(toUploadView).flatMap(({ id, url, sizes, width, height }) => {
    if (sizes === null) return [];
    return [{ id, url, small: sizes.small, medium: sizes.medium, width: width ?? 1, height: height ?? 1 }];
  });
}
