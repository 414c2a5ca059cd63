import type {
  FileAudience,
  RedFlagCriterion,
  RedFlagPhase,
  RedFlagState,
} from '../../common/cases/red-flags.ts';
import type { Language } from '../../common/format/language.ts';
import type { RedFlagLevel } from '../contractors/organic-order.ts';
import { shownExpiry } from '../contractors/license/license-status.ts';
import { localDayIn } from '../contractors/hours/local-day.ts';
import { regionOf, tradesOf, type NamedView, type ViewContext } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { Viewer } from '../core/viewer.ts';
import type { Pagination } from '../core/pagination.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import type { ReasonNames } from '../decisions/reason-codes.ts';
import type { Accused, Notified } from './queries/find-accused.ts';
import type { RedFlagRow } from './queries/find-red-flag.ts';
import type { CriterionView } from './queries/list-criteria.ts';
import type { ListedRedFlag } from './queries/list-red-flags.ts';
import {
  isAccused,
  isReporter,
  mayAnswer,
  mayChangeReport,
  mayReadUnpublished,
  maySeeFile,
} from './policy.ts';
import { isIndexed, isOpenToAll } from './readers.ts';
import { deadlineText, type DeadlineText } from '../places/deadline-text.ts';
import { phaseOf } from './red-flag.ts';
import type { RedFlagsQuery } from './schemas.ts';

/** A red flag in a list. Times are ISO 8601 UTC, days YYYY-MM-DD. */
export type RedFlagItem = {
  id: number;
  contractor: { slug: string; name: string; city: string | null; region: string | null; trades: string[] };
  criterion: string;
  level: RedFlagLevel;
  state: RedFlagState;
  /** null: an active notice of a license, which has no day but the license's own. */
  since: string | null;
  /** Set for an active notice of an expired license whose list names the day. */
  licenseExpiredOn: string | null;
  expiresOn: string | null;
  closedAt: string | null;
  isAnswered: boolean;
};

export const toRedFlagItem = (row: ListedRedFlag, viewContext: ViewContext): RedFlagItem => ({
  id: row.id,
  contractor: {
    slug: row.slug,
    name: viewContext.mask(row.name),
    city: row.city,
    region: regionOf(row.regionId, viewContext)?.name ?? null,
    trades: tradesOf(row.tradeIds, viewContext).map(({ name }) => name),
  },
  criterion: row.criterionName,
  level: row.level,
  state: row.state,
  ...daysOf(row, viewContext),
  expiresOn: row.expiresOn,
  closedAt: row.closedAt?.toISOString() ?? null,
  isAnswered: row.isAnswered,
});

/** One of a contractor's own, as its page names it. */
export type ContractorRedFlag = Pick<
  RedFlagItem,
  'id' | 'criterion' | 'level' | 'since' | 'licenseExpiredOn' | 'isAnswered'
>;
export const toContractorRedFlag = (row: ListedRedFlag, viewContext: ViewContext): ContractorRedFlag => ({
  id: row.id,
  criterion: row.criterionName,
  level: row.level,
  ...daysOf(row, viewContext),
  isAnswered: row.isAnswered,
});

/** An active notice of a license says the license's own day, as the license beside it does. */
function daysOf(row: ListedRedFlag, { days }: ViewContext): Pick<RedFlagItem, 'since' | 'licenseExpiredOn'> {
  const { origin, state, licenseExpiresOn } = row;
  const since = row.publishedAt ?? row.openedAt;
  if (origin !== 'license' || state !== 'published')
    return { since: since.toISOString(), licenseExpiredOn: null };
  const today = localDayIn(days, row.zone);
  return { since: null, licenseExpiredOn: shownExpiry('expired', licenseExpiresOn, today) };
}

export type RedFlagsView = {
  /** The administrators' text about red flags; cleaned HTML. */
  pageText: string | null;
  criteria: CriterionView[];
  flags: RedFlagItem[];
  /** Of the reader: reported by them or about their business. */
  own: RedFlagItem[];
  pagination: Pagination;
  query: RedFlagsQuery;
  choices: { trades: NamedView[]; regions: (NamedView & { country: string })[] };
};

export type RedFlagFile = UploadView & {
  isPublic: boolean;
  /** Chosen by its sender. */
  audience: FileAudience;
};

