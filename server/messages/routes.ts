import { QUOTE_PHOTOS_MAX } from '../../common/conversations.ts';
import { route } from '../../common/routes/route-table.ts';
import { currencyOf } from '../../common/format/currencies.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound, unauthenticated } from '../core/errors.ts';
import { signedIn, signedInOrJoins } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { SignedIn } from '../core/viewer.ts';
import { countryOf } from '../places/place.ts';
import { listCards } from '../shortlists/queries/listed.ts';
import { keptIds } from '../shortlists/shortlist.ts';
import { askForQuotes } from './actions/ask-for-quotes.ts';
import { markRead } from './actions/mark-read.ts';
import { sendMessage, startConversation } from './actions/send-message.ts';
import { newConversationView, newQuoteView } from './form-pages.ts';
import { mayRead, mayWrite, sideOf } from './policy.ts';
import { addresseeAt, openContractors } from './queries/addressee.ts';
import { conversationWith, findConversation } from './queries/find-conversation.ts';
import { listConversations } from './queries/list-conversations.ts';
import { listMessages } from './queries/list-messages.ts';
import { quoteWithAnswers } from './queries/quote-answers.ts';
import {
  conversationsQuery,
  idParams,
  messageBody,
  messagesQuery,
  quoteBody,
  quoteQuery,
  slugParams,
  type QuoteBody,
} from './schemas.ts';
import { toConversationsView, toConversationView, toQuoteAnswersView } from './views.ts';
import { formFiles } from '../uploads/form-files.ts';

/** The messages between customers and contractors, and requests for a quote. */
export function addMessageRoutes(routes: Routes): void {
  addReading(routes);
  addWriting(routes);
  addQuotes(routes);
}

function viewerOf({ viewer }: Context): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}

function addReading(routes: Routes): void {
  routes.page('messages.index', {
    query: conversationsQuery,
    policy: signedIn,
    handle: async (context, { query: { page } }) => {
      const viewer = viewerOf(context);
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
      const before = await conversationWith(context, viewerOf(context).profileId, to.id);
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
      const { conversationId } = await startConversation(context, { viewer: viewerOf(context), to, body });
      return redirect(route('messages.show', { id: conversationId }), {
        success: context.t('messages.sent'),
      });
    },
  });
  routes.form('messages.send', {
    ...rights,
    params: idParams,
    handle: async (context, { params: { id }, body: { body } }) => {
      await sendMessage(context, { viewer: viewerOf(context), conversationId: id, body });
      return redirect(`${route('messages.show', { id })}#latest`);
    },
  });
}

function addQuotes(routes: Routes): void {
  routes.page('quotes.create', {
    query: quoteQuery,
    policy: signedInOrJoins,
    handle: async (context, { query, request, reply }) => {
      const { rows } = await listCards(context.database, await keptIds(context, request, reply));
      const kept = rows.map(({ slug }) => slug);
      return inertia('messages/quote-form', await newQuoteView(context, { ...query, kept }));
    },
  });
  routes.form('quotes.store', {
    body: quoteBody,
    files: formFiles('photos', QUOTE_PHOTOS_MAX),
    policy: ({ viewer }) => mayWrite(viewer),
    limit: 'publish',
    handle: async (context, { body }) => {
      const { quoteRequestId, isRepeated } = await askForQuotes(context, await requestOf(context, body));
      return redirect(route('quotes.show', { id: quoteRequestId }), {
        success: context.t(isRepeated ? 'quotes.sent_before' : 'quotes.sent', { count: body.to.length }),
      });
    },
  });
  routes.page('quotes.show', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params: { id } }) => {
      const { profileId } = viewerOf(context);
      const answers = await quoteWithAnswers(context, { id, profileId });
      return inertia('messages/quote', await toQuoteAnswersView(context, answers));
    },
  });
}

/** Throws InvalidInput for a missing trade and for contractors who take no messages. */
async function requestOf(context: Context, body: QuoteBody) {
  const { trade_id: tradeId, cost_band: costBand, photos: photoIds, to: slugs, ...rest } = body;
  const [to, lists] = await Promise.all([openContractors(context, slugs), referenceLists(context)]);
  if (to.length < slugs.length) throw invalid('to', 'quotes.not_open');
  if (!lists.tradeOf(tradeId)) throw invalid('trade_id', 'validation.choose');
  const currency = currencyOf(countryOf(to[0]?.regionId ?? null, lists.regions));
  return { ...rest, viewer: viewerOf(context), to, tradeId, costBand, currency, photoIds };
}
