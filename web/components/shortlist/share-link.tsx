import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

type Props = {
  title: string;
  /** The path of one of our pages, with its query. */
  path: string;
};

const sharing = () => import('../../lib/share.ts');

const QR_SIZE = 220;

/** A link to copy, to hand to another app by the device's own sheet, or to scan from the screen. */
export function ShareLink({ title, path }: Props) {
  const t = useT();
  const { canonicalUrl } = useShared();
  const isTakenOver = useTakenOver();
  const url = new URL(path, canonicalUrl).href;
  // Safari lets a page copy only right after a press, so the code is there before.
  useEffect(() => void sharing(), []);
  return (
    <div className="grid gap-3">
      {isTakenOver ? (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => void sharing().then(({ copyAddress }) => copyAddress(url, t))}>
            <IconCopy size={16} stroke={1.75} aria-hidden="true" />
            {t('shortlist.copy_link')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              size="small"
              onClick={() => void sharing().then(({ shareAddress }) => shareAddress(title, url, t))}
            >
              <IconShare2 size={16} stroke={1.75} aria-hidden="true" />
              {t('contractors.share')}
            </Button>
          )}
        </div>
      ) : (
        <p className="break-all">
          <a href={url}>{url}</a>
        </p>
      )}
      <Disclosure summary={t('shortlist.qr')}>
        <img
          className="mt-2 rounded bg-white"
          src={route('shortlist.qr', {}, { query: { to: path } })}
          alt={t('shortlist.qr_alt')}
          width={QR_SIZE}
          height={QR_SIZE}
          loading="lazy"
        />
      </Disclosure>
    </div>
  );
}
