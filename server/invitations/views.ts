import type { DeclineReason, InvitationState } from '../../common/invitations.ts';
import type { Language } from '../../common/language.ts';
import { maskFor } from '../content/bad-words.ts';
import { referenceLists, type Choice } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import type { SignedIn } from '../core/viewer.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import { stateAt } from './invitation.ts';
import type { MonthlyUse } from './monthly-limit.ts';
import { ownProfilesOf } from './policy.ts';
import type { Invitee } from './queries/find-invitee.ts';
import type { InvitationRow } from './queries/select-invitations.ts';

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
  can: { answer: boolean; withdraw: boolean };
};

export type InvitationsView = {
  box: 'received' | 'sent';
  invitations: InvitationView[];
  pagination: Pagination;
  /** How many wait for the reader's answer. */
  waiting: number;
};

export type InvitationCreateView = {
  contractor: { name: string; slug: string };
  /** Why it cannot be sent, as a sentence; null: it can. */
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
    const { phone, email, name, slug } = isSender ? row.receiver : row.sender;
    const state = stateAt(row, context.now);
    const isAccepted = state === 'accepted';
    // Own words need no mask.
    const message = isSender ? row.message : mask(row.message);
    return {
      id: row.id,
      box: isSender ? 'sent' : 'received',
      state,
      other: { name: mask(name), slug, phone: isAccepted ? phone : null, email: isAccepted ? email : null },
      trade: lists.tradeOf(row.tradeId)?.[context.language] ?? '',
      region: lists.regionOf(row.regionId)?.[context.language] ?? '',
      place: isSender ? row.place : mask(row.place),
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      message,
      language: row.language,
      files: row.files.map(toUploadView),
      decline: row.declineReason && {
        reason: row.declineReason,
        note: row.declineNote && (isSender ? mask(row.declineNote) : row.declineNote),
      },
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      can: { answer: !isSender && state === 'open', withdraw: isSender && state === 'open' },
    };
  });
}

type Asked = { trade: string | null; region: string | null; from: string | null; to: string | null };

/** The form, filled in with what the search asked for. */
export async function toInvitationCreateView(
  context: ReadContext,
  invitee: Invitee,
  { asked, month, obstacle }: { asked: Asked; month: MonthlyUse; obstacle: string | null },
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
      trade_id: tradeIds.get(asked.trade ?? '') ?? invitee.tradeIds[0] ?? null,
      region_id: regionIds.get(asked.region ?? '') ?? invitee.regionId,
      starts_on: asked.from ?? '',
      ends_on: asked.to ?? '',
    },
  };
}
