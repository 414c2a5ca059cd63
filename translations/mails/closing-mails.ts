import { defineMessages } from '../../common/format/messages.ts';

/** Mails and notices about a business that closed for good, or is said to have. */
export default defineMessages({
  'closing_mails.proposed_subject.close': [
    'Is {contractor} closed for good? Please answer',
    '¿{contractor} cerró definitivamente? Por favor responda',
  ],
  'closing_mails.proposed_subject.reopen': [
    'Is {contractor} open again? Please answer',
    '¿{contractor} volvió a abrir? Por favor responda',
  ],
  'closing_mails.proposed.close': [
    'We were told that {contractor} closed for good. If that is wrong, answer in a sentence.',
    'Nos avisaron que {contractor} cerró definitivamente. Si no es así, respóndanos con una frase.',
  ],
  'closing_mails.proposed.reopen': [
    'We were told that {contractor} is open again. Tell us whether that is right.',
    'Nos avisaron que {contractor} volvió a abrir. Díganos si es cierto.',
  ],
  'closing_mails.answer_until': [
    'You can answer until {unit, select, day {the end of {date}, wherever you live,} other {{date},}} before anything is decided.',
    'Puede responder hasta {unit, select, day {el final del {date}, viva donde viva,} other {el {date},}} antes de que se decida algo.',
  ],
  'closing_mails.decided_then': [
    'After that, an administrator decides with a reason. You can appeal.',
    'Después, un administrador decide con un motivo. Usted puede apelar.',
  ],
  'closing_mails.claim_first': [
    'No one manages the page of this business yet. Claim it to answer.',
    'Nadie administra todavía la página de este negocio. Reclámela para responder.',
  ],
  'closing_mails.answer': ['Read and answer', 'Leer y responder'],
  'closing_mails.claim': ['Claim the page', 'Reclamar la página'],
  'closing_mails.announced_subject': ['{contractor} closed for good', '{contractor} cerró definitivamente'],
  'closing_mails.announced': [
    '{contractor}, with which you wrote here, closed for good. It takes no more requests.',
    '{contractor}, con quien usted se escribió aquí, cerró definitivamente. Ya no recibe solicitudes.',
  ],
  'closing_mails.announced_next': [
    'Your messages stay. You can still review a job that it did until then.',
    'Sus mensajes se conservan. Todavía puede reseñar un trabajo que haya hecho hasta entonces.',
  ],
  'closing_mails.see': ['See its page', 'Ver su página'],
  'notifications.text.closing': ['News about {contractor}', 'Novedades de {contractor}'],
  'notifications.news.closing_proposed': [
    'Someone says that {contractor} closed for good. Please answer.',
    'Alguien dice que {contractor} cerró definitivamente. Por favor responda.',
  ],
  'notifications.news.reopening_proposed': [
    'Someone says that {contractor} is open again. Please answer.',
    'Alguien dice que {contractor} volvió a abrir. Por favor responda.',
  ],
  'notifications.news.closing_announced': [
    '{contractor} closed for good',
    '{contractor} cerró definitivamente',
  ],
});
