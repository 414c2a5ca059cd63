import { describe, expect, test } from 'vitest';
import { createPassageFinder } from '../../../server/content/hidden-passages.ts';

const shown = (text: string, ...passages: string[]) =>
  createPassageFinder(passages)?.replaceIn(text, '[hidden]') ?? text;

describe('words that are hidden until a case is decided', () => {
  test.each([
    ['Call 602-555-0123 now.', '602-555-0123'],
    ['It has a 60-amp panel (old).', '60-amp panel'],
    ['His name is Peña-Nieto, of Elm St.', 'Peña-Nieto'],
    ['SHE LIVES AT 12 ELM STREET!', 'She lives at 12 Elm Street'],
    ['ella vive en Lopez Mateos 12', 'López Mateos 12'],
    ['4821  West\n Magnolia', '4821 West Magnolia'],
    ['4821 West, **Mag\u00ad\u200bnolia**', '4821 West Magnolia'],
    ['4821 Wеst Mаgnоlia', '4821 West Magnolia'],
    ['4-8-2-1 w.e.s.t magnolia', '4821 West Magnolia'],
    ['４８２１ West Magnolia', '4821 West Magnolia'],
    ['Mari\u0301a Lo\u0301pez', 'María López'],
  ])('the text %j shows nothing of %j', (text, passage) => {
    const masked = shown(text, passage);
    expect(masked).toContain('[hidden]');
    expect(masked.replaceAll('[hidden]', '')).not.toMatch(/0123|panel|Nieto|elm street|Mateos|magn|López/iu);
  });

  test('every sign of a keyboard may be in them', () => {
    const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
    expect(shown(`before ${signs} after`, signs)).toContain('before');
    expect(shown(`before ${signs} after`, signs)).not.toContain('ABCDEF');
    expect(createPassageFinder(['?!…'])).toBeNull();
  });

  test('passages that overlap are hidden as one', () => {
    const text = 'He cheated his partner Dolores Quintanar of Burbank last year.';
    expect(shown(text, 'cheated his partner Dolores', 'Dolores Quintanar of Burbank')).toBe(
      'He [hidden] last year.',
    );
  });

  test('a text that is cut within them shows nothing of their beginning', () => {
    const passage = 'lives at 4821 West Magnolia Boulevard apartment 12';
    expect(shown('The man who lives at 4821 West Magnolia Boulevard…', passage)).toBe(
      'The man who [hidden]…',
    );
    expect(shown('The man who lives', passage)).toBe('The man who lives');
  });

  test('other texts stay as they are', () => {
    const text = 'They came at eight, and cleaned up: 100 % fine. Ñandú, “bien”.';
    expect(shown(text, '12 Elm Street')).toBe(text);
    expect(createPassageFinder([])).toBeNull();
  });
});
