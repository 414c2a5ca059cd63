import { router } from '@inertiajs/react';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../../common/format/translator.ts';
import { toBox, type MapBox } from '../../../common/search/map-box.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { toastError } from '../../lib/page/toasts.ts';
import { Button } from '../ui/button.tsx';
import type { MapSettings } from './map-settings.ts';
import { createMovableMap, type MovableMap } from './movable-map.ts';
import type { LoadView } from './load-view.ts';
import './map.css';

type Props = {
  contractors: readonly { id: number; slug: string }[];
  load: LoadView;
  /** The part of the map that the search looks in. */
  box: MapBox | null;
  onSearchHere: (box: MapBox) => void;
  onDrawn: () => void;
  onFailed: () => void;
};

/** The map that a reader moves. The list beside it says all that it shows. */
export function InteractiveMap({ contractors, load, box, onSearchHere, onDrawn, onFailed }: Props) {
  const t = useT();
  const path = usePath();
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<MovableMap | null>(null);
  const [moved, setMoved] = useState<MapBox | null>(null);
  const settings: MapSettings = {
    contractors,
    load,
    box,
    words: wordsOf(t),
    hrefOf: (slug) => path('contractors.show', { slug }),
    onOpen: (href) => router.visit(href),
    onMoved: (bounds) => setMoved(toBox(bounds)),
    onSearchHere,
    onDrawn,
    onFailed: () => {
      toastError(t('search.map_failed'));
      onFailed();
    },
  };
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  useEffect(() => {
    if (frame.current === null) return undefined;
    map.current = createMovableMap(frame.current, () => latest.current);
    return () => map.current?.remove();
  }, []);
  const listed = contractors.map(({ id }) => id).join();
  const followed = useRef({ load, listed });
  useEffect(() => {
    const { load: former, listed: formerly } = followed.current;
    followed.current = { load, listed };
    if (former !== load) {
      setMoved(null);
      map.current?.follow();
    } else if (formerly !== listed) map.current?.refresh();
  }, [load, listed]);
  return (
    <div className="movable-map">
      <div ref={frame} className="movable-map-frame" />
      {moved && (
        <Button size="small" className="map-here-button" onClick={() => onSearchHere(moved)}>
          <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
          {t('search.map_here')}
        </Button>
      )}
    </div>
  );
}

const wordsOf = (t: Translate): MapSettings['words'] => ({
  label: t('search.map_label'),
  zoomIn: t('search.map_zoom_in'),
  zoomOut: t('search.map_zoom_out'),
  close: t('search.map_close_note'),
  attribution: t('search.map_attribution'),
  many: (count) => t('search.count', { count }),
  searchHere: t('search.map_here'),
  redFlag: t('search.map_red_flag'),
});
