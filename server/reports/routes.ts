import * as z from 'zod';
import { REPORT_FILES_MAX, REPORT_REASONS } from '../../common/cases/reports.ts';
import { formatDate } from '../../common/format/dates.ts';
import { route, type RouteName } from '../../common/routes/route-table.ts';
import type { MessageKey } from '../../translations/index.ts';
import { instant, messageAnswer, withMessage } from '../core/http/answer-schemas.ts';
import { inertia, json, redirect } from '../core/answers.ts';
import { adminOnly, signedIn, signedInOrJoins } from '../core/policies.ts';
import type { Context } from '../core/context.ts';
import type { Routes } from '../core/routes.ts';
import { formFiles } from '../uploads/form-files.ts';
import { askSecondLook } from './actions/ask-second-look.ts';
import { decideReportCase, type CaseDecision } from './actions/decide-report-case.ts';
import { fileReport } from './actions/file-report.ts';
import { hidePassage } from './actions/hide-passage.ts';
import { placeOf, reportCreateView } from './create-page.ts';
import { reportView } from './show-page.ts';
import { mayReport } from './policy.ts';
import type { ReportOutcome } from './report.ts';
import {
  hiddenPassageBody,
  idParams,
  keptCaseBody,
  newReportBody,
  reportParams,
  secondLookBody,
  takenDownCaseBody,
  type DecidedCaseBody,
} from './schemas.ts';

/** Reports of users' texts: filed by users with a confirmed address, decided by administrators. */
export function addReportRoutes(routes: Routes): void {
  addFilingRoutes(routes);
  addSecondLook(routes);
  addDecidingCalls(routes);
}

const sentence = (context: Context, dueAt: Date): string =>
  context.t('reports.sent', { date: formatDate(dueAt, context.language) });

function addFilingRoutes(routes: Routes): void {
  const rights = {
    params: reportParams,
    body: newReportBody,
    policy: ({ viewer }: Context) => mayReport(viewer),
    limit: 'publish',
  } as const;
  const evidence = formFiles('files', REPORT_FILES_MAX);
  routes.page('reports.create', {
    params: reportParams,
    query: z.object({ reason: z.enum(REPORT_REASONS).nullable().catch(null) }),
    policy: signedInOrJoins,
    handle: async (context, { params, query: { reason } }) =>
      inertia('reports/create', { ...(await reportCreateView(context, params)), reason }),
  });
  routes.form('reports.store', {
    ...rights,
    files: evidence,
    handle: async (context, { params, body }) => {
      const { text, dueAt } = await fileReport(context, { ...params, ...body });
      return redirect(placeOf(params, text, context.language), { success: sentence(context, dueAt) });
    },
  });
  routes.write('api.reports.store', {
    ...rights,
    answers: { 201: withMessage({ due_at: instant() }) },
    handle: async (context, { params, body }) => {
      const { dueAt } = await fileReport(context, { ...params, ...body });
      return json({ message: sentence(context, dueAt), due_at: dueAt.toISOString() }, 201);
    },
  });
}

/** A sender reads what became of a report, and asks once for another administrator. */
function addSecondLook(routes: Routes): void {
  routes.page('reports.show', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params: { id } }) => inertia('reports/show', await reportView(context, id)),
  });
  routes.form('reports.second_look', {
    params: idParams,
    body: secondLookBody,
    policy: ({ viewer }: Context) => mayReport(viewer),
    limit: 'publish',
    handle: async (context, { params: { id }, body: { note } }) => {
      const { dueAt } = await askSecondLook(context, { caseId: id, note });
      return redirect(route('reports.show', { id }), { success: sentence(context, dueAt) });
    },
  });
}

function addDecidingCalls(routes: Routes): void {
  const answers = { 200: messageAnswer };
  const rights = { answers, params: idParams, policy: adminOnly, limit: 'write' } as const;
  const decide = async (
    context: Context,
    { params, body }: { params: { id: number }; body: DecidedCaseBody },
    outcome: ReportOutcome,
    message: MessageKey,
  ) => {
    await decideReportCase(context, decisionIn(params.id, body, outcome));
    return json({ message: context.t(message) });
  };
  const addPair = (name: RouteName, outcome: 'keep' | 'correct', message: MessageKey) =>
    routes.write(name, {
      ...rights,
      body: keptCaseBody,
      handle: (context, input) => decide(context, input, outcome, message),
    });
  addPair('api.admin.reports.keep', 'keep', 'reports.kept');
  addPair('api.admin.reports.correct', 'correct', 'reports.corrected');
  routes.write('api.admin.reports.take_down', {
    ...rights,
    body: takenDownCaseBody,
    handle: (context, input) => decide(context, input, 'take_down', 'reports.taken_down'),
  });
  routes.write('api.admin.reports.hide', {
    ...rights,
    body: hiddenPassageBody,
    handle: async (context, { params, body }) => {
      const { reason_code: code, reason: text, passage, version, last_report_id: lastReportId } = body;
      const seen = { version, lastReportId };
      await hidePassage(context, { caseId: params.id, passage, reason: { code, text }, seen });
      return json({ message: context.t('hidden_passages.hidden') });
    },
  });
}

const decisionIn = (caseId: number, body: DecidedCaseBody, outcome: ReportOutcome): CaseDecision => ({
  caseId,
  outcome,
  reason: { code: body.reason_code ?? null, text: body.reason },
  seen: { version: body.version, lastReportId: body.last_report_id },
});
