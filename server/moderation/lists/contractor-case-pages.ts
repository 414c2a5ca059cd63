import { maskFor } from '../../content/bad-words.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { reasonNames } from '../../decisions/reason-codes.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage, type Slice } from '../list-query.ts';
import { contractorHead } from './queries/contractor-head.ts';
import { countHistory, listHistory } from './queries/contractor-history.ts';
import { countContractorReviews, countSides, listContractorReviews } from './queries/contractor-reviews.ts';
import type { ContractorReviewsState, HistoryState } from './schemas.ts';
import {
  toContractorReview,
  toHistoryEntry,
  type ContractorHistoryView,
  type ContractorReviewsView,
  type ContractorReviewView,
  type HistoryEntry,
} from './views.ts';

/** Everything that happened with and around one contractor. */
export async function contractorHistoryPage(
  context: ReadContext,
  contractorId: number,
  state: HistoryState,
): Promise<ContractorHistoryView> {
  const contractor = await contractorHead(context, contractorId);
  const read = await historyReader(context, contractorId, state);
  const history = await readListPage(state, {
    count: () => countHistory(context, contractorId, state),
    read: (slice) => read(context, slice),
  });
  return { admin: await adminView(context), contractor, history };
}

export async function contractorHistoryFile(
  context: Context,
  contractorId: number,
  state: HistoryState,
): Promise<FileAnswer> {
  const { t } = context;
  await contractorHead(context, contractorId);
  return csv<HistoryEntry>(context, {
    name: `contractor-${contractorId}-history`,
    read: await historyReader(context, contractorId, state),
    columns: [
      { head: t('admin_lists.column.when'), cell: ({ at }) => at },
      { head: t('admin_lists.column.what'), cell: ({ text }) => text },
      { head: t('admin_lists.column.review'), cell: ({ reviewId }) => reviewId },
      { head: t('admin_lists.column.by'), cell: ({ by }) => by },
      { head: t('admin_lists.column.stars'), cell: ({ stars }) => stars },
      { head: t('admin_lists.column.reason'), cell: ({ reason }) => reason },
      { head: t('admin_lists.column.words'), cell: ({ words }) => words },
    ],
  });
}

async function historyReader(context: ReadContext, contractorId: number, state: HistoryState) {
  const { t, database, language } = context;
  const viewContext = { t, mask: await maskFor(context), nameOf: await reasonNames(database, language) };
  return async (tx: ReadContext, slice: Slice): Promise<HistoryEntry[]> => {
    const rows = await listHistory(tx, contractorId, state, slice);
    return rows.map((row, index) => toHistoryEntry(row, slice.offset + index + 1, viewContext));
  };
}

/** The reviews a contractor got, or those it gave, whatever has become of them. */
export async function contractorReviewsPage(
  context: ReadContext,
  contractorId: number,
  state: ContractorReviewsState,
): Promise<ContractorReviewsView> {
  const contractor = await contractorHead(context, contractorId);
  const asked = { contractorId, side: state.filters.side ?? 'got' } as const;
  const read = await reviewReader(context, contractorId, state);
  const reviews = await readListPage(state, {
    count: () => countContractorReviews(context, asked, state),
    read: (slice) => read(context, slice),
  });
  const counts = await countSides(context, contractorId);
  return { admin: await adminView(context), contractor, side: asked.side, counts, reviews };
}

export async function contractorReviewsFile(
  context: Context,
  contractorId: number,
  state: ContractorReviewsState,
): Promise<FileAnswer> {
  const { t } = context;
  await contractorHead(context, contractorId);
  return csv<ContractorReviewView>(context, {
    name: `contractor-${contractorId}-reviews-${state.filters.side ?? 'got'}`,
    read: await reviewReader(context, contractorId, state),
    columns: [
      { head: t('admin_lists.column.id'), cell: ({ id }) => id },
      { head: t('admin_lists.column.when'), cell: ({ writtenAt }) => writtenAt },
      { head: t('admin_lists.column.author'), cell: ({ author }) => author.name },
      { head: t('admin_lists.column.contractor'), cell: ({ contractor }) => contractor.name },
      { head: t('admin_lists.column.stars'), cell: ({ stars }) => stars },
      { head: t('admin_lists.column.state'), cell: ({ state: stands }) => t(`admin_lists.state.${stands}`) },
      { head: t('admin_lists.column.title'), cell: ({ title }) => title },
      { head: t('admin_lists.column.words'), cell: ({ body }) => body },
      { head: t('admin_lists.column.response'), cell: ({ response }) => response?.body },
      {
        head: t('admin_lists.column.appeal'),
        cell: ({ appeal }) => appeal && t(`admin_lists.appeal.${appeal.state}`),
      },
      {
        head: t('admin_lists.column.decision'),
        cell: ({ decision }) => decision && t(`admin.action.${decision.action}`),
      },
      { head: t('admin_lists.column.reason'), cell: ({ decision }) => decision?.words ?? decision?.reason },
    ],
  });
}

async function reviewReader(context: ReadContext, contractorId: number, state: ContractorReviewsState) {
  const { database, language } = context;
  const viewContext = {
    t: context.t,
    mask: await maskFor(context),
    nameOf: await reasonNames(database, language),
  };
  const asked = { contractorId, side: state.filters.side ?? 'got' } as const;
  return async (tx: ReadContext, slice: Slice): Promise<ContractorReviewView[]> =>
    (await listContractorReviews(tx, asked, state, slice)).map((row) => toContractorReview(row, viewContext));
}
