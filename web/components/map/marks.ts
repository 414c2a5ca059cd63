import { Marker, Popup, type Map as MapLibreMap } from 'maplibre-gl';
import type { Cluster } from '../../../server/search/map/cluster-contractors.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import { showCard } from './cards.ts';
import { cornersOf, type MapSettings } from './map-settings.ts';

type Point = { latitude: number; longitude: number };

type Marks = {
  show: (answer: MapAnswer) => void;
  /** Marks where a contractor of the list is; null: none. */
  pointAt: (point: Point | null) => void;
};

const THOUSAND = 1000;
const MANY = 100;
const PADDING = 48;
/** Degrees around contractors at one place. */
const AROUND_PLACE = 0.02;

const keyOf = ({ latitude, longitude, count, contractor }: Cluster): string =>
  contractor === null ? `${latitude} ${longitude} ${count}` : contractor.slug;
const at = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude];
const shortCount = (count: number): string =>
  count < THOUSAND ? String(count) : `${Math.floor(count / THOUSAND)}k`;

/** The marks on a map. They are buttons for pointers only: the list serves keyboards and screen readers. */
export function createMarks(map: MapLibreMap, settings: () => MapSettings): Marks {
  const shown = new Map<string, Marker>();
  const here = new Marker({ element: elementOf('span', 'map-point') });

  const markOf = (cluster: Cluster): Marker => {
    const button = elementOf('button', lookOf(cluster));
    button.setAttribute('type', 'button');
    button.tabIndex = -1;
    button.textContent = textOf(cluster);
    button.ariaLabel = labelOf(cluster, settings());
    if (cluster.contractor !== null) button.title = button.ariaLabel;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      open(map, cluster, settings(), event);
    });
    return new Marker({ element: button }).setLngLat(at(cluster)).addTo(map);
  };

  return {
    show: ({ clusters }) => {
      const wanted = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]));
      for (const [key, marker] of shown)
        if (!wanted.has(key)) {
          marker.remove();
          shown.delete(key);
        }
      for (const [key, cluster] of wanted) if (!shown.has(key)) shown.set(key, markOf(cluster));
    },
    pointAt: (point) => {
      if (point === null) here.remove();
      else here.setLngLat(at(point)).addTo(map);
    },
  };
}

const starsOf = ({ contractor }: Cluster): string | null => contractor?.stars?.toFixed(1) ?? null;
/** Many have their count, one has its stars. */
const textOf = (cluster: Cluster): string =>
  cluster.count === 1 ? (starsOf(cluster) ?? '') : shortCount(cluster.count);

function labelOf(cluster: Cluster, { words }: MapSettings): string {
  const { contractor, count } = cluster;
  if (contractor === null) return words.many(count);
  const stars = starsOf(cluster);
  return [contractor.name, stars && `${stars} ★`, contractor.hasRedFlag && words.redFlag]
    .filter(Boolean)
    .join(' · ');
}

function elementOf(name: 'button' | 'span' | 'a' | 'p', className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

const lookOf = ({ count, contractor }: Cluster): string => {
  if (count === 1)
    return `map-mark${contractor?.stars === null ? '' : ' map-mark-stars'}${contractor?.hasRedFlag ? ' map-mark-flag' : ''}`;
  return `map-mark map-mark-many${count >= MANY ? ' map-mark-crowd' : ''}`;
};

/** One contractor is shown by name and in the list; several are looked at more closely. */
function open(map: MapLibreMap, cluster: Cluster, settings: MapSettings, originalEvent: Event): void {
  if (cluster.contractor !== null) {
    showCard(cluster.contractor.slug);
    note(map, cluster, linkTo(cluster, settings));
  } else if (cluster.box !== null && map.getZoom() < map.getMaxZoom() - 0.5) {
    map.fitBounds(cornersOf(cluster.box), { padding: PADDING }, { originalEvent });
  } else note(map, cluster, searchAt(cluster, settings));
}

function note(map: MapLibreMap, place: Point, content: HTMLElement): void {
  new Popup({ offset: 14, maxWidth: '240px', focusAfterOpen: false })
    .setLngLat(at(place))
    .setDOMContent(content)
    .addTo(map);
}

function linkTo(cluster: Cluster, settings: MapSettings): HTMLElement {
  const { hrefOf, onOpen } = settings;
  const link = elementOf('a', 'map-note') as HTMLAnchorElement;
  link.href = hrefOf(cluster.contractor?.slug ?? '');
  link.textContent = labelOf(cluster, settings);
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(link.href);
  });
  return link;
}

/** Those at one place cannot be told apart on a map; the list can. */
function searchAt(
  { latitude, longitude, count }: Cluster,
  { words, onSearchHere }: MapSettings,
): HTMLElement {
  const content = elementOf('p', 'map-note');
  const button = elementOf('button', 'button button-secondary button-small');
  button.setAttribute('type', 'button');
  button.textContent = words.searchHere;
  button.addEventListener('click', () =>
    onSearchHere({
      west: longitude - AROUND_PLACE,
      south: latitude - AROUND_PLACE,
      east: longitude + AROUND_PLACE,
      north: latitude + AROUND_PLACE,
    }),
  );
  content.append(words.many(count), button);
  return content;
}
