import { describe, expect, test } from 'vitest';
import { begunMention, matchingNames, withMention } from '../../../web/lib/mentions.ts';

const NAMES = ['Ana López', 'Ángel Ruiz', 'López e Hijos', 'Bob Stone'];

describe('a mention while it is typed', () => {
  test.each([
    ['Hello @An', 9, 'An'],
    ['@', 1, ''],
    ['¿@lop y más', 5, 'lop'],
  ])('a mention while it is typed: %s begins one', (text, caret, typed) => {
    expect(begunMention(text, caret)?.typed).toBe(typed);
  });

  test.each(['No name here', 'ana@example.com', '@first\nsecond line'])(
    'a mention while it is typed: %s is none',
    (text) => {
      expect(begunMention(text, text.length)).toBeNull();
    },
  );

  test('a mention while it is typed finds names by the beginning of any word, accents folded', () => {
    expect(matchingNames(NAMES, 'lop')).toEqual(['Ana López', 'López e Hijos']);
    expect(matchingNames(NAMES, 'AN')).toEqual(['Ana López', 'Ángel Ruiz']);
    expect(matchingNames(NAMES, 'Ana López is')).toEqual([]);
    expect(matchingNames(NAMES, 'zz')).toEqual([]);
  });

  test('a mention while it is typed puts the chosen name in its place, with the caret behind it', () => {
    const text = 'Ask @bo about it';
    const begun = begunMention(text, 7);
    expect(begun && withMention(text, begun, 'Bob Stone')).toEqual({
      text: 'Ask @Bob Stone about it',
      caret: 15,
    });
  });
});
