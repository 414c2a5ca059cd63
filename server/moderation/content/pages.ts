import { CONTENT_PAGES, type ContentPage } from '../../../common/content-pages.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { findDraft } from '../../content/pages/draft.ts';
import { lineChanges } from '../../content/pages/line-changes.ts';
import { adminView } from '../admin-view.ts';
import type { ContentEditorView, ContentListView, ContentVersionRow } from './views.ts';

const MOST_VERSIONS_SHOWN = 50;

export async function contentListPage(context: ReadContext): Promise<ContentListView> {
  const { database, now } = context;
  const [admin, versions, drafts] = await Promise.all([
    adminView(context),
    database
      .selectFrom('content_versions')
      .select(['page', 'published_at'])
      .orderBy('number', 'desc')
      .execute(),
    database
      .selectFrom('content_drafts')
      .select(['page', 'updated_at', 'english_changed_at', 'spanish_changed_at'])
      .execute(),
  ]);
  const pages = CONTENT_PAGES.map((page) => {
    const own = versions.filter((version) => version.page === page);
    const draft = drafts.find((each) => each.page === page);
    return {
      page,
      publishedAt: iso(own.find(({ published_at }) => published_at <= now)?.published_at),
      scheduledAt: iso(own.find(({ published_at }) => published_at > now)?.published_at),
      draftAt: iso(draft?.updated_at),
      behind: draft ? languageBehind(draft) : null,
    };
  });
  return { admin, pages };
}

export async function contentEditorPage(
  context: ReadContext,
  page: ContentPage,
  compared: number | null,
): Promise<ContentEditorView> {
  const [admin, draft, rows] = await Promise.all([
    adminView(context),
    findDraft(context, page),
    listRows(context, page),
  ]);
  const latest = rows[0];
  return {
    admin,
    page,
    english: draft?.english ?? latest?.english ?? '',
    mexican_spanish: draft?.mexican_spanish ?? latest?.mexican_spanish ?? '',
    version: draft?.version ?? 0,
    savedAt: iso(draft?.updated_at),
    savedBy: await nameOf(context, draft?.updated_by_user_id ?? null),
    behind: draft ? languageBehind(draft) : null,
    versions: toVersionRows(rows, context.now),
    changes: changesOf(rows, compared),
  };
}

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

type Changed = { english_changed_at: Date; spanish_changed_at: Date };

function languageBehind({ english_changed_at, spanish_changed_at }: Changed): Language | null {
  const ahead = english_changed_at.getTime() - spanish_changed_at.getTime();
  if (ahead === 0) return null;
  return ahead > 0 ? 'mexican_spanish' : 'english';
}

type VersionRow = Awaited<ReturnType<typeof listRows>>[number];

const listRows = ({ database }: ReadContext, page: ContentPage) =>
  database
    .selectFrom('content_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by_user_id')
    .select(['v.number', 'v.english', 'v.mexican_spanish', 'v.published_at', 'u.name as by'])
    .where('v.page', '=', page)
    .orderBy('v.number', 'desc')
    .limit(MOST_VERSIONS_SHOWN)
    .execute();

function toVersionRows(rows: VersionRow[], now: Date): ContentVersionRow[] {
  const current = rows.find(({ published_at }) => published_at <= now)?.number;
  return rows.map(({ number, published_at, by }) => ({
    number,
    publishedAt: published_at.toISOString(),
    state: published_at > now ? 'scheduled' : number === current ? 'current' : 'earlier',
    by,
  }));
}

function changesOf(rows: VersionRow[], number: number | null): ContentEditorView['changes'] {
  const at = rows.findIndex((row) => row.number === number);
  const after = rows[at];
  if (!after) return null;
  const before = rows[at + 1];
  return {
    number: after.number,
    english: lineChanges(before?.english ?? '', after.english),
    mexican_spanish: lineChanges(before?.mexican_spanish ?? '', after.mexican_spanish),
  };
}

async function nameOf({ database }: ReadContext, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const row = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? null;
}
