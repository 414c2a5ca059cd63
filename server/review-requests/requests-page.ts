import type { Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import type { FieldProblem } from '../core/errors.ts';
import type { Texts } from '../core/services.ts';
import { maskFor } from '../content/bad-words.ts';
import { reviewableMonths } from '../reviews/qualification.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { mayAsk } from './policy.ts';
import { askedCountsOf } from '../contractors/page/asked-counts.ts';
import { listRequests } from './queries/list-requests.ts';
import { openLinkOf } from './queries/open-link.ts';
import { actingFor, type OwnBusiness } from './queries/own-business.ts';
import { arePaused } from './queries/paused.ts';
import { requestUrl } from './request-link.ts';
import { textsFor, toRequestView, type LineView, type ListOutcome, type RequestsPageView } from './views.ts';

type PageQuery = { page: number; find: string; list: number | null };

/** The page of an owner's requests: the link for all, the forms, what was sent, and what the public reads of it. */
export async function requestsPage(
  context: ReadContext,
  texts: Texts,
  { page, find, list }: PageQuery,
): Promise<RequestsPageView> {
  const { database, config, now, language, viewer, t } = context;
  const business = await actingFor(context);
  const mask = await maskFor(context);
  const name = mask(business.name);
  const code = await openLinkOf(context, business);
  const { rows, pagination } = await listRequests(context, business.contractorId, { page, find });
  const { tradeOf } = await referenceLists(context);
  const tradeName = (id: number | null) => (id === null ? null : (tradeOf(id)?.[language] ?? null));
  const verdict = mayAsk(viewer);
  const url = requestUrl(config, code);
  const languages: Language[] =
    language === 'english' ? ['english', 'mexican_spanish'] : ['mexican_spanish', 'english'];
  return {
    contractor: { slug: business.slug, name },
    open: { url, texts: languages.map((each) => textsFor(texts.t(each), name, url)) },
    trades: await tradeChoices(context, business),
    months: reviewableMonths(now),
    obstacle: verdict === true ? null : t(verdict.messageKey, verdict.params),
    isPaused: await arePaused(context, business.contractorId),
    counts: await askedCountsOf(database, business.contractorId),
    outcome: list === null ? null : await outcomeOf(context, business, list),
    requests: rows.map((row) =>
      toRequestView(row, { name, tradeName }, { config, now, texts: (each) => texts.t(each) }),
    ),
    pagination,
    find,
  };
}

async function tradeChoices(context: ReadContext, { tradeIds }: OwnBusiness) {
  const { trades } = await referenceLists(context);
  const named = trades.map((trade) => ({ id: trade.id, name: trade[context.language] }));
  return {
    own: named.filter(({ id }) => tradeIds.includes(id)),
    other: named.filter(({ id }) => !tradeIds.includes(id)),
  };
}

type StoredLine = { line: number; problem: FieldProblem };

/** Null: it is of another business, or was forgotten. */
async function outcomeOf(
  { database, t }: ReadContext,
  { contractorId }: OwnBusiness,
  id: number,
): Promise<ListOutcome | null> {
  const row = await database
    .selectFrom('review_request_lists')
    .select(['made', 'refused', 'notes'])
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst();
  if (!row) return null;
  const shown = (lines: unknown): LineView[] =>
    (lines as StoredLine[]).map(({ line, problem: { key, params } }) => ({ line, text: t(key, params) }));
  return { id, made: row.made, refused: shown(row.refused), notes: shown(row.notes) };
}
