import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { signedIn, signedInOrJoins, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { markRead } from './actions/mark-read.ts';
import { sendMessage, startConversation } from './actions/send-message.ts';
import { newConversationView } from './form-pages.ts';
import { mayRead, mayWrite, sideOf } from './policy.ts';
import { addresseeAt } from './queries/addressee.ts';
import { conversationWith, findConversation } from './queries/find-conversation.ts';
import { listConversations } from './queries/list-conversations.ts';
import { listMessages } from './queries/list-messages.ts';
import { conversationsQuery, idParams, messageBody, messagesQuery, slugParams } from './schemas.ts';
import { toConversationsView, toConversationView } from './views.ts';

/** The messages between customers and contractors. */
export function addMessageRoutes(routes: Routes): void {
  addReading(routes);
  addWriting(routes);
}

function addReading(routes: Routes): void {
  routes.page('messages.index', {
    query: conversationsQuery,
    policy: signedIn,
    handle: async (context, { query: { page } }) => {
      const viewer = signedInViewer(context);
      const listed = await listConversations(context.database, viewer, page);
      return inertia('messages/index', await toConversationsView(context, viewer, listed));
    },
  });
  routes.page('messages.show', {
    params: idParams,
    query: messagesQuery,
    policy: async (context, { params: { id } }) =>
      context.viewer === null
        ? signedIn(context)
        : mayRead(context.viewer, await findConversation(context, id)),
    handle: async (context, { params: { id }, query: { before } }) => {
      const conversation = await findConversation(context, id);
      const side = sideOf(context.viewer, conversation);
      if (side === null) throw notFound();
      const shown = await listMessages(context.database, { conversationId: id, before });
      if (before === null) await markRead(context, conversation, side);
      return inertia(
        'messages/show',
        await toConversationView(context, conversation, side, { ...shown, before }),
      );
    },
  });
  routes.page('messages.create', {
    params: slugParams,
    policy: signedInOrJoins,
    handle: async (context, { params: { slug } }) => {
      const to = await addresseeAt(context, slug);
      const before = await conversationWith(context, signedInViewer(context).profileId, to.id);
      if (before !== undefined) return redirect(route('messages.show', { id: before }));
      return inertia('messages/create', await newConversationView(context, to));
    },
  });
}

function addWriting(routes: Routes): void {
  const rights = {
    body: messageBody,
    policy: ({ viewer }: Context) => mayWrite(viewer),
    limit: 'write',
  } as const;
  routes.form('messages.start', {
    ...rights,
    params: slugParams,
    handle: async (context, { params: { slug }, body: { body } }) => {
      const to = await addresseeAt(context, slug);
      const { conversationId } = await startConversation(context, {
        viewer: signedInViewer(context),
        to,
        body,
      });
      return redirect(route('messages.show', { id: conversationId }), {
        success: context.t('messages.sent'),
      });
    },
  });
  routes.form('messages.send', {
    ...rights,
    params: idParams,
    handle: async (context, { params: { id }, body: { body } }) => {
      await sendMessage(context, { viewer: signedInViewer(context), conversationId: id, body });
      return redirect(`${route('messages.show', { id })}#latest`);
    },
  });
}
