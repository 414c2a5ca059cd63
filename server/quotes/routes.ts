import { currencyOf } from '../../common/format/currencies.ts';
import { QUOTE_PHOTOS_MAX } from '../../common/quotes.ts';
import { route } from '../../common/routes/route-table.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { signedIn, signedInOrJoins, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { SignedIn } from '../core/viewer.ts';
import { mayWrite } from '../messages/policy.ts';
import { openContractors } from '../messages/queries/addressee.ts';
import { idParams } from '../messages/schemas.ts';
import { countryOf } from '../places/place.ts';
import { listCards } from '../shortlists/queries/listed.ts';
import { keptIds } from '../shortlists/shortlist.ts';
import { formFiles } from '../uploads/form-files.ts';
import { toAnswerFormView } from './answer-page.ts';
import { answerQuote } from './actions/answer-quote.ts';
import { askForQuotes } from './actions/ask-for-quotes.ts';
import { confirmHire, hireContractor, withdrawHire } from './actions/hire.ts';
import { newQuoteView } from './create-page.ts';
import { listReceivedQuotes, listSentQuotes } from './queries/list-quotes.ts';
import { quoteWithAnswers } from './queries/quote-with-answers.ts';
import { receivedQuote } from './queries/received-quote.ts';
import {
  answerBody,
  hireBody,
  noBody,
  quoteBody,
  quoteQuery,
  quotesQuery,
  type QuoteBody,
} from './schemas.ts';
import { toQuoteAnswersView, toReceivedLines, toSentLines, type QuotesView } from './views.ts';

/** Requests for a quote, their answers, and who was hired. */
export function addQuoteRoutes(routes: Routes): void {
  addReading(routes);
  addAsking(routes);
  addAnswering(routes);
  addHiring(routes);
}

function addReading(routes: Routes): void {
  routes.page('quotes.index', {
    query: quotesQuery,
    policy: signedIn,
    handle: async (context, { query: { page, side } }) =>
      inertia('quotes/index', await quotesView(context, signedInViewer(context), { page, side })),
  });
  routes.page('quotes.show', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params: { id } }) => {
      const { profileId } = signedInViewer(context);
      const answers = await quoteWithAnswers(context, { id, profileId });
      return inertia('quotes/show', await toQuoteAnswersView(context, answers));
    },
  });
}

async function quotesView(
  context: Context,
  { profileId, contractorId }: SignedIn,
  { page, side: wanted }: { page: number; side: QuotesView['side'] | null },
): Promise<QuotesView> {
  const { database } = context;
  const hasBusiness = contractorId !== null;
  if (contractorId !== null && wanted !== 'sent') {
    const { rows, pagination } = await listReceivedQuotes(database, contractorId, page);
    const received = await toReceivedLines(context, rows);
    return { side: 'received', hasBusiness, sent: [], received, pagination };
  }
  const { rows, pagination } = await listSentQuotes(database, profileId, page);
  return { side: 'sent', hasBusiness, sent: await toSentLines(context, rows), received: [], pagination };
}

function addAsking(routes: Routes): void {
  routes.page('quotes.create', {
    query: quoteQuery,
    policy: signedInOrJoins,
    handle: async (context, { query, request, reply }) => {
      const { rows } = await listCards(context.database, await keptIds(context, request, reply));
      const kept = rows.map(({ slug }) => slug);
      return inertia('quotes/create', await newQuoteView(context, { ...query, kept }));
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
}

/** Throws InvalidInput for a missing trade and for contractors who take no messages. */
async function requestOf(context: Context, body: QuoteBody) {
  const { trade_id: tradeId, cost_band: costBand, photos: photoIds, to: slugs, ...rest } = body;
  const [to, lists] = await Promise.all([openContractors(context, slugs), referenceLists(context)]);
  if (to.length < slugs.length) throw invalid('to', 'quotes.not_open');
  if (!lists.tradeOf(tradeId)) throw invalid('trade_id', 'validation.choose');
  const currency = currencyOf(countryOf(to[0]?.regionId ?? null, lists.regions));
  return { ...rest, viewer: signedInViewer(context), to, tradeId, costBand, currency, photoIds };
}

function addAnswering(routes: Routes): void {
  routes.page('quotes.answer', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params: { id } }) => {
      const row = await receivedQuote(context, signedInViewer(context), id);
      return inertia('quotes/answer', await toAnswerFormView(context, row));
    },
  });
  routes.form('quotes.answer.store', {
    params: idParams,
    body: answerBody,
    policy: ({ viewer }) => mayWrite(viewer),
    limit: 'write',
    handle: async (context, { params: { id }, body }) => {
      const viewer = signedInViewer(context);
      await answerQuote(context, viewer, {
        id,
        priceFrom: body.price_from?.cents ?? 0,
        priceTo: body.price_to?.cents ?? null,
        currencies: { price_from: body.price_from?.currency, price_to: body.price_to?.currency },
        included: body.included,
        beginsOn: body.begins_on,
      });
      const { conversation } = await receivedQuote(context, viewer, id);
      return redirect(`${route('messages.show', { id: conversation.id })}#latest`, {
        success: context.t('quotes.answer_sent'),
      });
    },
  });
}

function addHiring(routes: Routes): void {
  const rights = {
    params: idParams,
    policy: ({ viewer }: Context) => mayWrite(viewer),
    limit: 'write',
  } as const;
  routes.form('quotes.hire', {
    ...rights,
    body: hireBody,
    handle: async (context, { params: { id }, body }) => {
      const name = await hireContractor(context, signedInViewer(context), {
        id,
        conversationId: body.conversation_id,
        answerId: body.answer_id || null,
      });
      return redirect(route('quotes.show', { id }), { success: context.t('quotes.hired_saved', { name }) });
    },
  });
  routes.form('quotes.unhire', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await withdrawHire(context, signedInViewer(context), id);
      return redirect(route('quotes.show', { id }), { success: context.t('quotes.unhired') });
    },
  });
  routes.form('quotes.confirm', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await confirmHire(context, signedInViewer(context), id);
      return redirect(route('quotes.answer', { id }), { success: context.t('quotes.confirmed_saved') });
    },
  });
}
