import { useT } from '../../lib/page/app-context.tsx';

/** Lines in the shape of what comes, drawn only when it takes longer than 200 ms. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useT();
  return (
    <output className="skeleton" aria-label={t('common.loading')}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton-line" />
      ))}
    </output>
  );
}
