import { useEffect, useRef } from 'react';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { GalleryLink } from './gallery-link.tsx';

type Props = { before: GalleryPhoto; after: GalleryPhoto; first?: boolean };

/** One place before and after, side by side; scripts lay them over each other, with a slider. */
export function BeforeAfter({ before, after, first = false }: Props) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const label = t('contractors.compare_label', { project: after.album ?? '' });
  useEffect(() => {
    void import('./lightbox.tsx').then(({ addSlider }) => frame.current && addSlider(frame.current, label));
  }, [label]);
  return (
    <figure className="photo-pair-figure">
      <div ref={frame} className="photo-pair">
        {[before, after].map((photo) => (
          <GalleryLink key={photo.id} photo={photo} sizes="(min-width: 64rem) 640px, 100vw" first={first} />
        ))}
      </div>
      <figcaption>{after.album}</figcaption>
    </figure>
  );
}
