import type {
  DataRequestAsker,
  DataRequestGround,
  DataRequestKind,
  DataRequestLaw,
  DataRequestOutcome,
  DataRequestPlace,
  DataRequestState,
} from '../../../common/data-requests.ts';
import { isLate } from '../../../common/format/last-days.ts';
import type { AdminView } from '../../moderation/admin-view.ts';
import type { ListPage } from '../../moderation/list-query.ts';
import { toUploadView, type UploadView } from '../../uploads/views.ts';
import { isAnswerable, obstacleToExtend } from '../request.ts';
import { toStep, type StepView } from '../views.ts';
import type { RequestRow } from './list-requests.ts';
import type { RequestCaseRow } from './request-case.ts';

/** A request in the queue. Times are ISO 8601 UTC. */
export type RequestItem = {
  id: number;
  name: string;
  asker: DataRequestAsker;
  kind: DataRequestKind;
  law: DataRequestLaw;
  state: DataRequestState;
  outcome: DataRequestOutcome | null;
  asks: string;
  receivedAt: string;
  dueAt: string;
  isLate: boolean;
};
export type RequestCase = RequestItem & {
  email: string;
  place: DataRequestPlace;
  onBehalfOf: string | null;
  fileNumber: string | null;
  about: string | null;
  /** The listing that the request is about, as the list of listings finds it. */
  listing: string | null;
  /** The account with the asker’s confirmed address. */
  accountId: number | null;
  ground: DataRequestGround | null;
  answer: string | null;
  files: UploadView[];
  steps: (StepView & { by: string | null })[];
  can: { ask: boolean; extend: boolean; answer: boolean; carryOut: boolean };
};
export type RequestsView = { admin: AdminView; requests: ListPage<RequestItem>; opened: RequestCase | null };

export function toRequestItem(row: RequestRow, now: Date): RequestItem {
  const { state } = row;
  return {
    id: row.id,
    name: row.name,
    asker: row.asker,
    kind: row.kind,
    law: row.law,
    state,
    outcome: row.outcome,
    asks: row.asks,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: state !== 'closed' && isLate(row.dueAt, now),
  };
}

export function toRequestCase(
  row: RequestCaseRow,
  { userId, now }: { userId: number; now: Date },
): RequestCase {
  const { state } = row;
  const isForeign = row.userId !== userId;
  return {
    ...toRequestItem(row, now),
    email: row.email,
    place: row.place as DataRequestPlace,
    onBehalfOf: row.onBehalfOf,
    fileNumber: row.fileNumber,
    about: row.about,
    listing: /^(?:\/es)?\/c\/([a-z0-9-]+)/.exec(row.about ?? '')?.[1] ?? null,
    accountId: row.accountId,
    ground: row.ground as DataRequestGround | null,
    answer: row.answer,
    files: (row.files ?? []).map(toUploadView),
    steps: row.steps.map((step) => ({ ...toStep(step), by: step.by })),
    can: {
      ask: isForeign && state === 'open',
      extend: isForeign && obstacleToExtend(row, now) === null,
      answer: isForeign && isAnswerable({ state }),
      carryOut: isForeign && state === 'carrying_out',
    },
  };
}
