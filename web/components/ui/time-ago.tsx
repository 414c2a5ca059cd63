import { formatTimeAgo } from '../../../common/format/time-ago.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { useTickingNow } from '../../lib/time.ts';

/** "5m", "3h", "2d", with the date on hover. `at` is ISO 8601. */
export function TimeAgo({ at }: { at: string }) {
  const { language } = useShared();
  const now = useTickingNow();
  const localDate = useLocalDate();
  return (
    <time dateTime={at} title={localDate(at)}>
      {formatTimeAgo(at, now, language)}
    </time>
  );
}
