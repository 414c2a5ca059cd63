import { expect, test } from 'vitest';
import { viewSource } from '../../../web/lib/view-source.ts';

const ORIGIN = 'https://plumbline.example';
const from = (referrer: string, previousPath: string | null = null) =>
  viewSource({ referrer, origin: ORIGIN, previousPath });

test.each([
  ['https://www.google.com.mx/', 'engine'],
  ['https://duckduckgo.com/?q=plumber', 'engine'],
  ['https://chatgpt.com/', 'engine'],
  ['https://l.facebook.com/l.php?u=x', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://nextdoor.com/', 'social'],
  [`${ORIGIN}/contractors?trade=roofing`, 'search'],
  [`${ORIGIN}/es/contractors/plomeros/tijuana`, 'search'],
  [`${ORIGIN}/prices`, 'site'],
  [`${ORIGIN}:8443/prices`, 'other'],
  ['https://not-t.co/abc', 'other'],
  ['https://blog.example.com/best-plumbers', 'other'],
  ['', 'unknown'],
  ['javascript:alert(1)', 'unknown'],
  ['android-app://com.google.android.gm/', 'unknown'],
  ['no address', 'unknown'],
  [`https://${'a'.repeat(10_000)}.com/`, 'other'],
])('a visit with the referrer "%s" comes from: %s', (referrer, source) => {
  expect(from(referrer)).toBe(source);
});

test('the page before in the same window says more than the referrer of the first page', () => {
  expect(from('https://www.google.com/', '/contractors')).toBe('search');
  expect(from('https://www.google.com/', '/es/')).toBe('site');
});
