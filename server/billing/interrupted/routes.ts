import * as z from 'zod';
import { UPGRADES, type Upgrade } from '../../../common/profiles/membership-versions.ts';
import { LIMIT_NAMES, type LimitName } from '../../../common/limits/refused-limits.ts';
import { inertia } from '../../core/answers.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { carry } from '../../core/forms/flash.ts';
import { single } from '../../core/http/forgiving-query.ts';
import { signedIn, signedInViewer } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { ownPath } from '../../accounts/own-path.ts';
import { route } from '../../../common/routes/route-table.ts';
import { entitlementsFor, limitMessage } from '../entitlements.ts';
import { currentTerms } from '../pages.ts';
import { toPlan } from '../views.ts';
import { choosesPlan } from '../policy.ts';
import { continueAction } from './continue-action.ts';
import { findInterrupted } from './interrupted.ts';

const PATH_MAX_LENGTH = 200;

/** The limit comes from the kept action, or from a link that names it. */
const upgradeQuery = z.object({
  action: z.preprocess(single, z.coerce.number().int().min(1)).nullable().catch(null),
  limit: z.preprocess(single, z.enum(LIMIT_NAMES)).nullable().catch(null),
  next: z.preprocess(single, z.string().max(PATH_MAX_LENGTH)).optional().catch(undefined),
});
type UpgradeQuery = z.output<typeof upgradeQuery>;

/** The comparison of the larger plans as a page, and the way back to what a limit interrupted. */
export function addInterruptedRoutes(routes: Routes, { isSandbox }: { isSandbox: boolean }): void {
  routes.page('upgrade.show', {
    query: upgradeQuery,
    policy: choosesPlan,
    handle: async (context, { query }) => {
      const terms = await currentTerms(context);
      return inertia('billing/upgrade', {
        isSandbox,
        ...(await offerOf(context, query)),
        plans: UPGRADES.map((version) => toPlan(terms[version])),
      });
    },
  });
  routes.page('upgrade.continue', {
    params: z.object({ id: id() }),
    policy: signedIn,
    handle: async (context, { params, reply }) => {
      const { answer, kept } = await continueAction(context, routes.perform, params.id);
      if (kept)
        carry(reply, context.config, { flash: { notice: kept.notice }, errors: {}, input: kept.input });
      return answer;
    },
  });
}

type Offer = { plan: Upgrade; message: string; next: string; back: string };

async function offerOf(context: ReadContext, { action, limit, next }: UpgradeQuery): Promise<Offer> {
  const { userId } = signedInViewer(context);
  if (action !== null) {
    const kept = await findInterrupted(context.database, { id: action, userId });
    if (!kept) throw notFound();
    const to = route('upgrade.continue', { id: kept.id });
    return { plan: kept.upgrade, message: kept.message, next: to, back: kept.back };
  }
  const back = ownPath(next, route('settings.plans'));
  return { ...(await ofLimit(context, limit ?? 'photos')), next: back, back };
}

async function ofLimit(context: ReadContext, limit: LimitName) {
  const { key, params, plan } = limitMessage(
    await entitlementsFor(context.database, signedInViewer(context), context.now),
    limit,
  );
  return { plan, message: context.t(key, params) };
}
