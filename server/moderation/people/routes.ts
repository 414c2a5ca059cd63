import * as z from 'zod';
import { inertia, json } from '../../core/answers.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Context } from '../../core/context.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { addList, readsPeople } from '../add-list.ts';
import { addNote } from './add-note.ts';
import { claimsFile, claimsPage } from './claims-pages.ts';
import { claimListQuery, functionsQuery, noteBody, userListQuery, type FunctionsState } from './schemas.ts';
import { foundPostingsPage } from './postings-page.ts';
import { foundUsersPage, usersFile, usersPage } from './users-pages.ts';

const params = z.object({ id: id() });

/** Users and postings with their actions, and claims. The rules are in accounts, postings and contractors. */
export function addPeopleRoutes(routes: Routes): void {
  addLists(routes);
  addNotes(routes);
}

function addLists(routes: Routes): void {
  addList(routes, 'admin.users', 'admin.users.export', {
    personal: true,
    query: userListQuery,
    page: async (context, { query }) => inertia('admin/users', await usersPage(context, query)),
    file: (context, { query }) => usersFile(context, query),
  });
  addList(routes, 'admin.claims', 'admin.claims.export', {
    personal: true,
    query: claimListQuery,
    page: async (context, { query }) => inertia('admin/claims', await claimsPage(context, query)),
    file: (context, { query }) => claimsFile(context, query),
  });
  routes.page('admin.functions', {
    query: functionsQuery,
    policy: (context, { query }) => (query.about === 'postings' ? adminOnly : readsPeople)(context),
    handle: async (context, { query }) => inertia('admin/functions', await functionsPage(context, query)),
  });
}

const functionsPage = async (context: Context, asked: FunctionsState) =>
  asked.about === 'postings' ? foundPostingsPage(context, asked.state) : foundUsersPage(context, asked.state);

function addNotes(routes: Routes): void {
  const rights = {
    answers: { 201: messageAnswer },
    params,
    body: noteBody,
    policy: adminOnly,
    limit: 'write',
  } as const;
  routes.write('api.admin.users.notes', {
    ...rights,
    handle: async (context, input) => {
      await addNote(context, { type: 'user', id: input.params.id, body: input.body.body });
      return json({ message: context.t('people.note_added') }, 201);
    },
  });
  routes.write('api.admin.postings.notes', {
    ...rights,
    handle: async (context, input) => {
      await addNote(context, { type: 'posting', id: input.params.id, body: input.body.body });
      return json({ message: context.t('people.note_added') }, 201);
    },
  });
  routes.write('api.admin.claims.notes', {
    ...rights,
    handle: async (context, input) => {
      await addNote(context, { type: 'claim', id: input.params.id, body: input.body.body });
      return json({ message: context.t('people.note_added') }, 201);
    },
  });
}
