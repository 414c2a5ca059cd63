import { linesOf, pathOf, type Lettering } from './text-paths.ts';
import { loadTypefaces, type Typefaces } from './typefaces.ts';

/** As previews of links show it (Open Graph). */
export const PICTURE_WIDTH = 1_200;
export const PICTURE_HEIGHT = 630;

export type PictureText = {
  /** The product's name. */
  site: string;
  title: string;
  /** Trades and place. */
  subtitle: string;
  /** A mean from 1 to 5, to be drawn as stars; null: none. */
  stars: number | null;
  /** The words beside the stars. */
  note: string;
};

/** The colors of web/styles/tokens.css, light. */
const PAPER = '#fbfaf7';
const INK = '#17202a';
const MUTED = '#5b6470';
const SAFETY = '#c8440b';
const LINE = '#e3dfd6';

const LEFT = 140;
const ROOM = PICTURE_WIDTH - LEFT - 80;
const TITLE: Lettering = { face: 'display', size: 76 };
const LONG_TITLE: Lettering = { face: 'display', size: 58 };
const SUBTITLE: Lettering = { face: 'text', size: 36 };
const NOTE: Lettering = { face: 'text', size: 38 };
const SITE: Lettering = { face: 'display', size: 34 };

/** Draws the picture of a page as PNG. Nothing in it hangs on a plan. */
export async function drawPicture(text: PictureText): Promise<Buffer> {
  const [{ default: sharp }, typefaces] = await Promise.all([import('sharp'), loadTypefaces()]);
  return sharp(Buffer.from(svgOf(text, typefaces)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function svgOf(text: PictureText, typefaces: Typefaces): string {
  const { lettering, lines } = titleOf(text.title, typefaces);
  const lineHeight = lettering.size * 1.12;
  const top = 190 + lettering.size * 0.6;
  const below = top + (lines.length - 1) * lineHeight;
  const draw = (line: string, style: Lettering, x: number, y: number, fill: string) =>
    `<path fill="${fill}" d="${pathOf(line, style, { x, y }, typefaces)}"/>`;
  const [subtitle = ''] = linesOf(text.subtitle, SUBTITLE, { width: ROOM, lines: 1 }, typefaces);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${PAPER}"/>`,
    plumbLine(),
    draw(text.site, SITE, LEFT, 110, INK),
    ...lines.map((line, index) => draw(line, lettering, LEFT, top + index * lineHeight, INK)),
    draw(subtitle, SUBTITLE, LEFT, below + 72, MUTED),
    `<path d="M${LEFT} 492H${PICTURE_WIDTH - 80}" stroke="${LINE}" stroke-width="2"/>`,
    text.stars === null ? '' : starsAt(LEFT, 528, text.stars),
    draw(text.note, NOTE, text.stars === null ? LEFT : LEFT + 5 * STAR_STEP + 24, 566, INK),
    '</svg>',
  ].join('');
}

/** A long name is written smaller before it is cut. */
function titleOf(title: string, typefaces: Typefaces): { lettering: Lettering; lines: string[] } {
  const large = linesOf(title, TITLE, { width: ROOM, lines: 2 }, typefaces);
  if (!large.some((line) => line.endsWith('…'))) return { lettering: TITLE, lines: large };
  return { lettering: LONG_TITLE, lines: linesOf(title, LONG_TITLE, { width: ROOM, lines: 3 }, typefaces) };
}

/** The sign of the product: a line with its bob. */
const plumbLine = (): string =>
  `<path d="M70 0v420" stroke="${INK}" stroke-width="5"/>` +
  `<path d="M56 414h28v18h12l-5 40-21 40-21-40-5-40h12z" fill="${SAFETY}"/>`;

const STAR_STEP = 50;
/** Within 44 by 44 pixels. */
const STAR = 'M22 2l6.2 12.9 14.1 2-10.2 9.9 2.5 14.2L22 34.2 9.4 41l2.5-14.2L1.7 16.9l14.1-2z';

function starsAt(x: number, y: number, mean: number): string {
  const row = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map(
        (index) => `<path transform="translate(${x + index * STAR_STEP} ${y})" d="${STAR}" fill="${fill}"/>`,
      )
      .join('');
  const width = Math.floor(mean) * STAR_STEP + (mean % 1) * 44;
  return (
    row(LINE) +
    `<clipPath id="share"><rect x="${x}" y="${y}" width="${width}" height="44"/></clipPath>` +
    `<g clip-path="url(#share)">${row(SAFETY)}</g>`
  );
}
