import type { Queryable } from '../../database/client.ts';
import type { SavedCard } from '../gateways/gateway.ts';

/** The billed user with their card. */
export type BillingAccount = {
  customer: string | null;
  card: SavedCard | null;
  balanceCents: number;
  tax: TaxDetails;
};
/**
 * For invoices. The US needs a name at most; a Mexican CFDI the RFC with name, regime, use and postal code.
 */
export type TaxDetails = {
  country: 'US' | 'MX';
  legalName: string | null;
  taxId: string | null;
  taxRegime: string | null;
  cfdiUse: string | null;
  fiscalPostalCode: string | null;
};

const NOBODY: BillingAccount = {
  customer: null,
  card: null,
  balanceCents: 0,
  tax: {
    country: 'US',
    legalName: null,
    taxId: null,
    taxRegime: null,
    cfdiUse: null,
    fiscalPostalCode: null,
  },
};

export async function billingAccountOf(database: Queryable, userId: number): Promise<BillingAccount> {
  const row = await database
    .selectFrom('billing_accounts')
    .select(['customer', 'card', 'card_brand', 'card_last4', 'card_exp_month', 'card_exp_year'])
    .select(['balance_cents', 'country', 'legal_name', 'tax_id', 'tax_regime', 'cfdi_use'])
    .select('fiscal_postal_code')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NOBODY;
  const card = row.card === null ? null : cardOf({ ...row, card: row.card });
  return {
    customer: row.customer,
    card,
    balanceCents: row.balance_cents,
    tax: {
      country: row.country === 'MX' ? 'MX' : 'US',
      legalName: row.legal_name,
      taxId: row.tax_id,
      taxRegime: row.tax_regime,
      cfdiUse: row.cfdi_use,
      fiscalPostalCode: row.fiscal_postal_code,
    },
  };
}

type CardColumns = {
  card: string;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
};

const cardOf = (row: CardColumns): SavedCard => ({
  reference: row.card,
  brand: row.card_brand ?? '',
  last4: row.card_last4 ?? '',
  expMonth: row.card_exp_month ?? 1,
  expYear: row.card_exp_year ?? 0,
});

export async function balanceOf(database: Queryable, userId: number): Promise<number> {
  const row = await database
    .selectFrom('billing_accounts')
    .select('balance_cents')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.balance_cents ?? 0;
}

export type KeptCard = {
  userId: number;
  gateway: string;
  customer: string | null;
  card: SavedCard | null;
  now: Date;
};

/** Stores the gateway's data of a customer and a card: never a number. */
export async function keepCard(database: Queryable, kept: KeptCard): Promise<void> {
  const { userId, gateway, customer, card, now } = kept;
  if (customer === null && card === null) return;
  const columns = {
    gateway,
    updated_at: now,
    ...(customer !== null && { customer }),
    ...(card && {
      card: card.reference,
      card_brand: card.brand,
      card_last4: card.last4,
      card_exp_month: card.expMonth,
      card_exp_year: card.expYear,
    }),
  };
  await database
    .insertInto('billing_accounts')
    .values({ user_id: userId, ...columns })
    .onConflict((same) => same.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Changes the balance from earlier upgrades by an amount. */
export async function changeBalance(
  database: Queryable,
  { userId, gateway, cents, now }: { userId: number; gateway: string; cents: number; now: Date },
): Promise<void> {
  if (cents === 0) return;
  await database
    .insertInto('billing_accounts')
    .values({ user_id: userId, gateway, updated_at: now, balance_cents: Math.max(0, cents) })
    .onConflict((same) =>
      same.column('user_id').doUpdateSet((row) => ({
        balance_cents: row('billing_accounts.balance_cents', '+', cents),
        updated_at: now,
      })),
    )
    .execute();
}
