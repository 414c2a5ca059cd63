import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';

const RIDDLES = 'what|whatever|which|whichever|who|whoever|whom|whose|somebody|someone|nobody';
/** The start of a comment of either kind; the second line of a `//` block only continues its first. */
const RIDDLE = new RegExp(
  String.raw`(?:/\*\*?[\s*]*|(?<![^\s{}();,])(?<!(?:^|\n)[ \t]*//.*\n[ \t]*)//[ \t]*)(?:${RIDDLES})\b.*`,
  'gi',
);

/** Migrations that landed before this test are never edited, a tool writes the schema, and this file has the examples. */
const NOT_READ =
  /^server\/database\/(migrations\/00([0-7]\d|8[0-3])-|schema\.ts$)|^tests\/architecture\/comments\.spec\.ts$/;

const files = sourceFiles(
  ['bench', 'bin', 'common', 'demo', 'server', 'tests', 'web'],
  /\.(ts|tsx|js|css)$/,
).filter(({ path }) => !NOT_READ.test(path));

/** `path:line: comment` of each comment that begins with a riddle. */
const riddlesIn = ({ path, text }: SourceFile): string[] =>
  Array.from(text.matchAll(RIDDLE), ({ 0: comment, index }) => {
    const start = index + comment.search(new RegExp(`(?:${RIDDLES})\\b`, 'i'));
    const line = text.slice(0, start).split('\n').length;
    return `${path}:${line}: ${comment.replace(/\s*\n[\s*]*/g, ' ').trim()}`;
  });

test('a comment begins with the thing that it is about, never with what, who, somebody or nobody', () => {
  expect(
    files.flatMap(riddlesIn),
    'Name the thing first, then say the reason: "A follower is told once a day because …", not "Who is told …".',
  ).toEqual([]);
});

test.each([
  ['a block', '/** Who may read it. */'],
  ['a block of several lines', '/**\n * What it holds.\n */'],
  ['a line', 'call(); // Nobody reads it.'],
  ['a comment in a page', '{/* Somebody else. */}'],
])('a comment in %s that begins with a riddle is found', (_kind, text) => {
  expect(riddlesIn({ path: 'a.ts', text })).toHaveLength(1);
});

test('a word in the middle of a comment is no riddle', () => {
  const text =
    '// The owner decides\n// who may read it.\n/** The reader, or\n * nobody. */\nconst url = "https://who.int";';
  expect(riddlesIn({ path: 'a.ts', text })).toEqual([]);
});
