import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';

// Each with the letters that English and Spanish need, then those of their neighbors.
const FILES = {
  display: [
    new URL(
      '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
      import.meta.url,
    ),
  ],
  text: [
    new URL(
      '../../node_modules/@fontsource/public-sans/files/public-sans-latin-500-normal.woff',
      import.meta.url,
    ),
    new URL(
      '../../node_modules/@fontsource/public-sans/files/public-sans-latin-ext-500-normal.woff',
      import.meta.url,
    ),
  ],
} as const;

export type Face = keyof typeof FILES;
export type Typefaces = Readonly<Record<Face, readonly Font[]>>;

let loading: Promise<Typefaces> | null = null;

/** The product's own typefaces, read when the first picture is drawn: a machine may have none. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= read();
  return loading;
}

async function read(): Promise<Typefaces> {
  const { create } = await import('fontkit');
  const open = (url: URL): Font => {
    const font = create(readFileSync(url));
    if (!('layout' in font)) throw new Error(`${url.pathname} is no single typeface`);
    return font;
  };
  return { display: FILES.display.map(open), text: FILES.text.map(open) };
}
