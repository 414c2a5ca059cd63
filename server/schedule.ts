import { archiveJobs } from './archive/jobs.ts';
import type { Announce } from './core/announce.ts';
import type { Jobs, Workers } from './core/jobs.ts';
import type { Announcer } from './events.ts';
import type { Logger } from './core/process/logger.ts';
import type { Mailer, Mail } from './mail/mailer.ts';
import type { PageCache } from './core/pages/page-cache.ts';
import type { Database } from './database/client.ts';
import { remindOfDueCases } from './moderation/jobs/remind-of-due.ts';
import { findDuplicates } from './contractors/duplicates/find-duplicates.ts';
import { forgetMerges } from './contractors/jobs/forget-merges.ts';
import { forgetPageCounts } from './contractors/jobs/forget-page-counts.ts';
import { refreshSearchDocuments } from './contractors/jobs/refresh-search-documents.ts';
import { forgetOldKeys } from './core/forms/idempotency.ts';
import { removeAbandonedFiles } from './core/forms/received-file.ts';
import { forgetMails } from './mail/forget-mails.ts';
import { forgetOldAttempts } from './accounts/jobs/forget-old-attempts.ts';
import { screenBusinessNames } from './accounts/jobs/screen-business-names.ts';
import { followProofs } from './reviews/proofs/jobs/follow-proofs.ts';
import { forgetProofFiles } from './reviews/proofs/jobs/forget-proof-files.ts';
import { eraseClaimDocuments } from './contractors/claims/jobs/erase-documents.ts';
import { eraseEndedProposals } from './contractors/closing/jobs/erase-ended.ts';
import { proposeDissolved } from './contractors/closing/jobs/propose-dissolved.ts';
import { lapseClaims } from './contractors/claims/jobs/lapse-claims.ts';
import { openDataJobs } from './open-data/jobs.ts';
import { forgetRequests } from './data-requests/jobs/forget-requests.ts';
import { countRequests, forgetCustomers } from './review-requests/jobs/count-requests.ts';
import { publishChainHead } from './decisions/jobs/publish-chain-head.ts';
import { eraseDeletedPostings } from './postings/jobs/erase-deleted-postings.ts';
import { eraseDeletedResponses } from './reviews/jobs/erase-deleted-responses.ts';
import { eraseDeletedReviews } from './reviews/jobs/erase-deleted-reviews.ts';
import { endExpiredRedFlags } from './red-flags/jobs/end-expired.ts';
import { eraseUnpublishedRedFlags } from './red-flags/jobs/erase-unpublished.ts';
import { followLicenses } from './red-flags/jobs/follow-licenses.ts';
import { eraseTakenDown } from './reports/jobs/erase-taken-down.ts';
import { keepMonths } from './transparency/jobs/keep-months.ts';
import { closeAccounts } from './settings/jobs/close-accounts.ts';
import { forgetEndedAddresses } from './settings/jobs/forget-ended-addresses.ts';
import { forgetExports, writeAccountExport } from './settings/jobs/write-exports.ts';
import { encoderOf } from './uploads/encoder.ts';
import { drawAvif } from './uploads/jobs/draw-avif.ts';
import { registerJobs } from './register-jobs.ts';
import { removeLostFiles } from './uploads/jobs/remove-lost-files.ts';
import { removeOrphans } from './uploads/jobs/remove-orphans.ts';
import { UPLOAD_HOLDERS } from './upload-holders.ts';
import { storageOf } from './uploads/storage/storage.ts';
import type { Config } from './core/config/config.ts';
import type { Texts } from './core/services.ts';
import { sendWebhook } from './realtime/api/webhooks.ts';
import { publishRatings } from './invitations/ratings/publish-ratings.ts';
import { refreshPriceGuides } from './prices/refresh-price-guides.ts';
import { refreshLandingPages } from './search/landing/refresh-landing-pages.ts';
import { checkSavedSearches } from './search/saved/check-saved-searches.ts';
import { refreshAnswerTimes } from './messages/jobs/refresh-answer-times.ts';
import { askForReviews } from './quotes/jobs/ask-for-reviews.ts';
import { expireInvitations } from './invitations/jobs/expire-invitations.ts';
import { TIMETABLE } from './timetable.ts';
import { refreshAllSummaries } from './reviews/jobs/refresh-all-summaries.ts';

type JobServices = {
  database: Database;
  pageCache: PageCache;
  deliver: Mailer['send'];
  clock: () => Date;
  announce: Announce;
  log: Logger;
  /** Not imported from there, because the code that decides about reviews reads this timetable. */
  billing: { run: () => Promise<void>; reconcile: () => Promise<void> };
  config: Config;
  texts: Texts;
  /** A function, because the announcer is made of the queue that works with these jobs. */
  announcer: () => Announcer;
  /** Notes how the site is for its users; left out where no site is served. */
  lookAtStatus?: () => Promise<void>;
  /** Shows one notice on one device. */
  pushNotification: (payload: Record<string, unknown>) => Promise<void>;
};

