import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { adminView } from '../admin-view.ts';
import { dropFailedJob, listFailedJobs, retryFailedJob } from './failed-jobs.ts';

const params = z.object({ id: z.uuid() });
const noBody = z.strictObject({});

/** Work in the background that failed for good: looked at, tried again, or dropped. */
export function addFailedJobRoutes(routes: Routes): void {
  routes.page('admin.jobs', {
    policy: adminOnly,
    handle: async (context) =>
      inertia('admin/jobs', { admin: await adminView(context), ...(await listFailedJobs(context)) }),
  });
  routes.form('admin.jobs.retry', {
    params,
    body: noBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await retryFailedJob(context, id);
      return redirect(route('admin.jobs'), { success: context.t('failed_jobs.retried') });
    },
  });
  routes.form('admin.jobs.drop', {
    params,
    body: noBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await dropFailedJob(context, id);
      return redirect(route('admin.jobs'), { success: context.t('failed_jobs.dropped') });
    },
  });
}
