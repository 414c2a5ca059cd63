import type { Translate } from '../../../../common/format/translator.ts';
import type { ContractorView } from '../../../../server/contractors/page/page-view.ts';

type Warning = { title: string; text: string };

/** Warns of a license that its register took away, or lists as not in force. */
export function registerWarnings(
  { license, licenses }: Pick<ContractorView, 'license' | 'licenses'>,
  t: Translate,
  inWords: (day: string) => string,
): Warning[] {
  const revoked = license.state === 'revoked' ? license : licenses.find(({ state }) => state === 'revoked');
  const warnings: Warning[] = [];
  if (revoked)
    warnings.push({
      title: revoked.asOf
        ? t('contractors.license_revoked_title', { date: inWords(revoked.asOf) })
        : t('contractors.license_revoked'),
      text: t('contractors.license_revoked_text'),
    });
  if (license.state === 'inactive')
    warnings.push({
      title: license.asOf
        ? t('contractors.license_inactive_title', { date: inWords(license.asOf) })
        : t('contractors.license_inactive'),
      text: t('contractors.license_inactive_text'),
    });
  return warnings;
}
