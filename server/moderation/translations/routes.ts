import type * as z from 'zod';
import { TRANSLATION_STATES } from '../../../common/format/translation-states.ts';
import { route } from '../../../common/routes/route-table.ts';
import { importTranslations } from '../../content/translations/actions/import-translations.ts';
import { undoTranslation } from '../../content/translations/actions/undo-translation.ts';
import { updateTranslation } from '../../content/translations/actions/update-translation.ts';
import {
  findTranslations,
  listTranslations,
  withDetails,
  type TranslationText,
} from '../../content/translations/list-translations.ts';
import { importBody, translationBody, undoBody } from '../../content/translations/schemas.ts';
import type { LoadedTexts } from '../../content/texts.ts';
import { mayEditContent } from '../../content/policy.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { ownReferer } from '../../core/http/request-context.ts';
import type { Routes } from '../../core/routes.ts';
import { addList } from '../add-list.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { listQuery, readListPage } from '../list-query.ts';
import type { TranslationsView } from './views.ts';

const translationsQuery = listQuery({
  sorts: { key: 'asc' },
  filters: { state: oneOf(TRANSLATION_STATES) },
});
type State = z.output<typeof translationsQuery>;

const policy = ({ viewer }: Context) => mayEditContent(viewer);

/** The texts of the product, which administrators may write over. */
export function addTranslationRoutes(routes: Routes, { texts }: { texts: LoadedTexts }): void {
  addList(routes, 'admin.translations', 'admin.translations.export', {
    query: translationsQuery,
    page: async (context, { query }) => inertia('admin/translations', await translationsPage(context, query)),
    file: (context, { query }) => translationsFile(context, query),
  });
  routes.form('admin.translations.update', {
    alsoPost: true,
    body: translationBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      await updateTranslation(context, body);
      await texts.reload();
      return redirect(ownReferer(request) ?? route('admin.translations'), {
        success: context.t('translations.saved'),
      });
    },
  });
  routes.form('admin.translations.undo', {
    body: undoBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      await undoTranslation(context, body);
      await texts.reload();
      return redirect(ownReferer(request) ?? route('admin.translations'), {
        success: context.t('translations.undone'),
      });
    },
  });
  routes.form('admin.translations.import', {
    body: importBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      const count = await importTranslations(context, body);
      await texts.reload();
      return redirect(ownReferer(request) ?? route('admin.translations'), {
        success: context.t('translations.imported', { count }),
      });
    },
  });
}

async function translationsPage(context: Context, state: State): Promise<TranslationsView> {
  const { search, filters } = state;
  const all = await listTranslations(context);
  const rows = inOrder(findTranslations(all, { search, state: filters.state }), state);
  const page = await readListPage(state, {
    count: async () => rows.length,
    read: ({ offset, limit }) => withDetails(rows.slice(offset, offset + limit)),
  });
  const overridden = all.filter(({ states }) => states.includes('overridden')).length;
  return { admin: await adminView(context), texts: page, counts: { all: all.length, overridden } };
}

const inOrder = (rows: TranslationText[], { direction }: State): TranslationText[] =>
  direction === 'desc' ? rows.toReversed() : rows;

function translationsFile(context: Context, state: State) {
  const { search, filters } = state;
  return csv(context, {
    name: 'translations',
    read: async (tx, { offset, limit }) =>
      findTranslations(await listTranslations(tx), { search, state: filters.state }).slice(
        offset,
        offset + limit,
      ),
    columns: [
      { head: 'key', cell: ({ key }) => key },
      { head: 'english', cell: ({ english }) => english },
      { head: 'mexican_spanish', cell: ({ mexican_spanish }) => mexican_spanish },
    ],
  });
}
