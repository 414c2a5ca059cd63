import { defineMessages } from '../../common/format/messages.ts';

/** What became of a report, for its sender, and the second look that they may ask for. */
export default defineMessages({
  'second_look.heading': ['Your report', 'Su reporte'],
  'second_look.what.review': ['Review', 'Reseña'],
  'second_look.what.response': ['Response to the review', 'Respuesta a la reseña'],
  'second_look.what.posting': ['Posting', 'Publicación'],
  'second_look.what.comment': ['Comment on', 'Comentario en'],
  'second_look.what.contractor': ['Page', 'Página'],
  'second_look.what.message': ['Message of', 'Mensaje de'],
  'second_look.what.invitation': ['Invitation of', 'Invitación de'],
  'second_look.what.partner_rating': ['Rating by', 'Calificación de'],
  'second_look.what.photo': ['Photo of', 'Foto de'],
  'second_look.what.profile': ['Profile', 'Perfil'],
  'second_look.erased': ['It has been deleted.', 'Se eliminó.'],
  'second_look.reason': ['Your reason', 'Su motivo'],
  'second_look.note_sent': ['Your note', 'Su nota'],
  'second_look.filed': ['Sent', 'Enviado'],
  'second_look.due': ['We aim to decide by', 'Procuramos decidir a más tardar el'],
  'second_look.decided': ['Decided', 'Decidido'],
  'second_look.outcome': ['Outcome', 'Resultado'],
  'second_look.answer': ['The administrator wrote', 'El administrador escribió'],
  'second_look.state.open': [
    'An administrator still has to read it.',
    'Un administrador todavía debe revisarlo.',
  ],
  'second_look.state.kept': ['It stays.', 'Se conserva.'],
  'second_look.state.taken_down': ['It was taken down.', 'Se quitó.'],
  'second_look.state.corrected': ['It was corrected.', 'Se corrigió.'],
  'second_look.state.upheld': [
    'Its author had deleted it. It broke a rule.',
    'Su autor ya lo había eliminado. Incumplía una regla.',
  ],
  'second_look.state.gone': ['It was gone before we decided.', 'Ya no estaba antes de que decidiéramos.'],
  'second_look.title': ['A second look', 'Segunda revisión'],
  'second_look.intro': [
    'You can ask for a second look. A different administrator decides, if there is one.',
    'Puede pedir una segunda revisión. Si hay otro administrador, decide otra persona.',
  ],
  'second_look.note': ['What did we miss?', '¿Qué pasamos por alto?'],
  'second_look.send': ['Ask for a second look', 'Pedir una segunda revisión'],
  'second_look.refused.not_rejected': [
    'There is nothing to look at again.',
    'No hay nada que revisar de nuevo.',
  ],
  'second_look.refused.final': [
    'This was the second look. The outcome is final, unless the text changes.',
    'Esta fue la segunda revisión. El resultado es definitivo, salvo que cambie el texto.',
  ],
  'second_look.refused.asked': ['A second look has been asked for.', 'Ya se pidió una segunda revisión.'],
  'second_look.refused.too_late': [
    'The 30 days to ask for a second look are over. If you have new information, you can report it again.',
    'Ya pasaron los 30 días para pedir una segunda revisión. Si tiene información nueva, puede reportarlo otra vez.',
  ],
  'second_look.refused.not_shown': ['It is no longer public.', 'Ya no es público.'],
});
