import { referenceLists } from '../../contractors/reference-lists.ts';
import { countRegions, listRegions } from '../../contractors/queries/list-regions.ts';
import { countTrades, listTrades } from '../../contractors/queries/list-trades.ts';
import { runningRefreshes } from '../../contractors/search-refreshes.ts';
import { badWordCounts, countBadWords, listBadWords } from '../../content/queries/list-bad-words.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import {
  toEditableRegion,
  toEditableTrade,
  toRefreshView,
  type BadWordsView,
  type RefreshView,
  type RegionsEditView,
  type TradesView,
} from './reference-views.ts';
import type { BadWordsState, RegionsState, TradesState } from './schemas.ts';

const yesOrNo = (chosen: 'yes' | 'no' | null): boolean | null => (chosen === null ? null : chosen === 'yes');

export async function badWordsPage(context: ReadContext, state: BadWordsState): Promise<BadWordsView> {
  const { database } = context;
  const search = wordsOf(state);
  const words = await readListPage(state, {
    count: () => countBadWords(database, search),
    read: async (slice) =>
      (await listBadWords(database, search, slice)).map(({ word, language }, index) => ({
        number: slice.offset + index + 1,
        word,
        language,
      })),
  });
  return { admin: await adminView(context), words, counts: await badWordCounts(database) };
}

const wordsOf = ({ search, filters, sort, direction }: BadWordsState) => ({
  search,
  language: filters.language,
  sort,
  direction,
});

export function badWordsFile(context: Context, state: BadWordsState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'bad-words',
    read: ({ database }, slice) => listBadWords(database, wordsOf(state), slice),
    columns: [
      { head: t('admin_lists.column.word'), cell: ({ word }) => word },
      { head: t('admin_lists.column.language'), cell: ({ language }) => t(`admin_lists.in.${language}`) },
    ],
  });
}

export async function tradesPage(context: ReadContext, state: TradesState): Promise<TradesView> {
  const { database } = context;
  const search = tradesOf(context, state);
  const trades = await readListPage(state, {
    count: () => countTrades(database, search),
    read: async (slice) => (await listTrades(database, search, slice)).map(toEditableTrade),
  });
  return { admin: await adminView(context), trades, refreshes: await refreshesUnderWay(context) };
}

const tradesOf = ({ language }: ReadContext, { search, filters, sort, direction }: TradesState) => ({
  search,
  used: yesOrNo(filters.used),
  sort,
  direction,
  language,
});

export function tradesFile(context: Context, state: TradesState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'trades',
    read: ({ database }, slice) => listTrades(database, tradesOf(context, state), slice),
    columns: [
      { head: t('admin_lists.column.id'), cell: ({ id }) => id },
      { head: t('admin_lists.column.address'), cell: ({ slug }) => slug },
      { head: t('admin_lists.in.english'), cell: ({ english }) => english },
      { head: t('admin_lists.in.mexican_spanish'), cell: (trade) => trade.mexican_spanish },
      { head: t('admin_lists.column.synonyms_english'), cell: ({ synonyms }) => synonyms.english.join(', ') },
      {
        head: t('admin_lists.column.synonyms_spanish'),
        cell: ({ synonyms }) => synonyms.mexican_spanish.join(', '),
      },
      { head: t('admin_lists.column.cslb'), cell: (trade) => trade.cslb_classes.join(', ') },
      { head: t('admin_lists.column.contractors'), cell: ({ contractors }) => contractors },
      { head: t('admin_lists.column.reviews'), cell: ({ reviews }) => reviews },
    ],
  });
}

export async function regionsEditPage(context: ReadContext, state: RegionsState): Promise<RegionsEditView> {
  const { database } = context;
  const search = regionsOf(context, state);
  const regions = await readListPage(state, {
    count: () => countRegions(database, search),
    read: async (slice) => (await listRegions(database, search, slice)).map(toEditableRegion),
  });
  return { admin: await adminView(context), regions, refreshes: await refreshesUnderWay(context) };
}

const regionsOf = ({ language }: ReadContext, { search, filters, sort, direction }: RegionsState) => ({
  search,
  country: filters.country,
  active: yesOrNo(filters.active),
  sort,
  direction,
  language,
});

export function regionsFile(context: Context, state: RegionsState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'regions',
    read: ({ database }, slice) => listRegions(database, regionsOf(context, state), slice),
    columns: [
      { head: t('admin_lists.column.code'), cell: ({ code }) => code },
      { head: t('admin_lists.column.address'), cell: ({ slug }) => slug },
      { head: t('admin_lists.in.english'), cell: ({ english }) => english },
      { head: t('admin_lists.in.mexican_spanish'), cell: (region) => region.mexican_spanish },
      {
        head: t('admin_lists.column.offered'),
        cell: ({ active }) => t(active ? 'admin_lists.yes' : 'admin_lists.no'),
      },
      { head: t('admin_lists.column.contractors'), cell: ({ contractors }) => contractors },
    ],
  });
}

/** The progress of writing new names of trades and regions into the search. */
async function refreshesUnderWay(context: ReadContext): Promise<RefreshView[]> {
  const [running, lists] = await Promise.all([runningRefreshes(context.database), referenceLists(context)]);
  return running.map((refresh) => toRefreshView(refresh, lists, context.language));
}
