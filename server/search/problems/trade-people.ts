import type { Language } from '../../../common/format/language.ts';
import { plainWordsOf } from '../search-query.ts';

/** The plural name for the people of a trade: "plumbers", "plomeros". */
const TRADE_PEOPLE: Readonly<Record<string, readonly [english: string, mexicanSpanish: string]>> = {
  'general-contractor': ['general contractors', 'contratistas generales'],
  remodeling: ['remodelers', 'remodeladores'],
  kitchen: ['kitchen remodelers', 'remodeladores de cocinas'],
  bathroom: ['bathroom remodelers', 'remodeladores de baños'],
  'additions-adu': ['home addition contractors', 'constructores de ampliaciones'],
  architecture: ['architects', 'arquitectos'],
  'structural-eng': ['structural engineers', 'ingenieros estructurales'],
  survey: ['land surveyors', 'topógrafos'],
  demolition: ['demolition contractors', 'contratistas de demolición'],
  excavation: ['excavation contractors', 'contratistas de excavación'],
  foundation: ['foundation contractors', 'contratistas de cimentaciones'],
  concrete: ['concrete contractors', 'contratistas de concreto'],
  masonry: ['masons', 'albañiles'],
  paving: ['paving contractors', 'contratistas de pavimentos'],
  framing: ['framers', 'carpinteros de obra'],
  'steel-welding': ['welders', 'soldadores'],
  'ornamental-iron': ['ornamental ironworkers', 'herreros'],
  roofing: ['roofers', 'instaladores de techos'],
  waterproofing: ['waterproofing contractors', 'impermeabilizadores'],
  gutters: ['gutter contractors', 'instaladores de canaletas'],
  siding: ['siding contractors', 'instaladores de fachadas'],
  'windows-glass': ['window and glass contractors', 'vidrieros'],
  doors: ['door and lock contractors', 'instaladores de puertas y cerrajeros'],
  'garage-doors': ['garage door contractors', 'técnicos en puertas de cochera'],
  insulation: ['insulation contractors', 'instaladores de aislamiento'],
  drywall: ['drywall contractors', 'tablaroqueros'],
  'plaster-stucco': ['plasterers', 'yeseros'],
  painting: ['painters', 'pintores'],
  flooring: ['flooring contractors', 'instaladores de pisos'],
  tile: ['tile setters', 'azulejeros'],
  cabinets: ['cabinet makers', 'carpinteros de muebles'],
  countertops: ['countertop contractors', 'instaladores de cubiertas'],
  'finish-carpentry': ['finish carpenters', 'carpinteros de acabados'],
  electrical: ['electricians', 'electricistas'],
  'low-voltage': ['security and network installers', 'instaladores de cámaras, alarmas y redes'],
  solar: ['solar contractors', 'instaladores de paneles solares'],
  plumbing: ['plumbers', 'plomeros'],
  'drains-septic': ['drain and septic contractors', 'técnicos en drenajes'],
  'water-systems': ['water heater and pump contractors', 'técnicos en boilers, bombas y tinacos'],
  gas: ['gas line contractors', 'instaladores de gas'],
  hvac: ['heating and cooling contractors', 'técnicos en aire acondicionado y calefacción'],
  'fire-protection': ['fire protection contractors', 'especialistas en protección contra incendios'],
  landscaping: ['landscapers', 'jardineros'],
  'tree-service': ['tree services', 'podadores de árboles'],
  fencing: ['fence contractors', 'instaladores de cercas'],
  'decks-patios': ['deck and patio builders', 'constructores de terrazas y pérgolas'],
  pools: ['pool contractors', 'técnicos en albercas'],
  restoration: ['restoration contractors', 'especialistas en daños por agua, fuego y moho'],
  'pest-control': ['exterminators', 'fumigadores'],
  'handyman-cleanup': ['handyman services', 'servicios de mantenimiento'],
};

/** The name for the people of a trade; null for a trade that was added later. */
export function peopleOfTrade(slug: string, language: Language): string | null {
  const names = Object.hasOwn(TRADE_PEOPLE, slug) ? TRADE_PEOPLE[slug] : undefined;
  return names ? names[language === 'english' ? 0 : 1] : null;
}

const singular = (word: string): string => word.replace(/(?<=[rn])es$|s$/, '');
const SLUG_OF = new Map(
  Object.entries(TRADE_PEOPLE).flatMap(([slug, names]) =>
    names.flatMap((name) => {
      const words = plainWordsOf(name);
      return words.length === 1 ? words.map((word) => [singular(word), slug] as const) : [];
    }),
  ),
);

/** The trade whose people a text names ("plumber", "electricistas"). */
export const tradeOfPeople = (text: string): string | null =>
  plainWordsOf(text)
    .map((word) => SLUG_OF.get(singular(word)))
    .find((slug) => slug !== undefined) ?? null;
