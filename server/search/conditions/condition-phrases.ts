import { PRICE_STEPS, type ContractorSearch } from '../../../common/search/contractor-search.ts';

type Conditions = Partial<
  Pick<ContractorSearch, 'licenseValid' | 'insured' | 'bonded' | 'permits' | 'openNow' | 'price' | 'language'>
>;

/** Phrases for the place of the reader's device, in both languages, without accents. */
export const NEAR_ME = phrasesOf(
  `near me, nearby, near by, near us, near here, near my house, near my home, close to me, close by, close to home, close to here,
   around here, around me, around my area, in my area, in my neighborhood, in my neighbourhood, in my town, in my city, in my zip code,
   within walking distance, cerca de mi, cerca de mi casa, cerca de mi ubicacion, cerca de aqui, cerca de donde estoy, cerca de nosotros,
   cerca a mi, cercas de mi, serca de mi, aqui cerca, por aqui, por aqui cerca, por mi casa, por mi rumbo, por mi zona, por mi colonia,
   por el rumbo, en mi colonia, en mi zona, en mi ciudad, en mi barrio, en mi area, en mi localidad, cerca de mi domicilio, cercano a mi,
   cercanos a mi, mas cercano, mas cercanos, mas cercana, a mi alrededor`,
);

/** "cerca" alone is also a fence. */
export const NEAR_OR_FENCE = 'cerca';

/** Filters by the words that ask for them, in both languages, without accents. */
export const CONDITION_PHRASES: readonly (readonly [Conditions, readonly string[][]])[] = [
  [
    { licenseValid: true },
    phrasesOf(
      `licensed, with license, with a license, with licence, fully licensed, state licensed, active license, valid license, con licencia,
       con licencia vigente, con licencias, licencia vigente, que tenga licencia, que tengan licencia`,
    ),
  ],
  [
    { insured: true },
    phrasesOf(
      `insured, with insurance, fully insured, has insurance, con seguro, con seguros, asegurado, asegurada, asegurados, aseguradas,
       que tenga seguro, que tengan seguro`,
    ),
  ],
  [
    { permits: true },
    phrasesOf(
      `pulls permits, pull permits, with permits, permits on record, con permisos, con permisos registrados, que saque permisos`,
    ),
  ],
  [{ bonded: true }, phrasesOf(`bonded, with a bond, con fianza, afianzado, afianzada, afianzados`)],
  [
    { openNow: true },
    phrasesOf(
      `open now, open right now, open today, open late, open sunday, available now, 24 hour, 24 hours, 24 hr, 24 hrs, 24hr, 24hrs, 24h,
       24hour, 24hours, 247, 24 7, 24x7, around the clock, emergency, emergencies, urgent, urgently, asap, same day, right away, right now,
       abierto ahora, abiertos ahora, abierta ahora, abierto, abiertos, abierto hoy, 24 horas, las 24 horas, 24hrs, 24horas, urgente,
       urgentes, urgencia, urgencias, emergencia, emergencias, ahora mismo, hoy mismo, de inmediato, lo antes posible`,
    ),
  ],
  [
    { price: PRICE_STEPS[0] },
    phrasesOf(
      `cheap, cheapest, cheaper, low cost, low price, low prices, affordable, inexpensive, on a budget, barato, barata, baratos, baratas,
       mas barato, mas baratos, economico, economica, economicos, economicas, buen precio, a buen precio, bajo costo, de bajo costo`,
    ),
  ],
  [
    { language: 'mexican_spanish' },
    phrasesOf(
      `spanish speaking, speaks spanish, speak spanish, spanish speaker, in spanish, bilingual, hispanic, latino, habla espanol,
       hablan espanol, que hable espanol, que hablen espanol, se habla espanol, en espanol, hable espanol, hispano`,
    ),
  ],
  [
    { language: 'english' },
    phrasesOf(
      `english speaking, speaks english, speak english, english speaker, in english, habla ingles, hablan ingles, que hable ingles,
       que hablen ingles, en ingles, hable ingles, bilingue, bilingues`,
    ),
  ],
];

/** Words that only join what is read to what is left. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'and y e or o with con that que who a at the el la los las un una of de for para por in en is es'.split(
    ' ',
  ),
);

function phrasesOf(list: string): string[][] {
  return list.split(',').map((phrase) => phrase.trim().split(/\s+/));
}
