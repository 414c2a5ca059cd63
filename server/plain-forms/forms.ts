import {
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  COMMENT_MAX_LENGTH,
  RESPONSE_MAX_LENGTH,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
} from '../../common/constants.ts';
import { REPORT_PASSAGE_MAX_LENGTH } from '../../common/cases/reports.ts';
import { SENSITIVE_TOPICS } from '../../common/cases/sensitive-cases.ts';
import type { PlainFormName } from '../../common/plain-forms.ts';
import type { MessageKey } from '../../translations/index.ts';
import { ABOUT_LISTINGS } from './listing-forms.ts';
import { ABOUT_PEOPLE } from './people-forms.ts';
import { ABOUT_RED_FLAGS } from './red-flag-forms.ts';
import {
  checks,
  claimAnswers,
  decision,
  field,
  filesField,
  note,
  outcome,
  type PlainForm,
} from './make-form.ts';

const appeal: PlainForm = {
  title: 'appeal_forms.send',
  text: 'plain_forms.files',
  confirm: 'appeal_forms.send',
  fields: [
    field(
      'on_appeal_reason',
      'appeal_forms.reason',
      APPEAL_REASON_MAX_LENGTH,
      'statement_appeals.reason_help',
    ),
    {
      ...field('topic', 'appeal_forms.topic', 0, 'appeal_forms.topic_help'),
      kind: 'code',
      optional: true,
      choices: SENSITIVE_TOPICS.map((value) => ({ value, label: `appeal_forms.topic.${value}` as const })),
    },
    filesField('appeal_forms.files', APPEAL_FILES_MAX, 'appeal_forms.files_help'),
  ],
  // The files are new evidence where an appeal before this one was rejected.
  hidden: { new_evidence: 'true' },
};
const withdrawal = (text: MessageKey): PlainForm => ({
  title: 'appeal_forms.turn_off_title',
  text,
  confirm: 'appeal_forms.turn_off_send',
  danger: true,
  fields: [
    field(
      'off_appeal_reason',
      'appeal_forms.turn_off_reason',
      APPEAL_REASON_MAX_LENGTH,
      'appeal_forms.turn_off_help',
    ),
  ],
});
const removal = (title: MessageKey, text: MessageKey, confirm: MessageKey): PlainForm => ({
  title,
  text,
  confirm,
  danger: true,
  fields: [],
});
const reviewBody = field('body', 'review_form.body', REVIEW_BODY_MAX_LENGTH, 'admin.edit_help');
const responseText = (label: MessageKey, help: MessageKey) =>
  field('review_response', label, RESPONSE_MAX_LENGTH, help);
const ownResponse = responseText('review_form.response_label', 'review_form.response_help');
const keptPhotos = {
  ...checks('photos', 'admin.kept_photos', 'admin.kept_photos_help'),
  seenAs: 'photos_before',
};

const comment = (transition: 'remove' | 'restore'): PlainForm => ({
  ...decision(`admin.postings.comment_ask.${transition}`, {
    text: `admin.postings.comment_follows.${transition}`,
    ...(transition === 'remove' && { family: 'offense', danger: true }),
  }),
  confirm: `admin.postings.move.${transition}`,
});

