import { IconMap, IconX } from '@tabler/icons-react';
import { useCallback, useState, type ToggleEvent } from 'react';
import { writeBox, type MapBox } from '../../../common/search/map-box.ts';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import type { LoadView } from './load-view.ts';

/** Larger than all else of a page, so it comes when a reader opens the map. */
const interactive = fetchedLater(async () => (await import('./interactive-map.tsx')).InteractiveMap);

/** From here on the map is beside the list. */
const WIDE = '(min-width: 64rem)';

type Props = {
  /** The address of the drawn map, which needs no script. */
  picture: string;
  /** The part of the map that the search looks in. */
  box: MapBox | null;
  contractors: readonly { id: number; slug: string }[];
  load: LoadView;
  onSearchHere: (box: MapBox) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The results on a map: drawn by the server at first, and one to move in its place when a reader opens it. */
export function ResultsMap({ picture, box, isOpen, onOpen, ...map }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const [isDrawn, setDrawn] = useState(false);
  const close = useCallback(() => {
    onOpen(false);
    setDrawn(false);
  }, [onOpen]);
  const InteractiveMap = interactive.useFetched(isOpen, close)?.code;
  // On a phone the button opens all of it; beside the list the picture is always seen.
  const onToggle = ({ newState }: ToggleEvent) => {
    if (matchMedia(WIDE).matches) return;
    if (newState === 'open') onOpen(true);
    else close();
  };
  return (
    <details className="find-filters find-map" onToggle={onToggle}>
      <summary className="button button-secondary">
        <IconMap size={18} stroke={1.75} aria-hidden="true" />
        {t('search.map')}
      </summary>
      <div className="find-filters-content">
        {!isDrawn && (
          <img
            className="static-map"
            src={picture}
            alt={t('search.map_alt')}
            width="300"
            height="210"
            loading="lazy"
          />
        )}
        {isOpen && InteractiveMap && (
          <InteractiveMap {...map} box={box} onDrawn={() => setDrawn(true)} onFailed={close} />
        )}
        {isTakenOver && (
          <Button
            size="small"
            className="max-lg:hidden"
            busy={isOpen && !isDrawn}
            onClick={() => (isOpen ? close() : onOpen(true))}
          >
            {isDrawn && <IconX size={16} stroke={1.75} aria-hidden="true" />}
            {t(isDrawn ? 'search.map_close' : 'search.map_open')}
          </Button>
        )}
        {box && <input type="hidden" name="box" value={writeBox(box)} />}
      </div>
    </details>
  );
}
