import { ROUTES, type RouteName } from '../../../common/routes/route-table.ts';
import { urlInLanguage } from '../../../common/format/url-language.ts';
import type { ReadContext } from '../../core/context.ts';

/** The pages that people open before they have an account, by what they are for. */
const AIMS = {
  'contractors.claim': 'claim',
  'reviews.create': 'review',
  'red_flags.create': 'red_flag',
  'reports.create': 'report',
  'messages.create': 'message',
  'quotes.create': 'quotes',
} as const satisfies Partial<Record<RouteName, string>>;

export type AimKind = (typeof AIMS)[keyof typeof AIMS];
/** `name`: the business that it is about; null where it is about none. */
export type Aim = { kind: AimKind; name: string | null };

const PATTERNS = (Object.keys(AIMS) as (keyof typeof AIMS)[]).map((name) => ({
  kind: AIMS[name],
  pattern: new RegExp(
    `^${ROUTES[name].path.replace('{slug}', '(?<slug>[a-z0-9-]+)').replace(/\{\w+\}/g, '[^/]+')}(?:[?#]|$)`,
  ),
}));

/** The aim of a new account, by the page that its visitor comes from; null: none in particular. */
export async function aimOf({ database }: ReadContext, next: string | null): Promise<Aim | null> {
  if (next === null) return null;
  const path = urlInLanguage(next, 'english');
  for (const { kind, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const slug = found.groups?.['slug'];
    if (slug === undefined) return { kind, name: null };
    const row = await database
      .selectFrom('contractors')
      .select('name')
      .where('slug', '=', slug)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    return row ? { kind, name: row.name } : null;
  }
  return null;
}
