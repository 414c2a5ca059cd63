/** The tokens of a page's colors, as web/styles/schemes.css names them; values are #rrggbb. */
export type ColorTokens = Record<(typeof TOKENS)[number], string>;
const TOKENS = [
  'paper',
  'sheet',
  'wash',
  'ink',
  'muted',
  'line',
  'line-strong',
  'blueprint',
  'blueprint-wash',
  'on-blueprint',
  'band',
  'on-band',
] as const;

/** Hue in degrees, saturation and lightness from 0 to 1. */
type Hsl = { hue: number; saturation: number; lightness: number };

/** Text pairs need 4.5 to 1 (WCAG 2.2, 1.4.3); a margin covers the rounding to whole steps. */
const TEXT_CONTRAST = 4.6;
/** Fields and rings need 3 to 1 (1.4.11). */
const SHAPE_CONTRAST = 3.1;
const STEP = 0.005;

/**
 * The tokens that a color of a contractor's own stands for, in light and in dark. Hue and saturation are kept; the lightness of
 * each text moves until it reads on every surface of the page. `hex`: six hexadecimal digits.
 */
export function tokensOfColor(hex: string): { light: ColorTokens; dark: ColorTokens } {
  const color = toHsl(hex);
  return { light: lightTokens(color), dark: darkTokens(color) };
}

function lightTokens({ hue, saturation, lightness }: Hsl): ColorTokens {
  const tinted = (most: number, level: number) =>
    toHex({ hue, saturation: Math.min(saturation, most), lightness: level });
  const surfaces = {
    paper: tinted(0.5, 0.98),
    sheet: tinted(0, 1),
    wash: tinted(0.35, 0.958),
    'blueprint-wash': tinted(0.7, 0.93),
  };
  const grounds = Object.values(surfaces);
  const darker = (most: number, from: number, contrast = TEXT_CONTRAST) =>
    reading({ hue, saturation: Math.min(saturation, most), lightness: from }, -STEP, grounds, contrast);
  return {
    ...surfaces,
    ink: darker(0.2, 0.12),
    muted: darker(0.1, 0.42),
    line: tinted(0.25, 0.87),
    'line-strong': darker(0.12, 0.5, SHAPE_CONTRAST),
    blueprint: darker(1, Math.min(lightness, 0.5)),
    'on-blueprint': tinted(0, 1),
    ...bandOf(toHex({ hue, saturation, lightness })),
  };
}

/** The color itself, as on the sign and the trucks. Black or white always reads on it. */
const bandOf = (band: string) => ({
  band,
  'on-band': contrastOf('#ffffff', band) >= TEXT_CONTRAST ? '#ffffff' : '#000000',
});

function darkTokens({ hue, saturation, lightness }: Hsl): ColorTokens {
  const tinted = (most: number, level: number) =>
    toHex({ hue, saturation: Math.min(saturation, most), lightness: level });
  const surfaces = {
    paper: tinted(0.2, 0.075),
    sheet: tinted(0.18, 0.105),
    wash: tinted(0.16, 0.13),
    'blueprint-wash': tinted(0.3, 0.16),
  };
  const grounds = Object.values(surfaces);
  const lighter = (most: number, from: number, contrast = TEXT_CONTRAST) =>
    reading({ hue, saturation: Math.min(saturation, most), lightness: from }, STEP, grounds, contrast);
  const blueprint = lighter(0.85, Math.max(lightness, 0.68));
  return {
    ...surfaces,
    ink: lighter(0.15, 0.9),
    muted: lighter(0.1, 0.66),
    line: tinted(0.14, 0.2),
    'line-strong': lighter(0.1, 0.45, SHAPE_CONTRAST),
    blueprint,
    'on-blueprint': reading(
      { hue, saturation: Math.min(saturation, 0.4), lightness: 0.08 },
      -STEP,
      [blueprint],
      TEXT_CONTRAST,
    ),
    ...bandOf(toHex({ hue, saturation, lightness: Math.min(Math.max(lightness, 0.2), 0.6) })),
  };
}

/** The color moved step by step until it has the contrast on every ground. Black and white end the way. */
function reading(color: Hsl, step: number, grounds: readonly string[], contrast: number): string {
  let { lightness } = color;
  let found = toHex(color);
  while (lightness > 0 && lightness < 1 && grounds.some((ground) => contrastOf(found, ground) < contrast)) {
    lightness = Math.min(1, Math.max(0, lightness + step));
    found = toHex({ ...color, lightness });
  }
  return found;
}

/** As WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (hex: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16) / 255);

function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [span, lightness] = [most - least, (most + least) / 2];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: span / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const place = (shift + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
