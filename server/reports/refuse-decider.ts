import type { ReportKind } from '../../common/cases/reports.ts';
import { OWN_CASE } from '../cases/own-case.ts';
import type { LockedText } from '../cases/subject.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict, forbidden } from '../core/errors.ts';
import type { LockedCase } from './queries/report-cases.ts';
import { PART_REFUSALS, partIn } from './part-in-case.ts';

/** Throws a 403 for an administrator who has a part in the case, where another one could decide it. */
export async function refuseParty(tx: ReadContext, caseId: number, kind: ReportKind): Promise<void> {
  const part = await partIn(tx, caseId);
  if (part !== null) throw forbidden(part === 'side' ? OWN_CASE[kind] : PART_REFUSALS[part]);
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
