import { formatDate } from '../../../common/dates.ts';
import type { Translate } from '../../../common/translator.ts';
import type { LicenceLine } from '../../../server/contractors/views.ts';
import { useT } from '../../lib/app-context.tsx';

/** The status of the license as text; color and sign only help. */
export function LicenceText({ licence }: { licence: LicenceLine }) {
  const t = useT();
  return <span className={`sign sign-${licence.state}`}>{licenceWords(licence, t)}</span>;
}

function licenceWords({ state, expiresOn }: LicenceLine, t: Translate): string {
  const date = expiresOn && formatDate(expiresOn, t.language);
  switch (state) {
    case 'valid':
      return date ? t('contractors.licence_valid_to', { date }) : t('contractors.licence_valid');
    case 'expired':
      return date ? t('contractors.licence_expired_on', { date }) : t('contractors.licence_expired');
    case 'suspended':
      return t('contractors.licence_suspended');
    case 'revoked':
      return t('contractors.licence_revoked');
    case 'inactive':
      return t('contractors.licence_inactive');
    case 'unverified':
      return t('contractors.licence_unverified');
    case 'closed':
      return t('contractors.licence_closed');
    case 'replaced':
      return t('contractors.licence_replaced');
    case 'unknown':
      return t('contractors.licence_unknown');
    case 'none':
      return t('contractors.licence_none');
  }
}
