import type { Language } from '../../../common/format/language.ts';
import { escapeXml } from './escape-xml.ts';
import { sizeOf, type BadgeLook } from './badge-look.ts';
import type { BadgeNotice, BadgeText } from './badge-text.ts';
import { fitText } from './fitted-text.ts';

/** The colors of web/styles/tokens.css. */
const COLORS = {
  light: {
    paper: '#fbfaf7',
    ink: '#17202a',
    muted: '#5b6470',
    line: '#c9c3b5',
    empty: '#e3dfd6',
    stars: '#c8440b',
    good: '#1e7b4d',
    bad: '#b3261e',
  },
  dark: {
    paper: '#12161b',
    ink: '#ece9e2',
    muted: '#a3abb5',
    line: '#3a424c',
    empty: '#3a424c',
    stars: '#f08a5b',
    good: '#6fcf9b',
    bad: '#f2918a',
  },
} as const;
type Colors = (typeof COLORS)[keyof typeof COLORS];

/** Faces that devices have: a picture of another site fetches none. */
const FACES = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const LEFT = 30;
const RIGHT = 10;

/** Baselines of the lines, and sizes of their type. */
const LAYOUT = {
  large: { name: 20, rating: 44, license: 62, source: 79, mean: 21, text: 12, star: 13 },
  compact: { name: null, rating: 25, license: 42, source: 57, mean: 17, text: 11, star: 11 },
} as const;
type Layout = (typeof LAYOUT)[keyof typeof LAYOUT];

type Line = {
  x: number;
  y: number;
  size: number;
  room: number;
  fill: string;
  bold?: boolean;
  mayCut?: boolean;
};

/** Draws the badge of a contractor as SVG. It runs nothing, loads nothing and has no link. */
export function drawBadge(text: BadgeText, look: BadgeLook, language: Language): string {
  const colors = COLORS[look.theme ?? 'light'];
  const layout = LAYOUT[look.size ?? 'large'];
  const room = sizeOf(look.size).width - LEFT - RIGHT;
  const { muted, ink } = colors;
  const size = layout.text;
  const fill = { good: colors.good, bad: colors.bad, plain: muted }[text.licenseTone];
  return frame(
    [
      layout.name === null
        ? ''
        : line(text.name, { x: LEFT, y: layout.name, size: 13, room, fill: ink, bold: true }),
      ratingLine(text, layout, colors, room),
      line(text.license, { x: LEFT, y: layout.license, size, room, fill, bold: true }),
      line(text.source, { x: LEFT, y: layout.source, size: size - 1, room, fill: muted }),
    ],
    { look, language, title: text.name, description: text.description },
  );
}

/** Draws what a badge says where there are no numbers. */
export function drawNotice({ site, notice }: BadgeNotice, look: BadgeLook, language: Language): string {
  const colors = COLORS[look.theme ?? 'light'];
  const { width, height } = sizeOf(look.size);
  const room = width - LEFT - RIGHT;
  const middle = height / 2;
  return frame(
    [
      line(notice, { x: LEFT, y: middle - 2, size: 13, room, fill: colors.ink, bold: true }),
      line(site, { x: LEFT, y: middle + 16, size: 11, room, fill: colors.muted }),
    ],
    { look, language, title: site, description: notice },
  );
}

type Frame = { look: BadgeLook; language: Language; title: string; description: string };

function frame(parts: readonly string[], { look, language, title, description }: Frame): string {
  const { width, height } = sizeOf(look.size);
  const { paper, line: edge, ink, stars } = COLORS[look.theme ?? 'light'];
  const tongue = language === 'english' ? 'en' : 'es-MX';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" lang="${tongue}" font-family="${FACES}">`,
    `<title id="title">${escapeXml(title)}</title><desc id="description">${escapeXml(description)}</desc>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="${paper}" stroke="${edge}"/>`,
    // The sign of the product: a line with its bob.
    `<path d="M16 .5V${height - 30}" stroke="${ink}" stroke-width="1.5"/>`,
    `<path transform="translate(16 ${height - 30})" d="M-4-1h8v4h3l-1.4 10.5L0 24l-5.6-10.5L-7 3h3z" fill="${stars}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

function ratingLine(text: BadgeText, layout: Layout, colors: Colors, room: number): string {
  const y = layout.rating;
  const { mean, text: size } = layout;
  if (text.mean === null) {
    const numbers = text.count === null ? text.rating : `${text.rating} · ${text.count}`;
    return line(numbers, { x: LEFT, y, size: mean - 5, room, fill: colors.ink, bold: true });
  }
  const numberWidth = Math.ceil(mean * 1.5);
  const starsAt = LEFT + numberWidth + 4;
  const countAt = starsAt + layout.star * 5 + 7;
  return [
    line(text.rating, { x: LEFT, y, size: mean, room: numberWidth, fill: colors.ink, bold: true }),
    starRow(starsAt, y - layout.star * 0.95, layout.star, text.mean, colors),
    line(text.count ?? '', {
      x: countAt,
      y: y - 1,
      size,
      room: LEFT + room - countAt,
      fill: colors.muted,
      mayCut: false,
    }),
  ].join('');
}

function line(text: string, { x, y, size, room, fill, bold = false, mayCut }: Line): string {
  const fitted = fitText(text, size, room, { mayCut });
  const exact = fitted.exact === null ? '' : ` textLength="${fitted.exact}" lengthAdjust="spacingAndGlyphs"`;
  // At the same left edge, with the ellipsis where the text goes on.
  const turned = fitted.isRightToLeft ? ' direction="rtl" text-anchor="end"' : '';
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${weight} fill="${fill}"${exact}${turned}>${escapeXml(fitted.text)}</text>`;
}

/** Within 44 by 44 units, as in pictures of shared links. */
const STAR = 'M22 2l6.2 12.9 14.1 2-10.2 9.9 2.5 14.2L22 34.2 9.4 41l2.5-14.2L1.7 16.9l14.1-2z';

/** Filled from the left, to a tenth, as the number is written. */
function starRow(x: number, y: number, size: number, mean: number, { empty, stars }: Colors): string {
  const scale = (size - 1) / 44;
  const tenths = Math.round(mean * 10) / 10;
  const filled = Math.floor(tenths) * size + (tenths % 1) * (size - 1);
  const row = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          `<path transform="translate(${index * size} 0) scale(${scale.toFixed(3)})" d="${STAR}" fill="${fill}"/>`,
      )
      .join('');
  return (
    `<g transform="translate(${x} ${y.toFixed(1)})">${row(empty)}` +
    `<clipPath id="filled"><path d="M0 0H${filled.toFixed(1)}V${size}H0z"/></clipPath>` +
    `<g clip-path="url(#filled)">${row(stars)}</g></g>`
  );
}
