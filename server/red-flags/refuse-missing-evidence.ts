import { invalid } from '../core/errors.ts';
import { audienceFrom, type ChosenAudiences } from './attach-files.ts';

/**
 * Throws InvalidInput for a report without a file or an official record, and for one whose evidence is kept from
 * the contractor, who could not answer it.
 */
export function refuseMissingEvidence(
  files: readonly number[],
  report: ChosenAudiences & { record_url: string | null },
): void {
  if (report.record_url !== null) return;
  if (files.length === 0) throw invalid('files', 'red_flags.evidence_needed');
  if (files.every((file) => audienceFrom(report)(file) === 'admins'))
    throw invalid('files', 'red_flags.evidence_for_contractor');
}