export type RedFlagView = {
  id: number;
  contractor: { slug: string; name: string; city: string | null; region: string | null; claimed: boolean };
  criterion: RedFlagCriterion;
  criterionName: string;
  level: RedFlagLevel;
  origin: 'report' | 'license';
  state: RedFlagState;
  phase: RedFlagPhase | null;
  isPublic: boolean;
  /** Search engines leave it out. */
  noIndex: boolean;
  isUrgent: boolean;
  isAppealed: boolean;
  openedAt: string;
  publishedAt: string | null;
  /** The end of the contractor's time to answer, in words. */
  answerUntil: DeadlineText;
  expiresOn: string | null;
  closedAt: string | null;
  evidence: {
    body: string | null;
    language: Language | null;
    happenedOn: string | null;
    recordUrl: string | null;
    files: RedFlagFile[];
    /** Files that this reader does not see. */
    hiddenFiles: number;
    license: {
      number: string | null;
      source: string | null;
      asOf: string | null;
      expiresOn: string | null;
    } | null;
  };
  answer: {
    body: string;
    language: Language | null;
    at: string;
    files: RedFlagFile[];
    hiddenFiles: number;
  } | null;
  outcome: {
    decisionId: number;
    reasonName: string | null;
    /** null: not for this reader. */
    reason: string | null;
    onAppeal: boolean;
  } | null;
  viewerIs: 'reporter' | 'contractor' | null;
  can: { answer: boolean; change: boolean };
};

type FlagContext = { viewContext: ViewContext; nameOf: ReasonNames };

export function toRedFlagView(
  row: RedFlagRow,
  { viewer, now }: Pick<ReadContext, 'viewer' | 'now'>,
  { viewContext, nameOf }: FlagContext,
): RedFlagView {
  const { mask } = viewContext;
  const isParty = mayReadUnpublished(viewer, row);
  // Both sides read their own words as they wrote them.
  const shown = (text: string) => (isParty ? text : mask(text));
  const filesOf = (side: 'reporter' | 'contractor') => filesOfSide(row, side, viewer);
  return {
    id: row.id,
    contractor: {
      slug: row.contractorSlug,
      name: mask(row.contractorName),
      city: row.city,
      region: regionOf(row.regionId, viewContext)?.name ?? null,
      claimed: row.claimed,
    },
    criterion: row.criterion,
    criterionName: row.criterionName,
    level: row.level,
    origin: row.origin,
    state: row.state,
    phase: phaseOf(row, now),
    isPublic: isOpenToAll(row),
    noIndex: !isIndexed(row),
    isUrgent: row.isUrgent,
    isAppealed: row.isAppealed,
    openedAt: row.openedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    answerUntil: deadlineText(row.answerDueAt, { language: viewContext.language, zone: row.zone }),
    expiresOn: row.expiresOn,
    closedAt: row.closedAt?.toISOString() ?? null,
    evidence: {
      body: row.body === null ? null : shown(row.body),
      language: row.language,
      happenedOn: row.happenedOn,
      recordUrl: row.recordUrl,
      ...filesOf('reporter'),
      license: licenseOf(row, viewContext),
    },
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : {
            body: shown(row.answer),
            language: row.answerLanguage,
            at: row.answeredAt.toISOString(),
            ...filesOf('contractor'),
          },
    outcome: outcomeOf(row, nameOf),
    viewerIs: isReporter(viewer, row) ? 'reporter' : isAccused(viewer, row) ? 'contractor' : null,
    can: { answer: mayAnswer(viewer, row), change: mayChangeReport(viewer, row) },
  };
}

function filesOfSide(row: RedFlagRow, side: 'reporter' | 'contractor', viewer: Viewer) {
  const { contractorId, reporterUserId } = row;
  const own = row.files.filter((file) => file.side === side);
  const shown = own.filter(
    ({ isPublic, audience }) => isPublic || maySeeFile(viewer, { contractorId, reporterUserId, audience }),
  );
  return {
    files: shown.map((file) => ({ ...toUploadView(file), isPublic: file.isPublic, audience: file.audience })),
    hiddenFiles: own.length - shown.length,
  };
}

const licenseOf = (row: RedFlagRow, { days }: ViewContext): RedFlagView['evidence']['license'] =>
  row.origin === 'license'
    ? {
        number: row.licenseNumber,
        source: row.licenseSource,
        asOf: row.licenseAsOf,
        expiresOn: shownExpiry('expired', row.licenseExpiresOn, localDayIn(days, row.zone)),
      }
    : null;

function outcomeOf(row: RedFlagRow, nameOf: ReasonNames): RedFlagView['outcome'] {
  const { decisionId, reasonCode, reason, onAppeal, state } = row;
  // A shorter time to answer is a decision as well, but no outcome.
  if (decisionId === null || state === 'open') return null;
  return { decisionId, reasonName: nameOf(reasonCode), reason, onAppeal };
}

export type RedFlagCreateView = {
  contractor: { slug: string; name: string; city: string | null };
  /** The recipient of a report. */
  notified: Notified;
  criteria: CriterionView[];
  /** The reason why the reader may not report, as text. */
  obstacle: string | null;
};
export const toRedFlagCreateView = (
  { slug, name, city, notified }: Accused,
  criteria: CriterionView[],
  { obstacle, viewContext }: { obstacle: string | null; viewContext: ViewContext },
): RedFlagCreateView => ({
  contractor: { slug, name: viewContext.mask(name), city },
  notified,
  criteria: criteria.filter(({ key }) => key !== 'license_expired'),
  obstacle,
});
