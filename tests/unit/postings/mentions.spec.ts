import { describe, expect, test } from 'vitest';
import { mentionsIn } from '../../../server/postings/comments/mentions.ts';

const people = ['Ana', 'Ana María', 'José Núñez', 'Bob'].map((name, userId) => ({ userId, name }));
const named = (text: string) => mentionsIn(text, people).map(({ name }) => name);

describe('mentions', () => {
  test('name participants after an at sign, whatever case and accents', () => {
    expect(named('Thanks @jose nunez, and @BOB!')).toEqual(['José Núñez', 'Bob']);
  });

  test('take the longer of two names that begin alike', () => {
    expect(named('@Ana María knows')).toEqual(['Ana María']);
    expect(named('@Ana knows')).toEqual(['Ana']);
  });

  test('name nobody without an at sign, inside a longer word, or who takes no part', () => {
    expect(named('Bob knows')).toEqual([]);
    expect(named('@Bobby knows')).toEqual([]);
    expect(named('@Zoe knows')).toEqual([]);
  });

  test('name a person once', () => {
    expect(named('@Bob @Bob @Bob')).toEqual(['Bob']);
  });
});
