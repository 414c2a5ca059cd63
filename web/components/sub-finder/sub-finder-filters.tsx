import { IconMapPin } from '@tabler/icons-react';
import { LANGUAGES } from '../../../common/format/language.ts';
import { ANSWER_DAYS, CREW_SIZES, SUB_FINDER_SORTS } from '../../../common/search/sub-finder.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import {
  Choice,
  DistanceChoice,
  FilterDetails,
  LANGUAGE_NAMES,
  RatingChoice,
  RegionChoice,
  TradeChoice,
} from '../search/filter-parts.tsx';
import { SuggestInput } from '../search/suggest-input.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

const SORT_NAMES = {
  best_match: 'search.sort_best_match',
  nearest: 'search.sort_nearest',
  rating: 'search.sort_rating',
} as const;

type Props = { found: FoundSubsView; choices: Choices };

/** The need, the place and the time. */
export function SubFinderFilters({ found, choices }: Props) {
  const t = useT();
  const { search } = found;
  return (
    <FilterDetails label={t('search.filters')}>
      <TradeChoice value={search.trade} choices={choices} />
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
      {search.job !== null && <input type="hidden" name="job" value={search.job} />}
      <Button type="submit" variant="primary">
        {t('sub_finder.apply')}
      </Button>
    </FilterDetails>
  );
}

function Where({ found: { search, unit }, choices }: Props) {
  const t = useT();
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
      <DistanceChoice value={search.within} unit={unit} />
      <RegionChoice value={search.region} choices={choices} />
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
      <RatingChoice value={search.rating} />
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
          name="license"
          value="valid"
          label={t('search.license_valid')}
          defaultChecked={search.licenseValid}
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
