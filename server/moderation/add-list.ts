import type * as z from 'zod';
import type { RouteName } from '../../common/routes/route-table.ts';
import type { FileAnswer, PageAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { passwordConfirmed } from '../accounts/policy.ts';
import { adminOnly, all, type Verdict } from '../core/policies.ts';
import type { Input } from '../core/routing/route-settings.ts';
import type { Routes } from '../core/routes.ts';

/** A list with email addresses of people asks for a fresh password, `personal`. */
type List<Params extends z.ZodType | undefined, Query extends z.ZodType> = {
  params?: Params;
  query: Query;
  personal?: true;
  page: (context: Context, input: Input<Params, Query, undefined>) => Promise<PageAnswer>;
  file: (context: Context, input: Input<Params, Query, undefined>) => FileAnswer | Promise<FileAnswer>;
};

/**
 * Adds an admin list as a page and as a file. Both use the same query and are for administrators; files have
 * a throttle.
 */
export function addList<Query extends z.ZodType, Params extends z.ZodType | undefined = undefined>(
  routes: Routes,
  pageName: RouteName,
  fileName: RouteName,
  { page, file, personal, ...asked }: List<Params, Query>,
): void {
  const policy = personal ? readsPeople : adminOnly;
  routes.page(pageName, { ...asked, policy, handle: page });
  routes.page(fileName, { ...asked, policy, limit: 'export', handle: file });
}

/** Administrators, with a fresh password. */
export const readsPeople = (context: Context): Verdict => all(adminOnly(context), passwordConfirmed(context));
