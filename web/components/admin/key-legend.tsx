import { useT } from '../../lib/app-context.tsx';

export type KeyMeaning = { key: string; meaning: string };

/** Which key does what, for those who decide without a mouse. */
export function KeyLegend({ keys }: { keys: readonly KeyMeaning[] }) {
  const t = useT();
  return (
    <ul className="key-legend" aria-label={t('admin.keys')}>
      {keys.map(({ key, meaning }) => (
        <li key={key}>
          <kbd>{key}</kbd> {meaning}
        </li>
      ))}
    </ul>
  );
}
