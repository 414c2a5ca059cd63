import { useRef, useState } from 'react';
import { PAGE_SECTION_NAMES, type PageSection } from '../../../common/profiles/page-sections.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared } from '../../lib/page/app-context.tsx';

/** The saves of all sections of one's own page: they share its version, and one ends before the next begins. */
export function usePageSaves(page: PageEditView) {
  const { input } = useShared();
  // A form that was sent without scripts says which version it began with.
  const [began, setBegan] = useState(
    input?.['version'] === undefined ? page.version : Number(input['version']),
  );
  const [version, setVersion] = useState(page.version);
  const [count, setCount] = useState(0);
  const [renewals, setRenewals] = useState<Partial<Record<PageSection, number>>>({});
  const latest = useRef(page.version);
  const running = useRef<Promise<void>>(Promise.resolve());
  const typed = useRef(new Set<PageSection>());

  const know = (next: number) => {
    latest.current = next;
    setVersion(next);
    setBegan(next);
    setCount((before) => before + 1);
  };
  return {
    version,
    latest: () => latest.current,
    /** How often something was saved here. */
    count,
    know,
    /** The page changed since; the next save is based on its present version. */
    isOutdated: began < page.version,
    /** Continues on top of the other window's save; sections that nobody typed into are drawn anew. */
    accept: () => {
      know(page.version);
      const renewed = PAGE_SECTION_NAMES.filter((section) => !typed.current.has(section));
      setRenewals((before) => ({
        ...before,
        ...Object.fromEntries(renewed.map((section) => [section, (before[section] ?? 0) + 1])),
      }));
    },
    keyOf: (section: PageSection) => `${section}-${renewals[section] ?? 0}`,
    type: (section: PageSection) => void typed.current.add(section),
    afterOthers: (save: () => Promise<void>): Promise<void> => {
      running.current = running.current.then(save, save);
      return running.current;
    },
  };
}
export type PageSaves = ReturnType<typeof usePageSaves>;
