import { sql } from 'kysely';
import { both, either, ofAuthor, ofProfile, ofUpload, ofUser, under, type Part } from './part.ts';

/** Conversations of an earlier owner of the page are not the user’s. */
const ofPage = (userId: number) =>
  sql`(t.contractor_left_at is null and ${ofProfile('contractor_id')(userId)})`;
const inConversation = either(ofProfile(), ofPage);
const ofReview = under('review_id', 'reviews', ofAuthor);
const ofPosting = under('posting_id', 'postings', ofAuthor);
/** Others no longer read what was taken down, so only its author gets it. */
const isLeft = (mine: Part['mine']) => (userId: number) => sql`(t.removed_at is null or ${mine(userId)})`;
const asked = (userId: number) =>
  sql`t.id in (select m.quote_request_id from messages as m join conversations as t on t.id = m.conversation_id
    where m.removed_at is null and ${inConversation(userId)})`;
const messages = both(under('conversation_id', 'conversations', inConversation), isLeft(ofAuthor));
/** Invitations of an earlier owner of the page are not the user’s. */
const invited = either(
  (userId) => sql`(t.from_left_at is null and ${ofProfile('from_profile_id')(userId)})`,
  (userId) => sql`(t.to_left_at is null and ${ofProfile('to_profile_id')(userId)} and t.removed_at is null)`,
);
/** A rating is hidden until both sides have rated. */
const aboutMe = (userId: number) =>
  sql`(${ofProfile('about_profile_id')(userId)} and t.published_at is not null and t.removed_at is null)`;

/** Texts of the user, with earlier versions and files, and messages to them. */
export const TEXT_PARTS: readonly Part[] = [
  { name: 'reviews', table: 'reviews', mine: ofAuthor, without: ['deleted_by_user_id'] },
  { name: 'reviews-earlier', table: 'review_versions', mine: ofReview, without: ['edited_by_user_id'] },
  { name: 'review-photos', table: 'review_photos', mine: ofReview },
  { name: 'review-photos-earlier', table: 'review_version_photos', mine: ofReview },
  { name: 'job-proofs', table: 'job_proofs', mine: ofReview, without: ['decided_by_user_id'] },
  {
    name: 'job-proof-cfdis',
    table: 'job_proof_cfdis',
    mine: ofUser('user_id'),
    without: ['folio_hash', 'issuer_hash'],
  },
  { name: 'job-proof-files', table: 'job_proof_files', mine: ofUpload },
  { name: 'responses', table: 'review_responses', mine: ofUser('author_user_id') },
  {
    name: 'responses-earlier',
    table: 'review_response_versions',
    mine: under('response_id', 'review_responses', ofUser('author_user_id')),
    without: ['edited_by_user_id'],
  },
  { name: 'postings', table: 'postings', mine: ofAuthor },
  { name: 'postings-earlier', table: 'posting_versions', mine: ofPosting },
  { name: 'posting-trades', table: 'posting_trades', mine: ofPosting },
  { name: 'posting-photos', table: 'posting_photos', mine: ofPosting },
  { name: 'comments', table: 'comments', mine: ofAuthor },
  {
    name: 'comments-earlier',
    table: 'comment_versions',
    mine: under('comment_id', 'comments', ofAuthor),
  },
  { name: 'conversations', table: 'conversations', mine: inConversation },
  { name: 'messages', table: 'messages', mine: messages },
  { name: 'quote-requests', table: 'quote_requests', mine: either(ofProfile(), asked) },
  {
    name: 'quote-request-photos',
    table: 'quote_request_photos',
    mine: under('quote_request_id', 'quote_requests', either(ofProfile(), asked)),
  },
  { name: 'quote-answers', table: 'quote_answers', mine: under('message_id', 'messages', messages) },
  {
    name: 'quote-hires',
    table: 'quote_hires',
    mine: under('conversation_id', 'conversations', inConversation),
  },
  { name: 'invitations', table: 'invitations', mine: invited },
  { name: 'invited-jobs', table: 'invited_jobs', mine: ofProfile() },
  {
    name: 'invitation-files',
    table: 'invitation_files',
    mine: under('invitation_id', 'invitations', invited),
  },
  { name: 'partner-ratings', table: 'partner_ratings', mine: either(ofAuthor, aboutMe) },
];
