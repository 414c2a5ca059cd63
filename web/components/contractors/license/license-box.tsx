import { formatDayInWords } from '../../../../common/format/dates.ts';
import type { ContractorView } from '../../../../server/contractors/page/page-view.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { Language } from '../../../../common/format/language.ts';
import { useShared, useT } from '../../../lib/page/app-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LicenseText } from './license-text.tsx';
import { LicenseAdviceText } from './license-advice.tsx';
import { registerWarnings } from './register-warnings.ts';

type Props = { contractor: ContractorView };
type Warning = { title: string; text: string };

/** The license's status with a clear warning where it does not allow work, and the link to check it. */
export function LicenseBox({ contractor }: Props) {
  const t = useT();
  const { language } = useShared();
  const { license, licenseAdvice } = contractor;
  const isAdvised = license.state === 'none' || (license.state === 'unknown' && !license.board);
  const warnings = warningsOf(contractor, t, language);
  return (
    <div className="license-box" role="group" aria-label={t('contractors.license')}>
      {warnings.map(({ title, text }) => (
        <Alert key={title} tone="danger" title={title}>
          <p>{text}</p>
        </Alert>
      ))}
      {license.state !== 'none' && (
        <p className="flex max-w-none flex-wrap items-center gap-x-4">
          {warnings.length === 0 && <LicenseText license={license} />}
          {license.board && (
            <a href={license.board.url} rel="noopener">
              {t('contractors.license_check', { board: license.board.name })}
            </a>
          )}
        </p>
      )}
      {isAdvised && <LicenseAdviceText advice={licenseAdvice} />}
    </div>
  );
}

function warningsOf(contractor: ContractorView, t: Translate, language: Language): Warning[] {
  const { license, licenses, insurance } = contractor;
  const inWords = (day: string) => formatDayInWords(day, language);
  const suspended = licenses.filter(({ state }) => state === 'suspended');
  const warnings: Warning[] = [];
  if (license.state === 'expired')
    warnings.push({
      title: license.expiresOn
        ? t('contractors.license_expired_title', { date: inWords(license.expiresOn) })
        : t('contractors.license_expired'),
      text: t('contractors.license_expired_text'),
    });
  warnings.push(...registerWarnings(contractor, t, inWords));
  if (license.state === 'suspended' || suspended.length > 0) {
    const asOf = license.state === 'suspended' ? license.asOf : (suspended[0]?.asOf ?? null);
    warnings.push({
      title: asOf
        ? t('contractors.license_suspended_title', { date: inWords(asOf) })
        : t('contractors.license_suspended'),
      text: t('contractors.license_suspended_text'),
    });
  }
  if (license.state === 'closed')
    warnings.push({ title: t('contractors.license_closed'), text: t('contractors.license_closed_text') });
  if (insurance.state === 'expired' && insurance.expiresOn)
    warnings.push({
      title: t('contractors.insurance_expired_title', { date: inWords(insurance.expiresOn) }),
      text: t('contractors.insurance_expired_text'),
    });
  return warnings;
}
