import { route } from '../../common/routes/route-table.ts';
import type { PhotoSource } from './provenance/photo-source.ts';
import type { UploadKind } from '../../common/constants.ts';

/** An upload as its permitted readers get it. */
export type UploadView = {
  id: number;
  /** The document, or the largest of the three sizes. */
  url: string;
  /** The smaller sizes of an image; null for a document. */
  sizes: { small: string; medium: string } | null;
  name: string;
  kind: UploadKind;
  /** Of the largest size, in pixels. */
  width: number | null;
  height: number | null;
  bytes: number;
};

/** A stored file as a query gives it. */
export type UploadRow = {
  id: number;
  key: string;
  name: string;
  kind: UploadKind;
  width: number | null;
  height: number | null;
  bytes: number;
  /** The signed record, read by the queries of pages that show it. */
  source?: PhotoSource | null;
};

export function toUploadView(row: UploadRow): UploadView {
  const { key } = row;
  const isImage = row.kind === 'image';
  return {
    id: row.id,
    url: route('uploads.show', { key }),
    sizes: isImage
      ? {
          small: route('uploads.show', { key, size: 'small' }),
          medium: route('uploads.show', { key, size: 'medium' }),
        }
      : null,
    name: row.name,
    kind: row.kind,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
  };
}
