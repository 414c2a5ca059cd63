import { defineMessages } from '../common/messages.ts';

/** Filing and turning off an appeal, and what both sides read of it in their own lists. */
export default defineMessages({
  'appeal_forms.file.take_down': ['Ask for this review to be taken down', 'Pedir que se quite esta reseña'],
  'appeal_forms.file.put_back': ['Ask for it to be put back', 'Pedir que se vuelva a mostrar'],
  'appeal_forms.again': ['Appeal again with new evidence', 'Apelar de nuevo con pruebas nuevas'],
  'appeal_forms.turn_off': ['Turn the appeal off', 'Retirar la apelación'],

  'appeal_forms.title.take_down': [
    'Appeal against the review by {author}',
    'Apelación contra la reseña de {author}',
  ],
  'appeal_forms.title.put_back': [
    'Appeal for your review of {contractor}',
    'Apelación por su reseña de {contractor}',
  ],
  'appeal_forms.intro.take_down': [
    'An administrator looks at the review again, with what you write and attach. The review stays as it is until then.',
    'Un administrador revisa la reseña otra vez, con lo que usted escriba y adjunte. Hasta entonces la reseña sigue como está.',
  ],
  'appeal_forms.intro.put_back': [
    'The decision is looked at again, with what you write and attach, by another administrator than the one who made it where there is one.',
    'La decisión se revisa otra vez, con lo que usted escriba y adjunte; lo hace un administrador distinto de quien decidió, si lo hay.',
  ],
  'appeal_forms.due': [
    'Appeals are decided within {days, number} days. The other side is told, and can read your reason and your files.',
    'Las apelaciones se deciden en {days, number} días. A la otra parte se le avisa y puede leer su motivo y sus archivos.',
  ],
  'appeal_forms.reason': ['Why', 'Por qué'],
  'appeal_forms.reason_help.take_down': [
    'What in the review is wrong or breaks the rules, and how one can see that. A low rating alone is no reason.',
    'Qué parte de la reseña es falsa o rompe las reglas, y cómo se puede comprobar. Una calificación baja por sí sola no es motivo.',
  ],
  'appeal_forms.reason_help.put_back': [
    'Why the decision is wrong. If you have mended the words since, say so.',
    'Por qué la decisión es incorrecta. Si ya corrigió el texto, dígalo.',
  ],
  'appeal_forms.files': ['Files', 'Archivos'],
  'appeal_forms.files_help': [
    'Contract, invoice, messages, pictures. Up to {maximum, number}, PDF or pictures, 10 MB each.',
    'Contrato, factura, mensajes, fotos. Hasta {maximum, number}, PDF o imágenes, de 10 MB cada uno.',
  ],
  'appeal_forms.files_needed': [
    'Attach the new evidence: without it you can appeal again from {date}.',
    'Adjunte las pruebas nuevas: sin ellas puede apelar de nuevo a partir del {date}.',
  ],
  'appeal_forms.cancel': ['Cancel', 'Cancelar'],
  'appeal_forms.send': ['Send appeal', 'Enviar apelación'],
  'appeal_forms.turn_off_title': ['Turn the appeal off', 'Retirar la apelación'],
  'appeal_forms.turn_off_text': [
    'The appeal ends and nothing about the review changes. The other side is told.',
    'La apelación termina y nada cambia en la reseña. A la otra parte se le avisa.',
  ],
  'appeal_forms.turn_off_reason': ['Why you turn it off', 'Por qué la retira'],
  'appeal_forms.turn_off_help': [
    'One or two sentences: for example, that you have agreed with the other side.',
    'Una o dos oraciones: por ejemplo, que ya se puso de acuerdo con la otra parte.',
  ],
  'appeal_forms.turn_off_send': ['Turn off', 'Retirar'],

  // What both sides read
  'appeal_forms.texts': ['What was written in the appeal', 'Lo que se escribió en la apelación'],
  'appeal_forms.on_reason.mine': ['Your reason', 'Su motivo'],
  'appeal_forms.on_reason.take_down': ['The contractor’s reason', 'Motivo del contratista'],
  'appeal_forms.on_reason.put_back': ['The author’s reason', 'Motivo del autor'],
  'appeal_forms.off_reason': ['Turned off because', 'Se retiró porque'],
  'appeal_forms.attached': ['Attached files', 'Archivos adjuntos'],
  'appeal_forms.read_decision': ['Read the decision', 'Leer la decisión'],

  // Why a review is not shown
  'appeal_forms.not_shown.inactive': ['Not shown to others', 'No está a la vista'],
  'appeal_forms.not_shown.deleted': ['Deleted by an administrator', 'Eliminada por un administrador'],
  'appeal_forms.not_shown_reason': ['Reason: {reason}', 'Motivo: {reason}'],
  'appeal_forms.not_shown_words': [
    'In the administrator’s words: {text}',
    'En palabras del administrador: {text}',
  ],
});
