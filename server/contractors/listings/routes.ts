import * as z from 'zod';
import { json } from '../../core/answers.ts';
import { decisionAnswer, integer, messageAnswer } from '../../core/http/answer-schemas.ts';
import type { Context } from '../../core/context.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { decisionReason } from '../../decisions/reason-schema.ts';
import { refreshRedFlagLevels } from '../../red-flags/refresh-levels.ts';
import { refreshRatingSummaries } from '../../reviews/refresh-summary.ts';
import { holdOwnReviews, releaseOwnReviews } from '../../reviews/screening/hold-own-reviews.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { checkName } from './actions/check-name.ts';
import { correctListing } from './actions/correct-listing.ts';
import { divideListing, type WhenDivided } from './actions/divide-listing.ts';
import { hideListing, showListing, type DecidedListing } from './actions/hide-listing.ts';
import { mergeListing, type WhenMerged } from './actions/merge-listing.ts';
import { splitListing, type WhenSplit } from './actions/split-listing.ts';
import { checkNameBody, correctionBody, divisionBody, mergeBody } from './schemas.ts';

const whenMerged: WhenMerged = {
  refresh: ({ database, now }, contractorId) => refreshRedFlagLevels(database, [contractorId], now),
  holdOwn: holdOwnReviews,
};

const whenDivided: WhenDivided = async ({ database, now }, listingIds) => {
  await refreshRatingSummaries(database, listingIds, now);
  await refreshRedFlagLevels(database, [...listingIds], now);
};

const whenSplit: WhenSplit = async (tx, { mergedId, intoId, mergeId }) => {
  await releaseOwnReviews(tx, { contractorId: mergedId, mergeId });
  await refreshRatingSummaries(tx.database, [mergedId, intoId], tx.now);
  await refreshRedFlagLevels(tx.database, [mergedId, intoId], tx.now);
};

const dividedAnswer = decisionAnswer
  .extend({ contractor_id: integer().describe('The listing of the second business') })
  .meta({ id: 'DividedListing' });

type Reasoned = z.output<typeof decisionReason>;
const about = (contractorId: number, { reason, reason_code }: Reasoned) => ({
  contractorId,
  reason,
  reasonCode: reason_code ?? null,
});
const done = ({ t }: Context, key: MessageKey, { decisionId }: DecidedListing) =>
  json({ message: t(key), decision_id: decisionId });

const RIGHTS = {
  params: z.object({ id: id() }),
  policy: adminOnly,
  limit: 'write',
  answers: { 200: decisionAnswer },
} as const;

/** The writes of administrators on a listing. Each records a decision. */
export function addListingRoutes(routes: Routes): void {
  routes.write('api.admin.contractors.hide', {
    ...RIGHTS,
    body: decisionReason,
    handle: async (context, { params, body }) =>
      done(context, 'listings.hidden_now', await hideListing(context, about(params.id, body))),
  });
  routes.write('api.admin.contractors.show', {
    ...RIGHTS,
    body: decisionReason,
    handle: async (context, { params, body }) =>
      done(context, 'listings.shown_now', await showListing(context, about(params.id, body))),
  });
  routes.write('api.admin.contractors.correct', {
    ...RIGHTS,
    body: correctionBody,
    handle: async (context, { params, body: { reason, reason_code, ...corrections } }) => {
      const decision = about(params.id, { reason, reason_code });
      return done(context, 'listings.corrected_now', await correctListing(context, decision, corrections));
    },
  });
  routes.write('api.admin.contractors.check_name', {
    ...RIGHTS,
    answers: { 200: messageAnswer },
    body: checkNameBody,
    handle: async (context, { params, body }) => {
      await checkName(context, { contractorId: params.id, name: body.name });
      return json({ message: context.t('listings.name_checked') });
    },
  });
  addSplitsAndMerges(routes);
}

function addSplitsAndMerges(routes: Routes): void {
  routes.write('api.admin.contractors.split', {
    ...RIGHTS,
    body: decisionReason,
    handle: async (context, { params, body }) =>
      done(context, 'listings.split_now', await splitListing(context, about(params.id, body), whenSplit)),
  });
  routes.write('api.admin.contractors.divide', {
    ...RIGHTS,
    answers: { 200: dividedAnswer },
    body: divisionBody,
    handle: async (context, { params, body: { name, license_numbers, review_ids, ...reason } }) => {
      const division = { name, licenseNumbers: license_numbers, reviewIds: review_ids };
      const divided = await divideListing(context, { ...about(params.id, reason), ...division }, whenDivided);
      return json({
        message: context.t('listings.divided_now'),
        decision_id: divided.decisionId,
        contractor_id: divided.dividedId,
      });
    },
  });
  routes.write('api.admin.contractors.merge', {
    ...RIGHTS,
    body: mergeBody,
    handle: async (context, { params, body: { into_id, ...reason } }) => {
      const merge = { ...about(params.id, reason), intoId: into_id };
      return done(context, 'listings.merged_now', await mergeListing(context, merge, whenMerged));
    },
  });
}
