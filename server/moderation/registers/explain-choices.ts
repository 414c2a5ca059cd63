import { LICENSE_STATUSES, type LicenseStatus } from '../../../common/constants.ts';
import type { Context } from '../../core/context.ts';

/** Meanings that words of a list may have, by their field. */
export type ExplainChoices = {
  license_status: readonly LicenseStatus[];
  trades: { slug: string; name: string }[];
  state: { code: string; name: string; country: string }[];
};

export async function explainChoices({ database, language }: Context): Promise<ExplainChoices> {
  const [trades, regions] = await Promise.all([
    database
      .selectFrom('trades')
      .select(['slug', `${language} as name`])
      .orderBy(language)
      .execute(),
    database
      .selectFrom('regions')
      .select(['code', `${language} as name`, 'country'])
      .orderBy('country', 'desc')
      .orderBy(language)
      .execute(),
  ]);
  return { license_status: LICENSE_STATUSES, trades, state: regions };
}
