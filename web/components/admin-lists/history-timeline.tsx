import type { HistoryEntry } from '../../../server/moderation/lists/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The events with their days, in the requested order. */
export function HistoryTimeline({ label, entries }: { label: string; entries: readonly HistoryEntry[] }) {
  return (
    <ol className="border-t border-line text-sm/[1.5]" aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.number} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const t = useT();
  const localDate = useLocalDate();
  const { at, kind, text, by, stars, reviewId, words, reason } = entry;
  return (
    <li className="timeline-entry" data-kind={kind}>
      <time className="text-muted tabular-nums whitespace-nowrap" dateTime={at}>
        {localDate(at)}
        <span className="ms-2">{at.slice(11, 16)}</span>
      </time>
      <div className="grid gap-0.5 min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{text}</span>
          {by !== null && (
            <>
              {' '}
              <span className="text-muted">{t('admin_lists.by_line', { name: by })}</span>
            </>
          )}
        </p>
        {(stars !== null || reviewId !== null) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-0 text-muted">
            {stars !== null && <Stars value={stars} size="small" />}
            {reviewId !== null && t('admin_lists.review_number', { id: String(reviewId) })}
          </p>
        )}
        {reason && <p>{reason}</p>}
        {words && (
          <p className="max-w-text whitespace-pre-line">
            <UserText text={words} />
          </p>
        )}
      </div>
    </li>
  );
}
