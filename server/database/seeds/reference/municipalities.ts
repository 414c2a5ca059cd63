import { cityKey } from '../../../places/city-key.ts';
import { medianRow } from '../../../places/median-row.ts';
import type { ReferencePlace } from './places.ts';

/**
 * Adds a Mexican town's everyday name where the list has only its full or its municipality's name. Examples:
 * "Obregón" for Ciudad Obregón, "Los Cabos", "Villa de Álvarez". The position is the seat's if the list has
 * it, else the middle town's.
 */
export function withMunicipalities(places: readonly ReferencePlace[]): ReferencePlace[] {
  const towns = new Map(places.map((place) => [`${place.region_code} ${cityKey(place.city)}`, place]));
  const added = new Map<string, ReferencePlace>();
  const add = (seat: ReferencePlace, city: string) => {
    const key = `${seat.region_code} ${cityKey(city)}`;
    if (city !== '' && !towns.has(key) && !added.has(key)) added.set(key, { ...seat, city });
  };
  for (const place of places) if (/^Ciudad (?!del? )/.test(place.city)) add(place, place.city.slice(7));
  const byMunicipality = Map.groupBy(places, ({ region_code, county }) => `${region_code} ${county}`);
  for (const [first, ...rest] of byMunicipality.values()) {
    if (first) add(seatOf([first, ...rest]), first.county.replace(/ Municipality$/, ''));
  }
  return [...places, ...added.values()];
}

function seatOf(towns: readonly [ReferencePlace, ...ReferencePlace[]]): ReferencePlace {
  const wanted = cityKey(towns[0].county);
  return towns.find(({ city }) => cityKey(city).includes(wanted)) ?? medianRow(towns);
}
