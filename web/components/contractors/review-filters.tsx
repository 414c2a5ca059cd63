import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import type { Query } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { ReviewQuery } from '../../../server/contractors/page/review-query.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useEarlyChoice } from '../../hooks/use-early-choice.ts';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Select, type Option } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

const SORT_NAMES: Record<ReviewQuery['sort'], MessageKey> = {
  newest: 'contractors.sort_newest',
  highest: 'contractors.sort_highest',
  lowest: 'contractors.sort_lowest',
};
const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

type Props = { contractor: ContractorView; query: ReviewQuery; hrefOf: (query: Query) => string };

/** The filters and the order of reviews. A choice applies immediately; without scripts, by the button. */
export function ReviewFilters({ contractor, query, hrefOf }: Props) {
  const t = useT();
  const show = (form: HTMLFormElement) =>
    router.visit(`${hrefOf(chosenIn(form))}#reviews`, { preserveScroll: true, preserveState: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const form = useEarlyChoice(show);
  const stars = starOptions(contractor, t);
  const trades = contractor.trades.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form
      ref={form}
      action={hrefOf({})}
      onSubmit={submit}
      onChange={({ target, currentTarget }) => {
        // Words are complete when they are sent.
        if (!(target instanceof HTMLInputElement && target.type === 'search')) show(currentTarget);
      }}
      aria-label={t('contractors.reviews_filters')}
      className="filter-row"
    >
      <Choice name="sort" label={t('contractors.sort')} value={query.sort} options={sortOptions(t)} />
      <Choice
        name="star"
        label={t('contractors.star')}
        value={query.star}
        options={stars}
        any={t('contractors.any_star')}
      />
      {trades.length > 1 && (
        <Choice
          name="trade"
          label={t('contractors.trade')}
          value={query.trade}
          options={trades}
          any={t('contractors.any_trade')}
        />
      )}
      <Choice
        name="language"
        label={t('contractors.language')}
        value={query.language}
        options={LANGUAGES.map((language) => ({ value: language, label: t(LANGUAGE_NAMES[language]) }))}
        any={t('contractors.any_language')}
      />
      <Narrower query={query} />
      <BeforeScripts>
        <Button type="submit">{t('contractors.apply')}</Button>
      </BeforeScripts>
    </form>
  );
}

/** Words, photos, confirmed jobs. */
function Narrower({ query }: Pick<Props, 'query'>) {
  const t = useT();
  return (
    <>
      <label className="filter">
        <span className="filter-label">{t('contractors.words')}</span>
        <TextInput type="search" name="words" maxLength={80} defaultValue={query.words ?? ''} />
      </label>
      <Checkbox
        name="photos"
        value="1"
        label={t('contractors.with_photos')}
        defaultChecked={query.photos !== null}
      />
      <Checkbox
        name="proven"
        value="1"
        label={t('contractors.proven_jobs')}
        defaultChecked={query.proven !== null}
      />
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | number | null;
  options: readonly Option[];
  any?: string;
};

function Choice({ name, label, value, options, any }: ChoiceProps) {
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <Select name={name} defaultValue={String(value ?? '')} options={options} placeholder={any} />
    </label>
  );
}

function chosenIn(form: HTMLFormElement): Query {
  const chosen = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')) as Record<
    string,
    string
  >;
  return chosen['sort'] === 'newest' ? { ...chosen, sort: null } : chosen;
}

function sortOptions(t: ReturnType<typeof useT>): Option[] {
  return Object.entries(SORT_NAMES).map(([value, name]) => ({ value, label: t(name) }));
}

function starOptions({ rating: { histogram } }: ContractorView, t: ReturnType<typeof useT>): Option[] {
  return histogram
    .map((reviews, index) => ({
      value: String(index + 1),
      label: t('contractors.star_choice', { count: index + 1, reviews }),
      disabled: reviews === 0,
    }))
    .toReversed();
}
