import { REVIEW_JOB_YEARS } from '../../common/constants.ts';
import { route } from '../../common/routes/route-table.ts';
import { drawing, inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { anyone } from '../core/policies.ts';
import { qrCodeOf } from '../core/qr-code.ts';
import type { Routes } from '../core/routes.ts';
import type { Texts } from '../core/services.ts';
import { maskFor } from '../content/bad-words.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { monthProblem } from '../reviews/qualification.ts';
import { remindCustomer, withdrawRequest } from './actions/change-request.ts';
import { makeRequest, makeRequests } from './actions/make-requests.ts';
import { bandColorsOf } from './card/band-colors.ts';
import { requestCard } from './card/request-card.ts';
import { readList } from './list/read-list.ts';
import { mayAsk, mayOpenRequests } from './policy.ts';
import { slugOfRequest } from './queries/find-request.ts';
import { openLinkOf } from './queries/open-link.ts';
import { actingFor } from './queries/own-business.ts';
import { tradeNames } from './queries/trade-names.ts';
import { addRefusalRoutes } from './refusal-routes.ts';
import { requestUrl } from './request-link.ts';
import { requestsPage } from './requests-page.ts';
import { cardQuery, codeParams, idParams, listBody, noBody, requestBody, requestsQuery } from './schemas.ts';

/** A contractor asks customers for reviews: links, cards, mails, lists, and the customer's way to be asked no more. */
export function addReviewRequestRoutes(routes: Routes, { texts }: { texts: Texts }): void {
  addPage(routes, texts);
  addAsking(routes);
  addChanges(routes);
  // The same for everyone: straight to the form, and nothing is asked before it.
  routes.page('review_requests.open', {
    params: codeParams,
    policy: anyone,
    handle: async (context, { params: { code } }) => {
      const slug = await slugOfRequest(context, code);
      return redirect(route('reviews.create', { slug }, { query: { request: code } }));
    },
  });
  addRefusalRoutes(routes);
}

function addPage(routes: Routes, texts: Texts): void {
  const opened = { policy: ({ viewer }: Context) => mayOpenRequests(viewer) };
  routes.page('review_requests', {
    ...opened,
    query: requestsQuery,
    handle: async (context, { query }) =>
      inertia('review-requests/index', await requestsPage(context, texts, query)),
  });
  routes.page('review_requests.card', {
    ...opened,
    query: cardQuery,
    limitOfValid: 'draw',
    handle: async (context, { query: { size, language } }) => {
      const { config } = context;
      const business = await actingFor(context);
      const mask = await maskFor(context);
      return requestCard(texts.t(language), size, {
        name: mask(business.name),
        url: requestUrl(config, await openLinkOf(context, business)),
        siteName: config.appName,
        colors: bandColorsOf(business.colorSchemeId, business.ownColor),
      });
    },
  });
  routes.page('review_requests.qr', {
    ...opened,
    limitOfValid: 'draw',
    handle: async (context) => {
      const code = await openLinkOf(context, await actingFor(context));
      return drawing(qrCodeOf(context.config, route('review_requests.open', { code })));
    },
  });
}

function addAsking(routes: Routes): void {
  const asking = {
    once: true,
    policy: ({ viewer }: Context) => mayAsk(viewer),
    limit: 'publish',
  } as const;
  routes.form('review_requests.store', {
    ...asking,
    body: requestBody,
    handle: async (context, { body }) => {
      const wrong = body.month === null ? null : monthProblem(body.month, context.now);
      if (wrong) throw invalid('month', 'review_requests.month_reach', { years: REVIEW_JOB_YEARS });
      const { tradeOf } = await referenceLists(context);
      if (body.trade_id !== null && !tradeOf(body.trade_id))
        throw invalid('trade_id', 'review_form.trade_unknown');
      await makeRequest(context, body);
      const success = context.t(body.email === null ? 'review_requests.link_made' : 'review_requests.mailed');
      return redirect(route('review_requests'), { success });
    },
  });
  routes.form('review_requests.store_list', {
    ...asking,
    body: listBody,
    handle: async (context, { body }) => {
      const { contractorId } = await actingFor(context);
      const read = await readList(body.list, {
        trades: await tradeNames(context.database),
        language: body.language,
        order: await orderOfDates(context, contractorId),
        now: context.now,
      });
      const list = await makeRequests(context, read);
      return redirect(route('review_requests', {}, { query: { list } }));
    },
  });
}

/** A day of a spreadsheet, as the country of the business writes it. */
async function orderOfDates({ database }: Context, contractorId: number) {
  const region = await database
    .selectFrom('contractors as c')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select('r.country')
    .where('c.id', '=', contractorId)
    .executeTakeFirst();
  return region?.country === 'MX' ? 'day_first' : 'month_first';
}

function addChanges(routes: Routes): void {
  const change = {
    params: idParams,
    body: noBody,
    policy: ({ viewer }: Context) => mayAsk(viewer),
    limit: 'write',
  } as const;
  routes.form('review_requests.remind', {
    ...change,
    handle: async (context, { params: { id } }) => {
      await remindCustomer(context, id);
      return redirect(route('review_requests'), { success: context.t('review_requests.reminded') });
    },
  });
  routes.form('review_requests.withdraw', {
    ...change,
    handle: async (context, { params: { id } }) => {
      await withdrawRequest(context, id);
      return redirect(route('review_requests'), { success: context.t('review_requests.withdrawn') });
    },
  });
}
