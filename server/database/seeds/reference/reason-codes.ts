import type { ReasonCode, ReasonFixable } from '../../../../common/constants.ts';

type Reason = {
  slug: string;
  english: string;
  mexican_spanish: string;
  fixable: ReasonFixable;
  /** What usually follows, in the words of the desk's handbook. */
  usual_measure: string;
};

/** Why a review, a response or an account may be restricted: what every decision names. */
export const REASONS: Readonly<Record<ReasonCode, Reason>> = {
  R01: reason('hate', 'Hate or discrimination', 'Odio o discriminación', 'no', 'hide at once'),
  R02: reason('threat', 'Threats or violence', 'Amenazas o violencia', 'no', 'hide at once'),
  R03: reason('sexual', 'Sexual or graphic content', 'Contenido sexual o gráfico', 'no', 'hide at once'),
  R04: reason('minors', 'Child safety', 'Seguridad de menores', 'no', 'hide, escalate'),
  R05: reason(
    'illegal',
    'Illegal content or court order',
    'Contenido ilegal u orden judicial',
    'no',
    'hide, legal',
  ),
  R06: reason(
    'defame',
    'Checkable false statement of fact',
    'Afirmación falsa comprobable',
    'yes',
    'evidence track',
  ),
  R07: reason('pii', 'Private personal data', 'Datos personales', 'yes', 'hide passage pending edit'),
  R08: reason('profanity', 'Insult or profanity', 'Insultos o groserías', 'yes', 'return'),
  R09: reason('notjob', 'Not about a real experience', 'No es una experiencia real', 'evidence', 'challenge'),
  R10: reason('conflict', 'Conflict of interest', 'Conflicto de interés', 'evidence', 'challenge'),
  R11: reason('paid', 'Paid or incentivised', 'Pagada o incentivada', 'no', 'remove and alert'),
  R12: reason('wrongbiz', 'About another business', 'Es de otra empresa', 'yes', 'move with consent'),
  R13: reason('offtopic', 'Off topic or politics', 'Fuera de tema o política', 'yes', 'return'),
  R14: reason('promo', 'Advertising or spam', 'Publicidad o spam', 'no', 'remove'),
  R15: reason('dup', 'Duplicate', 'Duplicada', 'no', 'merge'),
  R16: reason(
    'copyright',
    'Copyright or image rights',
    'Derechos de autor o de imagen',
    'yes',
    'notice and counter-notice',
  ),
  R17: reason('extort', 'Extortion or leverage', 'Extorsión o presión', 'evidence', 'fast lane'),
  R18: reason('imperson', 'Impersonation', 'Suplantación de identidad', 'evidence', 'hide pending'),
  R19: reason('badphoto', 'Misleading photo', 'Foto engañosa', 'yes', 'hide photo'),
  R20: reason('language', 'Unreadable or machine spam', 'Ilegible o spam automático', 'yes', 'return'),
  R21: reason(
    'licence',
    'Unlicensed activity claim',
    'Licencia no válida o falsa',
    'evidence',
    'profile label',
  ),
  R22: reason('profile', 'False profile facts', 'Datos falsos del perfil', 'yes', 'correct in 5 days'),
  R23: reason('abuse_flag', 'Abuse of reporting', 'Abuso de reportes', 'not_applicable', 'strike to flagger'),
  R24: reason(
    'retaliation',
    'Retaliation against reviewer',
    'Represalias contra quien opina',
    'evidence',
    'legal-threat alert',
  ),
};

function reason(
  slug: string,
  english: string,
  mexican_spanish: string,
  fixable: ReasonFixable,
  usual_measure: string,
): Reason {
  return { slug, english, mexican_spanish, fixable, usual_measure };
}
