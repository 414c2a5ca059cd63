import { Head, router, usePage } from '@inertiajs/react';
import type { PageProps } from '@inertiajs/core';
import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import type { Props as ContractorPageProps } from '../../pages/contractors/show.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ContractorContent } from './contractor-content.tsx';

/** What a list's page has in its props while a contractor is open over it. */
type WithDialog = { dialog?: ContractorPageProps };

/** The contractor that was open last: when the list is drawn anew without it, the focus goes back to its card. */
let lastOpen: string | null = null;

/** For a link to a contractor: a plain click opens the contractor over this list; any other click is left to the browser. */
export function useOpenContractor(): (event: MouseEvent, href: string) => void {
  const { version } = usePage();
  return (event, href) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openOver(href, version, event.currentTarget.textContent);
  };
}

const SKELETON_DELAY_MS = 200;
const SKELETON_LINES = 12;

/** The name of the contractor that takes longer to fetch; its dialog opens with a skeleton. */
let awaited: string | null = null;
const readers = new Set<() => void>();
function setAwaited(name: string | null): void {
  awaited = name;
  readers.forEach((read) => read());
}
function onAwaited(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** Gives up what is being fetched to be opened. */
let giveUp = () => {};

/** Opens the contractor of the last click; whoever goes elsewhere before it has come is not taken back to it. */
async function openOver(href: string, version: string | null, name: string): Promise<void> {
  giveUp();
  const fetching = new AbortController();
  const timer = setTimeout(() => setAwaited(name), SKELETON_DELAY_MS);
  fetching.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    setAwaited(null);
  });
  giveUp = () => fetching.abort();
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      if (!visit.async && !visit.prefetch) fetching.abort();
    }),
    // Back and forward start no visit.
    router.on('navigate', () => fetching.abort()),
  ];
  const contractor = await fetchPage(href, version, fetching.signal).catch(() => null);
  stops.forEach((stop) => stop());
  if (fetching.signal.aborted) return;
  clearTimeout(timer);
  // Whatever went wrong, the page itself knows how to say it.
  if (contractor === null) {
    setAwaited(null);
    return router.visit(href);
  }
  router.push({
    url: href,
    props: (list: PageProps) => ({ ...list, dialog: contractor }),
    preserveState: true,
    preserveScroll: true,
    onFinish: () => setAwaited(null),
  });
}

async function fetchPage(
  href: string,
  version: string | null,
  signal: AbortSignal,
): Promise<ContractorPageProps | null> {
  const response = await fetch(href, {
    signal,
    headers: {
      'X-Inertia': 'true',
      'X-Inertia-Version': version ?? '',
      Accept: 'text/html, application/xhtml+xml',
    },
  });
  if (!response.ok || response.headers.get('x-inertia') !== 'true') return null;
  const page = (await response.json()) as { component: string; props: ContractorPageProps };
  return page.component === 'contractors/show' ? page.props : null;
}

/** The contractor that is open over this page, if one is. Back closes it, and so does closing it. */
export function ContractorDialog() {
  const { dialog } = usePage<PageProps & WithDialog>().props;
  const name = useSyncExternalStore(
    onAwaited,
    () => awaited,
    () => null,
  );
  const slug = dialog?.contractor.slug;
  useEffect(() => {
    if (slug === undefined) returnFocus();
    else lastOpen = slug;
  }, [slug]);
  if (dialog === undefined && name === null) return null;
  return (
    <Dialog
      open
      onClose={() => (dialog ? window.history.back() : giveUp())}
      title={dialog?.contractor.name ?? name}
      size="large"
    >
      {dialog ? (
        <>
          <Head title={dialog.contractor.name} />
          <ContractorContent {...dialog} isDialog />
        </>
      ) : (
        <Skeleton lines={SKELETON_LINES} />
      )}
    </Dialog>
  );
}

/** Going back draws the list anew, so the browser has lost the place. */
function returnFocus(): void {
  if (lastOpen === null) return;
  document.querySelector<HTMLElement>(`[data-contractor="${lastOpen}"]`)?.focus({ preventScroll: true });
  lastOpen = null;
}
