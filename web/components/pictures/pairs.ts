import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';

type Pair = [before: GalleryPhoto, after: GalleryPhoto];

/** The pairs of each project: its first before with its first after, and so on. */
export function pairsOf(photos: readonly GalleryPhoto[]): Pair[] {
  const albums = new Set(photos.flatMap(({ albumId }) => albumId ?? []));
  return [...albums].flatMap((album) => {
    const of = (stage: 'before' | 'after') =>
      photos.filter((photo) => photo.albumId === album && photo.stage === stage);
    const afters = of('after');
    return of('before').flatMap((before, index): Pair[] => {
      const after = afters[index];
      return after ? [[before, after]] : [];
    });
  });
}
