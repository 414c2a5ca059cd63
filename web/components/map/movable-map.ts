import {
  Map as MapLibreMap,
  NavigationControl,
  setWorkerUrl,
  type GeoJSONSource,
  type MapOptions,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { toBox, writeBox, type MapBox } from '../../../common/search/map-box.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import { followCards } from './cards.ts';
import { cornersOf, type MapSettings } from './map-settings.ts';
import { createMarks } from './marks.ts';
import { ownStyle } from './own-style.ts';
import { fetchDetails, placesOf } from './shapes.ts';

export type MovableMap = {
  /** Goes to where the search of the settings is now, unless that is what it shows. */
  follow: () => void;
  /** Asks anew for what it shows. */
  refresh: () => void;
  remove: () => void;
};

/** Pixels that a mark takes with the room around it. */
const MARK_PIXELS = 56;
const COLUMNS = { least: 4, most: 24 };
/** Closer than this the product's own base map has nothing more to show. */
const CLOSEST_ZOOM = { own: 13, street: 17 };
const PADDING = 16;

/** A map in a frame. Calls fail quietly while it moves, for the next move asks again. */
export function createMovableMap(frame: HTMLElement, settings: () => MapSettings): MovableMap {
  const ended = new AbortController();
  let asking = new AbortController();
  let drawn: Drawn | null = null;

  const ask = (view: MapBox | null): Promise<MapAnswer> => {
    asking.abort();
    asking = new AbortController();
    const { load, contractors } = settings();
    const ids = contractors.map(({ id }) => id).join(',');
    const query = { view: view && writeBox(view), columns: columnsIn(frame), ids: ids || null };
    return load(query, AbortSignal.any([asking.signal, ended.signal]));
  };
  const show = async (view: MapBox | null) => {
    const answer = await ask(view).catch(() => null);
    if (answer === null || drawn === null) return;
    drawn.show(answer);
    if (view === null) drawn.map.fitBounds(cornersOf(answer.view), { padding: PADDING });
  };
  const seen = () => drawn && toBox(boundsOf(drawn.map));
  const refresh = () => {
    const view = seen();
    if (view) void show(view);
  };
  const start = async () => {
    const answer = await ask(null);
    const own = answer.street === null ? await ownStyle(frame, answer.tiles) : null;
    if (answer.tiles !== null) (await import('./street-tiles.ts')).readStreetTiles();
    ended.signal.throwIfAborted();
    drawn = draw(frame, settings, answer, own);
    ended.signal.addEventListener('abort', drawn.remove);
    drawn.map.on('moveend', ({ originalEvent }) => {
      if (originalEvent && drawn) settings().onMoved(boundsOf(drawn.map));
      refresh();
    });
    settings().onDrawn();
  };
  start().catch(() => !ended.signal.aborted && settings().onFailed());

  return {
    follow: () => {
      const { box } = settings();
      const view = seen();
      const isThere = box !== null && view !== null && writeBox(box) === writeBox(view);
      void show(isThere ? view : null);
    },
    refresh,
    remove: () => ended.abort(),
  };
}

/** Tiles over our own map are a street map, too: of somebody who is named, and good for a closer look. */
function optionsOf(
  frame: HTMLElement,
  words: MapSettings['words'],
  { view, street, tiles }: MapAnswer,
  own: StyleSpecification | null,
): MapOptions {
  const hasStreets = own === null || tiles !== null;
  return {
    container: frame,
    style: own ?? street ?? '',
    bounds: cornersOf(view),
    fitBoundsOptions: { padding: PADDING },
    maxZoom: CLOSEST_ZOOM[hasStreets ? 'street' : 'own'],
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: hasStreets ? { compact: true } : false,
    locale: {
      'Map.Title': words.label,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'Popup.Close': words.close,
      'AttributionControl.ToggleAttribution': words.attribution,
    },
  };
}

type Drawn = { map: MapLibreMap; show: (answer: MapAnswer) => void; remove: () => void };

function draw(
  frame: HTMLElement,
  settings: () => MapSettings,
  answer: MapAnswer,
  own: StyleSpecification | null,
): Drawn {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap(optionsOf(frame, settings().words, answer, own));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const marks = createMarks(map, settings);
  let shown = answer;
  // A style of others may have sources by the same names.
  let isOwn = own !== null;
  const show = (next: MapAnswer) => {
    shown = next;
    marks.show(next);
    if (isOwn) void map.getSource<GeoJSONSource>('places')?.setData(placesOf(next.places));
  };
  const fill = () => {
    show(shown);
    if (isOwn) void addDetails(map);
  };
  map.once('load', fill);
  const stops = [followCards(() => shown.points, settings, marks.pointAt)];
  // A street map that does not come is no reason to show none.
  const fallBack = async () => {
    const style = await ownStyle(frame, null);
    isOwn = true;
    map.once('styledata', fill);
    map.setStyle(style);
  };
  const onError = () => void fallBack();
  if (own === null) {
    map.once('error', onError);
    map.once('load', () => map.off('error', onError));
  }
  if (own !== null) stops.push(followColors(map, () => ownStyle(frame, answer.tiles), fill));
  return {
    map,
    show,
    remove: () => {
      stops.forEach((stop) => stop());
      map.remove();
    },
  };
}

/** Rivers and cities come after the land; without them, the map is still one. */
async function addDetails(map: MapLibreMap): Promise<void> {
  const shapes = await fetchDetails().catch(() => null);
  for (const [name, data] of Object.entries(shapes ?? {}))
    void map.getSource<GeoJSONSource>(name)?.setData(data);
}

/** Light and dark, as the page is. */
function followColors(
  map: MapLibreMap,
  styleNow: () => Promise<StyleSpecification>,
  onChanged: () => void,
): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolor = async () => {
    const style = await styleNow();
    map.once('styledata', onChanged);
    map.setStyle(style);
  };
  const change = () => void recolor();
  dark.addEventListener('change', change);
  return () => dark.removeEventListener('change', change);
}

const columnsIn = ({ clientWidth }: HTMLElement): number =>
  Math.max(COLUMNS.least, Math.min(COLUMNS.most, Math.floor(clientWidth / MARK_PIXELS)));

function boundsOf(map: MapLibreMap): MapBox {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}
