import * as z from 'zod';
import { COUNTED_KINDS, VIEW_SOURCES } from '../../../common/page-counts.ts';
import { json } from '../../core/answers.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import type { PageCounter } from './page-counts.ts';
import { isProgram } from '../../core/is-program.ts';

/**
 * Counts that a contractor's page was opened or used. Browsers call it without a cookie or token after the
 * page has loaded, so cached pages count too. Nothing of the caller is kept.
 */
export function addCountCall(routes: Routes, counter: PageCounter): void {
  routes.write('api.contractors.count', {
    answers: { 200: z.object({}) },
    params: z.object({ id: id() }),
    body: z.object({
      kind: z.enum(COUNTED_KINDS),
      source: z.enum(VIEW_SOURCES).optional().describe('Of a view: the kind of place it came from'),
    }),
    policy: anyone,
    limit: 'count',
    handle: (_context, { params, body, request }) => {
      if (isProgram(request.headers['user-agent'])) return json({});
      counter.add(params.id, body.kind);
      if (body.kind === 'view' && body.source) counter.add(params.id, `from_${body.source}`);
      return json({});
    },
  });
}
