import manifest from '../package.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { addAccountRoutes } from './accounts/routes.ts';
import { createViewerResolver } from './accounts/sessions/viewer.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createBilling } from './billing/billing.ts';
import { keepInterrupted } from './billing/interrupted/keep-interrupted.ts';
import { addAllBillingRoutes } from './billing-admin/routes.ts';
import { ACCOUNT_ONE_CLICK, addOneClickRoute } from './accounts/unsubscribe-routes.ts';
import { BAD_WORDS_TAG, forgetBadWords } from './content/bad-words.ts';
import { addContentPageRoutes } from './content/pages/routes.ts';
import { addContactPageRoutes } from './content/contact/routes.ts';
import { addDataRequestRoutes } from './data-requests/routes.ts';
import { addContentRoutes } from './content/routes.ts';
import { CONTENT_TAG, forgetTextBlocks } from './content/pages/text-block.ts';
import { loadTexts, rereadTexts } from './content/texts.ts';
import { builtAssets, type Assets, type RenderPage } from './core/pages/assets.ts';
import type { Config } from './core/config/config.ts';
import { addRequestPlugins, createServer } from './core/http/create-server.ts';
import { builtRenderer } from './core/pages/drawing-thread.ts';
import { createLogger } from './core/process/logger.ts';
import { startJobs } from './core/jobs.ts';
import { outletsOf } from './core/effect-services.ts';
import { createMailer } from './mail/mailer.ts';
import { createPageCache, EVERY_PAGE } from './core/pages/page-cache.ts';
import { servePublicFiles } from './core/pages/public-files.ts';
import { addInstallableApp } from './core/pages/installable-app.ts';
import { addSiteFiles } from './core/pages/site-files.ts';
import { createRoutes } from './core/routes.ts';
import type { Services } from './core/services.ts';
import type { ConnectionTarget, DatabaseHandle } from './database/client.ts';
import { forgetReferenceLists, REFERENCE_LISTS_TAG } from './contractors/reference-lists.ts';
import { addDecisionAppealRoutes } from './cases/routes.ts';
import { createPageCounter } from './contractors/page/page-counts.ts';
import { addContractorRoutes } from './contractors/routes.ts';
import { announceThrough, createAnnouncer, devicePushes } from './events.ts';
import { withPlanMarks } from './plan-marks.ts';
import { countUnread } from './notifications/inbox/queries/unread.ts';
import { addDashboardRoutes } from './dashboard/routes.ts';
import { CHANNELS } from './channels.ts';
import { isAtThisMachine } from './accounts/sessions/development.ts';
import { createReadiness } from './monitoring/checks/readiness.ts';
import { addHealthRoutes } from './monitoring/health-routes.ts';
import { addMetrics } from './monitoring/metrics/metrics.ts';
import { addTraces } from './monitoring/traces/traces.ts';
import { addTranslationRoutes } from './moderation/translations/routes.ts';
import { addPushRoutes } from './notifications/push/routes.ts';
import { addNotificationRoutes } from './notifications/routes.ts';
import { addModerationRoutes } from './moderation/routes.ts';
import { createRealtime } from './realtime/realtime.ts';
import { addRealtimeRoutes } from './realtime/routes.ts';
import { addPostingRoutes } from './postings/routes.ts';
import { addProfileRoutes } from './profiles/routes.ts';
import { addRelationRoutes } from './relations/routes.ts';
import { addInvitationRoutes } from './invitations/routes.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addJobProofRoutes } from './reviews/proofs/routes.ts';
import { addReviewRoutes } from './reviews/routes.ts';
import { SCHEDULE, withoutQueue, workersOf } from './schedule.ts';
import { addSharePictureRoutes } from './share-pictures/routes.ts';
import { addSitemapRoutes } from './sitemaps/routes.ts';
import { addPriceRoutes } from './prices/routes.ts';
import { addSearchRoutes } from './search/routes.ts';
import { addMessageRoutes } from './messages/routes.ts';
import { addQuoteRoutes } from './quotes/routes.ts';
import { REQUEST_ONE_CLICK } from './review-requests/refusal-routes.ts';
import { addReviewRequestRoutes } from './review-requests/routes.ts';
import { addShortlistRoutes } from './shortlists/routes.ts';
import { addNewsfeedRoutes } from './newsfeed/routes.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addRedFlagRoutes } from './red-flags/routes.ts';
import { addPlainFormPage } from './plain-forms/routes.ts';
import { addStatementRoutes } from './statements/routes.ts';
import { askPageOf, lookAtParts, partsOf } from './status/check-parts.ts';
import { noteMinute } from './status/jobs/note-minute.ts';
import { addStatusRoutes } from './status/routes.ts';
import { encoderOf } from './uploads/encoder.ts';
import { addUploadRoutes } from './uploads/routes.ts';
import { uploadReaders } from './upload-readers.ts';
import { addOpenDataRoutes } from './open-data/routes.ts';
import { createPublicLog } from './public-log/public-log.ts';
import { addPublicLogRoutes } from './public-log/routes.ts';
import { addTransparencyRoutes } from './transparency/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends when all that was begun beside the answers is done: listeners, and the mails they send. */
    settled: () => Promise<void>;
    /** From now on /ready says that the process stops. */
    announceStop: () => void;
    /** Notes how the site is for its users, once a minute. */
    lookAtStatus: () => Promise<void>;
  }
}

