import { describe, expect, test } from 'vitest';
import { mentionsIn, withoutMentions } from '../../../server/postings/comments/mentions.ts';

const people = ['Ana', 'Ana María', 'José Núñez', 'Bob'].map((name, userId) => ({ userId, name }));
const named = (text: string) => mentionsIn(text, people).map(({ name }) => name);

describe('mentions', () => {
  test('mentions name participants after an at sign, whatever case and accents', () => {
    expect(named('Thanks @jose nunez, and @BOB!')).toEqual(['José Núñez', 'Bob']);
  });

  test('mentions take the longer of two names that begin alike', () => {
    expect(named('@Ana María knows')).toEqual(['Ana María']);
    expect(named('@Ana knows')).toEqual(['Ana']);
  });

  test('mentions name nobody without an at sign, inside a longer word, or who takes no part', () => {
    expect(named('Bob knows')).toEqual([]);
    expect(named('@Bobby knows')).toEqual([]);
    expect(named('@Zoe knows')).toEqual([]);
  });

  test('mentions name a person once', () => {
    expect(named('@Bob @Bob @Bob')).toEqual(['Bob']);
  });
});

describe('a text without its mentions', () => {
  test.each([
    ['a participant in small letters', 'thanks @ana maría', 'thanks  ana maría'],
    ["a stranger's name in capitals", 'ask @Zoe Ruiz', 'ask  Zoe Ruiz'],
    ['the name of an account', 'follow @acme_plumbing', 'follow @acme_plumbing'],
    ['an account written together', 'follow @AcmePlumbing', 'follow @AcmePlumbing'],
  ])('the mention of %s is read rightly', (_, text, read) => {
    expect(withoutMentions(text, people).replace(/ +/gu, ' ')).toBe(read.replace(/ +/gu, ' '));
  });
});
