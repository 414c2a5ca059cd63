import { route } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import type { Browser } from '../../../support/browser.ts';
import { WISH } from './words.ts';

/** Appeals a decision by the call; gives the appeal's id. */
export async function fileOn(by: Browser, decisionId: number): Promise<number> {
  const url = route('api.decisions.appeal', { id: decisionId });
  const filed = await by.call('POST', url, { on_appeal_reason: WISH });
  return (filed.json()['appeal'] as DecisionAppealView).id;
}
