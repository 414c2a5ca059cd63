import { avatarUrl } from '../profiles/avatars.ts';
import type { Language } from '../../common/format/language.ts';
import { viewContextOf, type ViewContext } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import type { SignedIn } from '../core/viewer.ts';
import { obstacleOf } from './obstacle.ts';
import { sideOf } from './policy.ts';
import type { ListedConversation } from './queries/list-conversations.ts';
import type { MessageRow } from './queries/list-messages.ts';
import type { ConversationRow } from './queries/select-conversations.ts';
import { toAnswerView, toQuoteView, type AnswerView, type QuoteView } from './quote-facts.ts';

/** The other side; `name` is null for a closed account, `picture` where initials stand for it. */
export type OtherSide = {
  profileId: number;
  name: string | null;
  slug: string | null;
  picture: string | null;
};
export type MessageView = {
  id: number;
  /** Words are masked for everyone but their author; empty where an administrator took it down. */
  body: string;
  language: Language;
  isOwn: boolean;
  isRemoved: boolean;
  /** ISO 8601 UTC */
  at: string;
  quote: QuoteView | null;
  /** The price that this message answers a request with. */
  answer: (AnswerView & { quoteId: number }) | null;
};
export type ConversationView = {
  id: number;
  other: OtherSide;
  side: 'customer' | 'contractor';
  /** Oldest first. Not `messages`: those are the texts of every page. */
  thread: MessageView[];
  /** The address of earlier ones goes on before this message; null: these are the first. */
  earlierBefore: number | null;
  isEarlier: boolean;
  /** The reason why nothing can be written; null: it can. */
  obstacle: string | null;
};
export type ConversationLine = {
  id: number;
  other: OtherSide;
  excerpt: string;
  isOwn: boolean;
  isQuote: boolean;
  isUnread: boolean;
  at: string;
};
export type ConversationsView = { conversations: ConversationLine[]; pagination: Pagination };
const EXCERPT_LENGTH = 140;
const excerptOf = (text: string): string =>
  text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).trimEnd().toWellFormed()}…`;

function otherSide(row: ConversationRow, side: 'customer' | 'contractor', { mask }: ViewContext): OtherSide {
  if (side === 'customer')
    return {
      profileId: row.contractorId,
      name: mask(row.contractorName),
      slug: row.contractorSlug,
      picture: avatarUrl(row.contractorPicture),
    };
  const { customerName: name, customerPicture, customerProfileId } = row;
  return {
    profileId: customerProfileId ?? 0,
    name: name === null ? null : mask(name),
    slug: null,
    picture: name === null ? null : avatarUrl(customerPicture),
  };
}

export async function toConversationsView(
  context: ReadContext,
  viewer: SignedIn,
  { rows, pagination }: { rows: ListedConversation[]; pagination: Pagination },
): Promise<ConversationsView> {
  const viewContext = await viewContextOf(context);
  const conversations = rows.map((row): ConversationLine => {
    const side = sideOf(viewer, row) ?? 'customer';
    const isOwn = row.isFromContractor === (side === 'contractor');
    const isUnread =
      side === 'customer'
        ? row.contractorLastId > row.customerReadId
        : row.customerLastId > row.contractorReadId;
    return {
      id: row.id,
      other: otherSide(row, side, viewContext),
      excerpt: row.isRemoved ? '' : excerptOf(isOwn ? row.body : viewContext.mask(row.body)),
      isOwn,
      isQuote: row.isQuote,
      isUnread,
      at: row.lastMessageAt.toISOString(),
    };
  });
  return { conversations, pagination };
}

type ShownMessages = { rows: MessageRow[]; hasEarlier: boolean; before: number | null };

export async function toConversationView(
  context: ReadContext,
  row: ConversationRow,
  side: 'customer' | 'contractor',
  { rows, hasEarlier, before }: ShownMessages,
): Promise<ConversationView> {
  const viewContext = await viewContextOf(context);
  const thread = rows.map((message): MessageView => {
    const isOwn = message.isFromContractor === (side === 'contractor');
    const body = isOwn ? message.body : viewContext.mask(message.body);
    return {
      id: message.id,
      body: message.isRemoved ? '' : body,
      language: message.language,
      isOwn,
      isRemoved: message.isRemoved,
      at: message.createdAt.toISOString(),
      quote: message.quote && !message.isRemoved ? toQuoteView(message.quote, viewContext) : null,
      answer:
        message.answer && !message.isRemoved
          ? { ...toAnswerView(message.answer, context.t), quoteId: message.answer.quoteId }
          : null,
    };
  });
  return {
    id: row.id,
    other: otherSide(row, side, viewContext),
    side,
    thread,
    earlierBefore: hasEarlier ? (rows[0]?.id ?? null) : null,
    isEarlier: before !== null,
    obstacle: await obstacleOf(context, row, side),
  };
}
