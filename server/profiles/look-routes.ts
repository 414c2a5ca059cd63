import { signedInViewer } from '../core/policies.ts';
import type * as z from 'zod';
import { apiContractor } from '../contractors/api-schemas.ts';
import { toApiContractor } from '../contractors/api-view.ts';
import { contractorById } from '../contractors/queries/contractor-by-slug.ts';
import { viewContextOf } from '../contractors/views.ts';
import { withMessage } from '../core/http/answer-schemas.ts';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import type { Routes } from '../core/routes.ts';
import { chooseLook } from './actions/choose-look.ts';
import { ownPageId, ownsPage } from './policy.ts';
import { colorSchemeBody, templateBody } from './schemas.ts';

const answers = { 200: withMessage({ contractor: apiContractor }) } satisfies Record<number, z.ZodType>;

async function saved(context: Context) {
  const [row, viewContext] = await Promise.all([
    contractorById(context.database, ownPageId(context), { hiddenToo: true }),
    viewContextOf(context),
  ]);
  return json({ contractor: toApiContractor(row, viewContext), message: context.t('toasts.changes_saved') });
}

const ownPage = (context: Context) => ({
  viewer: signedInViewer(context),
  contractorId: ownPageId(context),
});

/** The calls for the look of one's own page. */
export function addLookCalls(routes: Routes): void {
  const rights = { answers, policy: ownsPage, limit: 'write' } as const;
  routes.write('api.contractor.template', {
    ...rights,
    body: templateBody,
    handle: async (context, { body }) => {
      await chooseLook(context, ownPage(context), body);
      return saved(context);
    },
  });
  routes.write('api.contractor.color_scheme', {
    ...rights,
    body: colorSchemeBody,
    handle: async (context, { body }) => {
      await chooseLook(context, ownPage(context), body);
      return saved(context);
    },
  });
}
