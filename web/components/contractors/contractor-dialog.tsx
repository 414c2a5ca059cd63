import { Head, progress, router, usePage } from '@inertiajs/react';
import type { PageProps } from '@inertiajs/core';
import { useCallback, useEffect, type MouseEvent } from 'react';
import type { Props as ContractorPageProps } from '../../pages/contractors/show.tsx';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';

/** The props of a list's page while a contractor is open over it. */
type WithDialog = { dialog?: ContractorPageProps };

/** As large as a page of its own, so it comes with the first contractor that is opened. */
const content = fetchedLater(async () => (await import('./contractor-content.tsx')).ContractorContent);

/** The contractor that was open last: the focus returns to its card when the list is drawn without it. */
let lastOpen: string | null = null;

/** For a link to a contractor: a plain click opens it over this list. Any other click is the browser's. */
export function useOpenContractor(): (event: MouseEvent, href: string) => void {
  const { version } = usePage();
  return (event, href) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openOver(href, version);
  };
}

/** A faster answer needs no sign of progress. */
const PROGRESS_DELAY_MS = 200;

/** Cancels the contractor that is being fetched. */
let giveUp = () => {};

/** Opens the contractor of the last click; a reader who has moved on is not sent back to it. */
async function openOver(href: string, version: string | null): Promise<void> {
  giveUp();
  const fetching = new AbortController();
  // The page stays usable meanwhile, so the sign is the bar of page visits.
  const timer = setTimeout(() => progress.start(), PROGRESS_DELAY_MS);
  giveUp = () => fetching.abort();
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      if (!visit.async && !visit.prefetch) fetching.abort();
    }),
    // Back and forward start no visit.
    router.on('navigate', () => fetching.abort()),
  ];
  const contractor = await fetchBoth(href, version, fetching.signal);
  stops.forEach((stop) => stop());
  clearTimeout(timer);
  progress.finish();
  if (fetching.signal.aborted) return;
  // After any failure, the page itself shows the right message.
  if (contractor === null) return router.visit(href);
  router.push({
    url: href,
    props: (list: PageProps) => ({ ...list, dialog: contractor }),
    preserveState: true,
    preserveScroll: true,
  });
}

/** The contractor, and the code that draws it: null where either does not come. */
function fetchBoth(...asked: Parameters<typeof fetchPage>): Promise<ContractorPageProps | null> {
  return Promise.all([fetchPage(...asked), content.fetch()]).then(
    ([contractor]) => contractor,
    () => null,
  );
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
  const slug = dialog?.contractor.slug;
  useEffect(() => {
    if (slug === undefined) returnFocus();
    else lastOpen = slug;
  }, [slug]);
  const close = useCallback(() => window.history.back(), []);
  const Content = content.useFetched(dialog !== undefined, close)?.code;
  if (dialog === undefined || Content === undefined) return null;
  return (
    <Dialog open onClose={close} title={dialog.contractor.name} size="large">
      <Head title={dialog.contractor.name} />
      <Content {...dialog} isDialog />
    </Dialog>
  );
}

/** Going back draws the list again, so the browser has lost the focus. */
function returnFocus(): void {
  if (lastOpen === null) return;
  document.querySelector<HTMLElement>(`[data-contractor="${lastOpen}"]`)?.focus({ preventScroll: true });
  lastOpen = null;
}
