import type { MapView } from './map-view.ts';

export type MainPlace = { name: string; latitude: number; longitude: number };

const LABELS_MAX = 14;
/** A letter is about this wide, in pixels. */
const LETTER = 6.2;
const HEIGHT = 15;
const EDGE = 4;
/** A mark reaches about this far from its point. */
const POINT = 9;

type Box = { left: number; right: number; top: number; bottom: number };

/** The names of the main places in a picture, the largest first; none lies over another, or over one of the points. */
export function drawLabels(
  view: MapView,
  places: readonly MainPlace[],
  points: readonly Omit<MainPlace, 'name'>[],
): string {
  const taken: Box[] = points.map(({ latitude, longitude }) => {
    const [x, y] = view.project(longitude, latitude);
    return { left: x - POINT, right: x + POINT, top: y - POINT, bottom: y + POINT };
  });
  const labels: string[] = [];
  for (const { name, latitude, longitude } of places) {
    if (labels.length >= LABELS_MAX) break;
    const [x, y] = view.project(longitude, latitude);
    const box = {
      left: x - 4,
      right: x + 8 + name.length * LETTER,
      top: y - HEIGHT / 2,
      bottom: y + HEIGHT / 2,
    };
    const fits =
      box.left >= EDGE &&
      box.right <= view.width - EDGE &&
      box.top >= EDGE &&
      box.bottom <= view.height - EDGE;
    if (!fits || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    labels.push(
      `<circle class="place" cx="${Math.round(x)}" cy="${Math.round(y)}" r="2"/>` +
        `<text x="${Math.round(x + 6)}" y="${Math.round(y + 4)}">${escapeXml(name)}</text>`,
    );
  }
  return labels.join('');
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
