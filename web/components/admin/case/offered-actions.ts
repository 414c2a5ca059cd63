import type { ReviewAppealKind } from '../../../../common/constants.ts';
import type { PlainFormName } from '../../../../common/plain-forms.ts';
import type { GivenFamily } from '../../../../server/decisions/reason-family.ts';
import type { CaseActionName, CaseView } from '../../../../server/moderation/case-views.ts';
import { KEYS, type AdminKey } from '../key-table.ts';
import type { MessageKey } from '../../../../translations/index.ts';

type Outcome = 'accept' | 'reject';

export type CaseAction = {
  name: CaseActionName;
  /** The subject of the action. */
  subject: 'review' | 'response';
  call: PlainFormName;
  label: MessageKey;
  key?: AdminKey;
  /** The consequences, repeated in the dialog. */
  follows?: MessageKey;
  /** The family of codes for the reason; none for a decision that restores something. */
  family?: GivenFamily;
  /** The effect of the appeal that this action decides. */
  effect?: ReviewAppealKind;
  /** Taking a review down on appeal names the rule that it breaks as well. */
  asksGround?: true;
  danger?: true;
  /** Whether words are changed with it. */
  edits?: true;
};

const ACTIONS: Record<Exclude<CaseActionName, Outcome>, Omit<CaseAction, 'name'>> = {
  activate: {
    subject: 'review',
    call: 'api.admin.reviews.activate',
    label: 'admin.act.activate',
    key: KEYS.show,
  },
  deactivate: {
    subject: 'review',
    call: 'api.admin.reviews.deactivate',
    label: 'admin.act.deactivate',
    key: KEYS.hide,
    family: 'offense',
  },
  edit: {
    subject: 'review',
    call: 'api.admin.reviews.update',
    label: 'admin.act.edit',
    key: KEYS.edit,
    family: 'offense',
    edits: true,
  },
  remove: {
    subject: 'review',
    call: 'api.admin.reviews.destroy',
    label: 'admin.act.remove',
    key: KEYS.remove,
    family: 'offense',
    danger: true,
  },
  response_activate: {
    subject: 'response',
    call: 'api.admin.review_responses.activate',
    label: 'admin.act.response_activate',
  },
  response_deactivate: {
    subject: 'response',
    call: 'api.admin.review_responses.deactivate',
    label: 'admin.act.response_deactivate',
    family: 'offense',
  },
  response_edit: {
    subject: 'response',
    call: 'api.admin.review_responses.update',
    label: 'admin.act.response_edit',
    family: 'offense',
    edits: true,
  },
  response_remove: {
    subject: 'response',
    call: 'api.admin.review_responses.destroy',
    label: 'admin.act.response_remove',
    family: 'offense',
    danger: true,
  },
  response_accept: {
    subject: 'response',
    call: 'api.admin.review_responses.accept',
    label: 'admin.act.response_accept',
    family: 'offense',
  },
  response_reject: {
    subject: 'response',
    call: 'api.admin.review_responses.reject',
    label: 'admin.act.response_reject',
    family: 'appeal_rejected',
  },
};

/** The two answers to an appeal look alike; each is named by what it does to the review. */
const outcome = (name: Outcome, kind: ReviewAppealKind): CaseAction => ({
  name,
  subject: 'review',
  call: `api.admin.reviews.${name}`,
  label: `admin.outcome.${name}.${kind}`,
  effect: kind,
  follows: `admin.outcome.follows.${name}.${kind}`,
  key: KEYS[name],
  family: name === 'accept' ? 'appeal_accepted' : 'appeal_rejected',
  ...(name === 'accept' && kind === 'take_down' && { asksGround: true as const }),
});

/** The actions that the server offers, as buttons. Keys belong to the review. */
export function offeredActions({ can, appealKind }: Pick<CaseView, 'can' | 'appealKind'>): CaseAction[] {
  return can.flatMap((name) => {
    if (name !== 'accept' && name !== 'reject') return [{ name, ...ACTIONS[name] }];
    return appealKind === null ? [] : [outcome(name, appealKind)];
  });
}
