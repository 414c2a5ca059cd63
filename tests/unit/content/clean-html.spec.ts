import { describe, expect, test } from 'vitest';
import { cleanHtml, headingsOf, questionsOf } from '../../../server/content/pages/clean-html.ts';

describe('the text of a content page', () => {
  test('the text of a content page keeps headings, lists, tables and links', async () => {
    const html =
      '<h2 id="a">One</h2><ul><li><strong>x</strong></li></ul><table><tbody><tr><td>y</td></tr></tbody></table>' +
      '<p><a href="/terms">z</a></p>';
    expect(await cleanHtml(html)).toBe(html);
  });

  test.each([
    ['a script', '<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['a javascript link', '<a href=" java\nscript:alert(1)">a</a>', '<p>a</p>'],
    ['a data link', '<a href="data:text/html,x">a</a>', '<p>a</p>'],
    ['a link without a scheme', '<a href="//example.com">a</a>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a picture that is a script', '<img src=x onerror=alert(1)>', ''],
    ['svg', '<svg><script>alert(1)</script></svg>', ''],
  ])('the text of a content page drops %s', async (_what, html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
  });

  test('the text of a content page has an id of its own at each heading', async () => {
    const clean = await cleanHtml(
      '<h2>Qué datos guardamos</h2><h3>Fotos &amp; más</h3><h2>Qué datos guardamos</h2>',
    );
    expect(headingsOf(clean)).toEqual([
      { id: 'que-datos-guardamos', text: 'Qué datos guardamos', level: 2 },
      { id: 'fotos-mas', text: 'Fotos & más', level: 3 },
      { id: 'que-datos-guardamos-2', text: 'Qué datos guardamos', level: 2 },
    ]);
  });

  test('the text of a content page gives the question and the answer under each heading of the third level', async () => {
    const clean = await cleanHtml(
      '<h2>Money</h2><h3>Is it free?</h3><p>Yes.</p><ul><li>To read</li></ul><h2>More</h2>',
    );
    expect(questionsOf(clean)).toEqual([
      { id: 'is-it-free', question: 'Is it free?', answer: 'Yes. To read' },
    ]);
  });
});
