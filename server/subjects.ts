import { USER } from './accounts/subject.ts';
import type { Subjects } from './cases/subject.ts';
import { listingSubject } from './contractors/listings/subject.ts';
import { COMMENT } from './postings/comments/subject.ts';
import { POSTING } from './postings/subject.ts';
import { RED_FLAG } from './red-flags/subject.ts';
import { PASSAGE, removable } from './reports/subject.ts';
import { separateMerged } from './reviews/appeals/separate-merged.ts';
import { JOB_PROOF } from './reviews/proofs/subject.ts';
import { RESPONSE, REVIEW } from './reviews/subject.ts';

/** Every noun that administrators decide about. The compiler asks for each, and for each of its appealable decisions. */
export const SUBJECTS: Subjects = {
  review: REVIEW,
  response: RESPONSE,
  posting: POSTING,
  comment: COMMENT,
  message: removable('message'),
  invitation: removable('invitation'),
  partner_rating: removable('partner_rating'),
  photo: removable('photo'),
  passage: PASSAGE,
  listing: listingSubject(separateMerged),
  user: USER,
  red_flag: RED_FLAG,
  job_proof: JOB_PROOF,
};