/** The fields of each form: the same as those of the dialog that its button opens with scripts. */
export const FORMS: Record<PlainFormName, PlainForm> = {
  'api.comments.update': {
    title: 'comments.edit_field',
    confirm: 'comments.save',
    fields: [field('body', 'comments.edit_field', COMMENT_MAX_LENGTH)],
  },
  'comments.destroy': removal('comments.delete_title', 'comments.delete_text', 'comments.delete_confirm'),
  'postings.destroy': removal('postings.delete_title', 'postings.delete_text', 'postings.delete_confirm'),
  'settings.members.remove': removal('members.remove_title', 'members.remove_text', 'members.remove_confirm'),
  'api.reviews.destroy': removal(
    'review_form.delete_title',
    'review_form.delete_kept',
    'review_form.delete_confirm',
  ),
  'api.reviews.appeal': appeal,
  'api.reviews.off_appeal': withdrawal('appeal_forms.turn_off_text'),
  'api.review_responses.store': {
    title: 'reviews.respond',
    confirm: 'review_form.response_send',
    fields: [ownResponse],
    idField: 'reviewId',
  },
  'api.review_responses.update': {
    title: 'review_form.response_edit',
    confirm: 'review_form.save_changes',
    fields: [ownResponse],
    idField: 'responseId',
  },
  'api.review_responses.destroy': removal(
    'review_form.response_delete_title',
    'review_form.response_delete_text',
    'review_form.response_delete',
  ),
  'api.review_responses.appeal': appeal,
  'api.review_responses.off_appeal': withdrawal('appeal_forms.turn_off_response_text'),
  'api.decisions.off_appeal': withdrawal('statement_appeals.turn_off_text'),

  'api.admin.reviews.update': {
    ...decision('admin.act.edit', { family: 'offense' }),
    before: [
      { ...field('title', 'review_form.title', REVIEW_TITLE_MAX_LENGTH), kind: 'line' },
      reviewBody,
      keptPhotos,
    ],
  },
  'api.admin.reviews.destroy': decision('admin.act.remove', { family: 'offense', danger: true }),
  'api.admin.reviews.deactivate': decision('admin.act.deactivate', { family: 'offense' }),
  'api.admin.reviews.activate': decision('admin.act.activate'),
  'api.admin.reviews.accept': outcome('accept'),
  'api.admin.reviews.reject': outcome('reject'),
  'api.admin.reviews.update_appeal': note('admin.note_save', 'admin.note'),
  'api.admin.review_responses.update': {
    ...decision('admin.act.response_edit', { family: 'offense' }),
    before: [responseText('admin.response_words', 'admin.edit_help')],
    idField: 'responseId',
  },
  'api.admin.review_responses.destroy': decision('admin.act.response_remove', {
    family: 'offense',
    danger: true,
  }),
  'api.admin.review_responses.deactivate': decision('admin.act.response_deactivate', { family: 'offense' }),
  'api.admin.review_responses.activate': decision('admin.act.response_activate'),
  'api.admin.review_responses.accept': decision('admin.act.response_accept', { family: 'offense' }),
  'api.admin.review_responses.reject': decision('admin.act.response_reject', { family: 'appeal_rejected' }),

  ...ABOUT_LISTINGS,
  ...ABOUT_PEOPLE,
  'api.admin.decision_appeals.accept': outcome('accept'),
  'api.admin.decision_appeals.reject': outcome('reject'),
  'api.admin.decision_appeals.notes': note(),
  'api.admin.postings.remove': decision('admin.postings.ask.remove', {
    family: 'offense',
    text: 'admin.postings.follows.remove',
    danger: true,
  }),
  'api.admin.postings.restore': decision('admin.postings.ask.restore', {
    text: 'admin.postings.follows.restore',
  }),
  'api.admin.postings.notes': note(),
  'api.admin.reports.keep': decision('admin.reports.act.keep', { text: 'admin.reports.follows.keep' }),
  'api.admin.reports.correct': decision('admin.reports.act.correct', {
    text: 'admin.reports.follows.correct',
  }),
  'api.admin.reports.take_down': decision('admin.reports.act.take_down', {
    family: 'offense',
    text: 'admin.reports.follows.take_down',
  }),
  'api.admin.reports.hide': {
    ...decision('hidden_passages.act', { family: 'offense', text: 'hidden_passages.follows' }),
    before: [
      field('passage', 'hidden_passages.passage', REPORT_PASSAGE_MAX_LENGTH, 'hidden_passages.passage_help'),
    ],
  },
  ...claimAnswers,
  'api.admin.comments.remove': comment('remove'),
  'api.admin.comments.restore': comment('restore'),
  ...ABOUT_RED_FLAGS,
  'api.admin.claims.notes': note(),
};
