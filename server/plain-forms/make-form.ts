import { APPEALABLE_ACTIONS, DECISION_TEXT_MAX_LENGTH } from '../../common/constants.ts';
import type { GivenFamily } from '../decisions/reason-family.ts';
import type { MessageKey } from '../../translations/index.ts';

export type PlainField = {
  name: string;
  kind: 'text' | 'line' | 'code' | 'files' | 'checks' | 'box';
  label: MessageKey;
  help?: MessageKey;
  maximum: number;
  /** From which codes one is chosen. */
  family?: GivenFamily;
  /** From which values one is chosen, where they are no codes. */
  choices?: readonly { value: string; label: MessageKey }[];
  optional?: boolean;
  /** Its first value comes with the button's own form, where it differs from what is stored. */
  given?: boolean;
  /** The hidden field that sends what is stored, so that the call sees changes made meanwhile. */
  seenAs?: string;
};
/** The subjects of an appeal, which name its two outcomes. */
export const EFFECTS = ['take_down', 'put_back', ...APPEALABLE_ACTIONS] as const;
export type Effect = (typeof EFFECTS)[number];

export type PlainForm = {
  title: MessageKey;
  text?: MessageKey;
  confirm: MessageKey;
  danger?: boolean;
  /** Above the reason. */
  before?: readonly PlainField[];
  fields: readonly PlainField[];
  /** Fields that are always sent with the same value. */
  hidden?: Readonly<Record<string, string>>;
  /** The field in which the call takes the id, where it is not in its address. */
  idField?: string;
  /** Names its effect by the appeal's subject. */
  outcome?: 'accept' | 'reject';
  /** Its words where the decision only approves: the first of two administrators. */
  approval?: { title: MessageKey; text: MessageKey; confirm: MessageKey };
};

export const field = (name: string, label: MessageKey, maximum: number, help?: MessageKey): PlainField => ({
  name,
  kind: 'text',
  label,
  maximum,
  ...(help && { help }),
});

/** Files of an appeal; `maximum` counts files. */
export const filesField = (label: MessageKey, maximum: number, help: MessageKey): PlainField => ({
  ...field('files', label, maximum, help),
  kind: 'files',
  optional: true,
});

/** Check boxes, whose ids stand with commas in one field; their choices are read with the form's subject. */
export const checks = (name: string, label: MessageKey, help: MessageKey): PlainField => ({
  ...field(name, label, 0, help),
  kind: 'checks',
  optional: true,
});

/** One check box, sent as `yes`. */
export const box = (name: string, label: MessageKey, help: MessageKey): PlainField => ({
  ...field(name, label, 0, help),
  kind: 'box',
  optional: true,
});

const code = (name: string, label: MessageKey, family: GivenFamily, help?: MessageKey): PlainField => ({
  ...field(name, label, 0, help),
  kind: 'code',
  family,
});
const reason = field('reason', 'admin.reason_text', DECISION_TEXT_MAX_LENGTH, 'admin.reason_help');
/** The rule that a review breaks which is taken down on appeal. */
export const GROUND = code('ground_code', 'admin.ground', 'offense', 'admin.ground_help');

type Ways = { family?: GivenFamily; text?: MessageKey; danger?: boolean };

/** A decision with its reason; without a family, nothing is restricted and no rule is named. */
export const decision = (title: MessageKey, { family, ...ways }: Ways = {}): PlainForm => ({
  title,
  confirm: title,
  ...ways,
  fields: [...(family ? [code('reason_code', 'admin.reason_code', family)] : []), reason],
});

/** One of the two answers to an appeal. */
export const outcome = (verb: 'accept' | 'reject'): PlainForm => ({
  ...decision(`admin.outcome.${verb}.take_down`, {
    family: verb === 'accept' ? 'appeal_accepted' : 'appeal_rejected',
  }),
  outcome: verb,
});

/** A note for other administrators. */
export const note = (
  title: MessageKey = 'admin.notes.add',
  label: MessageKey = 'admin.notes.body',
): PlainForm => ({
  title,
  confirm: title,
  fields: [field('body', label, DECISION_TEXT_MAX_LENGTH, 'admin.notes.help')],
});

export const claimAnswers = {
  'api.admin.claims.accept': decision('admin.claims.accept', {
    family: 'claim_accepted',
    text: 'admin.claims.accept_text',
  }),
  'api.admin.claims.reject': decision('admin.claims.reject', {
    family: 'claim_rejected',
    text: 'admin.claims.reject_text',
  }),
};
