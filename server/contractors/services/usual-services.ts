import * as z from 'zod';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { fieldsOf } from '../../core/http/answer-schemas.ts';
import data from './usual-services.json' with { type: 'json' };

const SERVICE_MAX = 60;

/** The services that most businesses of a trade offer, by the slug of the trade, in both languages. */
export const USUAL_SERVICES = z
  .record(z.string(), z.array(fieldsOf(LANGUAGES, z.string().min(1).max(SERVICE_MAX))))
  .parse(data);

type Usual = (typeof USUAL_SERVICES)[string][number];

const byName = new Map<string, Usual>(
  Object.values(USUAL_SERVICES).flatMap((list) =>
    list.flatMap((usual) => LANGUAGES.map((language) => [usual[language].toLowerCase(), usual] as const)),
  ),
);

/**
 * Says a service in the reader's language where it is a usual one, written exactly as in the list; every other
 * name stays as its owner wrote it.
 */
export const serviceIn = (language: Language, name: string): string =>
  byName.get(name.trim().toLowerCase())?.[language] ?? name;

/** The usual services of some trades in one language, each once. */
export const usualServicesOf = (trades: readonly string[], language: Language): string[] => [
  ...new Set(trades.flatMap((slug) => (USUAL_SERVICES[slug] ?? []).map((usual) => usual[language]))),
];
