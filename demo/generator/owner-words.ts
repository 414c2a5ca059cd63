import type { Language } from '../../common/format/language.ts';
import { aboutText, headline, profileTexts } from './about.ts';
import type { FirmPlan } from './firm-plan.ts';
import { daysAfter, isoDate } from './dates.ts';
import { isMexican } from './places.ts';
import type { Random } from './random.ts';
import type { DemoContractor, OpeningHours } from './types.ts';

export const URGENT_TRADES = new Set([
  'plumbing',
  'drains-septic',
  'hvac',
  'electrical',
  'restoration',
  'garage-doors',
  'gas',
  'water-systems',
]);
const CREW_SIZES: readonly (readonly [number, number])[] = [
  [1, 10],
  [2, 16],
  [4, 28],
  [7, 22],
  [12, 14],
  [23, 7],
  [45, 3],
];

type SaidByOwner = Pick<
  DemoContractor,
  | 'headline'
  | 'about'
  | 'services'
  | 'servicePrices'
  | 'serviceRadiusKm'
  | 'paymentMethods'
  | 'warranty'
  | 'bondExpiresOn'
  | 'languages'
  | 'yearFounded'
  | 'crewSize'
  | 'insured'
  | 'insuranceExpiresOn'
  | 'openingHours'
>;

/** An unclaimed listing has no texts of an owner. */
export const NOT_SAID: SaidByOwner = {
  headline: null,
  about: null,
  services: [],
  servicePrices: [],
  serviceRadiusKm: null,
  paymentMethods: [],
  warranty: null,
  bondExpiresOn: null,
  languages: [],
  yearFounded: null,
  crewSize: null,
  insured: false,
  insuranceExpiresOn: null,
  openingHours: null,
};

/** The owner's entries beside a roster's values. */
export function saidByOwner(
  { metro, trade, language }: FirmPlan,
  { name, city, trades }: Pick<DemoContractor, 'name' | 'city' | 'trades'>,
  languages: readonly Language[],
  random: Random,
  today: Date,
): SaidByOwner {
  const yearFounded = today.getUTCFullYear() - random.integer(4, 38);
  const crewSize = random.weighted(CREW_SIZES);
  const slots = { name, city, year: String(yearFounded), crew: String(crewSize) };
  const insured = random.chance(isMexican(metro.regionCode) ? 0.35 : 0.8);
  const inBoth = (write: (language: Language) => string) => ({
    english: write('english'),
    mexican_spanish: write('mexican_spanish'),
  });
  const services = servicesOf(trades, language, random);
  return {
    headline: inBoth((which) => headline(trade.slug, which, slots, random.fork(`headline/${which}`))),
    about: inBoth((which) => aboutText(trade.slug, which, slots, random.fork(`about/${which}`))),
    services,
    ...termsOf(services, isMexican(metro.regionCode), random.fork('terms'), today),
    languages: [...languages],
    yearFounded,
    crewSize,
    insured,
    insuranceExpiresOn: insured ? isoDate(daysAfter(today, random.integer(15, 350))) : null,
    openingHours: openingHours(trade.slug, isMexican(metro.regionCode), random),
  };
}

const RADIUS_KM = [24, 40, 56, 80, 120];
const PRICES = { us: [95, 120, 150, 250, 400, 650, 900, 1_500], mx: [450, 800, 1_200, 2_500, 4_000, 7_500] };
const YEARS_OF_WARRANTY = [1, 2, 5];

/** Prices, area, payment and warranty: most say some of it. Drawn apart, so that the rest of the world stays as it is. */
function termsOf(services: readonly string[], inMexico: boolean, random: Random, today: Date) {
  const saysPrices = random.chance(0.6);
  const years = random.pick(YEARS_OF_WARRANTY);
  const prices = inMexico ? PRICES.mx : PRICES.us;
  const methods = inMexico
    ? ['cash', 'card', 'bank_transfer', 'spei']
    : ['cash', 'check', 'card', 'zelle', 'financing'];
  return {
    servicePrices: services.map(() => (saysPrices && random.chance(0.7) ? random.pick(prices) * 100 : 0)),
    serviceRadiusKm: random.chance(0.8) ? random.pick(RADIUS_KM) : null,
    paymentMethods: methods.filter(() => random.chance(0.75)),
    warranty: random.chance(0.65)
      ? {
          english: `${years}-year warranty on labor. Manufacturer warranties are passed on to you.`,
          mexican_spanish: `Garantía de ${years} ${years === 1 ? 'año' : 'años'} en mano de obra. Le entregamos las garantías del fabricante.`,
        }
      : null,
    bondExpiresOn: isoDate(daysAfter(today, random.integer(40, 700))),
  };
}

function servicesOf(trades: readonly string[], language: Language, random: Random): string[] {
  const chosen = trades.flatMap((slug, index) =>
    random.shuffled(profileTexts(slug, language).services).slice(0, index === 0 ? 5 : 2),
  );
  return [...new Set(chosen)];
}

function openingHours(tradeSlug: string, inMexico: boolean, random: Random): OpeningHours {
  const weekday = {
    opens: random.pick(inMexico ? ['08:00', '08:30', '09:00'] : ['07:00', '07:30', '08:00']),
    closes: random.pick(inMexico ? ['18:00', '18:30', '19:00'] : ['16:00', '16:30', '17:00', '18:00']),
  };
  const urgent = URGENT_TRADES.has(tradeSlug);
  const saturday =
    urgent || random.chance(inMexico ? 0.85 : 0.45)
      ? { opens: inMexico ? '09:00' : '08:00', closes: random.pick(['12:00', '13:00', '14:00']) }
      : null;
  const sunday = urgent && random.chance(0.35) ? { opens: '09:00', closes: '13:00' } : null;
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday,
    sunday,
  };
}
