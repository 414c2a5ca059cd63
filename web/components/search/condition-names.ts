import {
  distanceIn,
  PRICE_PESOS,
  PRICE_STEPS,
  type DistanceUnit,
  type PriceStep,
} from '../../../common/search/contractor-search.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { SearchCondition } from '../../../server/search/loosen.ts';
import type { FoundView } from '../../../server/search/views.ts';

/** In the money of the place: around one in Mexico, pesos. */
export const priceText = (step: PriceStep, unit: DistanceUnit, t: Translate): string =>
  t(unit === 'km' ? 'search.price_pesos' : 'search.price_dollars', {
    price: unit === 'km' ? PRICE_PESOS[step] : step,
  });

type SearchConditions = { found: FoundView; choices: Choices };

const nameIn = (list: readonly { slug: string; name: string }[], slug: string | null): string =>
  list.find((one) => one.slug === slug)?.name ?? slug ?? '';

type Name = (asked: SearchConditions, t: Translate) => string;

const NAMES: Record<SearchCondition, Name> = {
  distance: ({ found: { unit, search, place } }, t) =>
    t(unit === 'km' ? 'search.within_km_of' : 'search.within_miles_of', {
      distance: distanceIn(unit, search.within),
      place: place ?? search.near,
    }),
  region: ({ found: { search, area }, choices }) =>
    search.region === null ? (area ?? '') : nameIn(choices.regions, search.region),
  rating: ({ found }, t) => t('search.rated_from', { rating: found.search.rating }),
  language: ({ found }, t) =>
    t(found.search.language === 'english' ? 'search.speaks_english' : 'search.speaks_spanish'),
  box: (_, t) => t('search.in_box'),
  hire_again: ({ found }, t) => t('search.hired_again_from', { share: found.search.hireAgain }),
  proof: (_, t) => t('search.proven'),
  permits: (_, t) => t('search.permits'),
  responds: ({ found }, t) => t('search.responds_to', { share: found.search.responds }),
  price: ({ found }, t) => priceText(found.search.price ?? PRICE_STEPS[0], found.unit, t),
  open_now: (_, t) => t('search.open_now'),
  insured: (_, t) => t('search.insured'),
  bonded: (_, t) => t('search.bonded'),
  license_class: ({ found }, t) => t('search.class_named', { name: found.search.licenseClass }),
  license: (_, t) => t('search.license_valid'),
  country: ({ found }, t) => countryName(found.search.country ?? found.country ?? 'all', t),
  words: ({ found }) => `“${found.search.words}”`,
  trade: ({ found: { search, problem }, choices }) =>
    search.trade === null && problem ? problem.trade : nameIn(choices.trades, search.trade),
};

/** The text of a search's condition on its chip: "within 25 miles of Tucson", "Insured". */
export const conditionName = (condition: SearchCondition, asked: SearchConditions, t: Translate): string =>
  NAMES[condition](asked, t);

function countryName(country: 'US' | 'MX' | 'all', t: Translate): string {
  if (country === 'all') return t('search.both_countries');
  return t(country === 'MX' ? 'search.mexico' : 'search.united_states');
}
