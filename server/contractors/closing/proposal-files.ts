import { actsAsAdministrator } from '../../core/viewer.ts';
import { sql } from 'kysely';
import { CLOSING_FILES_MAX } from '../../../common/cases/closings.ts';
import type { ReadContext } from '../../core/context.ts';
import { attachUploads } from '../../uploads/attach.ts';
import type { Readers } from '../../uploads/readers.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { isProposer } from './policy.ts';

/** The files of a proposal `o`, as JSON, in order. */
export const UPLOADS_OF_PROPOSAL = sql<UploadRow[]>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'key', h.key, 'kind', h.kind, 'name', h.original_name,
    'width', h.width, 'height', h.height, 'bytes', h.byte_size) order by file.position), '[]')
  from closing_proposal_files as file join uploads as h on h.id = file.upload_id where file.proposal_id = o.id)`;

export async function attachProof(
  tx: ReadContext,
  { proposalId, userId, files }: { proposalId: number; userId: number; files: readonly number[] },
): Promise<void> {
  if (files.length === 0) return;
  await attachUploads(tx, { uploadIds: files, userId, visibility: 'parties', maximum: CLOSING_FILES_MAX });
  await tx.database
    .insertInto('closing_proposal_files')
    .values(files.map((upload_id, place) => ({ proposal_id: proposalId, upload_id, position: place + 1 })))
    .execute();
}

/** A proof may name who sent it, so it is for them and for administrators. The owner reads the sentence. */
export async function closingFileReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  const file = await database
    .selectFrom('closing_proposal_files as file')
    .innerJoin('closing_proposals as o', 'o.id', 'file.proposal_id')
    .select(['o.contractor_id as contractorId', 'o.proposer_user_id as proposerUserId'])
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!file) return null;
  return isProposer(viewer, file) || actsAsAdministrator(viewer) ? 'this_reader' : null;
}
