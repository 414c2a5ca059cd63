import { defineMessages } from '../../common/format/messages.ts';

/** Filing and turning off an appeal, and what both sides read of it in their own lists. */
export default defineMessages({
  'appeal_forms.file.take_down': ['Appeal this review', 'Apelar esta reseña'],
  'appeal_forms.file.put_back': ['Ask to restore it', 'Pedir que se muestre de nuevo'],
  'appeal_forms.again': ['Appeal again', 'Apelar de nuevo'],
  'appeal_forms.turn_off': ['Withdraw appeal', 'Retirar apelación'],

  'appeal_forms.title.take_down': ['Appeal the review by {author}', 'Apelar la reseña de {author}'],
  'appeal_forms.title.put_back': ['Appeal: your review of {contractor}', 'Apelar: su reseña de {contractor}'],
  'appeal_forms.intro.take_down': [
    'You ask us to take down this review. An administrator reads it again with your reason and files. The review stays public until then.',
    'Usted pide quitar esta reseña. Un administrador la lee otra vez con su motivo y sus archivos. Mientras tanto, sigue siendo pública.',
  ],
  'appeal_forms.intro.put_back': [
    'An administrator reviews the decision again with your reason and files. A different administrator decides, if there is one.',
    'Un administrador revisa otra vez la decisión con su motivo y sus archivos. Si hay otro administrador, decide otra persona.',
  ],
  'appeal_forms.due': [
    'We aim to decide within {days, number} days; the page says if it is overdue. The other side will see your reason.',
    'Procuramos decidir en un máximo de {days, number} días; si nos atrasamos, la página lo dice. La otra parte verá el motivo que usted escriba.',
  ],
  'appeal_forms.reason': ['Reason', 'Motivo'],
  'appeal_forms.reason_help.take_down': [
    'What is false or breaks the rules, and how we can check it. A low rating alone isn’t a reason.',
    'Qué es falso o rompe las reglas y cómo podemos comprobarlo. Una calificación baja no es motivo por sí sola.',
  ],
  'appeal_forms.reason_help.put_back': [
    'Why the decision is wrong. If you have edited the text since, say so.',
    'Por qué la decisión está mal. Si ya corrigió el texto, dígalo.',
  ],
  'appeal_forms.files': ['Files', 'Archivos'],
  'appeal_forms.files_help': [
    'Contract, invoice, messages, photos. Up to {maximum, number} PDFs or pictures, 10 MB each.',
    'Contrato, factura, mensajes, fotos. Hasta {maximum, number} PDF o imágenes de 10 MB cada uno.',
  ],
  'appeal_forms.files_needed': [
    'Attach the new evidence. Without it, you can appeal again from {date}.',
    'Adjunte las pruebas nuevas. Sin ellas, puede apelar de nuevo a partir del {date}.',
  ],
  'appeal_forms.topic': ['Is it about one of these?', '¿Se trata de alguno de estos temas?'],
  'appeal_forms.topic_help': [
    'If so, only administrators see your files, and you can appeal again without new evidence.',
    'En ese caso, solo los administradores ven sus archivos y puede apelar de nuevo sin pruebas nuevas.',
  ],
  'appeal_forms.topic.none': ['None of these', 'Ninguno de estos'],
  'appeal_forms.topic.private_data': ['Private personal data', 'Datos personales'],
  'appeal_forms.topic.child': ['A child', 'Un menor de edad'],
  'appeal_forms.topic.threat': ['A threat', 'Una amenaza'],
  'appeal_forms.topic.sexual': ['Sexual content', 'Contenido sexual'],
  'appeal_forms.files_private': [
    'Only the person who appealed and administrators see the files of this appeal.',
    'Los archivos de esta apelación solo los ven quien la presentó y los administradores.',
  ],
  'appeal_forms.cancel': ['Cancel', 'Cancelar'],
  'appeal_forms.send': ['Send appeal', 'Enviar apelación'],
  'appeal_forms.turn_off_title': ['Withdraw appeal', 'Retirar apelación'],
  'appeal_forms.turn_off_text': [
    'This closes the appeal, and the review doesn’t change. We notify the other side.',
    'Se cierra la apelación y la reseña no cambia. Le avisamos a la otra parte.',
  ],
  'appeal_forms.turn_off_reason': ['Why are you withdrawing it?', '¿Por qué la retira?'],
  'appeal_forms.turn_off_help': [
    'One or two sentences. For example: you reached an agreement.',
    'Una o dos frases. Por ejemplo: llegaron a un acuerdo.',
  ],
  'appeal_forms.turn_off_send': ['Withdraw appeal', 'Retirar apelación'],

  // What both sides read
  'appeal_forms.texts': ['Text of the appeal', 'Texto de la apelación'],
  'appeal_forms.on_reason.mine': ['Your reason', 'Su motivo'],
  'appeal_forms.on_reason.take_down': ['The contractor’s reason', 'Motivo del contratista'],
  'appeal_forms.on_reason.put_back': ['The author’s reason', 'Motivo del autor'],
  'appeal_forms.off_reason': ['Withdrawn because', 'Se retiró porque'],
  'appeal_forms.attached': ['Attached files', 'Archivos adjuntos'],
  'appeal_forms.read_decision': ['Read the decision', 'Leer la decisión'],

  // Why a review is not shown
  'appeal_forms.not_shown.inactive': ['Not public', 'No es pública'],
  'appeal_forms.not_shown.deleted': ['Deleted by an administrator', 'Eliminada por un administrador'],
  'appeal_forms.not_shown_reason': ['Reason: {reason}', 'Motivo: {reason}'],
  'appeal_forms.not_shown_words': ['The administrator wrote: {text}', 'El administrador escribió: {text}'],
});
