import type { DecisionReasonCode } from '../../../common/constants.ts';
import type { WordMask } from '../../../common/text/word-mask.ts';
import type { Viewer } from '../../core/viewer.ts';
import { earlierVersionsShown } from './edit-grace.ts';
import { toIso } from '../json-times.ts';
import { mayReadUnshown } from '../policy.ts';
import type { ReviewRow } from '../queries/select-reviews.ts';
import type { KeptVersion, VersionRow, VersionsRow } from '../queries/select-versions.ts';
import { sameContent } from './review-content.ts';

/** An administrator's change of a text: its time and its decision. */
export type AdministratorEditView = {
  at: string;
  decisionId: number;
  reasonCode: DecisionReasonCode | null;
  /** It gave the words back that an earlier edit had taken, on appeal. */
  isRestoration: boolean;
};

type EarlierText = {
  version: number;
  /** The time of writing, ISO 8601 UTC. */
  writtenAt: string;
  /** Whether an administrator's edit took its place. */
  replacedByAdministrator: boolean;
  /** Its text is hidden from this reader, for example a private address: it comes empty. */
  hidden: boolean;
};
/** A version that readers saw after the time for mending was over, or whose words an administrator changed. */
export type EarlierVersionView = EarlierText & { overall: number; title: string; body: string };
export type EarlierResponseView = EarlierText & { body: string };

type ViewContext = { masked: WordMask; viewer: Viewer };

/** The latest edit by an administrator that still binds, or else what undid the last one. */
export function administratorEditOf(versions: VersionsRow | null): AdministratorEditView | null {
  if (!versions?.edit) return null;
  const { at, decisionId, reasonCode, binds } = versions.edit;
  return { at: toIso(at), decisionId, reasonCode, isRestoration: !binds };
}

/** Of a shortened list: the version from which a page of its own shows older ones. Null: these are all. */
export function olderVersionsFrom(
  { versions }: ReviewRow,
  shown: readonly EarlierVersionView[],
): number | null {
  const oldest = versions[0]?.version ?? 1;
  return oldest > 1 && shown.length > 0 ? oldest : null;
}

/** The earlier texts of a review, the latest first. */
export function earlierVersions(row: ReviewRow, { masked, viewer }: ViewContext): EarlierVersionView[] {
  const mayReadAll = mayReadUnshown(viewer, row, 'author');
  const kept = followed(row.versions.filter(changedWords), row.firstShownAt, 'edits_after_grace');
  const read = mayReadAll ? kept : kept.filter((version) => version.kept.shown);
  return read.map((version) => {
    const hidden = !mayReadAll && (version.kept.version <= row.hiddenUpTo || isHidden(version, row));
    const shown: WordMask = (text) => (hidden ? '' : masked(text));
    const { overall, title, body } = version.kept.content;
    return { ...placeOf(version), hidden, overall, title: shown(title), body: shown(body) };
  });
}

/** An administrator who takes photos away makes a version of the same words. */
const changedWords = (version: VersionRow, place: number, versions: readonly VersionRow[]): boolean => {
  const before = versions[place - 1];
  return version.decisionId === null || !before || !sameContent(version.content, before.content);
};

/**
 * The texts of a response before an administrator's changes; the contractor's own changes show as "edited"
 * only.
 */
export function earlierResponses(row: ReviewRow, { masked, viewer }: ViewContext): EarlierResponseView[] {
  if (row.response === null) return [];
  const mayReadAll = mayReadUnshown(viewer, row, 'contractor');
  const { hiddenUpTo, allVersions } = row.response;
  const kept = followed(row.response.versions, row.firstShownAt, 'administrators_edits');
  const read = mayReadAll ? kept : kept.filter((version) => version.kept.shown);
  return read.map((version) => {
    const hidden = !mayReadAll && (version.kept.version <= hiddenUpTo || isHidden(version, { allVersions }));
    return { ...placeOf(version), hidden, body: hidden ? '' : masked(version.kept.body) };
  });
}

/** A version with the one that took its place. */
type Followed<Version> = { kept: Version; next: Version | undefined };

/** The versions to show with the one that took the place of each, the latest first. */
function followed<Version extends KeptVersion>(
  versions: readonly Version[],
  firstShownAt: Date | null,
  which: 'edits_after_grace' | 'administrators_edits',
): Followed<Version>[] {
  const dated = versions.map((kept, place) => ({
    kept,
    next: versions[place + 1],
    createdAt: new Date(kept.createdAt),
  }));
  const afterGrace = new Set(which === 'edits_after_grace' ? earlierVersionsShown(firstShownAt, dated) : []);
  return dated
    .filter((version) => afterGrace.has(version) || (version.next?.decisionId ?? null) !== null)
    .toReversed();
}

function placeOf({ kept, next }: Followed<KeptVersion>): Omit<EarlierText, 'hidden'> {
  return {
    version: kept.version,
    writtenAt: toIso(kept.createdAt),
    replacedByAdministrator: (next?.decisionId ?? null) !== null,
  };
}

/** A removed text may have been in more than one version before. */
const isHidden = (
  { kept }: { kept: KeptVersion },
  { allVersions }: Pick<ReviewRow, 'allVersions'>,
): boolean => kept.version < (allVersions?.hiddenBefore ?? 0);
