import {
  LICENSE_CLASS_MAX_LENGTH,
  queryOfSearch,
  type ContractorSearch,
  type FilterCounts,
} from '../../../../common/search/contractor-search.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

type Props = { search: ContractorSearch; counts: FilterCounts | null };

/** A class as the boards write it; once counted, the most frequent ones are a click away. */
export function LicenseClass({ search, counts }: Props) {
  const t = useT();
  const path = usePath();
  const { classes = [], isAtLeast = false } = counts ?? {};
  const others = classes.filter(({ name }) => name !== search.licenseClass);
  const hrefOf = (licenseClass: string) =>
    path('contractors.index', {}, { query: queryOfSearch({ ...search, licenseClass, page: 1 }) });
  return (
    <div className="filter">
      <label className="filter">
        <span className="filter-label">{t('search.license_class')}</span>
        <TextInput
          name="license_class"
          defaultValue={search.licenseClass ?? ''}
          placeholder={t('search.license_class_example')}
          maxLength={LICENSE_CLASS_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      </label>
      {others.length > 0 && (
        <ul className="license-classes" aria-label={t('search.license_classes')}>
          {others.map(({ name, count }) => (
            <li key={name}>
              <Link href={hrefOf(name)}>
                {t(isAtLeast ? 'search.counted_at_least' : 'search.counted', { label: name, count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
