import { sql } from 'kysely';
import type { ReviewStatus } from '../../../common/constants.ts';

/** The facts that tell what of a review was public. */
export type ShownVersions = {
  status: ReviewStatus;
  version: number;
  /** The latest version that everyone could read; null: none. */
  shownVersion: number | null;
  holdSignals: readonly string[];
};

/** Whether the present words are public, or were until the review was taken down. */
export const wasTextShown = ({
  status,
  version,
  shownVersion,
}: Pick<ShownVersions, 'status' | 'version' | 'shownVersion'>): boolean =>
  status === 'active' || shownVersion === version;

/** Of `reviews as r`: the same. */
export const wasTextShownSql = sql<boolean>`(r.status = 'active' or r.shown_version is not distinct from r.version)`;

/**
 * Whether the contractor reads a review, as it was shown last. One on hold, or never shown, is for its author and
 * administrators (`mayReadUnshown`).
 */
export const wasShownToContractor = ({ status, shownVersion, holdSignals }: ShownVersions): boolean =>
  status === 'active' || (holdSignals.length === 0 && shownVersion !== null);

/** Of `reviews as r`: the same. */
export const wasShownToContractorSql = sql<boolean>`(r.status = 'active' or (r.hold_signals = '[]' and r.shown_version is not null))`;
