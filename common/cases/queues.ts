/** Kinds of cases that wait for an administrator, in the order of the overview. */
export const QUEUES = [
  'appeals',
  'decision_appeals',
  'account_appeals',
  'reports',
  'holds',
  'posting_holds',
  'red_flags',
  'closings',
  'claims',
  'proofs',
  'data_requests',
  'lists',
  'names',
] as const;
export type Queue = (typeof QUEUES)[number];
/** `late`: those of the open ones whose day is over. */
export type QueueCount = { open: number; late: number };
export type QueueCounts = Record<Queue, QueueCount>;
/** The number of cases in all queues whose day is over. */
export const lateOf = (counts: QueueCounts): number =>
  QUEUES.reduce((sum, queue) => sum + counts[queue].late, 0);

/** The cases of each queue that are due by tomorrow, or late. */
export type DueCounts = Partial<Record<Queue, number>>;

/** A case in the list of all queues. */
export type WaitingItem = {
  queue: Queue;
  /** The id by which the queue's own page opens it. */
  id: number;
  /** null: it has none of its own, or it is erased. */
  title: string | null;
  /** ISO 8601 UTC; null: no day was promised to anybody. */
  dueAt: string | null;
  isLate: boolean;
  /** The administrator who took it or was given it. */
  assignee: { id: number; name: string } | null;
  /** The viewer decided earlier in it, so another administrator decides now. */
  isForAnother: boolean;
};

/** Parts of the list: assigned to the viewer, to nobody, or to be decided by another administrator. */
export const CASE_SHARES = ['mine', 'free', 'another'] as const;
export type CaseShare = (typeof CASE_SHARES)[number];

/** The work of an administrator: open cases assigned, the late ones among them, and decisions of the last 7 days. */
export type Workload = { id: number; name: string; assigned: number; late: number; decided: number };
