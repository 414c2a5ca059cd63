import type { Page } from 'playwright-core';
import { settled } from './journey.ts';

/** A longer word than any of ours, such as a name, may break where even a whole line is too short for it. */
const LONGEST_WORD = 24;

/** Faults that a reader sees at once, as one readable line each: heads of tables, words that break inside, and what leaves its frame. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // A window that has just got another width is drawn in it with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await settled(page);
  const found = [await headsAside(page), await brokenWords(page), await outsideOfFrame(page)].flat();
  return [...new Set(found)];
}

/** Heads of a table that are not above their column; a head that only screen readers get is above nothing. */
export function headsAside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (box: DOMRect) => box.width > 2 && box.height > 2;
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
      const row = [...(table.tBodies[0]?.rows ?? [])].find(
        ({ cells }) => cells.length === heads.length && [...cells].every(({ colSpan }) => colSpan === 1),
      );
      if (!row) return [];
      return heads.flatMap((head, index) => {
        const [above, below] = [head.getBoundingClientRect(), row.cells[index]?.getBoundingClientRect()];
        if (!below || !isSeen(above) || !isSeen(below)) return [];
        const isAbove = above.bottom <= below.top + 1;
        const isAligned = Math.abs(above.left - below.left) <= 2 && Math.abs(above.right - below.right) <= 2;
        return isAbove && isAligned ? [] : [`the head “${head.innerText.trim()}” is not above its column`];
      });
    });
  });
}

/** Words of letters alone that are on more than one line. Addresses, numbers and what has a place to break at are left out. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S{2,}/gu)) {
        if (word.length > longest || !/^[\p{P}]*\p{L}[\p{L}\p{M}’']*[\p{P}]*$/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first, last] = [lines[0], lines.at(-1)];
        if (first && last && last.top - first.top > first.height / 2) broken.push(`“${word}” breaks inside`);
      }
    }
    return broken;
  }, LONGEST_WORD);
}

/** Text that is drawn beyond the box of its block, and parts beyond the window. What scrolls in a frame of its own is fine. */
export function outsideOfFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} of ${clientWidth} px wide`);
    const isBlock = (element: Element) => !/^(inline|contents)$/.test(getComputedStyle(element).display);
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      let block = node.parentElement;
      if (text === '' || !block?.checkVisibility({ visibilityProperty: true })) continue;
      while (block.parentElement && !isBlock(block)) block = block.parentElement;
      const box = block.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(block);
      // A text for screen readers is a point; one that is cut with dots says so.
      if (box.width <= 2 || /ellipsis|auto|scroll/.test(`${textOverflow} ${overflowX}`)) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right > box.right + 1 || left < box.left - 1)
        faults.push(`“${text.slice(0, 40)}” leaves its ${block.tagName.toLowerCase()}.${block.className}`);
    }
    return faults;
  });
}
