import { describe, expect, test } from 'vitest';
import { FONT_FAMILY_CLASSES } from '../../common/text/rich-text.ts';
import { sourceFiles } from './source-files.ts';

const PRINT = 'web/styles/print.css';
const sheets = sourceFiles(['web'], /\.css$/);
const sources = sourceFiles(['web', 'server', 'common', 'content'], /\.(tsx?|html)$/).map(({ text }) => text);

/** Classes that a second style sheet draws, with the reason. The list only gets shorter. */
const DRAWN_TWICE = { select: 'its arrow is one of the signs' };

/** Classes that a library writes into the page. */
const OF_LIBRARIES = /^(maplibregl-|ProseMirror-)|^(selectedCell|bar|peg|spinner)$/;

type Sheet = (typeof sheets)[number];

/** The selectors of a style sheet, without those of at-rules. */
function selectorsOf({ text }: Sheet): string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\/|@(import|source)[^;]*;/g, '');
  return [...rules.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  );
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const ONE_CLASS = /^\.[\w-]+(::?[a-z-]+(\([^)]*\))?|\[[^\]]*\])*$/i;

/** The class of a selector that draws an element wherever it is and whatever it holds. */
const definedBy = (selector: string): string[] =>
  ONE_CLASS.test(selector) && !selector.includes(':has(') ? classesIn(selector).slice(0, 1) : [];

const namesOf = (sheet: Sheet, read: (selector: string) => string[]) =>
  [...new Set(selectorsOf(sheet).flatMap(read))].map((name) => ({ name, path: sheet.path }));

describe('the classes of our style sheets', () => {
  test('each class is defined in one style sheet, apart from what print.css changes', () => {
    const defined = sheets.filter(({ path }) => path !== PRINT).flatMap((sheet) => namesOf(sheet, definedBy));
    expect(defined.length).toBeGreaterThan(200);
    const twice = [...Map.groupBy(defined, ({ name }) => name)].filter(([, places]) => places.length > 1);
    expect(twice.map(([name]) => name).toSorted()).toEqual(Object.keys(DRAWN_TWICE).toSorted());
  });

  test('each class is written somewhere in a page, whole or as a beginning and an end', () => {
    const words = new Set<string>([
      ...sources.flatMap((text) => text.match(/[a-z0-9][\w-]*/gi) ?? []),
      ...FONT_FAMILY_CLASSES,
    ]);
    const beginnings = sources.flatMap((text) =>
      [...text.matchAll(/(?<![\w-])([a-z][a-z-]*-)\$\{/g)].map(([, beginning = '']) => beginning),
    );
    const isComposed = (name: string) =>
      beginnings.some((start) => name.startsWith(start) && words.has(name.slice(start.length)));
    const unused = sheets
      .flatMap((sheet) => namesOf(sheet, classesIn))
      .filter(({ name }) => !words.has(name) && !isComposed(name) && !OF_LIBRARIES.test(name));
    expect(unused).toEqual([]);
  });
});
