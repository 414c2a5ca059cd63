import { drawBase } from './draw-base.ts';
import type { MapView } from './map-view.ts';
import { drawLabels, type MainPlace } from './place-labels.ts';

type Point = { latitude: number; longitude: number };
type MapMark = Point & { count: number };

type StaticMap = {
  view: MapView;
  places: readonly MainPlace[];
  /** A circle of so many kilometers. */
  area?: (Point & { km: number }) | null;
  /** A pin at an exact address. */
  pin?: Point | null;
  marks?: readonly MapMark[];
};

/** The tokens of the product, light and dark: a picture does not see the styles of its page. */
const STYLE = `.sea{fill:#dfe7ec}.around{fill:#efece5}.land{fill:#fbfaf7}.city{fill:#f0ebe0}.lake{fill:#dfe7ec;fill-rule:evenodd}.river{stroke:#a9bccf}.county{stroke:#e3dfd6}.state{stroke:#a9a290}.county,.state,.river{fill:none}
.place{fill:#5b6470}text{fill:#3c4551;font:12px system-ui,sans-serif;paint-order:stroke;stroke:#fbfaf7;stroke-width:3px;stroke-linejoin:round}
.area{fill:#1d4e89;fill-opacity:.14;stroke:#1d4e89;stroke-width:1.5}.pin,.mark{fill:#1d4e89;stroke:#fff;stroke-width:1.5}
.mark+text{fill:#fff;stroke:none;font-weight:600;text-anchor:middle}
@media(prefers-color-scheme:dark){.sea{fill:#0d1116}.around{fill:#171c22}.land{fill:#1d232b}.city{fill:#262d36}.lake{fill:#0d1116}.river{stroke:#4a5f7a}.county{stroke:#2a3038}.state{stroke:#5c6570}
.place{fill:#a3abb5}text{fill:#c9cfd6;stroke:#1d232b}.area{fill:#8fb9ee;stroke:#8fb9ee}.pin,.mark{fill:#8fb9ee;stroke:#12161b}.mark+text{fill:#0e1a29}}`;

const RADIUS = { least: 7, most: 22 };

/** A map as a picture that needs no script and names nobody. */
export function drawStaticMap({ view, places, area = null, pin = null, marks = [] }: StaticMap): string {
  const { width, height } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${STYLE}</style><rect class="sea" width="${width}" height="${height}"/>` +
    drawBase(view) +
    (area === null ? '' : drawArea(view, area)) +
    drawLabels(view, places, pin === null ? marks : [...marks, pin]) +
    marks.map((mark) => drawMark(view, mark)).join('') +
    (pin === null ? '' : drawPin(view, pin)) +
    '</svg>'
  );
}

function drawArea(
  { project, pixelsPerKm }: MapView,
  { latitude, longitude, km }: Point & { km: number },
): string {
  const [x, y] = project(longitude, latitude).map(Math.round);
  return `<circle class="area" cx="${x}" cy="${y}" r="${Math.round(km * pixelsPerKm)}"/>`;
}

function drawPin({ project }: MapView, { latitude, longitude }: Point): string {
  const [x = 0, y = 0] = project(longitude, latitude).map(Math.round);
  return `<path class="pin" d="M${x} ${y}c-3-8-9-11-9-18a9 9 0 0 1 18 0c0 7-6 10-9 18z"/>`;
}

/** The more there are, the larger; the number stands in it. */
function drawMark({ project }: MapView, { latitude, longitude, count }: MapMark): string {
  const [x = 0, y = 0] = project(longitude, latitude).map(Math.round);
  if (count === 1) return `<circle class="mark" cx="${x}" cy="${y}" r="6"/>`;
  const radius = Math.min(RADIUS.most, RADIUS.least + Math.round(Math.log2(count) * 1.6) + 2);
  return `<circle class="mark" cx="${x}" cy="${y}" r="${radius}"/><text x="${x}" y="${y + 4}">${shortCount(count)}</text>`;
}

const shortCount = (count: number): string => (count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`);
