import { expect, test } from 'vitest';
import { isFirstPage } from '../../common/first-pages.ts';
import { LATER_ROUTES } from '../../common/routes/later-routes.ts';
import { reachableFrom, sourceFiles } from './source-files.ts';

/** Not the lists themselves: files fetched after a click count. */
const files = sourceFiles(['web', 'common']).filter(
  ({ path }) => !/later-pages\.ts$|^common\/routes\/[\w-]*(routes|route-table)\.ts$/.test(path),
);
const firstPages = files
  .map(({ path }) => path)
  .filter((path) => path.startsWith('web/pages/') && isFirstPage(path.slice('web/pages/'.length)));

test('the first pages and the frame around them name no later route, for a browser may not have it', () => {
  const reached = new Set(
    ['web/client.tsx', ...firstPages].flatMap((start) => [...reachableFrom(start, files).keys()]),
  );
  expect(reached.size).toBeGreaterThan(150);
  const named = files
    .filter(({ path }) => reached.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/'([\w.-]+)'/g)]
        .filter(([, word = '']) => word in LATER_ROUTES)
        .map(([, word]) => `${path}: ${word}`),
    );
  expect(named).toEqual([]);
});
