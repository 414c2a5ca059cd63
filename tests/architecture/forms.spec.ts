import { expect, test } from 'vitest';
import { ROUTES } from '../../common/routes/route-table.ts';
import { linesMatching, sourceFiles, withoutComments } from './source-files.ts';

const sources = sourceFiles(['web']).filter(({ path }) => !path.startsWith('web/generated/'));

/** The files that hand a form to Inertia by themselves. */
const SENDERS = [
  'web/hooks/use-post-form.ts',
  'web/components/form/action-form.tsx',
  // One form for the buttons of all cards; the hook would be 1 KB of the page of a contractor.
  'web/components/shortlist/save-button.tsx',
];

/** The files that change something by a call of the API without `useCall`. */
const CALLERS = [
  // A save on its way is awaited by the next one, and fails without a toast.
  'web/components/own-page/use-autosave.ts',
  // One call after the other, whose refusals are counted and said once.
  'web/components/admin/case/bulk-actions.tsx',
  // No component: it deletes the pages of a file that was not sent whole.
  'web/components/black-out/send-covered.ts',
  // It takes the news, which the server gives once, and shows nothing where that fails.
  'web/components/content/news-dialog.tsx',
];

const changes = (name: string): boolean =>
  !(name in ROUTES) || ROUTES[name as keyof typeof ROUTES].method !== 'GET';

test('a form is sent by usePostForm or by ActionForm', () => {
  const others = sources.filter(({ path }) => !SENDERS.includes(path));
  expect(linesMatching(others, /\brouter\.(post|put|patch|delete)\(|\buseForm\b|useHttp\b/)).toEqual([]);
});

test('a call that changes something is made by useCall', () => {
  const callers = sources
    .filter(({ text }) =>
      [...withoutComments(text).matchAll(/\bcallApi(?:<[^()]*>)?\(\s*['`](api\.[\w.]*)/g)].some(
        ([, name = '']) => changes(name),
      ),
    )
    .map(({ path }) => path);
  expect(callers).toEqual([...CALLERS].sort());
});
