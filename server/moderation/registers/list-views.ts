import type { ListOrigin, ListState, ListStop } from '../../../common/limits/registers.ts';
import type { FileColumn } from '../../contractors/registers/matching/file-column.ts';
import type { Matching } from '../../contractors/registers/matching/mapping-of-form.ts';
import type {
  CheckResult,
  ExampleChange,
  ExampleListing,
} from '../../contractors/registers/steps/check-result.ts';
import type { AdminView } from '../admin-view.ts';
import type { ExplainChoices } from './explain-choices.ts';
import type { NotUnderstood } from './not-understood.ts';

export type ListView = {
  admin: AdminView;
  list: {
    id: number;
    registerId: number;
    name: string;
    state: ListState;
    origin: ListOrigin;
    fileName: string | null;
    byteSize: number | null;
    /** YYYY-MM-DD */
    asOf: string;
    /** Moment of the last change, ISO; a form that was made before it is refused. */
    version: string;
    /** From 0 to 1. */
    progress: number;
    stop: ListStop | null;
    problem: string | null;
    shareMax: number;
    isMatched: boolean;
    canUndo: boolean;
    /** It failed, and a part of it is in all the same. */
    isPartIn: boolean;
  };
  matching: MatchingView | null;
  preview: PreviewView | null;
  found: FoundView | null;
  /** Rows that were not brought in, with their reasons, as a file. */
  refusedRows: number;
  /** The file has the rows themselves, to be corrected. */
  canCorrect: boolean;
  choices: ExplainChoices;
};
export type MatchingView = {
  columns: FileColumn[];
  matching: Matching;
  /** A sentence: the file cannot be read as a table. */
  problem: string | null;
};
export type PreviewRowView =
  | { line: number; reason: string }
  | ({ line: number; reason: null; slug?: string | null } & ExampleListing);
export type PreviewView = {
  rows: PreviewRowView[];
  read: number;
  refused: number;
  isPart: boolean;
  notes: string[];
  problem: string | null;
  notUnderstood: NotUnderstood[];
};
/** The slug of a public page; null: the list is not in, or the page cannot be read. */
type WithPage<Example> = Example & { slug: string | null };
export type FoundView = Omit<CheckResult, 'report' | 'goneIds' | 'refused' | 'created' | 'updated'> & {
  created: WithPage<ExampleListing>[];
  updated: WithPage<ExampleChange>[];
  goneListings: WithPage<{ name: string }>[];
  refused: { line: number; reason: string }[];
  notes: string[];
  notUnderstood: NotUnderstood[];
};
