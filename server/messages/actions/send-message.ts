import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { lockAuthor, refuseTooManyConversations, refuseTooManyMessages } from '../limits.ts';
import { sideOf } from '../policy.ts';
import { refuseBlocked, refuseOwn, type Addressee } from '../queries/addressee.ts';
import { conversationWith, findConversation, lockConversation } from '../queries/find-conversation.ts';
import { screenMessage } from '../screen-message.ts';
import { beginConversation, writeMessage } from '../write-message.ts';

/** The same words of one author in one conversation this soon are one message: the button was pressed twice. */
const SAME_WITHIN_MS = 60_000;

/** Answers in a conversation. Throws 404 for others', 409 where the other side is gone, 422 and 429. */
export async function sendMessage(
  context: Context,
  { viewer, conversationId, body }: { viewer: SignedIn; conversationId: number; body: string },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockAuthor(tx, viewer.profileId);
    const conversation = await lockConversation(tx, conversationId);
    const side = sideOf(viewer, conversation);
    if (side === null) throw notFound();
    const { contractorLeft, customerName } = await findConversation(tx, conversationId);
    if (side === 'contractor' ? customerName === null : contractorLeft) throw conflict('messages.other_left');
    await refuseBlocked(tx, conversation.contractorId, conversation.customerProfileId);
    const message = {
      conversationId,
      authorProfileId: viewer.profileId,
      isFromContractor: side === 'contractor',
      body,
    };
    if (await isRepeated(tx, message)) return;
    await refuseTooManyMessages(tx, viewer.profileId);
    const knowEachOther = conversation.customerLastId > 0 && conversation.contractorLastId > 0;
    await screenMessage(tx, { field: 'body', text: body, knowEachOther });
    await writeMessage(tx, message);
  });
}

/** Writes to a contractor, in the conversation there is or in a new one. Answers the conversation. */
export async function startConversation(
  context: Context,
  { viewer, to, body }: { viewer: SignedIn; to: Addressee; body: string },
): Promise<{ conversationId: number }> {
  refuseOwn(viewer, [to.id]);
  return transact(context, async (tx) => {
    await lockAuthor(tx, viewer.profileId);
    await refuseBlocked(tx, viewer.profileId, to.id);
    const before = await conversationWith(tx, viewer.profileId, to.id);
    const message = { authorProfileId: viewer.profileId, isFromContractor: false, body };
    if (before !== undefined && (await isRepeated(tx, { ...message, conversationId: before })))
      return { conversationId: before };
    await refuseTooManyMessages(tx, viewer.profileId);
    if (before === undefined) await refuseTooManyConversations(tx, viewer.profileId, 1);
    await screenMessage(tx, { field: 'body', text: body, knowEachOther: false });
    const conversationId =
      before ?? (await beginConversation(tx, { profileId: viewer.profileId, contractorId: to.id }));
    await writeMessage(tx, { ...message, conversationId });
    return { conversationId };
  });
}

async function isRepeated(
  { database, now }: ReadContext,
  message: { conversationId: number; authorProfileId: number; body: string },
): Promise<boolean> {
  const same = await database
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', message.conversationId)
    .where('author_profile_id', '=', message.authorProfileId)
    .where('body', '=', message.body)
    .where('created_at', '>', new Date(now.getTime() - SAME_WITHIN_MS))
    .executeTakeFirst();
  return same !== undefined;
}
