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
import { storeDraft } from '../page/store-draft.ts';
import { ownPage, type OwnPage } from '../queries/own-page.ts';
import { partsOf, typedContent } from '../page/typed-content.ts';

export type SavedPage = { version: number; isPublished: boolean };

/**
 * Saves the sections that a form sends as the draft of a contractor's own page or, where the form says so,
 * publishes them; drafts of other sections stay drafts. Throws
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
    // Words of a section that the form leaves out must not refuse the section that it sends.
    const sent = picked(content, partsOf(page));
    await refuseContent(tx, entitlements, { ...current.published, ...sent }, current.published);
    if (page.intent === 'draft')
      return { version: await keepDraft(tx, contractorId, current, content), isPublished: false };
    const published = { ...current.published, ...sent };
    const version = await publish(tx, { contractorId, viewer, current, published, content });
    tx.announce(contractorChanged(contractorId));
    return { version, isPublished: true };
  });
}

const isMexican = async (tx: ReadContext, { row }: OwnPage): Promise<boolean> => {
  const { regionOf } = await referenceLists(tx);
  const country = row.region_id === null ? null : regionOf(row.region_id)?.country;
  return currencyOf(country ?? null) === 'MXN';
};

/** A save that changes nothing leaves the version alone, so that another window need not ask. */
async function keepDraft(
  tx: ReadContext,
  contractorId: number,
  { row, published, content: before }: OwnPage,
  content: PageContent,
): Promise<number> {
  if (changesOf(before, content) === null) return row.page_version;
  const changes = changesOf(published, content);
  return storeDraft(tx, { contractorId, version: row.page_version, changes });
}

const picked = (content: PageContent, parts: readonly (keyof PageContent)[]): Partial<PageContent> =>
  Object.fromEntries(parts.map((part) => [part, content[part]]));

/** Throws for a content that may not be published, by the name of its field, and 403 above the plan. */
async function refuseContent(
  tx: ReadContext,
  entitlements: Entitlements,
  content: PageContent,
  published: PageContent,
): Promise<void> {
  await refuseUnknownRegions(tx, content);
  refuseInsecureWebsite(content, published);
  refuseLook(entitlements, content, published);
  await refuseWords(tx, content, published);
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

/** Publishes the whole draft. Throws as `savePage`. */
export async function publishDraft(
  context: Context,
  { viewer, contractorId, version }: { viewer: SignedIn; contractorId: number; version: number },
): Promise<void> {
  const entitlements = await entitlementsFor(context.database, viewer, context.now);
  await transact(context, async (tx) => {
    await holdListing(tx, contractorId);
    const current = await ownPage(tx.database, contractorId);
    if (current.row.page_version !== version) throw conflict('profiles.page_changed');
    const { content } = current;
    await refuseContent(tx, entitlements, content, current.published);
    await publish(tx, { contractorId, viewer, current, published: content, content });
    tx.announce(contractorChanged(contractorId));
  });
}