/** Every job, and what does it. */
export function workersOf(services: JobServices): Workers {
  const { database, pageCache, deliver, clock, announce, log, billing, config, texts } = services;
  const storage = storageOf(config);
  return {
    'mails.send': (payload) => deliver(payload as Mail),
    'events.deliver': () => services.announcer().sweep(),
    'mails.forget': () => forgetMails(database, clock()),
    // Reviews lose weight with age, so ranks change without a write.
    'summaries.refresh': async () => {
      await refreshAllSummaries(database, clock());
      pageCache.drop(['contractors']);
    },
    'search.refresh': async () => {
      await refreshSearchDocuments(database, clock);
      pageCache.drop(['contractors']);
    },
    'duplicates.find': () => findDuplicates(database, clock()),
    'landing_pages.refresh': () => refreshLandingPages(database),
    'price_guides.refresh': async () => {
      await refreshPriceGuides(database, clock());
      pageCache.drop(['price-guides']);
    },
    'reviews.erase': async () => {
      await eraseDeletedReviews(database, clock());
      await eraseDeletedResponses(database, clock());
      await eraseDeletedPostings(database, clock());
      await eraseUnpublishedRedFlags(database, clock());
      await eraseTakenDown(database, clock());
      await eraseEndedProposals(database, clock());
      await forgetMerges(database, clock());
    },
    'uploads.sweep': () => removeOrphans({ database, storage, now: clock(), holders: UPLOAD_HOLDERS }),
    'uploads.sweep_disk': async () => {
      await removeLostFiles({ database, storage, now: clock() });
      await removeAbandonedFiles();
    },
    'uploads.draw_avif': () => drawAvif({ database, storage, encoder: encoderOf(config), log }),
    'closings.propose': async () => {
      await proposeDissolved({ database, now: clock(), announce });
    },
    'claims.lapse': () => lapseClaims({ database, now: clock(), announce }),
    'partner_ratings.publish': () => publishRatings({ database, now: clock(), announce }),
    'saved_searches.check': () =>
      checkSavedSearches({ database, now: clock(), announce, log, config, t: texts.t }),
    'answer_times.refresh': async () => {
      const changed = await refreshAnswerTimes(database, clock());
      if (changed.length > 0) pageCache.drop(['contractors', 'contractor-pages']);
    },
    'quotes.ask_for_reviews': () => askForReviews({ database, now: clock(), announce }),
    'invitations.expire': () => expireInvitations({ database, now: clock(), announce }),
    'claims.erase': () => eraseClaimDocuments(database, clock()),
    'job_proofs.follow': () => followProofs({ database, now: clock(), announce, t: texts.t }),
    'job_proofs.forget': () => forgetProofFiles(database, clock()),
    'review_requests.count': async () => {
      const ids = await countRequests(database, clock());
      pageCache.drop(ids.map((id) => `contractor-id:${id}`));
    },
    'review_requests.forget': () => forgetCustomers(database, clock()),
    'data_requests.forget': () => forgetRequests(database, clock()),
    'decisions.publish_head': async () => {
      const head = await publishChainHead(database, clock());
      if (head === null) return;
      log.info(head, 'the end of the chain of decisions');
      pageCache.drop(['decisions']);
    },
    ...openDataJobs(services),
    ...archiveJobs(services),
    ...registerJobs(services),
    'months.keep': () => keepMonths(database, clock()),
    'red_flags.expire': async () => {
      await endExpiredRedFlags({ database, now: clock(), announce });
    },
    'red_flags.follow_licenses': async () => {
      const { began, ended } = await followLicenses(database, clock());
      if (began + ended > 0) pageCache.drop(['red-flags', 'contractors', 'contractor-pages']);
    },
    'page_counts.forget': () => forgetPageCounts(database, clock()),
    'accounts.close': () => closeAccounts({ database, now: clock(), announce }),
    'accounts.export': ({ exportId }) =>
      writeAccountExport({ database, dataDir: config.dataDir, storage, clock, announce }, Number(exportId)),
    'accounts.forget_exports': () => forgetExports({ database, storage, clock }),
    'accounts.forget': async () => {
      await forgetOldAttempts(database, clock());
      await forgetEndedAddresses(database, clock());
    },
    'sent_forms.forget': () => forgetOldKeys(database, clock()),
    'accounts.screen_names': () => screenBusinessNames(database),
    'cases.remind': () => remindOfDueCases({ ...services, now: clock() }),
    'billing.run': () => billing.run(),
    'billing.reconcile': () => billing.reconcile(),
    'notifications.send_mails': () => services.announcer().mailNotifications(),
    'status.look': async () => services.lookAtStatus?.(),
    'notifications.push': services.pushNotification,
    'realtime.webhook': (payload) => sendWebhook(config.realtime, payload),
  };
}

/** Without a queue, its jobs run immediately. */
export const withoutQueue =
  (workers: Workers): Jobs['enqueue'] =>
  async (name, payload) =>
    workers[name]?.(payload);

/** A process that died may have left events whose mails and notices are not delivered. */
export const SCHEDULE = {
  timetable: TIMETABLE,
  atStart: ['events.deliver', 'open_data.begin', 'archive.check'],
};
