import { formatDate } from '../../../common/format/dates.ts';
import { formatMean } from '../../../common/format/numbers.ts';
import type { LicenseState } from '../../contractors/license/license-status.ts';
import type { ContractorPageRow } from '../../contractors/queries/contractor-by-slug.ts';
import { licenseLineOf, ratingOf, viewContextOf } from '../../contractors/views.ts';
import { localDayIn } from '../../contractors/hours/local-day.ts';
import type { Context } from '../../core/context.ts';
import { withoutInvisible } from '../../core/plain-text.ts';

/** The lines of a badge, in its language. */
export type BadgeText = {
  name: string;
  /** 1 to 5; null: no stars are drawn. */
  mean: number | null;
  /** "4.6", "New" or "No reviews yet". */
  rating: string;
  count: string | null;
  license: string;
  licenseTone: 'good' | 'bad' | 'plain';
  /** Product and day. */
  source: string;
  /** One sentence each, for those who hear the picture. */
  description: string;
};
/** A picture where there are no numbers: the listing is hidden, or unknown. */
export type BadgeNotice = { site: string; notice: string };

const BAD: readonly LicenseState[] = ['expired', 'suspended', 'revoked'];

/** The numbers of a contractor's own page, by the same functions. `mergedFrom`: its former listing was asked for. */
export async function badgeText(
  context: Context,
  row: ContractorPageRow,
  { mergedFrom }: { mergedFrom: boolean },
): Promise<BadgeText> {
  const { t, language, config } = context;
  const viewContext = await viewContextOf(context);
  const { mean, count } = ratingOf(row);
  const { state } = licenseLineOf(row, viewContext);
  const date = formatDate(localDayIn(viewContext.days, row.zone), language);
  const reviews = t('common.review_count', { count });
  const license = t(`badge.license_${state}`);
  const isClosed = row.closed_on !== null;
  // In the place of the license, which nobody asks about any more.
  const instead = isClosed ? t('closed.mark') : mergedFrom ? t('badge.merged') : null;
  const source = `${config.appName} · ${date}`;
  const said = mean === null ? reviews : t('badge.of_five', { mean: formatMean(mean), reviews });
  return {
    name: withoutInvisible(viewContext.mask(row.name)).replace(/\s+/gu, ' ').trim(),
    mean,
    rating: mean === null ? unrated(context, count, reviews) : formatMean(mean),
    count: count === 0 ? null : reviews,
    license: instead ?? license,
    licenseTone: isClosed ? 'bad' : mergedFrom ? 'plain' : toneOf(state),
    source,
    description: [said, license, ...(instead === null ? [] : [instead]), source].join('. '),
  };
}

const unrated = ({ t }: Context, count: number, reviews: string): string =>
  count === 0 ? reviews : t('common.new');

function toneOf(state: LicenseState): BadgeText['licenseTone'] {
  if (state === 'valid') return 'good';
  return BAD.includes(state) ? 'bad' : 'plain';
}
