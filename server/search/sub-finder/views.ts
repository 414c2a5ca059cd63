import type { Country } from '../../../common/constants.ts';
import { KM_PER_MILE, type DistanceUnit } from '../../../common/search/contractor-search.ts';
import { isLanguage, type Language } from '../../../common/format/language.ts';
import type { SubFinderCondition, SubFinderSearch } from '../../../common/search/sub-finder.ts';
import { isInsured } from '../../contractors/license/license-status.ts';
import { localDayIn } from '../../contractors/hours/local-day.ts';
import {
  viewContextOf,
  toContractorCard,
  type ContractorCard,
  type ViewContext,
} from '../../contractors/views.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Pagination } from '../../core/pagination.ts';
import { areaName, placeName, placeNote, type PlaceNote } from '../place-note.ts';
import { shownDistance } from '../views.ts';
import type { FoundSubs } from './find-subs.ts';
import type { SubRow } from './read-subs.ts';

export type FoundSub = ContractorCard & {
  /** In the unit of the page, as it is shown. */
  distance: number | null;
  unit: DistanceUnit;
  acrossBorder: Country | null;
  crewSize: number | null;
  languages: Language[];
  insured: boolean;
  availability: { postingId: number; at: string } | null;
  /** In how many days it usually answers invitations. */
  answersInDays: number | null;
  jobsTogether: number;
  invitationId: number | null;
};

export type FoundSubsView = {
  search: SubFinderSearch;
  contractors: FoundSub[];
  pagination: Pagination;
  /** The start of the search, as text; null without a place. */
  place: string | null;
  /** The region or the country that was typed instead of a place. */
  area: string | null;
  placeNote: PlaceNote | null;
  unit: DistanceUnit;
  /** The reader's view settings, which narrow the list; null: none. */
  views: string[] | null;
  dropped: SubFinderCondition[];
};

const DAY_HOURS = 24;

export async function toFoundSubsView(context: ReadContext, found: FoundSubs): Promise<FoundSubsView> {
  const viewContext = await viewContextOf(context);
  const { search, area, views, dropped, pagination } = found;
  const { lists, language } = viewContext;
  const names = [
    ...views.regionIds.flatMap((id) => lists.regionOf(id)?.[language] ?? []),
    ...views.tradeIds.flatMap((id) => lists.tradeOf(id)?.[language] ?? []),
  ];
  return {
    search,
    contractors: found.rows.map((row) => toFoundSub(row, found, viewContext)),
    pagination,
    place: area.place && placeName(area.place, viewContext),
    area: areaName(area.answer, viewContext),
    placeNote: placeNote(search, area.answer, viewContext),
    unit: area.unit,
    views: names.length === 0 ? null : names,
    dropped,
  };
}

function toFoundSub(row: SubRow, { area: { unit } }: FoundSubs, viewContext: ViewContext): FoundSub {
  const { km, availability, answer_hours: hours } = row;
  return {
    ...toContractorCard(row, viewContext),
    distance: km === null ? null : shownDistance(unit === 'km' ? km : km / KM_PER_MILE),
    unit,
    acrossBorder: null,
    crewSize: row.crew_size,
    languages: row.languages.filter(isLanguage),
    insured: isInsured(row, localDayIn(viewContext.days, row.zone)),
    availability: availability && {
      postingId: availability.id,
      at: new Date(availability.at).toISOString(),
    },
    answersInDays: hours === null ? null : Math.max(1, Math.ceil(hours / DAY_HOURS)),
    jobsTogether: row.jobs_together,
    invitationId: row.invitation_id,
  };
}
