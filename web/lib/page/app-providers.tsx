import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, type ReactNode } from 'react';
import { Toaster } from '../../components/ui/overlay/toaster.tsx';

/** The browser's performance timeline says when a first page began to answer: every effect in it has run by then. */
const ANSWERS = 'plumbline:answers';

/** The providers around every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark(ANSWERS), []);
  return (
    <CSPProvider disableStyleElements>
      {children}
      <Toaster />
    </CSPProvider>
  );
}
