import { KEYS } from './key-table.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type KeyMeaning = { key: string; meaning: string };

/**
 * The keys and their actions, for administrators without a mouse: to the next case and back, then this case's
 * own.
 */
export function KeyLegend({ keys }: { keys: readonly KeyMeaning[] }) {
  const t = useT();
  const moves = [
    { key: KEYS.next, meaning: t('admin.key_next') },
    { key: KEYS.previous, meaning: t('admin.key_previous') },
  ];
  return (
    <ul
      className="hidden flex-wrap gap-x-4 gap-y-1 text-sm/body text-muted pointer-fine:flex"
      aria-label={t('admin.keys')}
    >
      {[...moves, ...keys].map(({ key, meaning }) => (
        <li key={key}>
          <kbd className="inline-block min-w-5.5 px-1.25 border border-line-strong rounded-sm font-[inherit] leading-normal text-center text-ink">
            {key}
          </kbd>{' '}
          {meaning}
        </li>
      ))}
    </ul>
  );
}
