import * as z from 'zod';
import { SANDBOX_CARD_NAMES } from '../../common/sandbox-cards.ts';
import { id, line } from '../core/validation.ts';
import { single } from '../core/http/forgiving-query.ts';

const PAID = ['gold', 'annual_gold', 'platinum'] as const;
const CODE_MAX_LENGTH = 40;
const PATH_MAX_LENGTH = 200;
const CENTS_MAX = 10_000_000;

export const planParams = z.object({ plan: z.enum(PAID) });
export const idParams = z.object({ id: id() });
export const referenceParams = z.object({ reference: z.string().regex(/^sbx_cs_[0-9a-f]{24}$/) });

const coupon = line(CODE_MAX_LENGTH).default('');
const next = z.string().max(PATH_MAX_LENGTH).optional();
const cents = z.coerce.number().int().min(0).max(CENTS_MAX);

/** The page never refuses an address; what makes no sense counts as absent. */
export const paymentQuery = z.object({
  coupon: z.preprocess(single, line(CODE_MAX_LENGTH)).catch(''),
  next: z.preprocess(single, z.string().max(PATH_MAX_LENGTH)).optional().catch(undefined),
});
export const purchaseBody = z.object({ coupon, next, expected_cents: cents });
export const plansQuery = z.object({
  to: z.preprocess(single, z.enum(PAID)).nullable().catch(null),
  next: z.preprocess(single, z.string().max(PATH_MAX_LENGTH)).optional().catch(undefined),
});
export const planChangeBody = z.object({ version: z.enum(PAID), expected_cents: cents, next });
export const emptyBody = z.object({});

export const cardChoiceBody = z.object({
  card: z.enum(SANDBOX_CARD_NAMES).default('needs_confirmation'),
  confirm: z.enum(['yes', 'no']).optional(),
});

const optional = (schema: z.ZodType<string>) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);

const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/;
const upper = z.string().transform((value) => value.replace(/[\s-]+/g, '').toUpperCase());

/** Mexico requires all fields or none; the US requires a name at most, with an optional tax number. */
export const taxBody = z
  .object({
    country: z.enum(['US', 'MX']),
    legal_name: optional(line(120)),
    tax_id: optional(upper.pipe(z.string().max(20))),
    tax_regime: optional(z.string().regex(/^\d{3}$/, 'validation.format')),
    cfdi_use: optional(upper.pipe(z.string().regex(/^[A-Z]{1,2}\d{2}$/, 'validation.format'))),
    fiscal_postal_code: optional(z.string().regex(/^\d{5}$/, 'validation.format')),
  })
  .superRefine((tax, problems) => {
    const wrong = (field: string, message: string) =>
      problems.addIssue({ code: 'custom', path: [field], message });
    if (tax.country === 'US') {
      if (tax.tax_id !== null && !/^\d{9}$/.test(tax.tax_id)) wrong('tax_id', 'billing.tax.bad_us');
      return;
    }
    if (tax.tax_id === null) return;
    if (!RFC.test(tax.tax_id)) wrong('tax_id', 'billing.tax.bad_rfc');
    for (const field of ['legal_name', 'tax_regime', 'cfdi_use', 'fiscal_postal_code'] as const)
      if (tax[field] === null) wrong(field, 'validation.required');
  });
export type TaxInput = z.output<typeof taxBody>;
