import { IconCurrentLocation } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { exchange } from '../../lib/http.ts';
import { toastError } from '../../lib/page/toasts.ts';

const LONGEST_WAIT_MS = 10_000;
/** A position some minutes old is as good for a search. */
const OLDEST_MS = 5 * 60_000;

/** About a kilometer: nothing more exact leaves the browser. */
const rounded = (degrees: number): string => degrees.toFixed(2);

const neverChanges = () => () => undefined;
const useCanLocate = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'geolocation' in navigator && window.isSecureContext,
    () => false,
  );

type Props = {
  onFound: (near: string) => void;
  /** With its words beside the icon. */
  isLabeled?: boolean;
};

/** Finds the place nearest to where the reader is. The browser is asked only on a click. */
export function MyLocation({ onFound, isLabeled = false }: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!useCanLocate()) return null;
  const locate = async () => {
    setAsking(true);
    try {
      const near = await nearestPlace(await position());
      if (near === null) toastError(t('search.location_far'));
      else onFound(near);
    } catch {
      toastError(t('search.location_failed'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <button
      type="button"
      className={isLabeled ? 'button button-primary' : 'my-location'}
      aria-label={isLabeled ? undefined : t('search.use_my_location')}
      title={isLabeled ? undefined : t('search.use_my_location')}
      aria-busy={isAsking}
      disabled={isAsking}
      onClick={() => void locate()}
    >
      <IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />
      {isLabeled && t('search.use_my_location')}
    </button>
  );
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: LONGEST_WAIT_MS,
      maximumAge: OLDEST_MS,
    });
  });

async function nearestPlace({ coords }: GeolocationPosition): Promise<string | null> {
  const query = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
  const { ok, body } = await exchange({ method: 'GET', url: route('api.nearest_place', {}, { query }) });
  if (!ok) throw new Error('the nearest place is not known');
  return (body as { near: string | null }).near;
}
