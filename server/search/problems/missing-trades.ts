import type { Language } from '../../../common/format/language.ts';
import { plainWordsOf } from '../search-query.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { explains, indexProblems, problemIn, type Problem, type ProblemIndex } from './problem-index.ts';

/** Work that is often looked for here and that no trade does, by the trades that come nearest; none may. */
const MISSING_TRADES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  english: {
    'handyman-cleanup electrical': `appliance repair, appliance service, refrigerator repair, fridge repair, fridge not cooling, freezer not cooling,
      washer repair, washing machine repair, washing machine not spinning, dryer repair, dryer not heating, oven repair,
      oven not heating, stove repair, microwave repair, dishwasher repair, dishwasher not draining, dishwasher not working`,
    'handyman-cleanup': `movers, moving company, moving truck, moving service, maid, maids, maid service, housekeeper, house cleaner, nanny`,
    'doors low-voltage': `car locksmith, car key, locked out of my car, car lockout`,
    'cabinets handyman-cleanup': `upholstery, upholsterer, reupholster couch, furniture repair`,
    '': `mechanic, auto repair, car repair, tow truck, towing, lawyer, attorney, realtor, real estate agent, mortgage, computer repair,
      phone repair, tailor, babysitter, dog walker, hair salon, restaurant, doctor, dentist, accountant, tax preparer`,
  },
  mexican_spanish: {
    'handyman-cleanup electrical': `reparación de lavadoras, la lavadora no lava, la lavadora no exprime, lavadora no centrifuga,
      refrigerador no enfría, reparación de refrigeradores, refrigerador, refri no enfría, línea blanca, reparación de línea blanca,
      secadora no calienta, reparar microondas, horno de microondas, reparación de electrodomésticos, electrodomésticos`,
    'handyman-cleanup': `mudanza, mudanzas, fletes y mudanzas, camión de mudanza, flete, fletes, empleada doméstica, trabajadora del hogar, niñera, sirvienta`,
    'doors low-voltage': `cerrajero automotriz, llave de carro, abrir carro, perdí la llave del carro, dejé las llaves en el carro`,
    'cabinets handyman-cleanup': `tapicero, tapicería, tapizar sala, tapizar sillas`,
    '': `mecánico, taller mecánico, arreglar carro, grúa, abogado, notario, inmobiliaria, hipoteca, reparar celular, reparar computadora,
      sastre, estética, restaurante, doctor, dentista, contador, hojalatería y pintura, llantas, vulcanizadora`,
  },
};

const INDEXES = {
  english: indexProblems(MISSING_TRADES.english, 'english'),
  mexican_spanish: indexProblems(MISSING_TRADES.mexican_spanish, 'mexican_spanish'),
};

/** The slugs of the trades nearest to work that no trade does; null: the text names no such work. */
export function missingTradeIn(text: string): { nearest: readonly string[]; stems: number } | null {
  const found = [INDEXES.english, INDEXES.mexican_spanish]
    .flatMap((index) => {
      const problem = problemIn(index, text);
      return problem !== null && (problem.stems.length > 1 || isAlone(index, problem, text)) ? [problem] : [];
    })
    .toSorted((one, other) => other.stems.length - one.stems.length)[0];
  return found === undefined
    ? null
    : { nearest: found.trade.split(' ').filter((slug) => slug !== ''), stems: found.stems.length };
}

/** "Drain Doctor" is a name: one word counts only beside words of everyday speech. */
const isAlone = (index: ProblemIndex, problem: Problem, text: string): boolean =>
  plainWordsOf(text).every((word) => explains(index, problem, word) || ORDINARY_WORDS.has(word));
