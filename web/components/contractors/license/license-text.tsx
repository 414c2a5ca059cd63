import { formatDate } from '../../../../common/format/dates.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { LicenseLine } from '../../../../server/contractors/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';

/** The status of the license as text; color and sign only help. */
export function LicenseText({ license }: { license: LicenseLine }) {
  const t = useT();
  return <span className={`sign sign-${license.state}`}>{licenseWords(license, t)}</span>;
}

function licenseWords({ state, expiresOn }: LicenseLine, t: Translate): string {
  const date = expiresOn && formatDate(expiresOn, t.language);
  switch (state) {
    case 'valid':
      return date ? t('contractors.license_valid_to', { date }) : t('contractors.license_valid');
    case 'expired':
      return date ? t('contractors.license_expired_on', { date }) : t('contractors.license_expired');
    case 'suspended':
      return t('contractors.license_suspended');
    case 'revoked':
      return t('contractors.license_revoked');
    case 'inactive':
      return t('contractors.license_inactive');
    case 'unverified':
      return t('contractors.license_unverified');
    case 'closed':
      return t('contractors.license_closed');
    case 'replaced':
      return t('contractors.license_replaced');
    case 'unknown':
      return t('contractors.license_unknown');
    case 'none':
      return t('contractors.license_none');
  }
}
