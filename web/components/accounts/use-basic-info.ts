import { LANGUAGES, type Language } from '../../../common/language.ts';
import { formatPhone } from '../../../common/phones.ts';
import { route } from '../../../common/route-table.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';

export type PersonInfo = {
  name: string;
  phone: string;
  region_id: string;
  city: string;
  postal_code: string;
};
export type BusinessInfo = {
  business_name: string;
  phone_on_whatsapp: boolean;
  licence_number: string;
  year_founded: string;
  crew_size: string;
  languages: Language[];
};
/** Without a business, a person sends nothing about one. */
export type BasicInfo = PersonInfo & Partial<BusinessInfo>;

/** The form of a profile; what was saved is shown as the server keeps it. */
export function useBasicInfo(profile: ProfileView) {
  const form = usePostForm(toForm(profile), {
    action: route('profile.update'),
    visit: {
      preserveScroll: true,
      onSuccess: ({ props }) => form.reset(toForm(props['profile'] as ProfileView)),
    },
  });
  return form;
}

function toForm(profile: ProfileView): BasicInfo {
  const { name, phone, phone_on_whatsapp, region, city, postal_code, languages, contractor } = profile;
  const person = {
    name,
    phone: phone === null ? '' : formatPhone(phone),
    region_id: region === null ? '' : String(region.id),
    city: city ?? '',
    postal_code: postal_code ?? '',
  };
  if (contractor === null) return person;
  return {
    ...person,
    business_name: contractor.business_name,
    phone_on_whatsapp,
    licence_number: contractor.stated_license_number ?? '',
    year_founded: String(contractor.year_founded ?? ''),
    crew_size: String(contractor.crew_size ?? ''),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
  };
}
