import { defineMessages } from '../../common/format/messages.ts';

/** Mails about invitations to jobs. */
export default defineMessages({
  'invitation_mails.job': [
    'The job: {trade}, {place}, from {from} to {to}.',
    'El trabajo: {trade}, {place}, del {from} al {to}.',
  ],
  'invitation_mails.words': ['They wrote: {text}', 'El mensaje: {text}'],
  'invitation_mails.link': ['Open the invitation', 'Abrir la invitación'],
  'invitation_mails.received_subject': [
    '{other} invites you to a job: {trade}',
    '{other} lo invita a un trabajo: {trade}',
  ],
  'invitation_mails.received_text': [
    '{other} wants your help with part of a job.',
    '{other} le ofrece una parte de un trabajo.',
  ],
  'invitation_mails.answer_until': [
    'Accept or decline by {date}. After that day the invitation expires.',
    'Acepte o rechace a más tardar el {date}. Después de ese día, la invitación vence.',
  ],
  'invitation_mails.accepted_subject': ['{other} accepted your invitation', '{other} aceptó su invitación'],
  'invitation_mails.accepted_text': [
    '{other} accepted the job. The invitation now shows you both how to reach each other.',
    '{other} aceptó el trabajo. En la invitación, ambos ven ahora cómo comunicarse.',
  ],
  'invitation_mails.accepted_people': [
    '{other} will send {count, plural, one {# person} other {# people}}. You have {found, number} of {needed, number}.',
    '{other} enviará {count, plural, one {# persona} other {# personas}}. Ya tiene {found, number} de {needed, number}.',
  ],
  'invitation_mails.accepted_price': ['The price: {price}.', 'El precio: {price}.'],
  'invitation_mails.people_needed': [
    '{count, plural, one {# person is needed.} other {# people are needed.}}',
    '{count, plural, one {Se necesita # persona.} other {Se necesitan # personas.}}',
  ],
  'invitation_mails.declined_subject': ['{other} declined your invitation', '{other} rechazó su invitación'],
  'invitation_mails.declined_text': [
    '{other} declined the job. The reason:',
    '{other} rechazó el trabajo. El motivo:',
  ],
  'invitation_mails.withdrawn_subject': ['{other} withdrew an invitation', '{other} retiró una invitación'],
  'invitation_mails.withdrawn_text': [
    '{other} withdrew the invitation. You don’t need to do anything.',
    '{other} retiró la invitación. No tiene que hacer nada.',
  ],
  'invitation_mails.filled_subject': [
    'The job of {other} has enough people',
    'El trabajo de {other} ya tiene suficientes personas',
  ],
  'invitation_mails.filled_text': [
    'Others accepted before you answered, and the job has enough people now. You don’t need to do anything.',
    'Otros aceptaron antes de que usted respondiera y el trabajo ya tiene suficientes personas. No tiene que hacer nada.',
  ],
  'invitation_mails.canceled_subject': ['{other} canceled a job', '{other} canceló un trabajo'],
  'invitation_mails.canceled_text': [
    '{other} canceled the job that you had agreed on here.',
    '{other} canceló el trabajo que habían acordado aquí.',
  ],
  'invitation_mails.reason': ['The reason: {reason}.', 'El motivo: {reason}.'],
  'invitation_mails.expired_subject': [
    'An invitation from {other} has expired',
    'Venció una invitación de {other}',
  ],
  'invitation_mails.expired_text': [
    'The invitation from {other} expired without an answer.',
    'La invitación de {other} venció sin respuesta.',
  ],
  'invitation_mails.unanswered_subject': [
    '{other} didn’t answer your invitation',
    '{other} no respondió su invitación',
  ],
  'invitation_mails.unanswered_text': [
    'Your invitation to {other} has expired without an answer. You can invite someone else.',
    'Su invitación a {other} venció sin respuesta. Puede invitar a alguien más.',
  ],
  'invitation_mails.rated_subject': [
    '{author} rated your job together',
    '{author} calificó el trabajo con usted',
  ],
  'invitation_mails.rated_text': [
    '{author} wrote a rating about you. Once you write yours, you can both read them right away. If you don’t, we publish theirs on {date}, and you can no longer write one.',
    '{author} escribió una calificación sobre usted. Cuando escriba la suya, ambos podrán leerlas de inmediato. Si no la escribe, publicamos la otra el {date} y ya no podrá escribirla.',
  ],
  'invitation_mails.rate_link': ['Write your rating', 'Escribir su calificación'],
  'invitation_mails.published_subject': [
    'What {author} says about your work',
    'Lo que {author} dice de su trabajo',
  ],
  'invitation_mails.published_text': [
    'The rating by {author} is now on your page, in a section of its own. It doesn’t change your stars or your rank.',
    'La calificación de {author} ya está en su página, en su propio apartado. No cambia sus estrellas ni su posición.',
  ],
  'invitation_mails.read_link': ['Read the rating', 'Leer la calificación'],
});
