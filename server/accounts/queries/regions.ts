import type { Country } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** Every region with how many contractors it has, in the order of its name. */
export function regionsWithCounts(database: Queryable, language: Language) {
  return database
    .selectFrom('regions as region')
    .leftJoin(
      (query) =>
        query
          .selectFrom('contractors')
          .select(({ fn }) => ['region_id', fn.countAll<number>().as('contractors_count')])
          .where(isListedContractor('contractors'))
          .groupBy('region_id')
          .as('counted'),
      (join) => join.onRef('counted.region_id', '=', 'region.id'),
    )
    .select(['region.id', `region.${language} as name`, 'region.slug', 'region.code', 'region.country'])
    .select(({ fn, val }) => fn.coalesce('counted.contractors_count', val(0)).as('contractors_count'))
    .where('region.active', '=', true)
    .orderBy('region.country', 'desc')
    .orderBy(`region.${language}`)
    .execute();
}

/** The regions to choose from in a form, including the chosen one even if it is no longer offered. */
export function regionChoices(database: Queryable, language: Language, chosenId: number | null) {
  return database
    .selectFrom('regions')
    .select(['id', `${language} as name`, 'country'])
    .where(({ eb, or }) => or([eb('active', '=', true), eb('id', 'is not distinct from', chosenId)]))
    .orderBy('country', 'desc')
    .orderBy(language)
    .execute();
}

export async function countryOfRegion(database: Queryable, regionId: number): Promise<Country | null> {
  const region = await database
    .selectFrom('regions')
    .select('country')
    .where('id', '=', regionId)
    .executeTakeFirst();
  return (region?.country as Country | undefined) ?? null;
}

/** Whether a form offers the region. */
export async function isOffered(database: Queryable, regionId: number): Promise<boolean> {
  const region = await database
    .selectFrom('regions')
    .select('active')
    .where('id', '=', regionId)
    .executeTakeFirst();
  return region?.active ?? false;
}
