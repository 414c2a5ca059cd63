import {
  HIRE_AGAIN_SHARES,
  PRICE_STEPS,
  RESPONSE_SHARES,
  type ContractorSearch,
  type DistanceUnit,
  type FilterCounts,
} from '../../../common/search/contractor-search.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { priceText } from './condition-names.ts';
import { Choice, LANGUAGE_NAMES, RatingChoice, RegionChoice, TradeChoice } from './filter-parts.tsx';
import { LicenseClass } from '../contractors/license/license-class.tsx';
import { countedWith } from './use-filter-counts.ts';

type Props = {
  search: ContractorSearch;
  choices: Choices;
  hasPlace: boolean;
  unit: DistanceUnit;
  /** Null until they are asked for. */
  counts: FilterCounts | null;
};
type Counted = { search: ContractorSearch; counted: (label: string, key: string) => string };

/** The filters of the list beside words and place. */
export function SearchFilters({ search, choices, hasPlace, unit, counts }: Props) {
  const t = useT();
  const counted = countedWith(counts, t);
  return (
    <div className="grid gap-4">
      <TradeChoice value={search.trade} choices={choices} />
      <CountryChoice search={search} hasPlace={hasPlace} />
      <RegionChoice value={search.region} choices={choices} />
      <ShowOnly search={search} counted={counted} />
      <LicenseClass search={search} counts={counts} />
      <RatingChoice value={search.rating} counted={(label, rating) => counted(label, `rating:${rating}`)} />
      <Shares search={search} counted={counted} />
      <Choice
        name="price"
        label={t('search.price')}
        value={search.price}
        any={t('search.any_price')}
        options={PRICE_STEPS.map((step) => ({
          value: step,
          label: counted(priceText(step, unit, t), `price:${step}`),
        }))}
      />
      <LanguageChoice search={search} counted={counted} />
    </div>
  );
}

/** Around a place the country is the place's unless another is chosen. */
function CountryChoice({ search, hasPlace }: Pick<Props, 'search' | 'hasPlace'>) {
  const t = useT();
  const both = { value: 'all', label: t('search.both_countries') };
  return (
    <Choice
      name="country"
      label={t('search.country')}
      value={search.country}
      any={hasPlace ? t('search.country_of_place') : t('search.both_countries')}
      options={[
        { value: 'US', label: t('search.united_states') },
        { value: 'MX', label: t('search.mexico') },
        ...(hasPlace ? [both] : []),
      ]}
    />
  );
}

function ShowOnly({ search, counted }: Counted) {
  const t = useT();
  return (
    <fieldset>
      <legend className="filter-label">{t('search.checked')}</legend>
      <Checkbox
        name="open"
        value="now"
        label={counted(t('search.open_now'), 'openNow:true')}
        defaultChecked={search.openNow}
      />
      <Checkbox
        name="proof"
        value="yes"
        label={counted(t('search.proven'), 'proven:true')}
        defaultChecked={search.proven}
      />
      <Checkbox
        name="permits"
        value="yes"
        label={counted(t('search.permits'), 'permits:true')}
        defaultChecked={search.permits}
      />
      <Checkbox
        name="license"
        value="valid"
        label={counted(t('search.license_valid'), 'licenseValid:true')}
        defaultChecked={search.licenseValid}
      />
      <Checkbox
        name="insured"
        value="yes"
        label={counted(t('search.insured'), 'insured:true')}
        defaultChecked={search.insured}
      />
      <Checkbox
        name="bonded"
        value="yes"
        label={counted(t('search.bonded'), 'bonded:true')}
        defaultChecked={search.bonded}
      />
    </fieldset>
  );
}

/** The shares of customers who would hire again, and of reviews with a response. */
function Shares({ search, counted }: Counted) {
  const t = useT();
  return (
    <>
      <Choice
        name="hire_again"
        label={t('search.hire_again')}
        value={search.hireAgain}
        any={t('search.any_share')}
        options={HIRE_AGAIN_SHARES.map((share) => ({
          value: share,
          label: counted(t('search.share_from', { share }), `hireAgain:${share}`),
        }))}
      />
      <Choice
        name="responds"
        label={t('search.responds')}
        value={search.responds}
        any={t('search.any_share')}
        options={RESPONSE_SHARES.map((share) => ({
          value: share,
          label: counted(t('search.responds_to', { share }), `responds:${share}`),
        }))}
      />
    </>
  );
}

function LanguageChoice({ search, counted }: Counted) {
  const t = useT();
  return (
    <Choice
      name="language"
      label={t('search.language')}
      value={search.language}
      any={t('search.any_language')}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: counted(t(LANGUAGE_NAMES[language]), `language:${language}`),
      }))}
    />
  );
}
