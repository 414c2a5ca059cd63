import type { ReadContext } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { signedInViewer } from '../../core/policies.ts';
import type { SignedIn } from '../../core/viewer.ts';

export type OwnBusiness = {
  contractorId: number;
  viewer: SignedIn;
  name: string;
  slug: string;
  tradeIds: number[];
  city: string | null;
  colorSchemeId: number;
  ownColor: string | null;
  /** Screening flagged its name, and no administrator has looked at it yet. */
  isNameFlagged: boolean;
};

/** The business that the viewer acts for. Throws a 403 while its page is not shown: there a customer finds no form. */
export async function actingFor(context: ReadContext): Promise<OwnBusiness> {
  const viewer = signedInViewer(context);
  if (viewer.contractorId === null) throw forbidden('review_requests.refused_role');
  const row = await context.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.name', 'c.slug', 'c.trade_ids', 'c.city', 'c.color_scheme_id', 'c.own_color'])
    .select([
      'c.name_signals',
      'c.name_checked_at',
      'c.hidden_at',
      'c.awaits_confirmation',
      'p.shown_color_schemes',
      'p.shown_own_color',
    ])
    .where('c.id', '=', viewer.contractorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.hidden_at !== null || row.awaits_confirmation) throw forbidden('review_requests.refused_hidden');
  return {
    contractorId: row.id,
    viewer,
    name: row.name,
    slug: row.slug,
    tradeIds: row.trade_ids,
    city: row.city,
    colorSchemeId: row.color_scheme_id <= (row.shown_color_schemes ?? Infinity) ? row.color_scheme_id : 1,
    ownColor: row.shown_own_color === false ? null : row.own_color,
    isNameFlagged: row.name_checked_at === null && (row.name_signals as unknown[]).length > 0,
  };
}
