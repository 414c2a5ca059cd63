import type { Language } from '../../../../common/format/language.ts';

/**
 * Words and phrases that put a text on hold: insults about a person's identity. Threats and blackmail are
 * rules (`server/screening/threat-words.ts`), because they need their author. Plain swearing is not among them
 * (it is shown masked), and neither are words that mean something else in the trades (coon, gook, tranny).
 */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'wetback',
    'wetbacks',
    'spic',
    'spics',
    'beaner',
    'beaners',
    'faggot',
    'faggots',
    'nigger',
    'niggers',
    'nigga',
    'niggas',
    'raghead',
    'ragheads',
    'towelhead',
    'towelheads',
    'jigaboo',
    'zipperhead',
    'porch monkey',
    'white trash',
    'subhuman',
    'subhumans',
  ],
  mexican_spanish: [
    'pinche indio',
    'pinche naco',
    'pinche negro',
    'pinche gringo',
    'puto joto',
    'joto de mierda',
    'maricón',
    'maricones',
    'mariconazo',
    'sudaca',
    'sudacas',
  ],
};

export const HOLD_WORDS = (Object.keys(WORDS) as Language[]).flatMap((language) =>
  WORDS[language].map((word) => ({ word, language })),
);
