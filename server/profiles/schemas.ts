import * as z from 'zod';
import { COLOR_SCHEME_IDS, TEMPLATE_KEYS } from '../../common/constants.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { toTrades, toViews } from '../../common/profiles/profile-fields.ts';
import { SETUP_STEPS } from '../../common/profiles/setup-steps.ts';
import { id } from '../core/validation.ts';

const LARGEST = PLANS.platinum.limits;
/** There are not more of them; what is chosen must exist. */
const TRADES_MAX = 200;

/** Ids, none of them twice. */
const ids = (maximum: number) =>
  z
    .array(id())
    .max(maximum)
    .transform((list) => [...new Set(list)]);

/** In their order: the first is the main one. */
const trades = ids(LARGEST.trades);
const views = z.strictObject({
  /** None: all of them. */
  view_regions: ids(LARGEST.view_regions).optional(),
  view_trades: ids(TRADES_MAX).optional(),
  show_phone: z.boolean().optional(),
  show_email: z.boolean().optional(),
  show_address: z.boolean().optional(),
  show_map: z.boolean().optional(),
  listed_in_sub_finder: z.boolean().optional(),
  open_to_messages: z.boolean().optional(),
});
export type ViewsInput = z.output<typeof views>;

export const tradesBody = z.strictObject({ trades });
export const viewsBody = z.strictObject({ views });
export const tradesAndViewsBody = z.strictObject({ trades: trades.optional(), views: views.optional() });

/** The same, as the forms of the pages send them. */
export const tradesForm = z.preprocess(toTrades, tradesBody);
export const viewsForm = z.preprocess(toViews, viewsBody);

const templateId = z.coerce.number().int().min(1).max(TEMPLATE_KEYS.length);
const colorSchemeId = z.coerce.number().int().min(1).max(COLOR_SCHEME_IDS.length);
export const templateBody = z.strictObject({ template_id: templateId });
export const colorSchemeBody = z.strictObject({ color_scheme_id: colorSchemeId });
export const lookForm = z.strictObject({ template_id: templateId, color_scheme_id: colorSchemeId });

export const setupParams = z.object({ step: z.enum(SETUP_STEPS).optional() });
