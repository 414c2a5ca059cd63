import type {
  OutcomeCode,
  ReasonCode,
  ReasonFamily,
  ReasonFixable,
  UNRECORDED_REASON_CODE,
} from '../../../../common/constants.ts';

type Reason = {
  slug: string;
  english: string;
  mexican_spanish: string;
  fixable: ReasonFixable;
  /** The usual measure, in the words of the administrators' handbook. */
  usual_measure: string;
};

/** The reasons to restrict a review, a response or an account, which every decision names. */
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
  R06: reason('defame', 'False statement of fact', 'Afirmación falsa', 'yes', 'evidence track'),
  R07: reason('pii', 'Private personal data', 'Datos personales', 'yes', 'hide passage pending edit'),
  R08: reason('profanity', 'Insult or profanity', 'Insultos o groserías', 'yes', 'return'),
  R09: reason('notjob', 'Not about a real experience', 'No es una experiencia real', 'evidence', 'challenge'),
  R10: reason('conflict', 'Conflict of interest', 'Conflicto de interés', 'evidence', 'challenge'),
  R11: reason('paid', 'Paid or rewarded', 'Pagada o recompensada', 'no', 'remove and alert'),
  R12: reason('wrongbiz', 'About another business', 'Trata de otro negocio', 'yes', 'move with consent'),
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
  R17: reason('extort', 'Extortion or pressure', 'Extorsión o presión', 'evidence', 'fast lane'),
  R18: reason('imperson', 'Impersonation', 'Suplantación de identidad', 'evidence', 'hide pending'),
  R19: reason('badphoto', 'Misleading photo', 'Foto engañosa', 'yes', 'hide photo'),
  R20: reason(
    'language',
    'Unreadable text or automated spam',
    'Texto ilegible o spam automático',
    'yes',
    'return',
  ),
  R21: reason(
    'license',
    'Missing or false license',
    'Sin licencia o con licencia falsa',
    'evidence',
    'profile label',
  ),
  R22: reason('profile', 'False profile information', 'Datos falsos del perfil', 'yes', 'correct in 5 days'),
  R23: reason('abuse_flag', 'Abuse of reporting', 'Abuso de reportes', 'not_applicable', 'strike to flagger'),
  R24: reason(
    'retaliation',
    'Retaliation against a reviewer',
    'Represalias contra el autor',
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

type Outcome = { family: ReasonFamily; slug: string; english: string; mexican_spanish: string };

/** The reasons of an answer to an appeal or a claim. */
export const OUTCOMES: Readonly<Record<OutcomeCode | typeof UNRECORDED_REASON_CODE, Outcome>> = {
  A00: outcome(
    'unrecorded',
    'unrecorded',
    'No separate reason was recorded',
    'No se registró un motivo aparte',
  ),
  A01: granted('well_founded', 'The request is justified', 'La solicitud está justificada'),
  A02: granted('new_evidence', 'The evidence proves it', 'Las pruebas lo demuestran'),
  A03: granted('rule_misapplied', 'We applied a rule incorrectly', 'Aplicamos mal una regla'),
  A04: granted('procedure', 'We made a mistake in the procedure', 'Cometimos un error de procedimiento'),
  A05: granted('too_strict', 'The measure was too strict', 'La medida fue excesiva'),
  A06: granted('corrected', 'The problem has been corrected', 'El problema ya se corrigió'),
  N01: refused('no_evidence', 'No evidence was given', 'No se presentaron pruebas'),
  N02: refused('evidence_falls_short', 'The evidence doesn’t show it', 'Las pruebas no lo demuestran'),
  N03: refused('opinion', 'It is an opinion, not a statement of fact', 'Es una opinión, no un hecho'),
  N04: refused('no_rule_broken', 'No rule was broken', 'No se incumplió ninguna regla'),
  N05: refused('decision_right', 'The decision was right', 'La decisión fue correcta'),
  N06: refused('outside_rules', 'Our rules don’t cover it', 'Nuestras reglas no abarcan este caso'),
  N07: refused(
    'nothing_new',
    'Nothing new since the last answer',
    'No hay nada nuevo desde la última respuesta',
  ),
  N08: refused('not_corrected', 'The problem hasn’t been corrected', 'El problema no se ha corregido'),
  C01: outcome('claim_accepted', 'claim_code', 'The code confirms it', 'El código lo confirma'),
  C02: outcome('claim_accepted', 'claim_document', 'The document proves it', 'El documento lo demuestra'),
  C03: outcome('claim_accepted', 'claim_checked', 'Confirmed in another way', 'Se confirmó por otro medio'),
  D01: outcome(
    'claim_rejected',
    'claim_no_evidence',
    'The evidence doesn’t show who owns or manages the business',
    'Las pruebas no demuestran quién es el dueño o administrador',
  ),
  D02: outcome(
    'claim_rejected',
    'claim_unreadable',
    'We can’t read or check the document',
    'No podemos leer ni comprobar el documento',
  ),
  D03: outcome(
    'claim_rejected',
    'claim_other_owner',
    'Someone else manages this business',
    'Otra persona administra este negocio',
  ),
  D04: outcome(
    'claim_rejected',
    'claim_other_business',
    'The evidence is about another business',
    'Las pruebas son de otro negocio',
  ),
  D05: outcome(
    'claim_rejected',
    'claim_no_longer',
    'The claimant no longer works for this business',
    'El solicitante ya no trabaja en este negocio',
  ),
  P01: flagged('published', 'record', 'An official record proves it', 'Un registro oficial lo demuestra'),
  P02: flagged(
    'published',
    'documents',
    'Contract, payments or photos prove it',
    'El contrato, los pagos o las fotos lo demuestran',
  ),
  P03: flagged(
    'published',
    'several',
    'Several independent reports agree, each with evidence',
    'Coinciden varios reportes independientes, cada uno con pruebas',
  ),
  P04: flagged('published', 'admitted', 'The contractor confirms it', 'El contratista lo confirma'),
  K01: flagged('dismissed', 'not_shown', 'The evidence doesn’t show it', 'Las pruebas no lo demuestran'),
  K02: flagged(
    'dismissed',
    'unverifiable',
    'We can’t check the evidence',
    'No podemos comprobar las pruebas',
  ),
  K03: flagged('dismissed', 'settled', 'Settled before publication', 'Se arregló antes de publicarse'),
  K04: flagged(
    'dismissed',
    'no_criterion',
    'It meets none of the criteria',
    'No cumple ninguno de los criterios',
  ),
  K05: flagged('dismissed', 'other_business', 'It is about another business', 'Trata de otro negocio'),
  K06: flagged('dismissed', 'duplicate', 'Already reported', 'Ya estaba reportado'),
  K07: flagged(
    'dismissed',
    'bad_faith',
    'Reported in bad faith or by a competitor',
    'Reporte de mala fe o de un competidor',
  ),
  E01: flagged('ended', 'corrected', 'The contractor put it right', 'El contratista lo corrigió'),
  E02: flagged('ended', 'agreed', 'Both sides settled it', 'Ambas partes llegaron a un acuerdo'),
  E03: flagged('ended', 'record_changed', 'The official record has changed', 'El registro oficial cambió'),
  E04: flagged('ended', 'disproved', 'New evidence disproves it', 'Pruebas nuevas lo desmienten'),
  E05: flagged('ended', 'mistake', 'We published it by mistake', 'Lo publicamos por error'),
  F01: outcome(
    'listing_closed',
    'closed_record',
    'An official record says that it no longer exists',
    'Un registro oficial dice que ya no existe',
  ),
  F02: outcome('listing_closed', 'closed_announced', 'The business announced it', 'El negocio lo anunció'),
  F03: outcome(
    'listing_closed',
    'closed_documents',
    'Documents or photos prove it',
    'Documentos o fotos lo demuestran',
  ),
  F04: outcome(
    'listing_closed',
    'closed_unanswered',
    'It doesn’t work at its place, and no one answered us',
    'No trabaja en su domicilio y nadie nos respondió',
  ),
  O01: outcome('listing_open', 'open_works', 'It showed that it works', 'Demostró que trabaja'),
  O02: outcome('listing_open', 'open_not_shown', 'The proof doesn’t show it', 'La prueba no lo demuestra'),
  O03: outcome(
    'listing_open',
    'open_other_business',
    'The proof is about another business',
    'La prueba es de otro negocio',
  ),
  O04: outcome(
    'listing_open',
    'open_moved',
    'It moved, or has another name or owner',
    'Se cambió de domicilio, de nombre o de dueño',
  ),
  O05: outcome(
    'listing_open',
    'open_for_a_time',
    'It is closed for a time only',
    'Solo está cerrado por un tiempo',
  ),
};

function granted(slug: string, english: string, mexican_spanish: string): Outcome {
  return outcome('appeal_accepted', `appeal_${slug}`, english, mexican_spanish);
}

function refused(slug: string, english: string, mexican_spanish: string): Outcome {
  return outcome('appeal_rejected', `appeal_${slug}`, english, mexican_spanish);
}

function flagged(
  what: 'published' | 'dismissed' | 'ended',
  slug: string,
  english: string,
  mexican_spanish: string,
): Outcome {
  return outcome(`flag_${what}`, `flag_${slug}`, english, mexican_spanish);
}

function outcome(family: ReasonFamily, slug: string, english: string, mexican_spanish: string): Outcome {
  return { family, slug, english, mexican_spanish };
}
