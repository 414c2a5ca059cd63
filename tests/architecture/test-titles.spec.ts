import { parseSync, type Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Words that begin a sentence without its subject: prepositions, conjunctions and pronouns without a noun. */
const NO_SUBJECT =
  'of|that|to|for|in|on|at|with|without|by|from|as|if|when|while|after|before|under|within|about|behind|above|beyond|and|but|or|nor|so|because|where|whose|why|how|than|it|its|they|their|this|not|never|neither';
/** Verbs as former titles began with them. */
const VERB =
  'is|are|was|were|has|have|had|does|do|can|cannot|may|must|will|shows|keeps|says|takes|leaves|stays|refuses|tells|stands|goes|gives|comes|sends|ends|holds|finds|waits|opens|asks|needs|adds|loses|puts|hides|drops|lets|writes|gets|works|publishes|makes|offers|begins|masks|saves|speaks|hears|brings|closes|covers|fits|confirms|follows|deletes|compares|becomes|runs|serves|forgets|sees|fails|cuts|lies|rises';
const WITHOUT_SUBJECT = new RegExp(`^(${NO_SUBJECT}|${VERB})\\b`, 'i');
const PLACEHOLDER = /^[%$]/;
const FEWEST_WORDS = 3;

type TestTitle = { path: string; title: string };

/** The titles of the tests of a file; those of `describe` are names of a subject. */
function titlesIn({ path, text }: { path: string; text: string }): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: Node | Node[] | null): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'test' && node.arguments.length > 1) {
      const [title] = node.arguments;
      if (title?.type === 'Literal' && typeof title.value === 'string')
        found.push({ path, title: title.value });
      if (title?.type === 'TemplateLiteral')
        found.push({ path, title: title.quasis.map(({ value }) => value.raw).join('…') });
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value as Node | null);
  };
  visit(parseSync(path, text).program.body as unknown as Node[]);
  return found;
}

/** `test`, `test.each(…)`, `test.for(…)` and `test.runIf(…)` are all called `test`. */
function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.object);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return null;
}

const isFragment = (title: string): boolean =>
  WITHOUT_SUBJECT.test(title) || PLACEHOLDER.test(title) || title.trim().split(/\s+/).length < FEWEST_WORDS;

test('every test title is a sentence with its subject, as it stands alone in a list of failures', () => {
  const titles = sourceFiles(['tests'], /\.(spec|test)\.tsx?$/).flatMap(titlesIn);
  expect(titles.length).toBeGreaterThan(3_000);
  const fragments = titles.filter(({ title }) => isFragment(title));
  expect(fragments.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});

test.each(['is refused', '%s', 'of an account follows it', 'opens the page of a claim', 'two words'])(
  'the fragment "%s" is found',
  (title) => {
    expect(isFragment(title)).toBe(true);
  },
);

test.each(['an unknown id answers 404', 'words are data', 'the form %s answers 422'])(
  'the sentence "%s" is accepted',
  (title) => {
    expect(isFragment(title)).toBe(false);
  },
);
