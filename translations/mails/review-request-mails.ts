import { defineMessages } from '../../common/format/messages.ts';

/** Mails to customers whom a contractor asks for a review. Everyone gets the same words. */
export default defineMessages({
  'review_request_mails.greeting': ['Hello,', 'Buen día:'],
  'review_request_mails.subject': ['{contractor} asks for your review', '{contractor} le pide una reseña'],
  'review_request_mails.reminder_subject': [
    'Reminder: {contractor} asks for your review',
    'Recordatorio: {contractor} le pide una reseña',
  ],
  'review_request_mails.text': [
    '{contractor} says that they worked for you and asks you to write about it on {site}, where people look a contractor up before they hire one.',
    '{contractor} dice que hizo un trabajo para usted y le pide que lo cuente en {site}, donde la gente investiga a un contratista antes de contratarlo.',
  ],
  'review_request_mails.job': ['The job: {job}.', 'El trabajo: {job}.'],
  'review_request_mails.same_form': [
    'Write what you want, good or bad. Everyone who is asked gets this email and the same form. {contractor} does not learn who of them wrote, cannot change a review, and may not pay for one.',
    'Escriba lo que quiera, bueno o malo. A todos se les envía este correo y el mismo formulario. {contractor} no se entera de quién de ellos escribió, no puede cambiar una reseña ni pagar por ella.',
  ],
  'review_request_mails.once_more': [
    '{contractor} can send you one reminder. After that you hear nothing more about this job.',
    '{contractor} puede enviarle un recordatorio. Después ya no recibirá nada más sobre este trabajo.',
  ],
  'review_request_mails.last_one': ['This is the only reminder.', 'Este es el único recordatorio.'],
  'review_request_mails.link': ['Write a review', 'Escribir una reseña'],
  'review_request_mails.turn_off': [
    'No more requests, or not a customer of theirs',
    'No quiero más solicitudes, o no soy su cliente',
  ],
});
