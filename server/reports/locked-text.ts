import type { ReadContext } from '../core/context.ts';
import type { Reason } from '../reviews/transitions/record-case.ts';

/** A reported text, locked until the transaction ends. */
export type LockedText = {
  /** null: versions of it are not counted. */
  version: number | null;
  /**
   * Takes it down, records that and gives the decision's id; none for a private text. Call it last. null: its
   * page stays.
   */
  takeDown: ((reason: Reason & { text: string }) => Promise<number | null>) | null;
};

/** Locks the reported text; null where it is no longer shown. */
export type Hold = (tx: ReadContext, id: number) => Promise<LockedText | null>;
