import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { notFound } from '../../core/errors.ts';
import { pageNumber, wholeNumber } from '../../core/http/forgiving-query.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id, lines } from '../../core/validation.ts';
import { refuseHidden } from '../listings/refuse-hidden.ts';
import { contractorBySlug } from '../queries/contractor-by-slug.ts';
import { viewContextOf } from '../views.ts';
import { reportPermit } from './actions/report-permit.ts';
import { mayReportPermits } from './policy.ts';
import { listPermits } from './queries/list-permits.ts';
import { ownPermit } from './queries/own-permit.ts';
import { PERMIT_REPORT_MAX_LENGTH, PERMIT_REPORT_MIN_LENGTH } from '../../../common/permits.ts';
import { toPermitView } from './views.ts';

const YEAR_MAX = 9999;
const query = z.object({ page: pageNumber(), year: wholeNumber(YEAR_MAX).nullable().catch(null) });
const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });

/** The permits of a contractor one by one, and the report of one that is not theirs. */
export function addPermitRoutes(routes: Routes): void {
  routes.page('contractors.permits', {
    params,
    query,
    policy: anyone,
    cacheTags: ({ params: { slug } }) => [`contractor:${slug}`, 'contractor-pages'],
    handle: async (context, { params: { slug }, query: { year, page } }) => {
      const [row, viewContext] = await Promise.all([
        contractorBySlug(context.database, slug, context.now),
        viewContextOf(context),
      ]);
      refuseHidden(row, context);
      const { permits, pagination } = await listPermits(context.database, {
        contractorId: row.id,
        year,
        page,
      });
      const isOwn = context.viewer?.contractorId === row.id;
      return inertia('contractors/permits', {
        name: viewContext.mask(row.name),
        slug,
        year,
        canReport: isOwn,
        permits: permits.map(toPermitView(viewContext, { isOwn })),
        pagination,
      });
    },
  });
  routes.page('permits.report', {
    params: z.object({ id: id() }),
    policy: mayReportPermits,
    handle: async ({ database, viewer }, { params: { id: permitId } }) => {
      const permit = await ownPermit(database, viewer, permitId);
      if (!permit) throw notFound();
      const { number, source, slug, issued_on: issuedOn } = permit;
      const place = [permit.address, permit.city].filter(Boolean).join(', ');
      return inertia('permits/report', { id: permitId, slug, number, source, issuedOn, place });
    },
  });
  routes.form('permits.report.send', {
    params: z.object({ id: id() }),
    body: z.strictObject({ reason: lines(PERMIT_REPORT_MIN_LENGTH, PERMIT_REPORT_MAX_LENGTH) }),
    policy: mayReportPermits,
    limit: 'write',
    handle: async (context, { params, body: { reason } }) => {
      const permit = await ownPermit(context.database, context.viewer, params.id);
      if (!permit) throw notFound();
      await reportPermit(context, { id: params.id, reason });
      return redirect(route('contractors.permits', { slug: permit.slug }, { language: context.language }), {
        success: context.t('permits.reported'),
      });
    },
  });
}
