import { sql } from 'kysely';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { PhotoSource } from './provenance/photo-source.ts';
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
  /** The fact of a signed record in the file; left out where there was none. */
  source?: PhotoSource;
};

/** The source of a row of `uploads as u` by its signed record, as JSON: a PhotoSource, or null. */
export const PHOTO_SOURCE = sql<PhotoSource | null>`case when u.source_kind is not null then json_build_object(
  'kind', u.source_kind, 'day', u.source_day, 'issuer', u.source_issuer, 'isTrusted', u.source_trusted) end`;

/** One row of `uploads as u` as JSON: an UploadRow. */
export const PHOTO = sql`json_build_object('id', u.id, 'key', u.key, 'kind', u.kind, 'name', u.original_name,
  'width', u.width, 'height', u.height, 'bytes', u.byte_size, 'source', ${PHOTO_SOURCE})`;

/** Anybody may name themselves as the signer, so the name is masked like other words of users. */
export const shownSource = ({ kind, day, issuer, isTrusted }: PhotoSource, mask: WordMask): PhotoSource => ({
  kind,
  day,
  issuer: issuer === null ? null : mask(issuer),
  isTrusted,
});

/** With the sources of the photos where the words of their page are masked. */
export function photoViews(rows: readonly UploadRow[] | null, mask?: WordMask): PhotoView[] {
  return (rows ?? []).flatMap((row) => {
    const { id, url, sizes, width, height } = toUploadView(row);
    if (sizes === null) return [];
    const { small, medium } = sizes;
    const view = { id, url, small, medium, width: width ?? 1, height: height ?? 1 };
    return mask && row.source ? [Object.assign(view, { source: shownSource(row.source, mask) })] : [view];
  });
}
