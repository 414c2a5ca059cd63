import type { ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';

type Props = {
  id: string;
  title: string;
  /** One line; empty: the section holds nothing yet. */
  summary: string;
  isOpen?: boolean;
  mark?: ReactNode;
  children: ReactNode;
};

/**
 * A section behind its title and what it says now. A link to its id unfolds it, without scripts too, because the
 * id is inside.
 */
export function FoldedSection({ id, title, summary, isOpen = false, mark, children }: Props) {
  const t = useT();
  return (
    <details className="folded-section" open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <span className="folded-summary">
          {summary === '' ? t('profile.nothing_yet') : <bdi>{summary}</bdi>}
        </span>
        {mark}
      </summary>
      <div id={id} className="grid gap-6 scroll-mt-20">
        {children}
      </div>
    </details>
  );
}
