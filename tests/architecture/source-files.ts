import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file of the project: its path from the project's root, and its text. */
export type SourceFile = { path: string; text: string };

/** Every file below `folders` whose name `matching` accepts, in the order of their paths. */
export function sourceFiles(folders: string[], matching: RegExp = /\.(ts|tsx)$/): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && matching.test(entry.name))
    .map((entry) => normalize(join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The same text without its comments, so that prose about a rule is not taken for a breach of it. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

/** The project files that `file` imports, types included, as paths from the root. */
export function importsOf(file: SourceFile): string[] {
  const known = found.get(file);
  if (known) return known;
  const specifiers = [...withoutComments(file.text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)];
  const imports = specifiers.map(([, specifier = '']) => normalize(join(dirname(file.path), specifier)));
  found.set(file, imports);
  return imports;
}
/** A file is asked for its imports once for each file that reaches it. */
const found = new WeakMap<SourceFile, string[]>();

/** Everything `start` imports, and what that imports, and so on, with the way there. */
export function reachableFrom(start: string, files: SourceFile[]): Map<string, string[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const ways = new Map<string, string[]>([[start, [start]]]);
  for (const [path, way] of ways) {
    const file = byPath.get(path);
    for (const next of file ? importsOf(file) : []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** `path:line: text` of each line that `pattern` finds, for a failure one can click. */
export function linesMatching(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    withoutCommentsKeepingLines(text)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

function withoutCommentsKeepingLines(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}
