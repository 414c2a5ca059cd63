import { expect } from 'vitest';
import {
  FONT_FAMILY_CLASSES,
  FONT_SIZE_CLASSES,
  PICTURE_ADDRESS,
  RICH_TEXT_ELEMENTS,
  type RichTextKind,
} from '../../../common/text/rich-text.ts';

const FONTS = new Set([...FONT_SIZE_CLASSES, ...FONT_FAMILY_CLASSES]);
const VOID = new Set(['br', 'img']);

/** The allowed values of each attribute; an address is read as a browser reads it. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  href: (value) => {
    const { protocol, origin } = new URL(value.replaceAll('&amp;', '&'), 'https://plumbline.test/page');
    if (/^[/\\]{2}/.test(value)) return false;
    return ['mailto:', 'tel:', 'http:', 'https:'].includes(protocol) || origin === 'https://plumbline.test';
  },
  rel: (value) => value === 'nofollow ugc',
  class: (value) => value.split(' ').every((name) => FONTS.has(name)),
  id: (value) => /^[a-z0-9-]{1,80}$/.test(value),
  src: (value) => PICTURE_ADDRESS.test(value),
  alt: (value) => value.length <= 2_000,
  width: (value) => /^[1-9]\d{0,4}$/.test(value),
  height: (value) => /^[1-9]\d{0,4}$/.test(value),
  colspan: (value) => Number(value) >= 2 && Number(value) <= 12,
  start: (value) => Number(value) >= 2 && Number(value) <= 9_999,
  rowspan: (value) => Number(value) >= 2 && Number(value) <= 100,
};

/**
 * Reads a stored text character by character, with rules independent of the sanitizer's parser. It accepts
 * only whole listed tags in one notation, closed in order. Their attributes must be listed and their values
 * harmless.
 */
export function expectOnlyListed(html: string, kind: RichTextKind, from: string): void {
  const open: string[] = [];
  const rest = html.replace(
    /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*"| alt="[^"]*"| alt)*)( \/)?>/g,
    (_tag, closes: string, name: string, attributes: string) => {
      const listed = RICH_TEXT_ELEMENTS[kind][name];
      expect(listed, `${name} of ${from}`).toBeDefined();
      if (closes) expect(open.pop(), `closed in order: ${html} of ${from}`).toBe(name);
      else if (!VOID.has(name)) open.push(name);
      for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect(listed, `${key} of ${name} of ${from}`).toContain(key);
        expect(VALUES[key]?.(value), `${key}="${value}" of ${from}`).toBe(true);
      }
      return '';
    },
  );
  expect(open, `left open of ${from}`).toEqual([]);
  expect(rest, `words of ${from}`).not.toMatch(/[<>]/);
}
