import { useT } from '../../lib/page/app-context.tsx';
import { DayField, LinksField, type PagePartProps } from './page-lists.tsx';
import { PlainFlag, PlainText } from '../profile/plain-fields.tsx';

/** Website, email, address and further links. */
export function ContactFields(props: PagePartProps) {
  const { page, errors } = props;
  const t = useT();
  return (
    <>
      <PlainText
        name="website"
        label={t('profile.website')}
        stored={page.website}
        errors={errors}
        autoComplete="url"
      />
      <PlainText
        name="email"
        label={t('profile.business_email')}
        help={t('profile.business_email_help')}
        stored={page.email}
        errors={errors}
        autoComplete="email"
      />
      <PlainText
        name="address"
        label={t('profile.street')}
        help={t('profile.street_help')}
        stored={page.address}
        errors={errors}
        autoComplete="street-address"
      />
      <LinksField {...props} />
    </>
  );
}

export function InsuranceFields({ page, errors }: PagePartProps) {
  const t = useT();
  return (
    <>
      <PlainFlag name="insured" label={t('profile.insured')} stored={page.insured} />
      <DayField
        name="insurance_expires_on"
        label={t('profile.insurance_expires')}
        stored={page.insurance_expires_on}
        errors={errors}
      />
      <PlainFlag name="bonded" label={t('profile.bonded')} stored={page.bonded} />
      <DayField
        name="bond_expires_on"
        label={t('profile.bond_expires')}
        stored={page.bond_expires_on}
        errors={errors}
      />
    </>
  );
}
