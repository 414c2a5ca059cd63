import type { DeclineReason, EndReason, InvitationState, PriceUnit } from '../../common/invitations.ts';
import { currencyOf, type Currency } from '../../common/format/currencies.ts';
import { endOfDay } from '../../common/format/last-days.ts';
import { namedPrice } from '../../common/format/money.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { maskFor } from '../content/bad-words.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { ownProfilesOf, type SignedIn } from '../core/viewer.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import { stillNeeded, type HeadCount } from './head-count.ts';
import { isCancelable, stateAt } from './invitation.ts';
import type { JobRow } from './queries/list-jobs.ts';
import type { InvitationRow, SideRow } from './queries/select-invitations.ts';

export type InvitationView = {
  id: number;
  box: 'received' | 'sent';
  state: InvitationState;
  /** The other side; its phone number and email once the invitation is accepted. */
  other: { name: string; slug: string | null; phone: string | null; email: string | null };
  trade: string;
  region: string;
  place: string;
  /** YYYY-MM-DD */
  startsOn: string;
  endsOn: string;
  message: string;
  language: Language;
  files: UploadView[];
  decline: { reason: DeclineReason; note: string | null } | null;
  /** The job's people; `people` are those that the invited contractor sends. */
  job: HeadCount;
  people: number | null;
  price: { amount: string; unit: PriceUnit } | null;
  /** The currency of the job's country, for an amount without a name. */
  currency: Currency;
  /** Why it was withdrawn or canceled; those of earlier days have no reason. */
  end: { reason: EndReason; note: string | null; isOwn: boolean } | null;
  /** For the sender: its job, with all who were invited. */
  jobId: number | null;
  createdAt: string;
  expiresAt: string;
  /** An administrator took its words and files down. */
  isRemoved: boolean;
  can: { answer: boolean; withdraw: boolean; cancel: boolean; report: boolean };
};

/** The invitations of one job, for its sender. */
export type JobView = {
  id: number;
  job: HeadCount;
  /** The words of the job are those of each; at least one. */
  invitations: InvitationView[];
  /** Slugs of those whose invitation was closed by a full job that has room again. */
  closed: string[];
  can: { inviteMore: boolean; callOff: boolean };
};

export type InvitationsView = {
  box: 'received' | 'sent';
  /** Those received; none in the box of those sent. */
  invitations: InvitationView[];
  jobs: JobView[];
  pagination: Pagination;
  /** The number that need the reader's answer. */
  waiting: number;
};

export async function toInvitationViews(
  context: ReadContext,
  viewer: SignedIn,
  rows: readonly InvitationRow[],
): Promise<InvitationView[]> {
  const [mask, lists] = await Promise.all([maskFor(context), referenceLists(context)]);
  const own = ownProfilesOf(viewer);
  return rows.map((row) => {
    const isSender = own.includes(row.fromProfileId);
    const state = stateAt(row, context.now);
    const region = lists.regionOf(row.regionId);
    const currency = currencyOf(region?.country ?? null);
    return {
      id: row.id,
      jobId: isSender ? row.jobId : null,
      job: row.job,
      people: row.people,
      price: priceOf(row, currency),
      currency,
      box: isSender ? 'sent' : 'received',
      state,
      ...wordsOf(row, isSender, mask),
      other: otherOf(isSender ? row.receiver : row.sender, state, mask),
      trade: lists.tradeOf(row.tradeId)?.[context.language] ?? '',
      region: region?.[context.language] ?? '',
      ...daysOf(row),
      can: {
        answer: !isSender && state === 'open',
        withdraw: isSender && state === 'open',
        cancel: isCancelable({ state, endsOn: row.endsOn }, context.now),
        report: !isSender && row.removedAt === null,
      },
    };
  });
}

const daysOf = (
  row: InvitationRow,
): Pick<InvitationView, 'startsOn' | 'endsOn' | 'createdAt' | 'expiresAt'> => ({
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Words of the other side are masked, own ones are not. */
function wordsOf(
  row: InvitationRow,
  isSender: boolean,
  mask: WordMask,
): Pick<InvitationView, 'message' | 'place' | 'language' | 'files' | 'isRemoved' | 'decline' | 'end'> {
  const { message, place, language, removedAt, declineReason, declineNote, endReason, endNote } = row;
  const written = (text: string, isOwn: boolean) => (isOwn ? text : mask(text));
  const isEndOwn = isSender === (row.canceledBy !== 'receiver');
  return {
    message: removedAt === null ? written(message, isSender) : '',
    place: removedAt === null ? written(place, isSender) : '',
    language,
    files: removedAt === null ? row.files.map(toUploadView) : [],
    isRemoved: removedAt !== null,
    decline: declineReason && {
      reason: declineReason,
      note: declineNote === null ? null : written(declineNote, !isSender),
    },
    end: endReason && {
      reason: endReason,
      note: endNote === null ? null : written(endNote, isEndOwn),
      isOwn: isEndOwn,
    },
  };
}

const priceOf = ({ priceCents, priceUnit }: InvitationRow, currency: Currency): InvitationView['price'] =>
  priceCents === null || priceUnit === null
    ? null
    : { amount: namedPrice(priceCents, currency), unit: priceUnit };

const otherOf = (
  { name, slug, phone, email }: SideRow,
  state: InvitationState,
  mask: WordMask,
): InvitationView['other'] => ({
  name: mask(name),
  slug,
  phone: state === 'accepted' ? phone : null,
  email: state === 'accepted' ? email : null,
});

export async function toJobViews(
  context: ReadContext,
  viewer: SignedIn,
  jobs: readonly JobRow[],
): Promise<JobView[]> {
  const rows = jobs.flatMap(({ invitations }) => invitations);
  const views = new Map((await toInvitationViews(context, viewer, rows)).map((view) => [view.id, view]));
  return jobs.flatMap(({ id, invitations: [first, ...others] }) => {
    if (!first) return [];
    // A contractor who was invited again counts once, with the latest answer.
    const latest = new Map([first, ...others].map((row) => [row.toProfileId, row]));
    const invitations = [...latest.values()].flatMap((row) => views.get(row.id) ?? []);
    const inviteMore =
      first.removedAt === null &&
      !first.job.isCalledOff &&
      endOfDay(first.startsOn) > context.now &&
      stillNeeded(first.job) !== 0;
    return {
      id,
      job: first.job,
      invitations,
      closed: inviteMore
        ? invitations.flatMap(({ state, other }) => (state === 'filled' && other.slug ? [other.slug] : []))
        : [],
      can: {
        inviteMore,
        callOff: invitations.some(({ can }) => can.withdraw || can.cancel),
      },
    };
  });
}
