import { DATA_REQUEST_PREVIEWS } from '../data-requests/mails/request-mails.ts';
import { REVIEW_REQUEST_PREVIEWS } from '../review-requests/mails/request-mails.ts';

/** Mails to people without an account: about their data, and from contractors who ask for a review. */
export const REQUEST_PREVIEWS = { ...DATA_REQUEST_PREVIEWS, ...REVIEW_REQUEST_PREVIEWS };
