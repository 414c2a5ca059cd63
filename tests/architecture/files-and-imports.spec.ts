import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE_FOLDERS, LONG_FILES } from './longer-than-agreed.ts';
import { importsOf, linesMatching, reachableFrom, sourceFiles } from './source-files.ts';

const LONGEST_FILE_LINES = 200;
const LONGEST_EXCEPTION_LINES = 300;
const LARGEST_FOLDER_FILES = 25;
const server = sourceFiles(['server']);
const web = sourceFiles(['web']);

/** Written by a tool, or a table that is read by row and not from top to bottom. */
const NOT_READ_FROM_TOP_TO_BOTTOM = /^server\/database\/(schema\.ts|seeds\/)|\/generated\//;

describe('files', () => {
  const files = [...server, ...web, ...sourceFiles(['common'])];
  const lengths = files
    .filter(({ path }) => !NOT_READ_FROM_TOP_TO_BOTTOM.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));

  test(`no file is longer than ${LONGEST_FILE_LINES} lines, but for those that are named`, () => {
    const long = lengths.filter(({ lines }) => lines > LONGEST_FILE_LINES);
    expect(long.filter(({ path }) => !LONG_FILES.includes(path))).toEqual([]);
    expect(long.filter(({ lines }) => lines > LONGEST_EXCEPTION_LINES)).toEqual([]);
    expect(LONG_FILES.filter((name) => !files.some(({ path }) => path === name))).toEqual([]);
  });

  test(`no folder has more than ${LARGEST_FOLDER_FILES} files, but for those that are named`, () => {
    const folders = Map.groupBy(files, ({ path }) => dirname(path));
    const large = [...folders].filter(([, own]) => own.length > LARGEST_FOLDER_FILES);
    const names = large.map(([name]) => name).filter((name) => !name.startsWith('server/database/'));
    expect(names.filter((name) => !LARGE_FOLDERS.includes(name))).toEqual([]);
  });

  test('every file and folder is named in kebab-case', () => {
    const odd = [...server, ...web, ...sourceFiles(['common', 'translations', 'tests'])]
      .map(({ path }) => path)
      .filter((path) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.(spec|test|d))?\.tsx?$/.test(path));
    expect(odd).toEqual([]);
  });
});

describe('what reaches whom', () => {
  test('a view picks the fields that may leave the server and never spreads a row', () => {
    const views = server.filter(
      ({ path }) => /(^|\/|-)views?\.ts$/.test(path) && path !== 'server/core/viewer.ts',
    );
    expect(views.length).toBeGreaterThan(0);
    // A call or a condition names what it adds; a bare name does not. Lists may be spread, and parameters taken apart.
    const spreads = linesMatching(views, /\.\.\.[\w$]+(\??\.[\w$]+)*\s*(,|\}(?!\s*[:=]))/);
    expect(spreads.filter((line) => !/\[[^\]]*\.\.\./.test(line))).toEqual([]);
  });

  test('what reaches whom reads name their columns', () => {
    const reads = server.filter(({ path }) => !path.startsWith('server/database/'));
    expect(linesMatching(reads, /\.selectAll\(|\breturningAll\(|\bselect \*/i)).toEqual([]);
  });

  test('nothing in the pages reaches into the server for more than types', () => {
    const values = linesMatching(web, /^\s*import (?!type\b).*'(\.\.\/)+server\//);
    expect(values).toEqual([]);
  });

  test('nobody imports what listens to everybody', () => {
    const reaching = server.filter(
      (file) =>
        !/^server\/(notifications\/|events\.ts$|lasting-effects\.ts$|app\.ts$|database\/seeds\/demo\/insert\/notifications\.ts$)/.test(
          file.path,
        ) && importsOf(file).some((path) => path.startsWith('server/notifications/')),
    );
    expect(reaching.map(({ path }) => path)).toEqual([]);
  });
});

describe('the pay firewall', () => {
  /** The code that decides a contractor's rank, a review's content, its moderation, and every case about it. */
  const JUDGES =
    /^server\/(reviews|search|moderation|cases|decisions|reports|red-flags)\/|^server\/contractors\/(organic-order|rating-summary)\.ts$/;
  const judges = server.filter(({ path }) => JUDGES.test(path));
  const MONEY = /^server\/billing\/|^common\/limits\/plan-limits\.ts$/;

  test('the pay firewall covers the files that rank', () => {
    const paths = judges.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'server/contractors/organic-order.ts',
        'server/contractors/rating-summary.ts',
        'server/reviews/rank-score.ts',
        'server/search/why-this-rank.ts',
        'server/cases/appeals.ts',
      ]),
    );
  });

  test('none of them reaches billing, by however long a way', () => {
    const sources = [...server, ...sourceFiles(['common'])];
    const ways = judges.flatMap(({ path }) =>
      [...reachableFrom(path, sources)]
        .filter(([reached]) => MONEY.test(reached))
        .map(([, way]) => way.join(' → ')),
    );
    expect(ways).toEqual([]);
  });

  test('no ranking, review or moderation names a plan, a membership or what somebody pays', () => {
    const words =
      /\b(memberships?|membership_version|plans?_id|subscriptions?|spend|lifetime_value|invoices?|coupons?)\b/i;
    // The only uses of "invoice": a job fact, and the word before a number that is no phone number.
    const named = linesMatching(judges, words).filter((line) => !/invoice_given|invoice\|factura/.test(line));
    expect(named).toEqual([]);
  });
});
