import type { FastifyInstance } from 'fastify';
import { languageOfUrl } from '../../common/format/url-language.ts';
import { DEFAULT_LANGUAGE } from '../../common/format/language.ts';
import { route, ROUTES, SPANISH_PREFIX } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import { adminOnly, anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import { adminView } from '../moderation/admin-view.ts';
import { correctIncident, correctUpdate } from './actions/correct-incident.ts';
import { openIncident, updateIncident, type BothLanguages } from './actions/write-incident.ts';
import { partsOf } from './check-parts.ts';
import { atomFeed } from './feed.ts';
import { knownStatus } from './known-status.ts';
import { readIncidents } from './queries/read-status.ts';
import { correctionForm, incidentForm, incidentParams, updateCorrectionForm, updateForm } from './schemas.ts';
import { toEditedIncident, toIncidentView, toStatusView } from './views.ts';

const MINUTE_MS = 60_000;

/** How the site is, for its users: now, by day, and in the words of administrators. */
export function addStatusRoutes(app: FastifyInstance, routes: Routes, services: Services): void {
  routes.page('status', {
    policy: anyone,
    openWithoutDatabase: true,
    handle: async (context) => {
      const { rows, isAway } = await knownStatus(context);
      const { config, language, now } = context;
      return inertia('status/show', toStatusView(rows, { parts: partsOf(config), isAway, language, now }));
    },
  });
  addFeed(app, services);
  addIncidentRoutes(routes);
  addCorrectionRoutes(routes);
}

function addFeed(app: FastifyInstance, { database, config, texts, clock }: Services): void {
  for (const path of [ROUTES['status.feed'].path, SPANISH_PREFIX + ROUTES['status.feed'].path])
    app.get(path, async (request, reply) => {
      const language = languageOfUrl(request.url) ?? DEFAULT_LANGUAGE;
      const { rows } = await knownStatus({ database, config, now: clock() });
      const incidents = (rows?.incidents ?? []).map((incident) => toIncidentView(incident, language));
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .send(atomFeed(incidents, { config, language, t: texts.t(language), now: clock() }));
    });
}

function addIncidentRoutes(routes: Routes): void {
  routes.page('admin.status', {
    policy: adminOnly,
    handle: async (context) => {
      const incidents = await readIncidents(context.database);
      return inertia('admin/status', {
        admin: await adminView(context),
        incidents: incidents.map((incident) => toEditedIncident(incident, context.language)),
      });
    },
  });
  routes.form('admin.status.open', {
    body: incidentForm,
    policy: adminOnly,
    limit: 'write',
    once: true,
    handle: async (context, { body }) => {
      const title = { english: body.title_english, spanish: body.title_spanish };
      const startedAt = new Date(context.now.getTime() - body.minutes_ago * MINUTE_MS);
      await openIncident(context, { title, text: textOf(body), startedAt });
      return redirect(route('admin.status'), { success: context.t('status.opened') });
    },
  });
  routes.form('admin.status.update', {
    params: incidentParams,
    body: updateForm,
    policy: adminOnly,
    limit: 'write',
    once: true,
    handle: async (context, { params: { id }, body }) => {
      await updateIncident(context, id, { text: textOf(body), ends: body.ends });
      return redirect(route('admin.status'), {
        success: context.t(body.ends ? 'status.closed' : 'status.updated'),
      });
    },
  });
}

function addCorrectionRoutes(routes: Routes): void {
  const rules = { params: incidentParams, policy: adminOnly, limit: 'write', once: true } as const;
  routes.form('admin.status.correct', {
    ...rules,
    body: correctionForm,
    handle: async (context, { params: { id }, body }) => {
      const title = { english: body.title_english, spanish: body.title_spanish };
      const { started_at: startedAt, ended_at: endedAt = null } = body;
      await correctIncident(context, id, { title, startedAt, endedAt });
      return redirect(route('admin.status'), { success: context.t('status.corrected_done') });
    },
  });
  routes.form('admin.status.correct_update', {
    ...rules,
    body: updateCorrectionForm,
    handle: async (context, { params: { id }, body }) => {
      await correctUpdate(context, id, textOf(body));
      return redirect(route('admin.status'), { success: context.t('status.corrected_done') });
    },
  });
}

const textOf = (body: { text_english: string; text_spanish: string }): BothLanguages => ({
  english: body.text_english,
  spanish: body.text_spanish,
});
