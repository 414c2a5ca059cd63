import type { RouteName } from '../../../../common/route-table.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import type { MessageKey } from '../../../../translations/index.ts';

type ActionName =
  | 'accept'
  | 'reject'
  | 'activate'
  | 'deactivate'
  | 'edit'
  | 'remove'
  | 'response_activate'
  | 'response_deactivate'
  | 'response_edit'
  | 'response_remove'
  | 'response_accept'
  | 'response_reject';

export type CaseAction = {
  name: ActionName;
  /** What it is done to. */
  subject: 'review' | 'response';
  call: Extract<RouteName, `api.${string}`>;
  label: MessageKey;
  key?: 'a' | 'r' | 'd' | 'e';
  danger?: true;
  /** Whether words are changed with it. */
  edits?: true;
};

const ACTIONS: Record<ActionName, Omit<CaseAction, 'name'>> = {
  accept: { subject: 'review', call: 'api.admin.reviews.accept', label: 'admin.act.accept', key: 'a' },
  reject: { subject: 'review', call: 'api.admin.reviews.reject', label: 'admin.act.reject', key: 'r' },
  activate: { subject: 'review', call: 'api.admin.reviews.activate', label: 'admin.act.activate', key: 'a' },
  deactivate: {
    subject: 'review',
    call: 'api.admin.reviews.deactivate',
    label: 'admin.act.deactivate',
    key: 'd',
  },
  edit: {
    subject: 'review',
    call: 'api.admin.reviews.update',
    label: 'admin.act.edit',
    key: 'e',
    edits: true,
  },
  remove: {
    subject: 'review',
    call: 'api.admin.reviews.destroy',
    label: 'admin.act.remove',
    key: 'r',
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
  },
  response_edit: {
    subject: 'response',
    call: 'api.admin.review_responses.update',
    label: 'admin.act.response_edit',
    edits: true,
  },
  response_remove: {
    subject: 'response',
    call: 'api.admin.review_responses.destroy',
    label: 'admin.act.response_remove',
    danger: true,
  },
  response_accept: {
    subject: 'response',
    call: 'api.admin.review_responses.accept',
    label: 'admin.act.response_accept',
  },
  response_reject: {
    subject: 'response',
    call: 'api.admin.review_responses.reject',
    label: 'admin.act.response_reject',
  },
};

const OF_REVIEW = {
  active: ['deactivate', 'edit', 'remove'],
  held: ['activate', 'edit', 'remove'],
  inactive: ['activate', 'edit', 'remove'],
  deleted: [],
} as const;
const OF_RESPONSE = {
  active: ['response_deactivate', 'response_edit', 'response_remove'],
  held: ['response_activate', 'response_deactivate', 'response_edit', 'response_remove'],
  inactive: ['response_activate', 'response_edit', 'response_remove'],
  deleted: [],
} as const;

/**
 * What may be done with a case as it stands, the likeliest first. While an appeal is open, it is what decides where the
 * review stands: `a` accepts it and `r` rejects it. The same with one against the response, which has no keys. What an appeal against another decision is about waits for that.
 */
export function offeredActions(opened: CaseView): CaseAction[] {
  const { review, appeals, refusal, appealRefusal } = opened;
  if (refusal !== null) return [];
  const isOpen = appeals.some(({ state, kind }) => state === 'open' && kind !== 'remove_response');
  const names: ActionName[] = [
    ...(isOpen ? ofAppeal(opened, appealRefusal) : OF_REVIEW[review.standing.state]),
    ...ofResponse(opened),
  ];
  return names.map((name) => ({ name, ...ACTIONS[name] })).filter((action) => !isAppealed(action, opened));
}

function ofResponse({ review, response, appeals, responseAppealRefusal }: CaseView): readonly ActionName[] {
  if (response === null || review.standing.state === 'deleted') return [];
  const isOpen = appeals.some(({ state, kind }) => state === 'open' && kind === 'remove_response');
  if (!isOpen) return OF_RESPONSE[response.state];
  const decisions = responseAppealRefusal === null ? (['response_accept', 'response_reject'] as const) : [];
  return [...decisions, 'response_edit'];
}

function isAppealed({ subject, edits }: CaseAction, { waiting }: CaseView): boolean {
  const matter = edits ? 'words' : 'standing';
  return waiting.some((appeal) => appeal.subject === subject && appeal.matter === matter);
}

function ofAppeal({ review }: CaseView, appealRefusal: string | null): ActionName[] {
  return [
    ...(appealRefusal === null ? (['accept', 'reject'] as const) : []),
    ...(review.standing.state === 'deleted' ? [] : (['edit'] as const)),
  ];
}
