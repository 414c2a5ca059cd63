import { defineMessages } from '../common/messages.ts';

/** Letters about decisions and appeals. What was decided and the way to appeal are told in the words of `statements.*`. */
export default defineMessages({
  'decision_mails.subject_author': [
    'A decision about your review of {contractor}',
    'Una decisión sobre su reseña de {contractor}',
  ],
  'decision_mails.subject_contractor': [
    'A decision about a review of {contractor}',
    'Una decisión sobre una reseña de {contractor}',
  ],
  'decision_mails.subject_listing': [
    'A decision about the page of {contractor}',
    'Una decisión sobre la página de {contractor}',
  ],
  'decision_mails.reason': ['Reason: {reason}', 'Motivo: {reason}'],
  'decision_mails.ground': ['Taken down for: {reason}', 'Se retiró por: {reason}'],
  'decision_mails.words.english': [
    'In the administrator’s words (in English): {text}',
    'En palabras del administrador (en inglés): {text}',
  ],
  'decision_mails.words.mexican_spanish': [
    'In the administrator’s words (in Spanish): {text}',
    'En palabras del administrador (en español): {text}',
  ],
  'decision_mails.words_of_appeal': [
    'No further reason was given. The appeal said: {text}',
    'No se dio otro motivo. La apelación decía: {text}',
  ],
  'decision_mails.link': ['Read the statement', 'Leer la decisión completa'],
  'decision_mails.afterword': [
    'Decision number {number}. It is kept in the log of decisions of {site}.',
    'Decisión número {number}. Queda en el registro de decisiones de {site}.',
  ],

  'decision_mails.filed_subject.take_down': [
    '{contractor} appeals against your review',
    '{contractor} apela contra su reseña',
  ],
  'decision_mails.filed_text.take_down': [
    '{contractor} asked for your review to be taken down. It stays as it is until an administrator has decided. You can read the reason and the files.',
    '{contractor} pidió que se quite su reseña. Sigue como está hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_subject.put_back': [
    'The author appeals for a review of {contractor}',
    'El autor apela por una reseña de {contractor}',
  ],
  'decision_mails.filed_text.put_back': [
    'The author of a review of {contractor} that was taken down asked for it to be put back. It stays hidden until an administrator has decided. You can read the reason and the files.',
    'El autor de una reseña de {contractor} que se quitó pidió que se vuelva a mostrar. Sigue oculta hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_due': [
    'It is decided by {due}, and you are told.',
    'Se decide a más tardar el {due} y se le avisará.',
  ],
  'decision_mails.withdrawn_subject.take_down': [
    '{contractor} turned the appeal against your review off',
    '{contractor} retiró la apelación contra su reseña',
  ],
  'decision_mails.withdrawn_text.take_down': [
    '{contractor} no longer asks for your review to be taken down. Nothing about it changes.',
    '{contractor} ya no pide que se quite su reseña. Nada cambia en ella.',
  ],
  'decision_mails.withdrawn_subject.put_back': [
    'The appeal for a review of {contractor} was turned off',
    'Se retiró la apelación por una reseña de {contractor}',
  ],
  'decision_mails.withdrawn_text.put_back': [
    'The author of a review of {contractor} no longer asks for it to be put back. Nothing about it changes.',
    'El autor de una reseña de {contractor} ya no pide que se vuelva a mostrar. Nada cambia en ella.',
  ],
  'decision_mails.appeal_link': ['Open the review', 'Abrir la reseña'],
  'decision_mails.appeal_afterword': [
    'You receive this because you are one of the two sides of this review on {site}.',
    'Recibe este mensaje porque es una de las dos partes de esta reseña en {site}.',
  ],
});
