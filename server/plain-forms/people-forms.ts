import type { PlainFormName } from '../../common/plain-forms.ts';
import { box, decision, field, note, type PlainForm } from './make-form.ts';

/** Forms about accounts. */
export const ABOUT_PEOPLE = {
  'api.admin.users.deactivate': {
    ...decision('admin.functions.deactivate', {
      family: 'offense',
      text: 'admin.functions.deactivate_text',
      danger: true,
    }),
    before: [box('refund', 'admin.functions.refund', 'admin.functions.refund_help')],
  },
  'api.admin.users.activate': decision('admin.functions.activate', { text: 'admin.functions.activate_text' }),
  'api.admin.users.role': decision('admin.functions.role_confirm'),
  'api.admin.users.verify': {
    title: 'admin.functions.verify',
    confirm: 'admin.functions.verify',
    fields: [field('note', 'admin.functions.verify_note', 2_000, 'admin.functions.verify_help')],
  },
  'api.admin.users.reset_second_factor': decision('signin.reset_title', { text: 'signin.reset_text' }),
  'api.admin.users.notes': note(),
  'api.admin.account_appeals.accept': decision('admin.functions.appeal_accept', {
    family: 'appeal_accepted',
    text: 'admin.functions.activate_text',
  }),
  'api.admin.account_appeals.reject': decision('admin.functions.appeal_reject', {
    family: 'appeal_rejected',
    text: 'admin.functions.appeal_reject_text',
  }),
} satisfies Partial<Record<PlainFormName, PlainForm>>;