export type AppOptions = {
  config: Config;
  handle: DatabaseHandle;
  /** The folder of the production build; development and tests bring their own assets. */
  dist?: string;
  assets?: Assets;
  render?: RenderPage;
  clock?: () => Date;
  /** The database to run the job queue on; without it nothing runs in the background. */
  jobsOn?: ConnectionTarget;
  /** Called before any route is there: the development server puts itself in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
};

/** The whole application, in the order a request meets it. Listens to nothing yet. */
export async function createApp({
  config,
  handle,
  dist = 'dist',
  ...own
}: AppOptions): Promise<FastifyInstance> {
  const log = createLogger(config);
  const app = createServer({
    config,
    log,
    texts: () => texts,
    upgrades: (request, listeners) => realtime.upgrades(request, listeners),
  });
  const clock = own.clock ?? (() => new Date());
  const pageCache = createPageCache();
  pageCache.onDrop((tags) => {
    if (tags.includes(BAD_WORDS_TAG)) forgetBadWords(config);
    if (tags.includes(CONTENT_TAG)) forgetTextBlocks(config);
    if (tags.includes(REFERENCE_LISTS_TAG)) forgetReferenceLists(config);
    if (tags.includes(EVERY_PAGE)) void rereadTexts(texts, pageCache, log);
  });
  const texts = await loadTexts(handle.database);
  const mailSender = createMailer(config, handle.database, log);
  // The announcer is made below, of what the queue gives: nothing happens before it is there, and no job begins.
  const announce = announceThrough(() => announcer);
  const billing = createBilling({ database: handle.database, texts, clock, log, config, announce });
  const workers = workersOf({
    billing: billing.jobs,
    database: handle.database,
    pageCache,
    deliver: mailSender.send,
    clock,
    announce,
    log,
    config,
    texts,
    announcer: () => announcer,
    lookAtStatus: () => app.lookAtStatus(),
    pushNotification: devicePushes({ database: handle.database, texts, config, clock }),
  });
  const jobs = own.jobsOn ? await startJobs(own.jobsOn, workers, SCHEDULE, log) : null;
  const enqueue = jobs?.enqueue ?? withoutQueue(workers);
  const outlets = outletsOf({
    config,
    sender: mailSender,
    queue: jobs?.enqueue ?? null,
    runAtOnce: enqueue,
  });
  const realtime = createRealtime({ config, handle, log, clock, enqueue });
  const { broadcaster } = realtime;
  const { database } = handle;
  const announcer = createAnnouncer({ pageCache, database, texts, config, clock, broadcaster, log }, outlets);
  const accounts = createAccounts({ config, database: handle.database, clock, log });
  const drawing = own.render
    ? { render: own.render, stop: async () => undefined }
    : await builtRenderer(dist, (error) => log.error({ err: error }, 'page not drawn on the server'));
  const services: Services = {
    config,
    database: handle.database,
    log,
    texts,
    pageCache,
    announce,
    broadcaster,
    clock,
    assets: own.assets ?? builtAssets(dist),
    render: drawing.render,
    resolveViewer: createViewerResolver(accounts, handle.database),
    countUnread: (viewer) => countUnread(handle.database, viewer),
    withPlanMarks: (answer) => withPlanMarks(handle.database, answer),
    keepInterrupted: (action) => keepInterrupted({ database: handle.database, now: clock() }, action),
  };
  await own.prepare?.(app);
  await addRequestPlugins(app, services);
  await addTraces(app, config);
  await addMetrics({ app, config, database, pageCache, log });
  await servePublicFiles(app, dist);
  const routes = createRoutes(app, services);
  const readiness = createReadiness({ config, database, probeOn: own.jobsOn });
  addHealthRoutes(app, { config, readiness, isAtThisMachine });
  addSearchRoutes(routes);
  addPriceRoutes(routes);
  addSharePictureRoutes(routes);
  addShortlistRoutes(routes);
  addMessageRoutes(routes);
  addQuoteRoutes(routes);
  const counter = createPageCounter(services);
  addContractorRoutes(routes, { counter });
  addRedFlagRoutes(routes);
  addReviewRoutes(routes);
  addJobProofRoutes(routes);
  addReviewRequestRoutes(routes, { texts });
  addPostingRoutes(routes);
  addInvitationRoutes(routes);
  addDecisionAppealRoutes(routes);
  addReportRoutes(routes);
  addAccountRoutes(routes, accounts, billing.gateway);
  addSettingsRoutes(routes, accounts);
  addProfileRoutes(routes);
  addRelationRoutes(routes);
  addNewsfeedRoutes(routes);
  addAllBillingRoutes(app, routes, { gateway: billing.gateway, services });
  for (const oneClick of [ACCOUNT_ONE_CLICK, REQUEST_ONE_CLICK]) addOneClickRoute(app, services, oneClick);
  addContentRoutes(routes, { texts });
  addTranslationRoutes(routes, { texts });
  addContentPageRoutes(routes);
  addContactPageRoutes(routes);
  addDataRequestRoutes(routes);
  addDashboardRoutes(routes);
  addStatementRoutes(routes);
  addUploadRoutes(routes, { rules: uploadReaders });
  addTransparencyRoutes(routes);
  const publicLog = createPublicLog({ database, config, log, clock });
  addPublicLogRoutes(app, routes, services);
  addOpenDataRoutes(app, routes, services);
  addRealtimeRoutes(routes, { ...services, channels: CHANNELS });
  realtime.attach(app);
  addNotificationRoutes(routes, { texts, config });
  addPushRoutes(routes, { config });
  addPlainFormPage(routes);
  addModerationRoutes(routes, { pageCache, version: manifest.version });
  addInstallableApp(app, routes, { config, texts, dist });
  addSitemapRoutes(app, services);
  addStatusRoutes(app, routes, services);
  addSiteFiles(app, routes, config);

  app.decorate('announceStop', readiness.stop);
  app.decorate('lookAtStatus', async () => {
    const { checks } = await readiness.read();
    await noteMinute(database, await lookAtParts(partsOf(config), checks, askPageOf(app)), clock());
  });
  app.decorate('settled', async () => {
    await announcer.settled();
    await counter.flush();
  });
  app.addHook('onClose', async () => {
    // Lets begun work queue its mails before the queue stops; a running job may announce until then.
    await app.settled();
    await publicLog.stop();
    await jobs?.stop();
    await announcer.settled();
    await drawing.stop();
    await readiness.close();
    encoderOf(config).stop();
  });
  if (config.pageCache) await pageCache.listen(handle);
  await realtime.listen();
  await jobs?.begin();
  if (jobs) publicLog.begin();
  return app;
}
