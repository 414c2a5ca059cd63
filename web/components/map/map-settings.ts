import { widthOfBox, type MapBox } from '../../../common/search/map-box.ts';
import type { LoadView } from './load-view.ts';

export type MapSettings = {
  contractors: readonly { id: number; slug: string }[];
  load: LoadView;
  /** The part of the map that the search looks in. */
  box: MapBox | null;
  words: {
    label: string;
    zoomIn: string;
    zoomOut: string;
    close: string;
    attribution: string;
    many: (count: number) => string;
    searchHere: string;
    redFlag: string;
  };
  hrefOf: (slug: string) => string;
  onOpen: (href: string) => void;
  onMoved: (bounds: MapBox) => void;
  onSearchHere: (box: MapBox) => void;
  onDrawn: () => void;
  onFailed: () => void;
};

/** Land behind the antimeridian goes on to the east. */
export const cornersOf = (box: MapBox): [[number, number], [number, number]] => [
  [box.west, box.south],
  [box.west + widthOfBox(box), box.north],
];
