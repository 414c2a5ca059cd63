import type { ReportKind } from '../../common/cases/reports.ts';
import type { MessageKey } from '../../translations/index.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict, forbidden } from '../core/errors.ts';
import type { LockedText } from './locked-text.ts';
import type { LockedCase } from './queries/report-cases.ts';
import { PART_REFUSALS, partIn } from './sides.ts';

/** The sentence about a text of one's own. */
const OWN: Readonly<Record<ReportKind, MessageKey>> = {
  review: 'appeal_refusals.own_case',
  response: 'appeal_refusals.own_case',
  posting: 'postings.own_case',
  comment: 'comments.own_case',
  contractor: 'reports.own_case',
  profile: 'reports.own_case',
  message: 'reports.own_letter',
  invitation: 'reports.own_letter',
  partner_rating: 'reports.own_letter',
  photo: 'reports.own_letter',
};

/** Throws a 403 for an administrator who has a part in the case, where another one could decide it. */
export async function refuseParty(tx: ReadContext, caseId: number, kind: ReportKind): Promise<void> {
  const part = await partIn(tx, caseId);
  if (part !== null) throw forbidden(part === 'side' ? OWN[kind] : PART_REFUSALS[part]);
}

/** The version and the latest report that the administrator saw; missing ones are not checked. */
export type SeenVersion = { version?: number | null | undefined; lastReportId?: number | null | undefined };

/** Throws a 409 for an administrator who has not read the texts and reports that they decide about. */
export function refuseUnread(seen: SeenVersion, { lastReportId }: LockedCase, text: LockedText | null): void {
  if (seen.version && text?.version && seen.version !== text.version)
    throw conflict('appeal_refusals.words_changed');
  if (typeof seen.lastReportId === 'number' && seen.lastReportId < lastReportId)
    throw conflict('reports.more_came');
}
