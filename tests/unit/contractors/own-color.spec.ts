import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, tokensOfColor, type ColorTokens } from '../../../server/contractors/page/own-color.ts';

const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels) => channels.map((one) => one.toString(16).padStart(2, '0')).join(''));

const SURFACES = ['paper', 'sheet', 'wash', 'blueprint-wash'] as const;
const TEXTS = ['ink', 'muted', 'blueprint'] as const;

/** The product's own texts for what is good, needs care or is wrong stand on these surfaces, too. */
const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
const tonesIn = (text: string) =>
  ['good', 'caution', 'danger'].map((tone) => new RegExp(`--${tone}: (#\\w{6})`).exec(text)?.[1] ?? '');
const STATES = { light: tonesIn(css), dark: tonesIn(css.slice(css.indexOf('prefers-color-scheme: dark'))) };

function lowest(tokens: ColorTokens, tones: readonly (keyof ColorTokens)[]): number {
  return Math.min(...SURFACES.flatMap((on) => tones.map((tone) => contrastOf(tokens[tone], tokens[on]))));
}

describe('a color of a contractor’s own', () => {
  test('a color of a contractor’s own gives tokens on which every text has a contrast of 4.5 and every edge of 3, whatever the color', () => {
    fc.assert(
      fc.property(hex, (color) => {
        for (const [mode, tokens] of Object.entries(tokensOfColor(color))) {
          expect(lowest(tokens, TEXTS)).toBeGreaterThanOrEqual(4.5);
          expect(lowest(tokens, ['line-strong'])).toBeGreaterThanOrEqual(3);
          for (const state of STATES[mode as keyof typeof STATES])
            for (const on of SURFACES.slice(0, 3))
              expect(contrastOf(state, tokens[on]), `${state} on ${on} of ${color}`).toBeGreaterThanOrEqual(
                4.5,
              );
          expect(contrastOf(tokens['on-blueprint'], tokens.blueprint)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(tokens['on-band'], tokens.band)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 300, examples: [['000000'], ['ffffff'], ['ffff00'], ['0000ff'], ['808080'], ['ff0000']] },
    );
  });

  test('a color of a contractor’s own keeps its hue', () => {
    const { light } = tokensOfColor('8a2be2');
    expect(light.blueprint).toBe('#831fe0');
    expect(light.band).toBe('#8a2be2');
  });
});
