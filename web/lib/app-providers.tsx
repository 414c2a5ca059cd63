import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ApiError } from './api.ts';
import { whenToastWaits } from './toasts.ts';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

const STALE_AFTER_MS = 30_000;
const MAX_RETRIES = 2;

/** A refusal is not asked again; only what got no answer, or a server in trouble, is. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < MAX_RETRIES;
}

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: shouldRetry, refetchOnWindowFocus: false },
    },
  });
}

/** What stands around every page. Draws no element of its own, on the server least of all. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <CSPProvider disableStyleElements>
        {children}
        <Toasts />
      </CSPProvider>
    </QueryClientProvider>
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
