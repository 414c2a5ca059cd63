import { formatDayInWords } from '../../../common/format/dates.ts';
import type { RedFlagItem } from '../../../server/red-flags/views.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';

type Props = { flag: Pick<RedFlagItem, 'since' | 'licenseExpiredOn'> };

/** The day of a red flag; of a notice of an expired license, the license's last day. */
export function RedFlagDay({ flag: { since, licenseExpiredOn } }: Props) {
  const { language } = useShared();
  if (licenseExpiredOn !== null) {
    return <time dateTime={licenseExpiredOn}>{formatDayInWords(licenseExpiredOn, language)}</time>;
  }
  return since === null ? null : <DateText at={since} />;
}
