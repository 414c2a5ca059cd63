import type { PlainFormName } from '../../common/plain-forms.ts';
import { checks, decision, type PlainForm } from './make-form.ts';

const RED_FLAG_FAMILIES = {
  publish: 'flag_published',
  dismiss: 'flag_dismissed',
  end: 'flag_ended',
} as const;
const redFlag = (transition: 'publish' | 'dismiss' | 'end' | 'expedite'): PlainForm => ({
  ...decision(`admin.red_flags.ask.${transition}`, {
    text: `admin.red_flags.follows.${transition}`,
    ...(transition !== 'expedite' && { family: RED_FLAG_FAMILIES[transition] }),
  }),
  confirm: `admin.red_flags.act.${transition}`,
});
/** Forms about a red flag. */
export const ABOUT_RED_FLAGS = {
  'api.admin.red_flags.publish': {
    ...redFlag('publish'),
    before: [checks('public_files', 'admin.red_flags.public_files', 'admin.red_flags.public_files_help')],
    approval: {
      title: 'admin.red_flags.ask.approve',
      text: 'admin.red_flags.follows.approve',
      confirm: 'admin.red_flags.act.approve',
    },
  },
  'api.admin.red_flags.dismiss': redFlag('dismiss'),
  'api.admin.red_flags.end': redFlag('end'),
  'api.admin.red_flags.expedite': redFlag('expedite'),
} satisfies Partial<Record<PlainFormName, PlainForm>>;
