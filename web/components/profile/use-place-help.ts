import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { callApi } from '../../lib/api.ts';

export type PlaceFieldsState = { country: string; region_id: string; city: string; postal_code: string };
type TypedPlace = { city: string | null; region_id: number };

/** A faster typist asks less often. */
const TYPING_PAUSE_MS = 200;

/** Fills in the place of a postal code, and suggests cities of the chosen state while typing. */
export function usePlaceHelp(place: PlaceFieldsState, setPlace: Dispatch<SetStateAction<PlaceFieldsState>>) {
  const [cities, setCities] = useState<string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);

  const ask = async (text: string, then: (places: TypedPlace[]) => void) => {
    asked.current += 1;
    const mine = asked.current;
    const query = { text, country: place.country, region_id: place.region_id || null };
    const answer = await callApi<{ places: TypedPlace[] }>(
      'api.profile.places',
      {},
      { query, quiet: true },
    ).catch(() => null);
    if (answer && mine === asked.current) then(answer.places);
  };

  const onCode = (postal_code: string) => {
    setPlace((current) => ({ ...current, postal_code }));
    if (!/^\d{5}$/.test(postal_code.trim())) return;
    void ask(postal_code.trim(), ([found]) => {
      if (!found) return;
      setPlace((current) => {
        const isSameState = current.region_id === String(found.region_id);
        const city = found.city ?? (isSameState ? current.city : '');
        return { ...current, region_id: String(found.region_id), city };
      });
    });
  };
  const onCity = (city: string) => {
    setPlace((current) => ({ ...current, city }));
    clearTimeout(pause.current);
    if (place.region_id === '' || city.trim().length < 2) return;
    pause.current = setTimeout(
      () => void ask(city, (places) => setCities(places.flatMap((one) => one.city ?? []))),
      TYPING_PAUSE_MS,
    );
  };
  return { cities, onCode, onCity };
}
