import { describe, expect, test } from 'vitest';
import { restoresRemovedText } from '../../../server/screening/removed-text.ts';

const KEPT = 'They came on the agreed day and left the place clean.';
const PASSAGE = 'Their neighbour, a Mr. Villaseñor, has been drunk on the porch since March.';
const edit = { before: `${KEPT} ${PASSAGE} We paid.`, after: [`${KEPT} We paid.`] };

describe('what an administrator took out comes back', () => {
  test.each([
    ['with the whole text', edit.before],
    ['without accents and in capitals', PASSAGE.toUpperCase().replace('Ñ', 'N')],
    ['with half of the passage', 'Nice. A Mr. Villaseñor has been drunk on the porch, we hear.'],
  ])('what an administrator took out comes back: %s', (_, text) => {
    expect(restoresRemovedText(edit, text)).toBe(true);
  });

  test('what an administrator took out comes back: as a name that stands elsewhere now', () => {
    const named = { before: `${KEPT} Memo Ruiz did it.`, after: [`${KEPT} Somebody did it.`] };
    expect(restoresRemovedText(named, `${KEPT} Ask at the office for Ruiz, that is, for Memo.`)).toBe(true);
    expect(restoresRemovedText(named, `${KEPT} Memo did it.`)).toBe(false);
  });
});

describe('a name that was removed for privacy', () => {
  const personal = {
    before: `${KEPT} The helper was Ángel Órnelas then.`,
    after: [`${KEPT} The helper was rude then.`],
    isPersonal: true,
  };

  test.each([
    ['that begins with an accent', 'I still think that Ángel did it.'],
    ['without its accent', 'I still think that angel did it.'],
    ['in letters of another script', 'I still think that Аngеl did it.'],
    ['the second one alone', 'It was Ornelas.'],
  ])('a removed name comes back: %s', (_, text) => {
    expect(restoresRemovedText(personal, `${KEPT} ${text}`)).toBe(true);
  });

  test('another name is free', () => {
    expect(restoresRemovedText(personal, `${KEPT} I still think that Óscar did it.`)).toBe(false);
  });
});

describe('nothing comes back', () => {
  test.each([
    ['with the words that were left', edit.after[0] ?? ''],
    ['with new words', `${KEPT} Their neighbour was loud. We paid in March.`],
    ['with nothing', ''],
  ])('nothing comes back: %s', (_, text) => {
    expect(restoresRemovedText(edit, text)).toBe(false);
  });

  test('nothing comes back where the edit took out no words', () => {
    expect(restoresRemovedText({ before: KEPT, after: [KEPT] }, KEPT)).toBe(false);
    expect(restoresRemovedText({ before: KEPT, after: [`${KEPT} Edited.`] }, KEPT)).toBe(false);
  });

  test('nothing comes back of what was let be since', () => {
    expect(restoresRemovedText({ ...edit, after: [...edit.after, edit.before] }, edit.before)).toBe(false);
  });
});
