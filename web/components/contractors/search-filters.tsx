import { MINIMUM_RATINGS, type ContractorSearch } from '../../../common/contractor-search.ts';
import { LANGUAGES, type Language } from '../../../common/language.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/app-context.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select, type Option } from '../ui/select.tsx';

export const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

type Props = { search: ContractorSearch; choices: Choices; hasPlace: boolean };

/** The filters of the list beside words and place. */
export function SearchFilters({ search, choices, hasPlace }: Props) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <Choice
        name="trade"
        label={t('search.trade')}
        value={search.trade}
        any={t('search.any_trade')}
        options={named(choices.trades)}
      />
      <CountryChoice search={search} hasPlace={hasPlace} />
      <RegionChoice search={search} choices={choices} />
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
        name="language"
        label={t('search.language')}
        value={search.language}
        any={t('search.any_language')}
        options={LANGUAGES.map((language) => ({ value: language, label: t(LANGUAGE_NAMES[language]) }))}
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
      </fieldset>
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

function RegionChoice({ search, choices }: Pick<Props, 'search' | 'choices'>) {
  const t = useT();
  const of = (country: string) => named(choices.regions.filter((region) => region.country === country));
  return (
    <label className="filter">
      <span className="filter-label">{t('search.region')}</span>
      <span className="select">
        <select name="region" className="control" defaultValue={search.region ?? ''}>
          <option value="">{t('search.any_region')}</option>
          <RegionGroup label={t('search.united_states')} options={of('US')} />
          <RegionGroup label={t('search.mexico')} options={of('MX')} />
        </select>
      </span>
    </label>
  );
}

function RegionGroup({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </optgroup>
  );
}

const named = (list: readonly { slug: string; name: string }[]): Option[] =>
  list.map(({ slug, name }) => ({ value: slug, label: name }));

type ChoiceProps = {
  name: string;
  label: string;
  value: string | number | null;
  any?: string;
  options: readonly Option[];
};

export function Choice({ name, label, value, any, options }: ChoiceProps) {
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <Select name={name} defaultValue={String(value ?? '')} placeholder={any} options={options} />
    </label>
  );
}
