import { route } from '../routes/route-table.ts';

/** The address of a picture in a size; the largest by default. */
export const pictureUrl = (key: string, size?: 'small' | 'medium'): string =>
  route('uploads.show', size === undefined ? { key } : { key, size });
