import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import { wantsMail } from '../../accounts/queries/mail-opt-outs.ts';
import type { EventMap } from '../../event-map.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Database } from '../../database/client.ts';
import { mayBeMailed } from '../../conditions/live-accounts.ts';
import type { NotifierServices } from './listener.ts';

/** A message as far as a mail about it tells: never its words. */
export type MailedMessage = { conversationId: number; from: string; news: 'message' | 'request' | 'answer' };

const TEXTS = {
  message: { subject: 'message_mails.subject', text: 'message_mails.text' },
  request: { subject: 'message_mails.quote_subject', text: 'message_mails.quote_text' },
  answer: { subject: 'message_mails.answer_subject', text: 'message_mails.answer_text' },
} as const satisfies Record<MailedMessage['news'], unknown>;

/** Mails a user that a message is unread. While the first one is unread, later messages send no mail. */
export const messageReceivedMail =
  (services: NotifierServices) =>
  async (event: EventMap['message.sent']): Promise<void> => {
    const found = await findAddressee(services.database, event);
    if (found) await services.mailer.send(messageMail(services, found.to, found.message));
  };

export function messageMail({ texts, config }: Writer, to: Subscriber, message: MailedMessage): Mail {
  const t = texts.t(to.language);
  const { from, conversationId, news } = message;
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'message.received'),
    subject: t(TEXTS[news].subject, { from }),
    paragraphs: [t(TEXTS[news].text, { from })],
    link: {
      label: t('message_mails.link'),
      url: config.appUrl + route('messages.show', { id: conversationId }),
    },
  });
}

async function findAddressee(
  database: Database,
  { messageId, conversationId, isFromContractor }: EventMap['message.sent'],
): Promise<{ to: Subscriber; message: MailedMessage } | undefined> {
  const row = await database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .innerJoin('profiles as reader', 'reader.id', isFromContractor ? 'v.profile_id' : 'v.contractor_id')
    .innerJoin('users as u', 'u.id', 'reader.user_id')
    .leftJoin('profiles as customer', 'customer.id', 'v.profile_id')
    .leftJoin('quote_answers as a', 'a.message_id', 'm.id')
    .select(['u.id as userId', 'u.email', 'u.name', 'u.language'])
    .select(['m.quote_request_id as quoteId', 'a.id as answerId'])
    .select(['c.name as contractorName', 'customer.name as customerName'])
    .where('m.id', '=', messageId)
    .where(mayBeMailed('u'))
    .where(wantsMail('messages'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.conversation_id', '=', 'm.conversation_id')
            .whereRef('earlier.is_from_contractor', '=', 'm.is_from_contractor')
            .whereRef('earlier.id', '<', 'm.id')
            .whereRef('earlier.id', '>', isFromContractor ? 'v.customer_read_id' : 'v.contractor_read_id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, email, name, quoteId, answerId, contractorName, customerName } = row;
  return {
    to: { userId, email, name, language: row.language as Language },
    message: {
      conversationId,
      from: isFromContractor ? contractorName : (customerName ?? ''),
      news: newsOf(quoteId, answerId),
    },
  };
}

function newsOf(quoteId: number | null, answerId: number | null): MailedMessage['news'] {
  if (quoteId !== null) return 'request';
  return answerId === null ? 'message' : 'answer';
}
