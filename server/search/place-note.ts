import type { ContractorSearch } from '../../common/search/contractor-search.ts';
import type { ViewContext } from '../contractors/views.ts';
import type { PlaceAnswer, PlaceChoice } from '../places/place.ts';

/** One of the places that a text may mean, with the part of the search that leads to it. */
export type PlaceChoiceView = { label: string; search: Pick<ContractorSearch, 'near' | 'region'> };

/** The page's note or question about the place. */
export type PlaceNote = {
  kind: 'others' | 'ask' | 'city_needed' | 'unknown';
  /** The region of a Mexican postal code that tells no more. */
  region: string | null;
  choices: PlaceChoiceView[];
};

export const placeName = (
  { postalCode, city, regionId }: Pick<PlaceChoice, 'postalCode' | 'city' | 'regionId'>,
  { lists, language }: ViewContext,
): string => [postalCode, city, lists.regionOf(regionId)?.[language]].filter(Boolean).join(', ');

const COUNTRY_NAMES = {
  US: { english: 'the United States', mexican_spanish: 'Estados Unidos' },
  MX: { english: 'Mexico', mexican_spanish: 'México' },
} as const;

export function areaName(answer: PlaceAnswer | null, { lists, language }: ViewContext): string | null {
  if (answer?.kind === 'country') return COUNTRY_NAMES[answer.country][language];
  return answer?.kind === 'region' ? (lists.regionOf(answer.regionId)?.[language] ?? null) : null;
}

export function placeNote(
  { near, region }: Pick<ContractorSearch, 'near' | 'region'>,
  answer: PlaceAnswer | null,
  viewContext: ViewContext,
): PlaceNote | null {
  if (answer === null) return null;
  const { lists, language } = viewContext;
  const wholeRegion = (regionId: number): PlaceChoiceView => ({
    label: lists.regionOf(regionId)?.[language] ?? near,
    search: { near: '', region: lists.regionOf(regionId)?.slug ?? null },
  });
  const toView = (choice: PlaceChoice): PlaceChoiceView => {
    if (choice.city === null && choice.postalCode === null) return wholeRegion(choice.regionId);
    const label = placeName(choice, viewContext);
    return { label, search: { near: label, region: null } };
  };
  switch (answer.kind) {
    case 'city_needed':
      return {
        kind: answer.kind,
        region: lists.regionOf(answer.regionId)?.[language] ?? null,
        choices: [...answer.choices.map(toView), wholeRegion(answer.regionId)],
      };
    case 'ask':
    case 'unknown':
      return { kind: answer.kind, region: null, choices: answer.choices.map(toView) };
    default:
      return answer.others.length === 0 || region !== null
        ? null
        : { kind: 'others', region: null, choices: answer.others.map(toView) };
  }
}
