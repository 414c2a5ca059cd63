import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** Evidence in a report is for its sender and administrators; nobody else learns that there is a report. */
export async function reportFileReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (!viewer) return null;
  const report = await database
    .selectFrom('report_files as file')
    .innerJoin('reports as r', 'r.id', 'file.report_id')
    .select('r.reporter_user_id as reporterUserId')
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!report) return null;
  return actsAsAdministrator(viewer) || report.reporterUserId === viewer.userId ? 'this_reader' : null;
}
