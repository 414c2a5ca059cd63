import type { DeclineReason, InvitationState } from '../../common/invitations.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { maskFor } from '../content/bad-words.ts';
import { referenceLists, type Choice } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { ownProfilesOf, type SignedIn } from '../core/viewer.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import { stateAt } from './invitation.ts';
import type { MonthlyUse } from './monthly-limit.ts';
import type { Invitee } from './queries/find-invitee.ts';
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
  createdAt: string;
  expiresAt: string;
  closedAt: string | null;
  /** An administrator took its words and files down. */
  isRemoved: boolean;
  can: { answer: boolean; withdraw: boolean; report: boolean };
};

export type InvitationsView = {
  box: 'received' | 'sent';
  invitations: InvitationView[];
  pagination: Pagination;
  /** The number that need the reader's answer. */
  waiting: number;
};

export type InvitationCreateView = {
  contractor: { name: string; slug: string };
  /** The reason why it cannot be sent, as a sentence; null: it can. */
  obstacle: string | null;
  /** Of the plan's invitations in this month. */
  month: MonthlyUse;
  choices: { trades: IdChoice[]; regions: (IdChoice & { country: string })[] };
  draft: { trade_id: number | null; region_id: number | null; starts_on: string; ends_on: string };
};
type IdChoice = { id: number; name: string };

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
    return {
      id: row.id,
      box: isSender ? 'sent' : 'received',
      state,
      ...wordsOf(row, isSender, mask),
      other: otherOf(isSender ? row.receiver : row.sender, state, mask),
      trade: lists.tradeOf(row.tradeId)?.[context.language] ?? '',
      region: lists.regionOf(row.regionId)?.[context.language] ?? '',
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      files: row.removedAt === null ? row.files.map(toUploadView) : [],
      isRemoved: row.removedAt !== null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      can: {
        answer: !isSender && state === 'open',
        withdraw: isSender && state === 'open',
        report: !isSender && row.removedAt === null,
      },
    };
  });
}

/** Words of the other side are masked, own ones are not. */
function wordsOf(
  { message, place, language, removedAt, declineReason: reason, declineNote }: InvitationRow,
  isSender: boolean,
  mask: WordMask,
): Pick<InvitationView, 'message' | 'place' | 'language' | 'decline'> {
  const ofSender = isSender ? (text: string) => text : mask;
  const ofReceiver = isSender ? mask : (text: string) => text;
  const note = declineNote === null ? null : ofReceiver(declineNote);
  return {
    message: removedAt === null ? ofSender(message) : '',
    place: removedAt === null ? ofSender(place) : '',
    language,
    decline: reason && { reason, note },
  };
}

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

type SubFinderText = { trade: string | null; region: string | null; from: string | null; to: string | null };

/** The form, filled in with what the search asked for. */
export async function toInvitationCreateView(
  context: ReadContext,
  invitee: Invitee,
  { asked, month, obstacle }: { asked: SubFinderText; month: MonthlyUse; obstacle: string | null },
): Promise<InvitationCreateView> {
  const [mask, lists] = await Promise.all([maskFor(context), referenceLists(context)]);
  const { trades, regions } = lists.choices[context.language];
  const tradeIds = new Map(lists.trades.map(({ slug, id }) => [slug, id]));
  const regionIds = new Map(lists.regions.map(({ slug, id }) => [slug, id]));
  const withId = <Named extends Choice>(list: readonly Named[], ids: ReadonlyMap<string, number>) =>
    list.flatMap((one) => {
      const id = ids.get(one.slug);
      return id === undefined ? [] : [{ ...one, id }];
    });
  return {
    contractor: { name: mask(invitee.name), slug: invitee.slug },
    obstacle,
    month,
    choices: {
      trades: withId(trades, tradeIds).map(({ id, name }) => ({ id, name })),
      regions: withId(regions, regionIds).map(({ id, name, country }) => ({ id, name, country })),
    },
    draft: {
      // A guessed trade would be sent unseen, so it is left to the sender.
      trade_id: tradeIds.get(asked.trade ?? '') ?? null,
      region_id: regionIds.get(asked.region ?? '') ?? invitee.regionId,
      starts_on: asked.from ?? '',
      ends_on: asked.to ?? '',
    },
  };
}
