import { signedInViewer } from '../core/policies.ts';
import { COLOR_SCHEME_IDS, TEMPLATE_KEYS, type TemplateKey } from '../../common/constants.ts';
import { localeOf } from '../../common/format/language.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import type { Upgrade } from '../../common/profiles/membership-versions.ts';
import { setupStepsOf, numberOfStep, type SetupStep } from '../../common/profiles/setup-steps.ts';
import { regionChoices } from '../accounts/queries/regions.ts';
import type { ProfileView } from '../accounts/views.ts';
import { entitlementsFor, planFor, type Entitlements } from '../billing/entitlements.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';

export type NumberedChoice = { id: number; name: string };
export type RegionChoice = NumberedChoice & { country: string };
/** The plan that allows it; null: the current one does. */
type Offered = { upgrade: Upgrade | null };
export type LookOptions = {
  templates: (Offered & { id: number; key: TemplateKey })[];
  colorSchemes: (Offered & { id: number })[];
};
export type ProfileFormOptions = {
  regions: RegionChoice[];
  trades: NumberedChoice[];
  /** The name of the plan behind the limits; null: a homeowner has none. */
  plan: string | null;
  limits: { trades: number; view_regions: number };
};
export type SetupProgress = { step: SetupStep; state: 'done' | 'current' | 'open' }[];

/** The choices of the profile forms, with the limits of the reader's plan. */
export async function profileFormOptions(
  context: ReadContext,
  profile: ProfileView,
): Promise<ProfileFormOptions> {
  const { database, language } = context;
  const { compare } = new Intl.Collator(localeOf(language));
  const [lists, regions, { version, limits, isHomeowner = false }] = await Promise.all([
    referenceLists(context),
    regionChoices(database, language, profile.region?.id ?? null),
    entitlementsFor(database, signedInViewer(context), context.now),
  ]);
  return {
    regions,
    trades: lists.trades
      .map((trade) => ({ id: trade.id, name: trade[language] }))
      .sort((one, other) => compare(one.name, other.name)),
    plan: isHomeowner ? null : version === 'free' ? context.t('billing.free_name') : PLANS[version].name,
    limits: { trades: limits.trades, view_regions: limits.view_regions },
  };
}

/** The templates and color schemes, each with the plan it asks for. */
export function lookOptions({ limits, terms }: Entitlements): LookOptions {
  const upgradeFor = (limit: 'templates' | 'color_schemes', id: number): Upgrade | null =>
    id <= limits[limit] ? null : planFor(terms, limit, id);
  return {
    templates: TEMPLATE_KEYS.map((key, index) => ({
      id: index + 1,
      key,
      upgrade: upgradeFor('templates', index + 1),
    })),
    colorSchemes: COLOR_SCHEME_IDS.map((id) => ({ id, upgrade: upgradeFor('color_schemes', id) })),
  };
}

/** A user's progress; `shown` is the step on the screen. */
export function setupProgress({ setup_step, contractor }: ProfileView, shown: SetupStep): SetupProgress {
  return setupStepsOf(contractor !== null).map((step) => ({
    step,
    state: step === shown ? 'current' : numberOfStep(step) < setup_step ? 'done' : 'open',
  }));
}
