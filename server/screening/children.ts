import { skeleton } from './fold.ts';

/** Words for a child, before or after its name. */
const CHILD = String.raw`(?:(?:step|god|foster )?(?:sons?|daughters?)|kids?|child(?:ren)?|boys?|girls?|twins|niece|nephew|grandsons?|granddaughters?|grandkids?|toddler|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|nin[oa]s?|chamac[oa]s?|gemel[oa]s|menor(?:es)?)`;
/** A first name; the pattern below ignores case, so `isName` looks at it again. */
const NAME = String.raw`(\p{L}{2,14})`;
/** "his daughter Emma", "Kids: Maddie", "my son, Lucas," */
const CHILD_NAME = new RegExp(
  String.raw`\b${CHILD}(?:,|:| named| called| se llaman?| de \p{L}+ \p{L}+,?| del? (?:la |los |don |dona )?\p{L}+,?)? ${NAME}\b`,
  'giu',
);
/** "Ximena, su hija de 6 años", "Little Ava", "Sophia, our 7 year old", "Emma (their daughter)" */
const NAME_CHILD = new RegExp(
  String.raw`\b${NAME},? ?\(?(?:his|her|their|our|my|the|su|mi|nuestr[oa]|es|la|el)\)? (?:\p{L}+ )?(?:(?:\d|1[0-7])[- ]?(?:year|yr)s?[- ]?old|${CHILD})\b`,
  'giu',
);
const LITTLE = /\b(?:[Ll]ittle|[Bb]aby|[Yy]oung|[Nn]in[oa]|[Pp]equen[oa]) (\p{Lu}\p{Ll}{1,13})\b/gu;

/** Where a child learns, in words. */
const SCHOOL = String.raw`(?:elementary|middle school|high school|junior high|preschool|pre-?k|kindergarten|kinder\b|day ?care|nursery school|academy|grade school|charter school|catholic school|school|primaria|secundaria|preescolar|prepa(?:ratoria)?|colegio|escuela|guarderia|jardin de ninos|estancia infantil)\b`;
const GRADE = String.raw`(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th)) grade(?:r|rs)?|freshman|sophomore|(?:mrs?|ms|miss)\.? \p{L}+'s class|room \d+|(?:primer|segundo|tercer|tercero|cuarto|quinto|sexto|primero|[1-6] ?[o\u00b0\u00ba]\.?) (?:[a-f]\b|grado|de (?:primaria|secundaria|kinder|preescolar))|grupo [1-6][ -]?[a-f]\b|salon (?:es )?(?:el )?[1-6] ?[a-f]\b)`;
const PLACE = new RegExp(String.raw`\b(?:${SCHOOL}|${GRADE})`, 'iu');
const ONLY_GRADE = new RegExp(String.raw`\b${GRADE}`, 'iu');
/** "Emma goes to Lincoln Elementary", "Jayden at Kyrene Middle School", "Diego va en la Justo Sierra" */
const NAMED_PUPIL = new RegExp(
  String.raw`\b(\p{Lu}\p{Ll}{1,13})(?:,? who)? (?:goes to|attends|is (?:a student )?(?:at|in)|at|va (?:a la|al|en|en la|en el)|estudia en|cursa|est[a\u00e1] en) (?:(?:the|la|el) )?(?:\p{L}+\.? ){0,4}(?:Elementary|Middle School|Preschool|kindergarten|primaria|secundaria|k[i\u00ed]nder|escuela|colegio|jard[i\u00ed]n de ni[n\u00f1]os|guarder[i\u00ed]a|(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) grade)\b`,
  'gu',
);
/** Work at a school is no pupil's. */
const WORK =
  /\b(?:teach(?:es|er)?|principal|coach|maestr[oa]|profesora?|directora?|remodel\w*|paint(?:ed|s|ing)|built|build(?:s|ing)?|worked|works|hired|installed|roof(?:ed|ing)|recommend\w*|gym floor|pintaron|pinto|hicieron|hizo|construy\w+|repararon|trabaj\w+|contrat(?:o|aron|amos|ado|e)|recomend\w+|remodelaron|arreglaron|impermeabiliz\w+)\b/iu;
/** Capitalized words that are no first name. */
const NO_NAME: ReadonlySet<string> = new Set(
  'the and who that was were has had have is are in at on of to for his her their our my said who goes go went attends with from i we he she they it this room school elementary el la los las un una y que quien va van fue era es esta estan estaban en de del al a se me le nos con por para no si ya su sus mi mis ni'.split(
    ' ',
  ),
);

/** A full stop of "Mrs." or "St." ends no sentence. */
const SENTENCE = /(?<=(?<!\b(?:Mrs?|Ms|St|Sra?|Dr|Prof|Sta))[.!?]) +|\n/u;

/**
 * Whether a plain text names a child together with its school, its grade or its class. A child's first name
 * alone is no reason to wait, and neither is a school that somebody painted.
 */
export function namesChild(plain: string): boolean {
  const sentences = skeleton(plain.replace(/’/gu, "'")).split(SENTENCE);
  return sentences.some((sentence, at) => {
    if (matches(NAMED_PUPIL, sentence).some(([name]) => isName(name)) && !WORK.test(sentence)) return true;
    if (!hasChildName(sentence)) return false;
    if (isOfPupil(sentence)) return true;
    const next = sentences[at + 1] ?? '';
    return (
      /^(?:he|she|they|it's|ella|el\b|va\b|van\b|estudia|cursa|su salon|esta en)/iu.test(next) &&
      isOfPupil(next)
    );
  });
}

const isOfPupil = (sentence: string): boolean =>
  ONLY_GRADE.test(sentence) || (PLACE.test(sentence) && !WORK.test(sentence));

const hasChildName = (sentence: string): boolean =>
  [CHILD_NAME, NAME_CHILD, LITTLE].some((pattern) =>
    matches(pattern, sentence).some(([name]) => isName(name)),
  );

const isName = (name: string | undefined): boolean =>
  name !== undefined &&
  !NO_NAME.has(name.toLowerCase()) &&
  (/^\p{Lu}/u.test(name) || FIRST_NAMES.has(name.toLowerCase()));

/** Frequent first names of children in both countries (US SSA, INEGI), for texts without capitals. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  `liam noah oliver elijah mateo lucas levi ezra ethan mason logan james jack aiden jayden tyler owen dylan ryan luke
  emma olivia sophia mia ava isabella amelia luna camila chloe ella lily zoey emily madison abigail harper evelyn
  santiago sebastian diego emiliano leonardo angel daniel miguel jesus jose luis alejandro david gael iker leo axel bruno
  sofia valentina regina maria ximena renata victoria romina fernanda natalia andrea danna valeria daniela guadalupe`
    .split(/\s+/u)
    .filter(Boolean),
);

const matches = (pattern: RegExp, text: string): (string | undefined)[][] =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups);
