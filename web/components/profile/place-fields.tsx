import { useId, useLayoutEffect, useRef, useState } from 'react';
import { COUNTRIES, type Country } from '../../../common/constants.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { RegionChoice } from '../../../server/profiles/form-views.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { usePlaceHelp, type PlaceFieldsState } from './use-place-help.ts';

type Props = { profile: ProfileView; regions: readonly RegionChoice[]; errors: FieldErrors; saves: number };

const NAMES = ['country', 'region_id', 'city', 'postal_code'] as const;

const storedPlace = ({ region, city, postal_code }: ProfileView): PlaceFieldsState => ({
  country: region?.country ?? 'US',
  region_id: String(region?.id ?? ''),
  city: city ?? '',
  postal_code: postal_code ?? '',
});

/** Country, then state, then a postal code or a city that exists there. */
export function PlaceFields({ profile, regions, errors, saves }: Props) {
  const t = useT();
  const kept = useKeptInput();
  const listId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<PlaceFieldsState>(() => ({
    country: kept.text('country', profile.region?.country ?? 'US'),
    region_id: kept.text('region_id', profile.region?.id),
    city: kept.text('city', profile.city),
    postal_code: kept.text('postal_code', profile.postal_code),
  }));
  const [shownSaves, setShownSaves] = useState(saves);
  // A place can be changed and not emptied, so after a save this has the stored one.
  if (saves !== shownSaves) {
    setShownSaves(saves);
    setPlace(storedPlace(profile));
  }
  const isTakenOver = useTakenOver();
  const { cities, onCode, onCity } = usePlaceHelp(place, setPlace);

  // Keeps the input from before the scripts had loaded; React would replace it by the stored place.
  useLayoutEffect(() => {
    const typed = NAMES.map((name) => {
      const field = group.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      return [name, field?.value ?? ''];
    });
    setPlace(Object.fromEntries(typed) as PlaceFieldsState);
  }, []);

  const countryName = (country: string) =>
    t(country === 'MX' ? 'accounts.country_mx' : 'accounts.country_us');
  const offered = isTakenOver ? regions.filter(({ country }) => country === place.country) : regions;
  return (
    <div ref={group} className="grid gap-6">
      <SelectField
        name="country"
        label={t('profile.country')}
        error={errors['country']}
        required
        autoComplete="country"
        options={COUNTRIES.map((country) => ({ value: country, label: countryName(country) }))}
        value={place.country}
        onChange={(value) =>
          setPlace({ country: value as Country, region_id: '', city: '', postal_code: '' })
        }
      />
      <SelectField
        name="region_id"
        label={t('accounts.region')}
        error={errors['region_id']}
        placeholder={t('accounts.region_none')}
        options={offered.map(({ id, name, country }) => ({
          value: String(id),
          label: name,
          group: isTakenOver ? undefined : countryName(country),
        }))}
        value={place.region_id}
        onChange={(value) => setPlace((current) => ({ ...current, region_id: value }))}
      />
      <TextField
        name="postal_code"
        label={t(place.country === 'MX' ? 'profile.postal_code_mx' : 'profile.zip')}
        help={t('accounts.postal_code_help')}
        error={errors['postal_code']}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="max-w-40"
        value={place.postal_code}
        onChange={onCode}
      />
      <Field label={t('accounts.city')} error={errors['city']}>
        {(control) => (
          <>
            <TextInput
              {...control}
              name="city"
              autoComplete="address-level2"
              list={listId}
              value={place.city}
              onChange={({ target }) => onCity(target.value)}
            />
            <datalist id={listId}>
              {cities.map((city) => (
                <option key={city} value={city}>
                  {city}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}
