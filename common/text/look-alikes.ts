import LOOK_ALIKES from './look-alikes.json' with { type: 'json' };

const NOT_ASCII = /[^\0-\x7f]/gu;

/**
 * Letters of other scripts that look like one of ours: `{ "a": "аα…" }`. Source: confusables.txt of Unicode
 * Technical Standard 39 (https://www.unicode.org/Public/security/latest/confusables.txt), its letters with one
 * ASCII letter or digit as prototype, and small Cyrillic and Greek letters that pass filters in practice.
 */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alikes]) =>
    Array.from(alikes, (alike): [string, string] => [
      alike,
      /\p{Lu}/u.test(alike) ? letter.toUpperCase() : letter,
    ]),
  ),
);

/** A text whose look-alike letters are replaced by ours, each by one. */
export const withoutLookAlikes = (text: string): string =>
  text.replace(NOT_ASCII, (letter) => PROTOTYPES.get(letter) ?? letter);
