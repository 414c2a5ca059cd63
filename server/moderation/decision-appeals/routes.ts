import * as z from 'zod';
import { inertia, json } from '../../core/answers.ts';
import { forbidden } from '../../core/errors.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { addList } from '../add-list.ts';
import { addNote } from '../people/add-note.ts';
import { noteBody } from '../people/schemas.ts';
import { decisionAppealsFile, decisionAppealsPage } from './pages.ts';
import { hasPartIn } from './queries/own-part.ts';
import { decisionAppealListQuery } from './schemas.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';

/** The admin pages of appeals against decisions. Deciding one is in `server/cases`. */
export function addDecisionAppealAdminRoutes(routes: Routes): void {
  addList(routes, 'admin.decision_appeals', 'admin.decision_appeals.export', {
    query: decisionAppealListQuery,
    page: async (context, { query }) =>
      inertia('admin/decision-appeals', await decisionAppealsPage(context, query)),
    file: (context, { query }) => decisionAppealsFile(context, query),
  });
  routes.write('api.admin.decision_appeals.notes', {
    answers: { 201: messageAnswer },
    params: z.object({ id: id() }),
    body: noteBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params, body }) => {
      // Its writer could not read such a note again, and it would influence their own case.
      if (await hasPartIn(context, params.id)) throw forbidden('appeal_refusals.own_case');
      await addNote(context, { type: 'decision_appeal', id: params.id, body: body.body });
      return json({ message: context.t('people.note_added') }, 201);
    },
  });
}
