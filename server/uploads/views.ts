/** A stored file as a query gives it. */
export type UploadRow = {
  id: number;
  key: string;
  kind: 'image' | 'document';
  name: string;
  width: number | null;
  height: number | null;
  bytes: number;
};

/** A stored file as somebody who may see it gets it; `width` and `height` in pixels, null for documents. */
export type UploadView = Omit<UploadRow, 'key'> & { url: string };

export function toUploadView({ key, ...upload }: UploadRow): UploadView {
  return { ...upload, url: `/uploads/${key}` };
}
