import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBadge, drawNotice } from '../../../server/profiles/badge/draw-badge.ts';
import type { BadgeText } from '../../../server/profiles/badge/badge-text.ts';
import { fitText } from '../../../server/profiles/badge/fitted-text.ts';
import { snippetOf } from '../../../server/profiles/badge/snippet.ts';

const TEXT: BadgeText = {
  name: 'Sonora Roofing',
  mean: 4.6,
  rating: '4.6',
  count: '80 reviews',
  license: 'License active',
  licenseTone: 'good',
  source: 'Plumbline · 02/08/2027',
  description: '4.6 of 5 stars, 80 reviews.',
};
const LARGE = { size: null, theme: null } as const;
const drawn = (change: Partial<BadgeText>) => drawBadge({ ...TEXT, ...change }, LARGE, 'english');
const filledOf = (svg: string) => /M0 0H([\d.]+)V/.exec(svg)?.[1];

describe('a drawn badge', () => {
  test('a drawn badge stays one document of XML whatever a name holds', () => {
    const hostile = [
      '&<>"\'',
      '</title><script>alert(1)</script>',
      '\u0000\u0007\ufffe',
      '\u202Egnp.exe',
      'a\u2028b',
    ];
    for (const name of hostile) {
      const svg = drawn({ name });
      expect(
        ['<script', '\u0000', '\u0007', '\ufffe', '\u202e'].filter((part) => svg.includes(part)),
      ).toEqual([]);
      expect(svg.match(/<title/g)).toHaveLength(1);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const svg = drawn({ name, description: name });
        expect(
          svg.replace(/<\/?(?:svg|title|desc|rect|path|text|g|clipPath)(?: [\w:-]+="[^"<]*")*\/?>/g, ''),
        ).not.toMatch(/[<>]/);
      }),
    );
  });

  test('a drawn badge fills its stars to the tenth that its number says', () => {
    expect(filledOf(drawn({ mean: 5 }))).toBe('65.0');
    expect(filledOf(drawn({ mean: 1 }))).toBe('13.0');
    expect(filledOf(drawn({ mean: 4.55 }))).toBe(filledOf(drawn({ mean: 4.6 })));
    expect(filledOf(drawn({ mean: null, rating: 'New', count: '2 reviews' }))).toBeUndefined();
  });

  test('a drawn badge presses a million reviews into their room, and cuts no number', () => {
    const compact = drawBadge(
      { ...TEXT, count: '1,000,000 reseñas' },
      { size: 'compact', theme: null },
      'english',
    );
    expect(compact).toContain('>1,000,000 reseñas</text>');
    expect(drawn({ count: '1,000,000 reviews' })).toMatch(
      /textLength="\d+" lengthAdjust="spacingAndGlyphs">1,000,000 reviews</,
    );
  });

  test('a drawn badge names its language and is read as one picture', () => {
    const svg = drawNotice(
      { site: 'Plumbline', notice: 'Esta ficha no se muestra' },
      LARGE,
      'mexican_spanish',
    );
    expect(svg).toContain('lang="es-MX"');
    expect(svg).toContain('role="img" aria-labelledby="title description"');
  });
});

describe('a fitted text', () => {
  test('a fitted text keeps whole letters: an emoji is not cut in two', () => {
    const { text, exact } = fitText('👩‍👩‍👧‍👦'.repeat(40), 13, 200);
    expect(text).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
    expect(exact).toBe(200);
  });

  test('a fitted text of 120 capitals ends with an ellipsis, and a short one is left as it is', () => {
    expect(fitText('W'.repeat(120), 13, 200).text).toMatch(/^W{10,30}…$/);
    expect(fitText('Ace', 13, 200)).toEqual({ text: 'Ace', exact: null, isRightToLeft: false });
  });
});

describe('a text of a badge that is read from the right', () => {
  test('a text of a badge that is read from the right is cut and not pressed, and ends at the left', () => {
    const svg = drawn({ name: 'شركة الأمل للمقاولات العامة والترميمات الداخلية' });
    expect(svg).toMatch(/<text x="30" y="20"[^>]* direction="rtl" text-anchor="end">[^<]+…</u);
    expect(/<text x="30" y="20"[^>]*>/.exec(svg)?.[0]).not.toContain('textLength');
  });
});

describe('the code of a badge', () => {
  test('the code of a badge keeps a name with quotes and tags inside its attribute', () => {
    const html = snippetOf({
      appUrl: 'https://plumbline.test',
      slug: 'ace',
      language: 'english',
      look: LARGE,
      alt: 'Reviews of "A" <b onload=x>\' & \u202eC',
    });
    expect(html).toBe(
      '<a href="https://plumbline.test/c/ace"><img src="https://plumbline.test/c/ace/badge.svg" ' +
        'alt="Reviews of &quot;A&quot; &lt;b onload=x&gt;&#39; &amp; C" width="240" height="90"></a>',
    );
  });
});
