import type { TemplateKey } from '../../common/constants.ts';
import type { DemoContractor } from './types.ts';
import type { Person } from './users.ts';

type Page = { contractor: DemoContractor; owner: Person | null };

/** The templates of Platinum only. */
const PLATINUM_TEMPLATES: readonly TemplateKey[] = ['firm', 'before-after', 'bid-ready', 'minimal'];

/** Gives the pages of owners on Platinum its templates in turn, so that the demo world has each. */
export function spreadTemplates<Firm extends Page>(firms: Firm[]): Firm[] {
  let turn = 0;
  return firms.map((firm) => {
    if (firm.owner?.user.membership !== 'platinum') return firm;
    const templateKey = PLATINUM_TEMPLATES[turn++ % PLATINUM_TEMPLATES.length] ?? 'firm';
    return { ...firm, contractor: { ...firm.contractor, templateKey } };
  });
}
