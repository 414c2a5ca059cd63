import { router } from '@inertiajs/react';
import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../common/language.ts';
import { formatPhone } from '../../../common/phones.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/open-errors.ts';
import { toastSuccess } from '../../lib/toasts.ts';

export type BasicInfo = {
  name: string;
  business_name: string;
  phone: string;
  phone_on_whatsapp: boolean;
  region_id: string;
  city: string;
  postal_code: string;
  licence_number: string;
  year_founded: string;
  crew_size: string;
  languages: Language[];
};

/** The form's state and its call; what was typed stays when the call is refused. */
export function useBasicInfo(profile: ProfileView) {
  const [form, setForm] = useState<BasicInfo>(() => toForm(profile));
  const [refusal, setRefusal] = useState<FieldErrors>({});
  const checked = useOpenErrors(refusal, form);
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
      setRefusal({});
      toastSuccess(answer.message);
      router.reload({ only: ['viewer', 'profile', 'listings'] });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.errors : {});
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    checked,
    errors: checked.errors,
    busy,
    set: (change: Partial<BasicInfo>) => setForm((held) => ({ ...held, ...change })),
    save: () => void save(),
  };
}

function toForm(profile: ProfileView): BasicInfo {
  const { name, phone, phone_on_whatsapp, region, city, postal_code, languages, contractor } = profile;
  return {
    name,
    business_name: contractor?.business_name ?? '',
    phone: phone === null ? '' : formatPhone(phone),
    phone_on_whatsapp,
    region_id: region === null ? '' : String(region.id),
    city: city ?? '',
    postal_code: postal_code ?? '',
    licence_number: contractor?.stated_license_number ?? '',
    year_founded: String(contractor?.year_founded ?? ''),
    crew_size: String(contractor?.crew_size ?? ''),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
  };
}

/** A new postal code fills in the place, unless that was changed as well; a place that was never given is left out too. */
function toBody(form: BasicInfo, profile: ProfileView): Record<string, unknown> {
  const { name, phone, postal_code, business_name, year_founded, crew_size, languages } = form;
  const person = { name, phone, postal_code, ...placeIn(form, toForm(profile)) };
  if (!profile.contractor) return person;
  const { licence_number, phone_on_whatsapp } = form;
  return {
    ...person,
    business_name,
    year_founded,
    crew_size,
    languages,
    licence_number,
    phone_on_whatsapp,
  };
}

function placeIn(form: BasicInfo, held: BasicInfo): { region_id?: number; city?: string } {
  const samePlace = form.city === held.city && form.region_id === held.region_id;
  if (samePlace && form.postal_code !== held.postal_code && form.postal_code !== '') return {};
  return {
    ...(form.region_id === '' ? {} : { region_id: Number(form.region_id) }),
    ...(form.city.trim() === '' ? {} : { city: form.city }),
  };
}
