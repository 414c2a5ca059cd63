import { htmlLang, type Language } from '../../common/format/language.ts';
import type { Translate } from '../../common/format/translator.ts';
import { route } from '../../common/routes/route-table.ts';
import { escapeXml } from '../profiles/badge/escape-xml.ts';
import type { Config } from '../core/config/config.ts';
import type { IncidentView } from './views.ts';

type FeedParts = { config: Pick<Config, 'appUrl' | 'appName'>; language: Language; t: Translate; now: Date };

/** Incidents as a feed (RFC 4287). An entry changes with each update of its incident. */
export function atomFeed(
  incidents: readonly IncidentView[],
  { config, language, t, now }: FeedParts,
): string {
  const page = config.appUrl + route('status', {}, { language });
  const own = config.appUrl + route('status.feed', {}, { language });
  const latest = incidents.map(changedAt).toSorted().at(-1) ?? now.toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang(language)}">`,
    `<title>${escapeXml(`${t('status.title')} - ${config.appName}`)}</title>`,
    `<id>${escapeXml(page)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<author><name>${escapeXml(config.appName)}</name></author>`,
    `<updated>${latest}</updated>`,
    ...incidents.map((incident) => entryOf(incident, page, t)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(incident: IncidentView, page: string, t: Translate): string {
  const { id, title, startedAt, endedAt, updates } = incident;
  const state = t(endedAt === null ? 'status.ongoing' : 'status.ended');
  const text = updates.map((update) => `${update.at.slice(0, 16).replace('T', ' ')} UTC: ${update.text}`);
  return [
    '<entry>',
    `<title>${escapeXml(`${title} (${state})`)}</title>`,
    `<id>${escapeXml(`${page}#incident-${id}`)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${page}#incident-${id}`)}"/>`,
    `<published>${startedAt}</published>`,
    `<updated>${changedAt(incident)}</updated>`,
    `<content type="text">${escapeXml(text.join('\n\n'))}</content>`,
    '</entry>',
  ].join('\n');
}

function changedAt({ updates, endedAt, startedAt, corrections }: IncidentView): string {
  const written = [...updates, ...corrections, ...updates.flatMap((update) => update.corrections)];
  return [startedAt, endedAt ?? '', ...written.map(({ at }) => at)].toSorted().at(-1) ?? startedAt;
}
