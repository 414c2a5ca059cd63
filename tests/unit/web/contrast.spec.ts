import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOR_SCHEME_IDS } from '../../../common/constants.ts';
import { TINTS } from '../../../common/format/initials.ts';

const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');

const SCHEMES = {
  light: tokensOf(blockAfter(css, ':root {')),
  dark: tokensOf(blockAfter(css, 'prefers-color-scheme: dark')),
};

/** The schemes of contractors' pages, over the colors that they keep; the first is the product's own. */
const schemesCss = readFileSync(new URL('../../../web/styles/schemes.css', import.meta.url), 'utf8');
const CHOSEN_SCHEMES = COLOR_SCHEME_IDS.filter((id) => id > 1).flatMap((id) => {
  const inDark = schemesCss.slice(schemesCss.indexOf('prefers-color-scheme: dark'));
  const own = (text: string) => tokensOf(blockAfter(text, `.scheme-${id} {`));
  return [
    [`color scheme ${id}`, { ...SCHEMES.light, ...own(schemesCss) }],
    [`color scheme ${id} in the dark`, { ...SCHEMES.dark, ...own(inDark) }],
  ] as const;
});

/** The pairs of colors that occur. Text: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const SURFACES = ['paper', 'sheet', 'wash'];
const TEXT_PAIRS: [text: string, ground: string][] = [
  ...SURFACES.flatMap((ground): [string, string][] =>
    ['ink', 'muted', 'blueprint', 'good', 'caution', 'danger'].map((text) => [text, ground]),
  ),
  ...['blueprint', 'good', 'caution', 'danger'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
    ['muted', `${tone}-wash`],
  ]),
  ['on-safety', 'safety'],
  ['on-safety', 'safety-deep'],
  ['on-blueprint', 'blueprint'],
  ['on-band', 'band'],
  ['on-danger', 'danger'],
  ['paper', 'ink'],
  ['blueprint', 'blueprint-wash'],
  ...Array.from({ length: TINTS }, (_, tint): [string, string] => [`on-tint-${tint}`, `tint-${tint}`]),
];

/** Edges of fields, focus rings, filled shapes: 3 to 1 (1.4.11). */
const SHAPE_PAIRS: [shape: string, ground: string][] = SURFACES.flatMap((ground): [string, string][] =>
  ['line-strong', 'blueprint', 'safety', 'ink'].map((shape) => [shape, ground]),
);

describe.each([...Object.entries(SCHEMES), ...CHOSEN_SCHEMES])('the %s scheme', (_name, tokens) => {
  const belowContrast = (pairs: [front: string, ground: string][], least: number) =>
    pairs.filter(([front, ground]) => contrast(colorOf(tokens, front), colorOf(tokens, ground)) < least);

  test('every text of the scheme reads on its ground', () => {
    expect(belowContrast(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  test('every shape of the scheme shows on its ground', () => {
    expect(belowContrast(SHAPE_PAIRS, 3)).toEqual([]);
  });
});

test('both schemes set the same colours', () => {
  expect(Object.keys(SCHEMES.dark).toSorted()).toEqual(Object.keys(SCHEMES.light).toSorted());
});

test('each color scheme sets the same colors, in light and dark', () => {
  const sets = [...schemesCss.matchAll(/\.scheme-\d+ \{[^}]*\}/g)].map(([block]) =>
    Object.keys(tokensOf(block)).toSorted().join(),
  );
  expect(sets).toHaveLength((COLOR_SCHEME_IDS.length - 1) * 2);
  expect(new Set(sets).size).toBe(1);
});

/** Far enough apart for a business to know its own: distance in OKLab, whose steps are even for the eye. */
const LEAST_DISTANCE = 0.06;

test('each two color schemes have bands that the eye tells apart', () => {
  const bands = [
    SCHEMES.light,
    ...CHOSEN_SCHEMES.filter((_scheme, at) => at % 2 === 0).map(([, tokens]) => tokens),
  ].map((tokens) => colorOf(tokens, 'band'));
  expect(bands).toHaveLength(COLOR_SCHEME_IDS.length);
  const close = bands.flatMap((one, at) =>
    bands
      .slice(0, at)
      .filter((other) => distance(one, other) < LEAST_DISTANCE)
      .map((other) => `${one} ${other}`),
  );
  expect(close).toEqual([]);
});

function distance(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
}

function oklab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  const [l = 0, m = 0, s = 0] = [
    0.4122 * red + 0.5363 * green + 0.0514 * blue,
    0.2119 * red + 0.6807 * green + 0.1074 * blue,
    0.0883 * red + 0.2817 * green + 0.63 * blue,
  ].map(Math.cbrt);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function blockAfter(text: string, marker: string): string {
  const start = text.indexOf(marker);
  if (start < 0) throw new Error(`tokens.css has no ${marker}`);
  return text.slice(start, text.indexOf('}', start));
}

function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex]),
  );
}

function colorOf(tokens: Record<string, string>, name: string): string {
  const hex = tokens[name];
  if (hex === undefined) throw new Error(`there is no token ${name}`);
  return hex;
}

/** WCAG 2.2, "contrast ratio" and "relative luminance" (sRGB). */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}
