import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode, ToggleEvent } from 'react';
import {
  DISTANCES_MILES,
  distanceIn,
  MINIMUM_RATINGS,
  type DistanceMiles,
  type DistanceUnit,
  type MinimumRating,
} from '../../../common/search/contractor-search.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Select, type Option } from '../ui/form/select.tsx';

export const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

type DetailsProps = { label: string; onOpen?: () => void; children: ReactNode };

/** Filters beside a list, and on a phone behind one button that needs no script. */
export function FilterDetails({ label, onOpen, children }: DetailsProps) {
  return (
    <details
      className="find-filters"
      onToggle={({ newState }: ToggleEvent) => newState === 'open' && onOpen?.()}
    >
      <summary className="button button-secondary">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </summary>
      <div className="find-filters-content">{children}</div>
    </details>
  );
}

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

type Chosen = { value: string | null; choices: Choices };

export function TradeChoice({ value, choices }: Chosen) {
  const t = useT();
  return (
    <Choice
      name="trade"
      label={t('search.trade')}
      value={value}
      any={t('search.any_trade')}
      options={choices.trades.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}

export function RegionChoice({ value, choices }: Chosen) {
  const t = useT();
  const of = (country: string, group: string): Option[] =>
    choices.regions
      .filter((region) => region.country === country)
      .map(({ slug, name }) => ({ value: slug, label: name, group }));
  return (
    <Choice
      name="region"
      label={t('search.region')}
      value={value}
      any={t('search.any_region')}
      options={[...of('US', t('search.united_states')), ...of('MX', t('search.mexico'))]}
    />
  );
}

export function DistanceChoice({ value, unit }: { value: DistanceMiles; unit: DistanceUnit }) {
  const t = useT();
  return (
    <Choice
      name="within"
      label={t('search.within')}
      value={value}
      options={DISTANCES_MILES.map((step) => ({
        value: step,
        label: t(unit === 'km' ? 'search.kilometers' : 'search.miles', { distance: distanceIn(unit, step) }),
      }))}
    />
  );
}

type RatingProps = {
  value: MinimumRating | null;
  /** Writes how many there are behind the name of a value. */
  counted?: (label: string, rating: MinimumRating) => string;
};

export function RatingChoice({ value, counted = (label) => label }: RatingProps) {
  const t = useT();
  return (
    <Choice
      name="rating"
      label={t('search.rating')}
      value={value}
      any={t('search.any_rating')}
      options={MINIMUM_RATINGS.map((rating) => ({
        value: rating,
        label: counted(t('search.rating_from', { rating }), rating),
      }))}
    />
  );
}
