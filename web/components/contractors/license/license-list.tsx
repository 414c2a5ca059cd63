import { formatDate } from '../../../../common/format/dates.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { LicenseView } from '../../../../server/contractors/license/licenses.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { LicenseText } from './license-text.tsx';

/** Every license with its status, its kind, its source and its date. */
export function LicenseList({ licenses }: { licenses: readonly LicenseView[] }) {
  if (licenses.length === 0) return <LicenseText license={{ state: 'none', expiresOn: null }} />;
  return (
    <ul className="grid gap-3">
      {licenses.map((license) => (
        <li key={[license.source, license.issuedBy, license.number, license.licenseClass].join('|')}>
          <LicenseDetail license={license} />
        </li>
      ))}
    </ul>
  );
}

function LicenseDetail({ license }: { license: LicenseView }) {
  const t = useT();
  const { number, licenseClass, issuedBy, issuedOn, missingSince } = license;
  const which = [
    number && t('contractors.license_number', { number }),
    licenseClass && t('contractors.license_class', { name: licenseClass }),
    issuedBy && t('contractors.license_issuer', { state: issuedBy }),
    issuedOn && t('contractors.license_issued_on', { date: formatDate(issuedOn, t.language) }),
  ].filter(Boolean);
  return (
    <>
      <LicenseText license={license} />
      {which.length > 0 && <div className="text-sm">{which.join(', ')}</div>}
      {missingSince && (
        <div className="text-sm font-semibold">
          {t('contractors.license_missing', { date: formatDate(missingSince, t.language) })}
        </div>
      )}
      <RegisterStatus license={license} />
      <div className="text-sm text-muted">{sourceWords(license, t)}</div>
    </>
  );
}

/** The word of the register: at once where it is all there is to say, else on request. */
function RegisterStatus({ license: { state, registerStatus } }: { license: LicenseView }) {
  const t = useT();
  if (registerStatus === null) return null;
  if (state === 'unverified')
    return <div className="text-sm">{t('contractors.register_status', { word: registerStatus })}</div>;
  return (
    <details className="text-sm">
      <summary>{t('contractors.register_status_title')}</summary>
      {registerStatus}
    </details>
  );
}

function sourceWords({ source, asOf }: LicenseView, t: Translate): string {
  if (source === null) return t('contractors.license_unsourced');
  return asOf === null
    ? t('contractors.license_source_undated', { source })
    : t('contractors.license_source', { source, date: formatDate(asOf, t.language) });
}
