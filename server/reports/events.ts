import type { DomainEvent } from '../core/context.ts';

/** What listeners may know of a report, and of the case that it was joined to. */
export type ReportEvent = DomainEvent & { name: 'report.filed' | 'report_case.closed'; caseId: number };

export const reportEvent = (event: ReportEvent): ReportEvent => event;
