import { LANGUAGES } from '../../../common/format/language.ts';
import { formatPhone } from '../../../common/format/phones.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { RegionChoice } from '../../../server/profiles/form-views.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Section } from '../ui/section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PlainFlag, PlainText } from './plain-fields.tsx';

type Props = { profile: ProfileView; regions: readonly RegionChoice[]; errors: FieldErrors; saves?: number };

/** Fields for name, place and, for a contractor, the business. */
export function BasicInfoFields({ profile, regions, errors, saves = 0 }: Props) {
  const t = useT();
  const { name, phone, region, city, postal_code, contractor } = profile;
  // The server may fill in a place, which then replaces the typed one.
  const stored = [region?.id, city, postal_code].join('|');
  return (
    <div className="grid gap-10">
      <Section title={t('accounts.profile_basic')}>
        <div className="grid gap-6">
          <PlainText
            name="name"
            label={t('accounts.name')}
            autoComplete="name"
            stored={name}
            errors={errors}
            required
          />
          <PlainText
            name="phone"
            label={t('accounts.phone')}
            type="tel"
            autoComplete="tel"
            stored={phone === null ? '' : formatPhone(phone)}
            errors={errors}
          />
          <PlaceFields key={stored} profile={profile} regions={regions} errors={errors} saves={saves} />
        </div>
      </Section>
      {contractor && (
        <Section title={t('accounts.profile_business')}>
          <BusinessFields profile={profile} contractor={contractor} errors={errors} />
        </Section>
      )}
    </div>
  );
}

type BusinessProps = Pick<Props, 'profile' | 'errors'> & {
  contractor: NonNullable<ProfileView['contractor']>;
};

function BusinessFields({ profile, contractor, errors }: BusinessProps) {
  const t = useT();
  const { license_number: number, license_register: source } = contractor;
  return (
    <div className="grid gap-6">
      <PlainText
        name="business_name"
        label={t('accounts.business_name')}
        autoComplete="organization"
        stored={contractor.business_name}
        errors={errors}
        required
      />
      <PlainText
        name="license_number"
        label={t('accounts.license_number')}
        help={
          number === null || source === null
            ? undefined
            : t('accounts.license_from_register', { number, source })
        }
        stored={contractor.stated_license_number}
        errors={errors}
      />
      <PlainText
        name="year_founded"
        label={t('accounts.year_founded')}
        inputMode="numeric"
        stored={contractor.year_founded}
        errors={errors}
      />
      <PlainText
        name="crew_size"
        label={t('accounts.crew_size')}
        inputMode="numeric"
        stored={contractor.crew_size}
        errors={errors}
      />
      <PlainFlag
        name="phone_on_whatsapp"
        label={t('accounts.phone_on_whatsapp')}
        stored={profile.phone_on_whatsapp}
      />
      <SpokenLanguages stored={profile.languages} />
    </div>
  );
}

function SpokenLanguages({ stored }: { stored: readonly string[] }) {
  const t = useT();
  const spoken = useKeptInput().list('languages', stored);
  return (
    <fieldset>
      <legend className="field-label">{t('accounts.spoken')}</legend>
      <input type="hidden" name="languages[]" value="" />
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          name="languages[]"
          value={language}
          label={t(language === 'english' ? 'accounts.spoken_english' : 'accounts.spoken_spanish')}
          defaultChecked={spoken.includes(language)}
        />
      ))}
    </fieldset>
  );
}
