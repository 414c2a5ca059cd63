import * as z from 'zod';
import { integer } from '../core/http/answer-schemas.ts';
import { json } from '../core/answers.ts';
import { all, hasVerifiedEmail, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { savePage } from './actions/save-page.ts';
import { pageForm } from './page/page-schemas.ts';
import { ownPageId, ownsPage } from './policy.ts';

const answers = {
  200: z.object({ version: integer().describe('The state of the page to save next with') }),
} satisfies Record<number, z.ZodType>;

/** The call that saves the input while it is typed. */
export function addDraftCall(routes: Routes): void {
  routes.write('api.contractor.draft', {
    answers,
    policy: (context) => all(ownsPage(context), hasVerifiedEmail(context.viewer)),
    limit: 'write',
    body: pageForm,
    handle: async (context, { body }) => {
      const { version } = await savePage(context, {
        viewer: signedInViewer(context),
        contractorId: ownPageId(context),
        page: { ...body, intent: 'draft' },
      });
      return json({ version });
    },
  });
}
