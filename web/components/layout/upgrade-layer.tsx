import { router, usePage } from '@inertiajs/react';
import { useCallback, useEffect, useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { useStore } from '../../lib/store.ts';
import { offerUpgrade, upgradeOffer, type UpgradeOffer } from '../../lib/upgrade.ts';
import type { SharedProps } from '../../pages/shared-props.ts';

/** With the later routes, which the dialog names. */
const dialog = fetchedLater(async () => (await import('../../later-pages.ts')).fetchUpgradeDialog());

/** Opens the comparison of the larger plans over any page that meets a limit; its own page where the texts are missing. */
export function UpgradeLayer() {
  const offer = useStore(upgradeOffer, null);
  const { props, url } = usePage<SharedProps>();
  const { messages } = props;
  const [path] = url.split('?');
  const [closed, setClosed] = useState<UpgradeOffer | null>(null);
  const close = useCallback(() => setClosed(offer), [offer]);
  const isOpen = offer !== null && closed !== offer;
  const hasTexts = 'billing.compare' in messages;
  const Draw = dialog.useFetched(isOpen && hasTexts, close)?.code;
  useEffect(() => {
    if (isOpen && !hasTexts) router.visit(offer.compare ?? route('pricing'));
  }, [isOpen, hasTexts, offer]);
  return (
    <>
      <ForgetWhenLeft key={path} />
      {isOpen && Draw && <Draw offer={offer} onClose={close} />}
    </>
  );
}

/** The frame stays when the page changes; the offer goes with its page. */
function ForgetWhenLeft() {
  useEffect(() => () => offerUpgrade(null), []);
  return null;
}
