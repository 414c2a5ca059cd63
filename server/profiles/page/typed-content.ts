import { ABOUT_MAX_LENGTH } from '../../../common/profiles/contractor-page.ts';
import { KM_PER_MILE } from '../../../common/search/contractor-search.ts';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { toOpeningHours, type TypedHours } from '../../contractors/hours/week-hours.ts';
import { invalid } from '../../core/errors.ts';
import { visibleLength } from '../../core/plain-text.ts';
import { cleanRichText } from '../../rich-text/clean-rich-text.ts';
import { visibleText } from '../../rich-text/visible-text.ts';
import { inOrder, type PageContent } from './page-content.ts';
import type { PageInput } from './page-schemas.ts';

/** `isMetric`: distances are kilometers where the business is. */
type Setting = { current: PageContent; isMetric: boolean };

/** The content that a form asks for; parts that the form leaves out stay as they are. */
export async function typedContent(input: PageInput, { current, isMetric }: Setting): Promise<PageContent> {
  const { color_scheme_id: scheme = current.own_color === null ? current.color_scheme_id : 'own' } = input;
  const ownColor = input.own_color ?? current.own_color;
  if (scheme === 'own' && ownColor === null) throw invalid('own_color', 'validation.required');
  return {
    ...current,
    ...given(input, ['website', 'email', 'address', 'insured', 'insurance_expires_on', 'bonded']),
    ...given(input, ['services', 'links', 'licenses', 'bond_expires_on', 'time_zone', 'closed_days']),
    ...given(input, ['served_regions', 'payment_methods', 'languages', 'crew_size', 'template_id']),
    headline: input.headline === undefined ? current.headline : inOrder(input.headline),
    about: input.about === undefined ? current.about : await cleanAbout(input.about),
    warranty: input.warranty === undefined ? current.warranty : inOrder(input.warranty),
    hours: input.hours === undefined ? current.hours : toOpeningHours(input.hours as TypedHours),
    service_radius_km:
      input.service_radius === undefined ? current.service_radius_km : toKm(input.service_radius, isMetric),
    color_scheme_id: scheme === 'own' ? current.color_scheme_id : scheme,
    own_color: scheme === 'own' ? ownColor : null,
  };
}

const COLORS: readonly (keyof PageContent)[] = ['color_scheme_id', 'own_color'];
/** The fields that are no part of a page by the same name. A scheme and an own color exclude each other. */
const PARTS_OF_FIELD: Partial<Record<keyof PageInput, readonly (keyof PageContent)[]>> = {
  version: [],
  intent: [],
  service_radius: ['service_radius_km'],
  color_scheme_id: COLORS,
  own_color: COLORS,
};

/** Lists the parts of a page that a form has fields of. */
export const partsOf = (input: PageInput): (keyof PageContent)[] =>
  (Object.keys(input) as (keyof PageInput)[])
    .filter((field) => input[field] !== undefined)
    .flatMap((field) => PARTS_OF_FIELD[field] ?? [field as keyof PageContent]);

/** The parts of these names that the form has. */
function given<Name extends keyof PageContent & keyof PageInput>(
  input: PageInput,
  names: readonly Name[],
): Partial<PageContent> {
  return Object.fromEntries(
    names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}

async function cleanAbout(texts: Partial<Record<Language, string>>): Promise<PageContent['about']> {
  const cleaned: PageContent['about'] = {};
  for (const language of LANGUAGES) {
    const html = await cleanRichText(texts[language] ?? '', 'basic');
    const words = visibleText(html);
    if (visibleLength(words) > ABOUT_MAX_LENGTH)
      throw invalid(`about.${language}`, 'validation.too_long', { maximum: ABOUT_MAX_LENGTH });
    if (words !== '') cleaned[language] = html;
  }
  return cleaned;
}

const toKm = (typed: number | null, isMetric: boolean): number | null =>
  typed === null ? null : Math.round(isMetric ? typed : typed * KM_PER_MILE);

/** As its owner reads and types it. */
export const radiusIn = (km: number | null, isMetric: boolean): number | null =>
  km === null ? null : Math.round(isMetric ? km : km / KM_PER_MILE);
