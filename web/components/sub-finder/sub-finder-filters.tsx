import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { DISTANCES_MILES, distanceIn, MINIMUM_RATINGS } from '../../../common/contractor-search.ts';
import { LANGUAGES } from '../../../common/language.ts';
import { ANSWER_DAYS, CREW_SIZES, SUB_FINDER_SORTS } from '../../../common/sub-finder.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Choice, LANGUAGE_NAMES } from '../contractors/search-filters.tsx';
import { SuggestInput } from '../contractors/suggest-input.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import type { Option } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';

const SORT_NAMES = {
  best_match: 'search.sort_best_match',
  nearest: 'search.sort_nearest',
  rating: 'search.sort_rating',
} as const;

type Props = { found: FoundSubsView; choices: Choices };

/** The need, the place and the time; on a phone folded behind a button that needs no script. */
export function SubFinderFilters({ found, choices }: Props) {
  const t = useT();
  const { search } = found;
  return (
    <details className="find-filters">
      <summary className="button button-secondary">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {t('search.filters')}
      </summary>
      <div className="find-filters-content">
        <Choice
          name="trade"
          label={t('search.trade')}
          value={search.trade}
          any={t('search.any_trade')}
          options={choices.trades.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Where found={found} choices={choices} />
        <When search={search} />
        <Who search={search} />
        <Choice
          name="sort"
          label={t('search.sort')}
          value={search.sort}
          options={SUB_FINDER_SORTS.filter((sort) => sort !== 'nearest' || found.place !== null).map(
            (sort) => ({
              value: sort,
              label: t(SORT_NAMES[sort]),
            }),
          )}
        />
        {search.all && <input type="hidden" name="all" value="yes" />}
        <Button type="submit" variant="primary">
          {t('sub_finder.apply')}
        </Button>
      </div>
    </details>
  );
}

function Where({ found: { search, unit }, choices }: Props) {
  const t = useT();
  const regionsOf = (country: string, group: string): Option[] =>
    choices.regions
      .filter((region) => region.country === country)
      .map(({ slug, name }) => ({ value: slug, label: name, group }));
  return (
    <>
      <div className="filter">
        <label className="filter-label" htmlFor="sub-finder-near">
          {t('search.near')}
        </label>
        <span className="search-field search-field-place">
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <SuggestInput
            field="where"
            id="sub-finder-near"
            name="near"
            defaultValue={search.near}
            placeholder={t('search.near_example')}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
      </div>
      <Choice
        name="within"
        label={t('search.within')}
        value={search.within}
        options={DISTANCES_MILES.map((step) => ({
          value: step,
          label: t(unit === 'km' ? 'search.kilometers' : 'search.miles', {
            distance: distanceIn(unit, step),
          }),
        }))}
      />
      <Choice
        name="region"
        label={t('search.region')}
        value={search.region}
        any={t('search.any_region')}
        options={[...regionsOf('US', t('search.united_states')), ...regionsOf('MX', t('search.mexico'))]}
      />
    </>
  );
}

function When({ search }: Pick<FoundSubsView, 'search'>) {
  const t = useT();
  return (
    <fieldset aria-describedby="sub-finder-dates">
      <legend className="filter-label">{t('sub_finder.dates')}</legend>
      <div className="grid gap-2">
        <label className="filter">
          <span className="filter-label">{t('sub_finder.from')}</span>
          <TextInput type="date" name="from" defaultValue={search.from ?? ''} />
        </label>
        <label className="filter">
          <span className="filter-label">{t('sub_finder.to')}</span>
          <TextInput type="date" name="to" defaultValue={search.to ?? ''} />
        </label>
      </div>
      <p className="field-help" id="sub-finder-dates">
        {t('sub_finder.dates_help')}
      </p>
      <Checkbox
        name="available"
        value="yes"
        label={t('sub_finder.available')}
        defaultChecked={search.available}
      />
    </fieldset>
  );
}

function Who({ search }: Pick<FoundSubsView, 'search'>) {
  const t = useT();
  return (
    <>
      <Choice
        name="crew"
        label={t('sub_finder.crew')}
        value={search.crew}
        any={t('sub_finder.any_crew')}
        options={CREW_SIZES.map((count) => ({ value: count, label: t('sub_finder.crew_from', { count }) }))}
      />
      <fieldset>
        <legend className="filter-label">{t('sub_finder.languages')}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            name="language"
            value={language}
            label={t(LANGUAGE_NAMES[language])}
            defaultChecked={search.languages.includes(language)}
          />
        ))}
      </fieldset>
      <Choice
        name="rating"
        label={t('search.rating')}
        value={search.rating}
        any={t('search.any_rating')}
        options={MINIMUM_RATINGS.map((rating) => ({
          value: rating,
          label: t('search.rating_from', { rating }),
        }))}
      />
      <Choice
        name="answers"
        label={t('sub_finder.answers')}
        value={search.answers}
        any={t('sub_finder.any_answers')}
        options={ANSWER_DAYS.map((days) => ({
          value: days,
          label: t('sub_finder.answers_within', { days }),
        }))}
      />
      <fieldset>
        <legend className="filter-label">{t('search.checked')}</legend>
        <Checkbox
          name="licence"
          value="valid"
          label={t('search.licence_valid')}
          defaultChecked={search.licenceValid}
        />
        <Checkbox name="insured" value="yes" label={t('search.insured')} defaultChecked={search.insured} />
        <Checkbox
          name="worked_with"
          value="yes"
          label={t('sub_finder.worked_with')}
          defaultChecked={search.workedWith}
        />
        <Checkbox
          name="followed"
          value="yes"
          label={t('sub_finder.followed')}
          defaultChecked={search.followed}
        />
      </fieldset>
    </>
  );
}
