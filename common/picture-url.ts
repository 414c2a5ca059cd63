import { route } from './route-table.ts';

/** Where a size of a picture is; the largest unless said. */
export const pictureUrl = (key: string, size?: 'small' | 'medium'): string =>
  route('uploads.show', size === undefined ? { key } : { key, size });
