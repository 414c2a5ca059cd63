import { CLOSE_AFTER_DAYS, EXPORT_DAYS } from '../../common/limits/account-periods.ts';
import { route } from '../../common/routes/route-table.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { passwordConfirmed } from '../accounts/policy.ts';
import { leaveSession } from '../accounts/sessions/sessions.ts';
import { findMembership, isPaid } from '../billing/queries/membership.ts';
import { file, inertia, redirect } from '../core/answers.ts';
import { notFound, unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { isOwner, type SignedIn, type Viewer } from '../core/viewer.ts';
import { storageOf } from '../uploads/storage/storage.ts';
import { askForExport } from './actions/ask-for-export.ts';
import { askToClose } from './actions/ask-to-close.ts';
import { endOneSession, endOtherSessions } from './actions/end-sessions.ts';
import { addEmailRoutes } from './email-routes.ts';
import { exportPath } from './export/export-file.ts';
import { latestExport, ownExportKey } from './queries/exports.ts';
import { listSessions } from './queries/sessions.ts';
import { closeBody, idParams, noBody } from './schemas.ts';

/** The pages under /settings beside the password: address, language, devices, one's own data, closing the account. */
export function addSettingsRoutes(routes: Routes, accounts: Accounts): void {
  addEmailRoutes(routes);
  addSessionPages(routes);
  addExportRoutes(routes);
  addCloseRoutes(routes, accounts);
  routes.page('settings.language', { policy: signedIn, handle: () => inertia('settings/language', {}) });
}

function addSessionPages(routes: Routes): void {
  routes.page('settings.sessions', {
    policy: signedIn,
    handle: async (context) =>
      inertia('settings/sessions', { sessions: await listSessions(context, person(context.viewer)) }),
  });
  routes.form('settings.sessions.end', {
    params: idParams,
    body: noBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params }) => {
      await endOneSession(context, person(context.viewer), params);
      return redirect(route('settings.sessions'), { success: context.t('settings.session_ended') });
    },
  });
  routes.form('settings.sessions.end_others', {
    body: noBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context) => {
      await endOtherSessions(context, person(context.viewer));
      return redirect(route('settings.sessions'), { success: context.t('settings.others_ended') });
    },
  });
}

function addExportRoutes(routes: Routes): void {
  routes.page('settings.export', {
    policy: signedIn,
    handle: async (context) => {
      const latest = await latestExport(context, person(context.viewer));
      return inertia('settings/export', { latest, days: EXPORT_DAYS });
    },
  });
  routes.form('settings.export.store', {
    body: noBody,
    policy: passwordConfirmed,
    limit: 'write',
    handle: async (context) => {
      await askForExport(context, person(context.viewer));
      return redirect(route('settings.export'), { success: context.t('settings.export_asked') });
    },
  });
  routes.page('settings.export.file', {
    params: idParams,
    policy: passwordConfirmed,
    handle: async (context, { params: { id } }) => {
      const key = await ownExportKey(context, person(context.viewer), id);
      const found = await storageOf(context.config).open(exportPath(key));
      if (!found) throw notFound();
      return file({ name: 'my-data.zip', type: 'application/zip', body: found.content });
    },
  });
}

function addCloseRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('settings.close', {
    policy: passwordConfirmed,
    handle: async ({ viewer, database, now }) => {
      const membership = await findMembership(database, person(viewer).userId);
      const closesAt = new Date(now.getTime() + CLOSE_AFTER_DAYS * 86_400_000);
      const paidUntil = membership && isPaid(membership) ? membership.periodEnd : null;
      return inertia('settings/close', {
        days: CLOSE_AFTER_DAYS,
        hasBusiness: isOwner(viewer),
        paidUntil: paidUntil && paidUntil > closesAt ? paidUntil.toISOString() : null,
      });
    },
  });
  routes.form('settings.close.store', {
    body: closeBody,
    policy: passwordConfirmed,
    limit: 'write',
    handle: async (context, { body, request, reply }) => {
      await askToClose(context, person(context.viewer), { withReviews: body.reviews });
      leaveSession(request, reply, accounts);
      return redirect(route('home', {}, { language: context.language }), {
        notice: context.t('settings.closing', { days: CLOSE_AFTER_DAYS }),
      });
    },
  });
}

/** The policy has already refused visitors; this tells the compiler. */
function person(viewer: Viewer): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}
