import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useState, type ReactNode } from 'react';
import Toaster from '../components/ui/toaster.tsx';
import { whenToastWaits } from './toasts.ts';

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

/** The toaster is drawn with the first toast. Its code is there already: a lost network is what many toasts tell of. */
function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastWaits(() => setWanted(true)), []);
  return wanted && <Toaster />;
}
