import { describe, expect, test } from 'vitest';
import { keptLength } from '../../../web/components/editor/paste-limits.ts';

const address = `/uploads/${'a'.repeat(24)}`;

describe('the length of what the editor keeps', () => {
  test.each([
    ['leaves out attributes it does not know', '<p class="x" data-style="a>b">One</p>', '<p>One</p>'],
    ['leaves out elements it does not know', '<body><font>One</font></body>', 'One'],
    ['counts elements that it reads as others', '<b>One</b>', '<strong>One</strong>'],
    ['counts the address of a link', '<a href="/x" target="_blank">One</a>', '<a href="/x">One</a>'],
    ['leaves out pictures of elsewhere', `<img src="data:${'x'.repeat(9_000)}">`, ''],
    ['counts our pictures', `<img class="x" src="${address}">`, `<img src="${address}">`],
    ['leaves out spans without a font', '<span class="x">One</span>', 'One'],
    ['counts fonts', '<span class="font-georgia">One</span>', '<span class="font-georgia">One</span>'],
  ])('the length of what the editor keeps: %s', (_what, html, kept) => {
    expect(keptLength(html, 'richer')).toBe(kept.length);
  });
});
