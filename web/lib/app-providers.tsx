import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenToastWaits } from './toasts.ts';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

/** The browser's performance timeline says when a first page began to answer: every effect in it has run by then. */
const ANSWERS = 'plumbline:answers';

/** What stands around every page. Draws no element of its own, on the server least of all. */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark(ANSWERS), []);
  return (
    <CSPProvider disableStyleElements>
      {children}
      <Toasts />
    </CSPProvider>
  );
}

/** The toaster is fetched with the first toast. */
function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastWaits(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
