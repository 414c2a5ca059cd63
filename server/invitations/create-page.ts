import { INVITED_AT_ONCE_MAX } from '../../common/invitations.ts';
import type { MessageKey } from '../../translations/index.ts';
import { maskFor } from '../content/bad-words.ts';
import { referenceLists, type Choice } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { actingProfileOf, type SignedIn } from '../core/viewer.ts';
import { monthlyUse, type MonthlyUse } from './monthly-limit.ts';
import { findInvitees, type Invitee } from './queries/find-invitees.ts';
import { findJob, listJobs } from './queries/list-jobs.ts';
import { OBSTACLES } from './refuse-invitees.ts';
import type { NewInvitationsQuery } from './schemas.ts';
import { toJobViews, type JobView } from './views.ts';

export type InvitationCreateView = {
  /** Those who can be invited come first; `obstacle` names the reason of the others. */
  contractors: { name: string; slug: string; obstacle: MessageKey | null }[];
  /** Contractors who are invited at once, at most. */
  maximum: number;
  /** The account cannot send invitations; null: it can. */
  obstacle: MessageKey | null;
  /** The plan's invitations in this month: used, and allowed. */
  month: MonthlyUse;
  /** The job to which they are added, with its words; null: a new one. */
  job: JobView | null;
  /** Jobs to which they can be added. */
  jobs: JobView[];
  choices: { trades: IdChoice[]; regions: (IdChoice & { country: string })[] };
  draft: { trade_id: number | null; region_id: number | null; starts_on: string; ends_on: string };
};
type IdChoice = { id: number; name: string };

/** The form, filled in with the search it comes from. Throws `notFound()` where none of the contractors is listed. */
export async function invitationCreateView(
  context: ReadContext,
  viewer: SignedIn,
  query: NewInvitationsQuery,
): Promise<InvitationCreateView> {
  const fromId = actingProfileOf(viewer);
  const invitees = await findInvitees(context, { viewer, fromId }, query.contractors);
  if (invitees.length === 0) throw notFound();
  const [mask, month] = await Promise.all([maskFor(context), monthlyUse(context, viewer, fromId)]);
  const job = query.job === null ? null : await findJob(context, viewer, query.job);
  const shown = await toJobViews(context, viewer, job ? [job] : (await listJobs(context, viewer, 1)).jobs);
  const extendable = shown.filter(({ can }) => can.inviteMore);
  return {
    contractors: invitees
      .toSorted((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null))
      .map(({ name, slug, obstacle }) => ({
        name: mask(name),
        slug,
        obstacle: obstacle && OBSTACLES[obstacle],
      })),
    maximum: INVITED_AT_ONCE_MAX,
    obstacle: viewer.emailVerified ? null : 'errors.verify_email_first',
    month,
    job: job && (extendable[0] ?? null),
    jobs: job ? [] : extendable,
    ...(await formOf(context, query, invitees)),
  };
}

async function formOf(
  context: ReadContext,
  query: NewInvitationsQuery,
  invitees: readonly Invitee[],
): Promise<Pick<InvitationCreateView, 'choices' | 'draft'>> {
  const lists = await referenceLists(context);
  const { trades, regions } = lists.choices[context.language];
  const tradeIds = new Map(lists.trades.map(({ slug, id }) => [slug, id]));
  const regionIds = new Map(lists.regions.map(({ slug, id }) => [slug, id]));
  const withId = <Named extends Choice>(list: readonly Named[], ids: ReadonlyMap<string, number>) =>
    list.flatMap((one) => {
      const id = ids.get(one.slug);
      return id === undefined ? [] : [{ ...one, id }];
    });
  return {
    choices: {
      trades: withId(trades, tradeIds).map(({ id, name }) => ({ id, name })),
      regions: withId(regions, regionIds).map(({ id, name, country }) => ({ id, name, country })),
    },
    draft: {
      // A guessed trade would be sent unseen, so it is left to the sender.
      trade_id: tradeIds.get(query.trade ?? '') ?? null,
      region_id: regionIds.get(query.region ?? '') ?? sharedRegion(invitees),
      starts_on: query.from ?? '',
      ends_on: query.to ?? '',
    },
  };
}

/** The state in which all of them are; null: in several. */
function sharedRegion(invitees: readonly Invitee[]): number | null {
  const [regionId = null, ...others] = new Set(invitees.map((one) => one.regionId));
  return others.length === 0 ? regionId : null;
}
