import { route } from '../../common/routes/route-table.ts';
import type { OneClick } from '../accounts/unsubscribe-routes.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { refuseRequests } from './actions/refuse-requests.ts';
import { refusalPage } from './queries/refusal-page.ts';
import { readRefusalToken } from './request-link.ts';
import { refuseBody, tokenParams } from './schemas.ts';

/** The token in a mail is the right to say this one thing, without an account. Throws 404 for another token. */
function requestOfToken({ config }: Pick<Context, 'config'>, token: string): number {
  const requestId = readRefusalToken(token, config);
  if (requestId === null) throw notFound();
  return requestId;
}

/** The page behind a request's mail. Opening it changes nothing, because mail scanners open every link. */
export function addRefusalRoutes(routes: Routes): void {
  const own = { params: tokenParams, policy: anyone };
  routes.page('review_requests.refusal', {
    ...own,
    handle: async (context, { params: { token } }) =>
      inertia('review-requests/refusal', await refusalPage(context, requestOfToken(context, token), token)),
  });
  // A mail program that does not know RFC 8058 opens the address of the call.
  routes.page('review_requests.refusal_opened', {
    ...own,
    handle: (context, { params: { token } }) => {
      requestOfToken(context, token);
      return redirect(route('review_requests.refusal', { token }, { language: context.language }));
    },
  });
  routes.form('review_requests.refuse', {
    ...own,
    body: refuseBody,
    limit: 'write',
    handle: async (context, { params: { token }, body: { refuse } }) => {
      await refuseRequests(context, { requestId: requestOfToken(context, token), refuse });
      const { language, t } = context;
      return redirect(route('review_requests.refusal', { token }, { language }), {
        success: t(`review_requests.refused.${refuse}`),
      });
    },
  });
}

/** The button of a mail program: no more requests of this business. */
export const REQUEST_ONE_CLICK: OneClick = {
  name: 'review_requests.one_click',
  said: 'review_requests.refused.business',
  turnOff: (context, token) =>
    refuseRequests(context, { requestId: requestOfToken(context, token), refuse: 'business' }),
};
