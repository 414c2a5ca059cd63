import { DECISION_ACTIONS, type DecisionAction } from '../constants.ts';

/** Under which noun a reader looks for a kind of decision. */
export const DECISION_GROUPS = [
  'reviews',
  'responses',
  'postings',
  'accounts',
  'listings',
  'red_flags',
  'other_appeals',
] as const;
export type DecisionGroup = (typeof DECISION_GROUPS)[number];

const GROUP_OF_NOUN: Record<string, DecisionGroup> = {
  review: 'reviews',
  appeal: 'reviews',
  response: 'responses',
  posting: 'postings',
  comment: 'postings',
  user: 'accounts',
  account_appeal: 'accounts',
  membership: 'accounts',
  claim: 'listings',
  listing: 'listings',
  red_flag: 'red_flags',
};

export const groupOfAction = (action: DecisionAction): DecisionGroup =>
  GROUP_OF_NOUN[action.split('.')[0] ?? ''] ?? 'other_appeals';

/** The kinds of decisions in a group. */
export const actionsInGroup = (group: DecisionGroup): DecisionAction[] =>
  DECISION_ACTIONS.filter((action) => groupOfAction(action) === group);

/** The log's filter: one kind of decision, or a whole group. */
export type DecisionChoice = DecisionAction | DecisionGroup;
export const DECISION_CHOICES: readonly [DecisionChoice, ...DecisionChoice[]] = [
  ...DECISION_GROUPS,
  ...DECISION_ACTIONS,
];

/** The kinds of decisions behind a choice. */
export function actionsOfChoice(choice: DecisionChoice): DecisionAction[] {
  const group = DECISION_GROUPS.find((one) => one === choice);
  return group ? actionsInGroup(group) : DECISION_ACTIONS.filter((action) => action === choice);
}
