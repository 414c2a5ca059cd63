import { membersActingFor } from '../../members/members-acting-for.ts';
import { channelOf } from '../../channels.ts';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';

type Services = { broadcaster: Broadcaster; database: Database };

/** Tells both sides of a conversation that there is a message: numbers only, the page is read again. */
export function messageBroadcasts({ broadcaster, database }: Services) {
  return {
    messageSent: async ({ conversationId, messageId }: EventMap['message.sent']): Promise<void> => {
      const rows = await database
        .selectFrom('conversations as v')
        .innerJoin('profiles as p', (join) =>
          join.on(({ eb, or, ref }) =>
            or([eb('p.id', '=', ref('v.profile_id')), eb('p.id', '=', ref('v.contractor_id'))]),
          ),
        )
        .select(['p.id', 'p.user_id as userId'])
        .where('v.id', '=', conversationId)
        .execute();
      const members = await Promise.all(rows.map(({ id }) => membersActingFor(database, id)));
      const users = [...rows.flatMap(({ userId }) => userId ?? []), ...members.flat()];
      const payload = { conversation_id: conversationId, message_id: messageId };
      for (const userId of users)
        await broadcaster.trigger([channelOf.user(userId)], 'message.created', payload);
    },
  };
}
