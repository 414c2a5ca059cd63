import { defineMessages } from '../../common/format/messages.ts';

/** Mails about red flags, to both sides. */
export default defineMessages({
  'red_flag_mails.reported_subject': [
    'A red flag was reported about {contractor}: please answer',
    'Se reportó un foco rojo sobre {contractor}: por favor responda',
  ],
  'red_flag_mails.reported': [
    'Someone reported a red flag about {contractor}: “{criterion}”. You can read the report and its evidence, and answer with text and files.',
    'Alguien reportó un foco rojo sobre {contractor}: “{criterion}”. Puede leer el reporte y sus pruebas, y responder con texto y archivos.',
  ],
  'red_flag_mails.answer_until': [
    'You can answer until {unit, select, day {the end of {date}, wherever you live,} other {{date},}} before anything is decided.',
    'Puede responder hasta {unit, select, day {el final del {date}, viva donde viva,} other {el {date},}} antes de que se decida algo.',
  ],
  'red_flag_mails.not_public': [
    'Nothing is public until then. After that, administrators check both sides and publish or dismiss it, with a reason. You can appeal.',
    'Hasta entonces nada es público. Después los administradores revisan ambas partes y lo publican o lo desestiman, con un motivo. Usted puede apelar.',
  ],
  'red_flag_mails.claim_first': [
    'No one manages the page of this business yet. Claim it to read the report and answer.',
    'Nadie administra todavía la página de este negocio. Reclámela para leer el reporte y responder.',
  ],
  'red_flag_mails.answer': ['Read and answer', 'Leer y responder'],
  'red_flag_mails.claim': ['Claim the page', 'Reclamar la página'],
  'red_flag_mails.answered_subject': [
    '{contractor} answered the red flag you reported',
    '{contractor} respondió el foco rojo que usted reportó',
  ],
  'red_flag_mails.answered': [
    '{contractor} answered the red flag “{criterion}” that you reported.',
    '{contractor} respondió el foco rojo “{criterion}” que usted reportó.',
  ],
  'red_flag_mails.answered_next': [
    'Administrators will read it before they decide. You can add evidence until then.',
    'Los administradores la leen antes de decidir. Hasta entonces usted puede agregar pruebas.',
  ],
  'red_flag_mails.read': ['Read the answer', 'Leer la respuesta'],
  'red_flag_mails.published_subject': [
    'The red flag about {contractor} is public',
    'El foco rojo sobre {contractor} es público',
  ],
  'red_flag_mails.dismissed_subject': [
    'The red flag about {contractor} was dismissed',
    'Se desestimó el foco rojo sobre {contractor}',
  ],
  'red_flag_mails.ended_subject': [
    'The red flag about {contractor} has ended',
    'Se quitó el foco rojo sobre {contractor}',
  ],
  'red_flag_mails.expedited_subject': [
    'Red flag about {contractor}: 48 hours to answer',
    'Foco rojo sobre {contractor}: 48 horas para responder',
  ],
  'red_flag_mails.about': [
    'It is about {contractor}: “{criterion}”.',
    'Se trata de {contractor}: “{criterion}”.',
  ],
});
