import type { Language } from '../../../../common/language.ts';

/**
 * Words and phrases that put a review on hold: threats, blackmail, and insults about a person's identity.
 * Plain swearing is not among them (it is shown masked). Words that a report of a bad job needs are free:
 * fraud, stole, lawsuit.
 */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'kill you',
    'kill him',
    'kill her',
    'kill them',
    'burn your house',
    'burn his house',
    'shoot you',
    'shoot him',
    'know where you live',
    'knows where you live',
    'watch your back',
    'pay me or',
    'refund me or else',
    'will remove this review if',
    'take this review down if',
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
    'subhuman',
  ],
  mexican_spanish: [
    'te voy a matar',
    'lo voy a matar',
    'la voy a matar',
    'los voy a matar',
    'te vamos a matar',
    'vas a amanecer muerto',
    'quemar tu casa',
    'sabemos dónde vives',
    'sé dónde vives',
    'cuídate la espalda',
    'págame o',
    'págueme o',
    'borro la reseña si',
    'quito la reseña si',
    'pinche indio',
    'pinche naco',
    'pinche negro',
    'puto joto',
    'joto de mierda',
    'maricón',
    'maricones',
    'pinche gringo',
  ],
};

export const HOLD_WORDS = (Object.keys(WORDS) as Language[]).flatMap((language) =>
  WORDS[language].map((word) => ({ word, language })),
);
