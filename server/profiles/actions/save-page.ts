import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import { currencyOf } from '../../../common/format/currencies.ts';
import {
  abovePlan,
  entitlementsFor,
  refuseAbovePlan,
  type Entitlements,
} from '../../billing/entitlements.ts';
import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { changesOf, type PageContent } from '../page/page-content.ts';
import type { PageInput } from '../page/page-schemas.ts';
import { refuseWords } from '../page/page-words.ts';
import { publish } from '../page/publish-content.ts';
import { ownPage, type OwnPage } from '../queries/own-page.ts';
import { typedContent } from '../page/typed-content.ts';

export type SavedPage = { version: number; isPublished: boolean };

/**
 * Saves the input as the draft of a contractor's own page or, where the form says so, publishes it. Throws
 * 409 where the page changed since it was opened, and 403 above the plan. Throws InvalidInput for words that
 * the automatic check finds.
 */
export async function savePage(
  context: Context,
  { viewer, contractorId, page }: { viewer: SignedIn; contractorId: number; page: PageInput },
): Promise<SavedPage> {
  const entitlements = await entitlementsFor(context.database, viewer, context.now);
  return transact(context, async (tx) => {
    await holdListing(tx, contractorId);
    const current = await ownPage(tx.database, contractorId);
    if (current.row.page_version !== page.version) throw conflict('profiles.page_changed');
    const isMetric = await isMexican(tx, current);
    const content = await typedContent(page, { current: current.content, isMetric });
    await refuseUnknownRegions(tx, content);
    refuseInsecureWebsite(content, current.published);
    refuseLook(entitlements, content, current.published);
    await refuseWords(tx, content, current.published);
    if (page.intent === 'publish') {
      const version = await publish(tx, { contractorId, viewer, current, content });
      tx.announce(contractorChanged(contractorId));
      return { version, isPublished: true };
    }
    return { version: await keepDraft(tx, contractorId, current, content), isPublished: false };
  });
}

const isMexican = async (tx: ReadContext, { row }: OwnPage): Promise<boolean> => {
  const { regionOf } = await referenceLists(tx);
  const country = row.region_id === null ? null : regionOf(row.region_id)?.country;
  return currencyOf(country ?? null) === 'MXN';
};

/** A save that changes nothing leaves the version alone, so that another window need not ask. */
async function keepDraft(
  { database, now }: ReadContext,
  contractorId: number,
  { row, published, content: before }: OwnPage,
  content: PageContent,
): Promise<number> {
  if (changesOf(before, content) === null) return row.page_version;
  const changes = changesOf(published, content);
  if (changes === null)
    await database.deleteFrom('contractor_page_drafts').where('contractor_id', '=', contractorId).execute();
  else {
    const draft = { changes: sql<never>`${JSON.stringify(changes)}::text::jsonb`, updated_at: now };
    await database
      .insertInto('contractor_page_drafts')
      .values({ contractor_id: contractorId, ...draft })
      .onConflict((there) => there.column('contractor_id').doUpdateSet(draft))
      .execute();
  }
  return bumpVersion(database, contractorId, row.page_version);
}

async function bumpVersion(
  database: ReadContext['database'],
  contractorId: number,
  version: number,
): Promise<number> {
  await database
    .updateTable('contractors')
    .set({ page_version: version + 1 })
    .where('id', '=', contractorId)
    .execute();
  return version + 1;
}

async function refuseUnknownRegions(tx: ReadContext, content: PageContent): Promise<void> {
  const { regions } = await referenceLists(tx);
  const isKnown = (wanted: number) => regions.some(({ id }) => id === wanted);
  if (!content.served_regions.every(isKnown)) throw invalid('served_regions', 'validation.choose');
  const states = new Set(regions.map(({ code }) => code.slice(3)));
  content.licenses.forEach(({ state }, index) => {
    if (state !== null && !states.has(state)) throw invalid(`licenses.${index}.state`, 'validation.choose');
  });
}

/** A register may have listed an address without encryption; nobody enters another one. */
function refuseInsecureWebsite({ website }: PageContent, published: PageContent): void {
  if (website?.startsWith('http:') && website !== published.website)
    throw invalid('website', 'profiles.https_needed');
}

/** The plan limits changes only: a page keeps the look that it has. */
function refuseLook(entitlements: Entitlements, content: PageContent, published: PageContent): void {
  if (content.template_id !== published.template_id)
    refuseAbovePlan(entitlements, 'templates', content.template_id);
  if (content.color_scheme_id !== published.color_scheme_id)
    refuseAbovePlan(entitlements, 'color_schemes', content.color_scheme_id);
  const wantsOwn = content.own_color !== null && content.own_color !== published.own_color;
  if (wantsOwn && !entitlements.limits.own_color)
    throw abovePlan(entitlements, 'billing.above_plan.own_color', 'platinum');
}
