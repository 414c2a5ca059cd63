import { formatDayInWords } from '../../../common/dates.ts';
import type { ContractorView } from '../../../server/contractors/page-view.ts';
import type { Translate } from '../../../common/translator.ts';
import type { Language } from '../../../common/language.ts';
import { useShared, useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { LicenceText } from './licence-text.tsx';
import { LicenseAdviceText } from './license-advice.tsx';
import { registerWarnings } from './register-warnings.ts';

type Props = { contractor: ContractorView };
type Warning = { title: string; text: string };

/** The license's status with a clear warning where it does not allow work, and the link to check it. */
export function LicenseBox({ contractor }: Props) {
  const t = useT();
  const { language } = useShared();
  const { licence, licenseAdvice } = contractor;
  const isAdvised = licence.state === 'none' || (licence.state === 'unknown' && !licence.board);
  const warnings = warningsOf(contractor, t, language);
  return (
    <div className="license-box" role="group" aria-label={t('contractors.licence')}>
      {warnings.map(({ title, text }) => (
        <Alert key={title} tone="danger" title={title}>
          <p>{text}</p>
        </Alert>
      ))}
      {licence.state !== 'none' && (
        <p className="flex max-w-none flex-wrap items-center gap-x-4">
          {warnings.length === 0 && <LicenceText licence={licence} />}
          {licence.board && (
            <a href={licence.board.url} rel="noopener">
              {t('contractors.license_check', { board: licence.board.name })}
            </a>
          )}
        </p>
      )}
      {isAdvised && <LicenseAdviceText advice={licenseAdvice} />}
    </div>
  );
}

function warningsOf(contractor: ContractorView, t: Translate, language: Language): Warning[] {
  const { licence, licenses, insurance } = contractor;
  const inWords = (day: string) => formatDayInWords(day, language);
  const suspended = licenses.filter(({ state }) => state === 'suspended');
  const warnings: Warning[] = [];
  if (licence.state === 'expired')
    warnings.push({
      title: licence.expiresOn
        ? t('contractors.license_expired_title', { date: inWords(licence.expiresOn) })
        : t('contractors.licence_expired'),
      text: t('contractors.license_expired_text'),
    });
  warnings.push(...registerWarnings(contractor, t, inWords));
  if (licence.state === 'suspended' || suspended.length > 0) {
    const asOf = licence.state === 'suspended' ? licence.asOf : (suspended[0]?.asOf ?? null);
    warnings.push({
      title: asOf
        ? t('contractors.license_suspended_title', { date: inWords(asOf) })
        : t('contractors.licence_suspended'),
      text: t('contractors.license_suspended_text'),
    });
  }
  if (licence.state === 'closed')
    warnings.push({ title: t('contractors.licence_closed'), text: t('contractors.license_closed_text') });
  if (insurance.state === 'expired' && insurance.expiresOn)
    warnings.push({
      title: t('contractors.insurance_expired_title', { date: inWords(insurance.expiresOn) }),
      text: t('contractors.insurance_expired_text'),
    });
  return warnings;
}
