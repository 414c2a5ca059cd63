import { Link, router } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { LANGUAGES, type Language } from '../../../common/language.ts';
import { formatPhone } from '../../../common/phones.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { ApiError, callApi } from '../../lib/api.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { toastSuccess } from '../../lib/toasts.ts';

export type RegionChoice = { id: number; name: string; country: string };
export type Props = { profile: ProfileView; regions: RegionChoice[] };

type Form = {
  name: string;
  business_name: string;
  phone: string;
  region_id: string;
  city: string;
  postal_code: string;
  licence_number: string;
  year_founded: string;
  crew_size: string;
  languages: Language[];
};
type FieldProps = { form: Form; set: (change: Partial<Form>) => void; errors: Record<string, string> };

/** Basic information about oneself and, for a contractor, the business. */
export default function Page({ profile, regions }: Props) {
  const t = useT();
  const path = usePath();
  const { form, set, errors, busy, save } = useBasicInfo(profile);
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={t('accounts.profile_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('accounts.profile_title')}</h1>
        {profile.contractor && (
          <p>
            <Link href={path('contractors.show', { slug: profile.contractor.slug })}>
              {t('accounts.see_page')}
            </Link>
          </p>
        )}
      </header>
      <form className="grid gap-10" onSubmit={save} noValidate>
        <Section title={t('accounts.profile_basic')}>
          <div className="grid gap-6">
            <TextField
              name="name"
              label={t('accounts.name')}
              autoComplete="name"
              form={form}
              set={set}
              errors={errors}
              required
            />
            <TextField
              name="phone"
              label={t('accounts.phone')}
              type="tel"
              autoComplete="tel"
              form={form}
              set={set}
              errors={errors}
            />
            <PlaceFields regions={regions} form={form} set={set} errors={errors} />
          </div>
        </Section>
        {profile.contractor && (
          <Section title={t('accounts.profile_business')}>
            <BusinessFields
              register={profile.contractor.licence_register}
              form={form}
              set={set}
              errors={errors}
            />
          </Section>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('accounts.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The form's state and its call; what was typed stays when the call is refused. */
function useBasicInfo(profile: ProfileView) {
  const [form, setForm] = useState<Form>(() => toForm(profile));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const answer = await callApi<{ profile: ProfileView; message: string }>(
        'api.profile.basic_info',
        {},
        { body: toBody(form, profile) },
      );
      setForm(toForm(answer.profile));
      setErrors({});
      toastSuccess(answer.message);
      router.reload({ only: ['viewer', 'profile'] });
    } catch (error) {
      setErrors(error instanceof ApiError ? error.errors : {});
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    errors,
    busy,
    set: (change: Partial<Form>) => setForm((held) => ({ ...held, ...change })),
    save: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  };
}

function toForm({ name, phone, region, city, postal_code, languages, contractor }: ProfileView): Form {
  return {
    name,
    business_name: contractor?.business_name ?? '',
    phone: phone === null ? '' : formatPhone(phone),
    region_id: region === null ? '' : String(region.id),
    city: city ?? '',
    postal_code: postal_code ?? '',
    licence_number: contractor?.licence_number ?? '',
    year_founded: String(contractor?.year_founded ?? ''),
    crew_size: String(contractor?.crew_size ?? ''),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
  };
}

/** A new postal code fills in the place, unless that was changed as well; a place that was never given is left out too. */
function toBody(form: Form, profile: ProfileView): Record<string, unknown> {
  const { name, phone, postal_code, business_name, year_founded, crew_size, languages } = form;
  const person = { name, phone, postal_code, ...placeIn(form, toForm(profile)) };
  if (!profile.contractor) return person;
  const licence = profile.contractor.licence_register === null ? { licence_number: form.licence_number } : {};
  return { ...person, business_name, year_founded, crew_size, languages, ...licence };
}

function placeIn(form: Form, held: Form): { region_id?: number; city?: string } {
  const samePlace = form.city === held.city && form.region_id === held.region_id;
  if (samePlace && form.postal_code !== held.postal_code && form.postal_code !== '') return {};
  return {
    ...(form.region_id === '' ? {} : { region_id: Number(form.region_id) }),
    ...(form.city.trim() === '' ? {} : { city: form.city }),
  };
}

type TextFieldProps = FieldProps & {
  name: Exclude<keyof Form, 'languages' | 'region_id'>;
  label: string;
  help?: string;
  type?: 'text' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
};

function TextField({ name, label, help, required, form, set, errors, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={errors[name]} required={required}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={form[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function PlaceFields({ regions, ...field }: FieldProps & { regions: RegionChoice[] }) {
  const t = useT();
  const { form, set, errors } = field;
  const options = regions.map(({ id, name, country }) => ({
    value: String(id),
    label: `${name} (${t(country === 'US' ? 'accounts.country_us' : 'accounts.country_mx')})`,
  }));
  return (
    <>
      <TextField
        name="postal_code"
        label={t('accounts.postal_code')}
        help={t('accounts.postal_code_help')}
        inputMode="numeric"
        autoComplete="postal-code"
        {...field}
      />
      <TextField name="city" label={t('accounts.city')} autoComplete="address-level2" {...field} />
      <Field label={t('accounts.region')} error={errors['region_id']}>
        {(control) => (
          <Select
            {...control}
            name="region_id"
            options={options}
            placeholder={t('accounts.region_none')}
            value={form.region_id}
            onChange={(event) => set({ region_id: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function BusinessFields({ register, ...field }: FieldProps & { register: string | null }) {
  const t = useT();
  const { form, set } = field;
  const choose = (language: Language, spoken: boolean) =>
    set({ languages: LANGUAGES.filter((one) => (one === language ? spoken : form.languages.includes(one))) });
  return (
    <div className="grid gap-6">
      <TextField
        name="business_name"
        label={t('accounts.business_name')}
        autoComplete="organization"
        required
        {...field}
      />
      <TextField
        name="licence_number"
        label={t('accounts.licence_number')}
        help={register === null ? undefined : t('accounts.licence_from_register', { source: register })}
        disabled={register !== null}
        {...field}
      />
      <TextField name="year_founded" label={t('accounts.year_founded')} inputMode="numeric" {...field} />
      <TextField name="crew_size" label={t('accounts.crew_size')} inputMode="numeric" {...field} />
      <fieldset>
        <legend className="field-label">{t('accounts.spoken')}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={t(language === 'english' ? 'accounts.spoken_english' : 'accounts.spoken_spanish')}
            checked={form.languages.includes(language)}
            onChange={(event) => choose(language, event.target.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
}
