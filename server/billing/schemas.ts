import * as z from 'zod';
import validateRfc from 'validate-rfc';
import type { TaxDetails } from './queries/billing-account.ts';
import { SANDBOX_CARD_NAMES } from '../../common/sandbox-cards.ts';
import { id, line } from '../core/validation.ts';
import { checkbox } from '../core/forms/native-fields.ts';
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
/** The box is unchecked at first: only a press on it agrees to the renewal. */
const consent = checkbox.refine((agreed) => agreed, 'plans.consent_needed');
export const purchaseBody = z.object({ coupon, next, expected_cents: cents, consent });
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

/** Words in the number, the day (YYYY-MM-DD) or the amount of an invoice. */
export const billingQuery = z.object({
  search: z.preprocess(single, z.string().trim().max(60)).catch(''),
});

const optional = (schema: z.ZodType<string>) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);

const upper = z.string().transform((value) => value.replace(/[\s-]+/g, '').toUpperCase());
/** As typed, in capitals: an EIN keeps its dash. */
const taxNumber = line(20).transform((value) => value.normalize('NFKC').toUpperCase());

/** Mexico requires all fields or none; the US requires a name at most, with an optional tax number. */
export const taxBody = z
  .object({
    country: z.enum(['US', 'MX']),
    legal_name: optional(line(120)),
    tax_id: optional(taxNumber),
    tax_regime: optional(z.string().regex(/^\d{3}$/, 'validation.format')),
    cfdi_use: optional(upper.pipe(z.string().regex(/^[A-Z]{1,2}\d{2}$/, 'validation.format'))),
    fiscal_postal_code: optional(z.string().regex(/^\d{5}$/, 'validation.format')),
  })
  .superRefine((tax, problems) => {
    const wrong = (field: string, message: string) =>
      problems.addIssue({ code: 'custom', path: [field], message });
    const problem = tax.tax_id === null ? null : taxNumberProblem(tax.country, tax.tax_id);
    if (problem !== null) wrong('tax_id', problem);
    if (tax.country === 'US' || tax.tax_id === null) return;
    for (const field of ['legal_name', 'tax_regime', 'cfdi_use', 'fiscal_postal_code'] as const)
      if (tax[field] === null) wrong(field, 'validation.required');
  });

/** Null: the number can be one of that country. */
function taxNumberProblem(country: 'US' | 'MX', typed: string): string | null {
  const number = typed.replace(/[\s.\p{Pd}]+/gu, '');
  if (country === 'US') return /^\d{9}$/.test(number) ? null : 'billing.tax.bad_us';
  if (!/^[A-ZÑ&\d]+$/.test(number)) return 'billing.tax.bad_rfc';
  const { errors = [] } = validateRfc(number);
  if (errors.length === 0) return null;
  return errors.includes('INVALID_VERIFICATION_DIGIT') && errors.length === 1
    ? 'billing.tax.bad_rfc_digit'
    : 'billing.tax.bad_rfc';
}

export const toTaxDetails = (body: z.output<typeof taxBody>): TaxDetails => ({
  country: body.country,
  legalName: body.legal_name,
  taxId: body.tax_id,
  taxRegime: body.tax_regime,
  cfdiUse: body.cfdi_use,
  fiscalPostalCode: body.fiscal_postal_code,
});
