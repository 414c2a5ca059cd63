import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconUrgent } from '@tabler/icons-react';
import { formatDate } from '../../../common/dates.ts';
import type { Translate } from '../../../common/translator.ts';
import type { LicenceLine } from '../../../server/contractors/views.ts';
import { useT } from '../../lib/app-context.tsx';

const SIGN = {
  valid: { Icon: IconCircleCheck, tone: 'text-good' },
  expired: { Icon: IconAlertTriangle, tone: 'text-caution' },
  suspended: { Icon: IconUrgent, tone: 'text-danger' },
  unknown: { Icon: IconCircleDashed, tone: 'text-muted' },
  none: { Icon: IconCircleDashed, tone: 'text-muted' },
} as const;

/** How the licence stands, in words; colour and sign only help. */
export function LicenceText({ licence }: { licence: LicenceLine }) {
  const t = useT();
  const { Icon, tone } = SIGN[licence.state];
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon size={18} stroke={1.75} aria-hidden="true" className={`mt-px flex-none ${tone}`} />
      {licenceWords(licence, t)}
    </span>
  );
}

function licenceWords({ state, expiresOn }: LicenceLine, t: Translate): string {
  const date = expiresOn && formatDate(expiresOn);
  switch (state) {
    case 'valid':
      return date ? t('contractors.licence_valid_to', { date }) : t('contractors.licence_valid');
    case 'expired':
      return date ? t('contractors.licence_expired_on', { date }) : t('contractors.licence_expired');
    case 'suspended':
      return t('contractors.licence_suspended');
    case 'unknown':
      return t('contractors.licence_unknown');
    case 'none':
      return t('contractors.licence_none');
  }
}
