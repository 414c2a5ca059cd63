import { RED_FLAG_FILES_MAX } from '../../common/cases/red-flags.ts';
import { route } from '../../common/routes/route-table.ts';
import { CONTENT_TAG, nextTextBlockAt } from '../content/pages/text-block.ts';
import { decisionAnswer, integer, withMessage } from '../core/http/answer-schemas.ts';
import { inertia, json, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { adminOnly, anyone, signedInOrJoins } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { answerRedFlag } from './actions/answer-red-flag.ts';
import { changeReport, withdrawReport } from './actions/change-report.ts';
import {
  dismissRedFlag,
  endRedFlag,
  publishRedFlag,
  type RedFlagDecision,
} from './actions/decide-red-flag.ts';
import { expediteRedFlag } from './actions/expedite-red-flag.ts';
import { fileRedFlag } from './actions/file-red-flag.ts';
import { redFlagCreatePage, redFlagPage, redFlagsPage } from './pages.ts';
import { mayReportRedFlag } from './policy.ts';
import {
  answerForm,
  changedRedFlagForm,
  dismissBody,
  emptyForm,
  endBody,
  expediteBody,
  idParams as params,
  newRedFlagForm,
  publishBody,
  redFlagsQuery,
  slugParams,
} from './schemas.ts';
import { formFiles } from '../uploads/form-files.ts';

const evidence = formFiles('files', RED_FLAG_FILES_MAX);

/** Warnings that rest on evidence: reported by users, answered by contractors, decided by administrators. */
export function addRedFlagRoutes(routes: Routes): void {
  addReadingRoutes(routes);
  addReporterRoutes(routes);
  addAnswerRoute(routes);
  addDecidingCalls(routes);
}

function addReadingRoutes(routes: Routes): void {
  routes.page('red_flags.index', {
    query: redFlagsQuery,
    policy: anyone,
    cacheTags: () => ['red-flags', 'contractors', CONTENT_TAG],
    handle: async (context, { query }) =>
      inertia('red-flags/index', await redFlagsPage(context, query), {
        freshUntil: await nextTextBlockAt(context),
      }),
  });
  routes.page('red_flags.show', {
    params,
    policy: anyone,
    cacheTags: () => ['red-flags', 'contractors'],
    handle: async (context, { params: { id } }) =>
      inertia('red-flags/show', { flag: await redFlagPage(context, id) }),
  });
}

const pageOf = (id: number, { language }: Context) => route('red_flags.show', { id }, { language });
const mayReport = ({ viewer }: Context) => mayReportRedFlag(viewer);

function addReporterRoutes(routes: Routes): void {
  routes.page('red_flags.create', {
    params: slugParams,
    policy: signedInOrJoins,
    handle: async (context, { params: { slug } }) =>
      inertia('red-flags/create', await redFlagCreatePage(context, slug)),
  });
  routes.form('red_flags.store', {
    once: true,
    params: slugParams,
    body: newRedFlagForm,
    files: evidence,
    policy: mayReport,
    limit: 'publish',
    handle: async (context, { params: { slug }, body }) => {
      const { redFlagId, notified } = await fileRedFlag(context, { slug, ...body });
      return redirect(pageOf(redFlagId, context), { success: context.t(`red_flags.reported.${notified}`) });
    },
  });
  routes.form('red_flags.update', {
    params,
    body: changedRedFlagForm,
    files: evidence,
    policy: mayReport,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await changeReport(context, { redFlagId: id, ...body });
      return redirect(pageOf(id, context), { success: context.t('red_flags.report_changed') });
    },
  });
  routes.form('red_flags.withdraw', {
    params,
    body: emptyForm,
    policy: mayReport,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await withdrawReport(context, id);
      return redirect(pageOf(id, context), { success: context.t('red_flags.report_withdrawn') });
    },
  });
}

function addAnswerRoute(routes: Routes): void {
  routes.form('red_flags.answer', {
    params,
    body: answerForm,
    files: evidence,
    policy: mayReport,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await answerRedFlag(context, { redFlagId: id, ...body });
      return redirect(pageOf(id, context), { success: context.t('red_flags.answer_saved') });
    },
  });
}

type DecidedBody = { reason_code: RedFlagDecision['reasonCode']; reason: string; version: number };
const decisionIn = (redFlagId: number, { reason_code, reason, version }: DecidedBody): RedFlagDecision => ({
  redFlagId,
  reasonCode: reason_code,
  reason,
  version,
});

function addDecidingCalls(routes: Routes): void {
  const rights = { params, policy: adminOnly, limit: 'write', answers: { 200: decisionAnswer } } as const;
  routes.write('api.admin.red_flags.publish', {
    ...rights,
    // An alert needs two administrators: the first one's approval is no decision yet.
    answers: { 200: withMessage({ decision_id: integer().nullable() }) },
    body: publishBody,
    handle: async (context, { params: { id }, body: { public_files, ...body } }) => {
      const publicFiles = public_files ?? null;
      const { decisionId } = await publishRedFlag(context, { ...decisionIn(id, body), publicFiles });
      const message = context.t(decisionId === null ? 'red_flags.approved' : 'red_flags.published');
      return json({ message, decision_id: decisionId });
    },
  });
  routes.write('api.admin.red_flags.dismiss', {
    ...rights,
    body: dismissBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await dismissRedFlag(context, decisionIn(id, body));
      return json({ message: context.t('red_flags.dismissed'), decision_id: decisionId });
    },
  });
  routes.write('api.admin.red_flags.end', {
    ...rights,
    body: endBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await endRedFlag(context, decisionIn(id, body));
      return json({ message: context.t('red_flags.ended'), decision_id: decisionId });
    },
  });
  routes.write('api.admin.red_flags.expedite', {
    ...rights,
    body: expediteBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await expediteRedFlag(context, { redFlagId: id, ...body });
      return json({ message: context.t('red_flags.expedited'), decision_id: decisionId });
    },
  });
}
