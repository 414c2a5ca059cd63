import { defineMessages } from '../../common/format/messages.ts';

/** Letters about decisions and appeals. What was decided and the way to appeal are told in the words of `statements.*`. */
export default defineMessages({
  'decision_mails.subject_author': [
    'Decision about your review of {contractor}',
    'Decisión sobre su reseña de {contractor}',
  ],
  'decision_mails.subject_contractor': [
    'Decision about a review of {contractor}',
    'Decisión sobre una reseña de {contractor}',
  ],
  'decision_mails.subject_listing': [
    'Decision about the page of {contractor}',
    'Decisión sobre la página de {contractor}',
  ],
  'decision_mails.reason': ['Reason: {reason}', 'Motivo: {reason}'],
  'decision_mails.ground': ['Taken down for: {reason}', 'Se quitó por: {reason}'],
  'decision_mails.words.english': [
    'The administrator wrote (in English): {text}',
    'El administrador escribió (en inglés): {text}',
  ],
  'decision_mails.words.mexican_spanish': [
    'The administrator wrote (in Spanish): {text}',
    'El administrador escribió (en español): {text}',
  ],
  'decision_mails.words_of_appeal': [
    'The administrator gave no further reason. The appeal said: {text}',
    'El administrador no dio otro motivo. La apelación decía: {text}',
  ],
  'decision_mails.link': ['Read the decision', 'Leer la decisión'],
  'decision_mails.afterword': [
    'Decision {number} is in the {site} decision log.',
    'La decisión {number} está en el registro de decisiones de {site}.',
  ],

  'decision_mails.filed_subject.take_down': [
    '{contractor} appealed your review',
    '{contractor} apeló su reseña',
  ],
  'decision_mails.filed_text.take_down': [
    '{contractor} asked us to take down your review. Nothing changes until an administrator decides. You can read the reason and the files.',
    '{contractor} nos pidió quitar su reseña. Nada cambia hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_subject.put_back': [
    'The author appealed: review of {contractor}',
    'El autor apeló: reseña de {contractor}',
  ],
  'decision_mails.filed_text.put_back': [
    'We took down a review of {contractor}, and its author asked us to put it back. It stays hidden until an administrator decides. You can read the reason and the files.',
    'Quitamos una reseña de {contractor} y su autor pidió que la mostremos de nuevo. Sigue oculta hasta que un administrador decida. Usted puede leer el motivo y los archivos.',
  ],
  'decision_mails.filed_due': [
    'We decide by {due} and send you the decision.',
    'Decidimos a más tardar el {due} y le enviamos la decisión.',
  ],
  'decision_mails.withdrawn_subject.take_down': [
    '{contractor} withdrew the appeal of your review',
    '{contractor} retiró la apelación de su reseña',
  ],
  'decision_mails.withdrawn_text.take_down': [
    '{contractor} no longer asks us to take down your review. Your review stays as it is.',
    '{contractor} ya no pide quitar su reseña. Su reseña sigue como está.',
  ],
  'decision_mails.withdrawn_subject.put_back': [
    'The author withdrew the appeal: review of {contractor}',
    'El autor retiró la apelación: reseña de {contractor}',
  ],
  'decision_mails.withdrawn_text.put_back': [
    'The author of a review of {contractor} no longer asks us to put it back. It stays hidden.',
    'El autor de una reseña de {contractor} ya no pide mostrarla de nuevo. Sigue oculta.',
  ],
  'decision_mails.appeal_link': ['Open the review', 'Ver la reseña'],
});
