import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import { ownReferer } from '../../core/http/request-context.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { addList } from '../add-list.ts';
import { addContractorNote } from './add-contractor-note.ts';
import {
  contractorHistoryFile,
  contractorHistoryPage,
  contractorReviewsFile,
  contractorReviewsPage,
} from './contractor-case-pages.ts';
import { listingPage } from './listing-page.ts';
import {
  contractorRegionsFile,
  contractorRegionsPage,
  contractorsFile,
  contractorsPage,
} from './contractor-pages.ts';
import {
  badWordsFile,
  badWordsPage,
  regionsEditPage,
  regionsFile,
  tradesFile,
  tradesPage,
} from './reference-pages.ts';
import {
  badWordsQuery,
  contractorRegionsQuery,
  contractorReviewsQuery,
  contractorsQuery,
  historyQuery,
  noteBody,
  regionsQuery,
  tradesQuery,
} from './schemas.ts';

const params = z.object({ id: id() });

/** Contractors by region, their histories and reviews, and the reference lists. */
export function addListRoutes(routes: Routes): void {
  addContractorLists(routes);
  addContractorCases(routes);
  addReferenceLists(routes);
}

function addContractorLists(routes: Routes): void {
  addList(routes, 'admin.regions', 'admin.regions.export', {
    query: contractorRegionsQuery,
    page: async (context, { query }) =>
      inertia('admin/contractor-regions', await contractorRegionsPage(context, query)),
    file: (context, { query }) => contractorRegionsFile(context, query),
  });
  addList(routes, 'admin.contractors', 'admin.contractors.export', {
    personal: true,
    query: contractorsQuery,
    page: async (context, { query }) => inertia('admin/contractors', await contractorsPage(context, query)),
    file: (context, { query }) => contractorsFile(context, query),
  });
}

function addContractorCases(routes: Routes): void {
  routes.page('admin.contractors.show', {
    params,
    policy: adminOnly,
    handle: async (context, input) =>
      inertia('admin/contractor', await listingPage(context, input.params.id)),
  });
  addList(routes, 'admin.contractors.history', 'admin.contractors.history.export', {
    params,
    query: historyQuery,
    page: async (context, input) =>
      inertia('admin/contractor-history', await contractorHistoryPage(context, input.params.id, input.query)),
    file: (context, input) => contractorHistoryFile(context, input.params.id, input.query),
  });
  routes.form('admin.contractors.notes.store', {
    params,
    body: noteBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, input) => {
      await addContractorNote(context, { contractorId: input.params.id, body: input.body.body });
      const to = route('admin.contractors.history', { id: input.params.id });
      return redirect(ownReferer(input.request) ?? to, { success: context.t('admin_lists.note_added') });
    },
  });
  addList(routes, 'admin.contractors.reviews', 'admin.contractors.reviews.export', {
    params,
    query: contractorReviewsQuery,
    page: async (context, input) =>
      inertia('admin/contractor-reviews', await contractorReviewsPage(context, input.params.id, input.query)),
    file: (context, input) => contractorReviewsFile(context, input.params.id, input.query),
  });
}

/** The pages here only read; content writes words, and contractors writes trades and regions. */
function addReferenceLists(routes: Routes): void {
  addList(routes, 'admin.bad_words', 'admin.bad_words.export', {
    query: badWordsQuery,
    page: async (context, { query }) => inertia('admin/bad-words', await badWordsPage(context, query)),
    file: (context, { query }) => badWordsFile(context, query),
  });
  addList(routes, 'admin.trades', 'admin.trades.export', {
    query: tradesQuery,
    page: async (context, { query }) => inertia('admin/trades', await tradesPage(context, query)),
    file: (context, { query }) => tradesFile(context, query),
  });
  addList(routes, 'admin.regions.edit', 'admin.regions.edit.export', {
    query: regionsQuery,
    page: async (context, { query }) => inertia('admin/regions-edit', await regionsEditPage(context, query)),
    file: (context, { query }) => regionsFile(context, query),
  });
}
