import type { DecisionAction } from '../../common/constants.ts';
import type { Pagination } from '../core/pagination.ts';
import type { ReasonView } from '../decisions/reason-codes.ts';
import type { LogQuery } from './log-query.ts';
import type { ChainHead, LogPage, LogRow } from './queries/list-decisions.ts';

export type ReasonName = { code: string | null; name: string | null };

/** A decision as everyone may read it: of whom it speaks, and in which words, stays out. */
export type LogEntry = {
  number: number;
  decided_at: string;
  action: DecisionAction;
  reason: ReasonName;
  /** The offense for which an accepted appeal took the review down. */
  ground: ReasonName | null;
  /** Digests (SHA-256) of the words that it changed. */
  words: { before: string; after: string } | null;
  stars: number | null;
  language: string | null;
  /** Only while what was decided about can be read by everyone. */
  contractor: { name: string; slug: string } | null;
  /** The result of an appeal against it; null where there is none. */
  appeal: string | null;
  hash: string;
  previous_hash: string;
};

export type HeadView = {
  length: number;
  hash: string;
  /** Earlier ends, as they were made public; times are ISO 8601 UTC. The latest first. */
  published: { length: number; hash: string; at: string }[];
};
export type LogView = {
  entries: LogEntry[];
  pagination: Pagination;
  query: LogQuery;
  head: HeadView;
  /** All reasons, to choose from. */
  reasons: { code: string; name: string }[];
};

export const toHeadView = ({ length, head_hash, published }: ChainHead): HeadView => ({
  length,
  hash: head_hash,
  published: published.map((end) => ({
    length: end.length,
    hash: end.hash,
    at: new Date(end.at).toISOString(),
  })),
});

export function toLogEntries({ rows }: LogPage, reasons: readonly ReasonView[]): LogEntry[] {
  const names = new Map<string, string>(reasons.map(({ code, name }) => [code, name]));
  const nameOf = (code: string | null): ReasonName => ({ code, name: names.get(code ?? '') ?? null });
  return rows.map((row) => ({
    number: row.id,
    decided_at: row.decided_at.toISOString(),
    action: row.action as DecisionAction,
    reason: nameOf(row.reason_code),
    ground:
      row.offense_code === null || row.offense_code === row.reason_code ? null : nameOf(row.offense_code),
    words:
      row.words_before === null || row.words_after === null
        ? null
        : { before: row.words_before, after: row.words_after },
    stars: row.overall,
    language: row.language,
    contractor: contractorOf(row),
    appeal: row.appeal_state,
    hash: row.hash,
    previous_hash: row.previous_hash,
  }));
}

function contractorOf({ contractor_name: name, contractor_slug: slug }: LogRow): LogEntry['contractor'] {
  return name === null || slug === null ? null : { name, slug };
}
