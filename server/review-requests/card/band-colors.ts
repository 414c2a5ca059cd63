import { tokensOfColor } from '../../contractors/page/own-color.ts';

export type BandColors = { band: string; onBand: string };

const PRODUCT_BAND: BandColors = { band: '#1d4e89', onBand: '#ffffff' };

/** The bands of the schemes on paper, as web/styles/tokens.css and schemes.css have them (tests/unit/web/contrast.spec.ts compares). */
export const SCHEME_BANDS: readonly BandColors[] = [
  PRODUCT_BAND,
  { band: '#1e5a38', onBand: '#ffffff' },
  { band: '#a3281f', onBand: '#ffffff' },
  { band: '#466a8a', onBand: '#ffffff' },
  { band: '#f2b632', onBand: '#241a02' },
  { band: '#00797b', onBand: '#ffffff' },
  { band: '#6f2c6b', onBand: '#ffffff' },
  { band: '#cf8047', onBand: '#241206' },
  { band: '#a3b847', onBand: '#1c2106' },
  { band: '#2a2c2f', onBand: '#ffffff' },
];

/** The colors of a page's band. `ownColor`: six hexadecimal digits in place of the scheme. */
export function bandColorsOf(schemeId: number, ownColor: string | null): BandColors {
  if (ownColor !== null) {
    const { band, 'on-band': onBand } = tokensOfColor(ownColor).light;
    return { band, onBand };
  }
  return SCHEME_BANDS[schemeId - 1] ?? PRODUCT_BAND;
}
