import type { ReactNode } from 'react';
import type { Choices } from '../../../../server/contractors/reference-lists.ts';
import type { FoundView, MoreView } from '../../../../server/search/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { DroppedConditions } from './dropped-conditions.tsx';

type Props = { more: MoreView; found: FoundView; choices: Choices; children: ReactNode };

/** Contractors beside the few that were found, under the conditions that they do not meet. */
export function MoreResults({ more: { people, dropped, contractors }, found, choices, children }: Props) {
  const t = useT();
  const count = contractors.length;
  const who = people ?? t('search.more_contractors');
  return (
    <section className="mt-6">
      <h2 className="text-lg">
        {found.place !== null && !dropped.includes('distance')
          ? t('search.more_near', { count, people: who, place: found.place })
          : t('search.more', { count, people: who })}
      </h2>
      <p className="mt-1 text-sm">{t('search.loosened')}</p>
      <DroppedConditions dropped={dropped} found={found} choices={choices} />
      {children}
    </section>
  );
}
