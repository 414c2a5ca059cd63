import { avatarReaders } from './profiles/avatars.ts';
import { contentPictureReaders } from './content/pages/pictures.ts';
import { closingFileReaders } from './contractors/closing/proposal-files.ts';
import { contractorPhotoReaders } from './contractors/queries/contractor-photo-readers.ts';
import { claimDocumentReaders } from './contractors/queries/claim-document-readers.ts';
import { requestFileReaders } from './data-requests/queries/request-file-readers.ts';
import { invitationFileReaders } from './invitations/queries/invitation-file-readers.ts';
import { appealFileReaders } from './reviews/queries/appeal-file-readers.ts';
import { quotePhotoReaders } from './quotes/queries/photo-readers.ts';
import { postingPhotoReaders } from './postings/queries/posting-photo-readers.ts';
import { redFlagFileReaders } from './red-flags/queries/red-flag-file-readers.ts';
import { removedPhotoReaders } from './reports/queries/removed-photo-readers.ts';
import { reportFileReaders } from './reports/queries/report-file-readers.ts';
import { proofFileReaders } from './reviews/proofs/queries/proof-file-readers.ts';
import { reviewPhotoReaders } from './reviews/queries/review-photo-readers.ts';
import type { ReadersRule } from './uploads/readers.ts';

/** The rules of who may see a file, by the row it is attached to. The first rule that knows it decides. */
export const uploadReaders: readonly ReadersRule[] = [
  contractorPhotoReaders,
  avatarReaders,
  reviewPhotoReaders,
  postingPhotoReaders,
  appealFileReaders,
  claimDocumentReaders,
  contentPictureReaders,
  redFlagFileReaders,
  quotePhotoReaders,
  invitationFileReaders,
  proofFileReaders,
  removedPhotoReaders,
  reportFileReaders,
  requestFileReaders,
  closingFileReaders,
];
