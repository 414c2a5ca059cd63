import { defineMessages } from '../common/messages.ts';

/** Letters about a membership and its payments. */
export default defineMessages({
  'membership_mails.link': ['Open billing', 'Abrir facturación'],
  'membership_mails.invoice': ['Open the invoice', 'Abrir la factura'],
  'membership_mails.paid_subject': ['Receipt: {plan} plan, {amount}', 'Recibo: plan {plan}, {amount}'],
  'membership_mails.paid_text': [
    'We charged {amount} for the {plan} plan. The number of the invoice is {number}.',
    'Cobramos {amount} por el plan {plan}. El número de la factura es {number}.',
  ],
  'membership_mails.paid_next': [
    'The next payment is on {date}. You can cancel before that day in two clicks.',
    'El siguiente pago es el {date}. Puede cancelar antes de ese día con dos clics.',
  ],
  'membership_mails.cancel_planned': [
    'You canceled the {plan} plan. You keep it until {date}, and until then you can change your mind. We charge nothing more.',
    'Usted canceló el plan {plan}. Lo conserva hasta el {date} y hasta entonces puede cambiar de opinión. No cobraremos nada más.',
  ],
  'membership_mails.renewal_subject': [
    'Your {plan} plan renews on {date}',
    'Su plan {plan} se renueva el {date}',
  ],
  'membership_mails.renewal_text': [
    'On {date} we charge {amount} to your card for another year of {plan}.',
    'El {date} cobraremos {amount} a su tarjeta por un año más de {plan}.',
  ],
  'membership_mails.renewal_stop': [
    'If you don’t want that, cancel before that day: it takes two clicks, and you keep the plan until the year is over.',
    'Si no lo desea, cancele antes de ese día: son dos clics, y conserva el plan hasta que termine el año.',
  ],
  'membership_mails.failed_subject': [
    'We couldn’t charge your card for {plan}',
    'No pudimos cobrar {plan} a su tarjeta',
  ],
  'membership_mails.failed_text': [
    'Your card refused {amount} for the {plan} plan. Pay now or change the card; we also try it again.',
    'Su tarjeta rechazó {amount} por el plan {plan}. Pague ahora o cambie la tarjeta; también volveremos a intentarlo.',
  ],
  'membership_mails.failed_until': [
    'You keep {plan} until {date}. After that you are on Free, and nothing is deleted.',
    'Conserva {plan} hasta el {date}. Después pasa al plan gratuito y no se borra nada.',
  ],
  'membership_mails.ended_subject': ['Your {plan} plan has ended', 'Su plan {plan} terminó'],
  'membership_mails.ended_text': [
    'Your {plan} plan has ended, and you are on Free. We charge nothing more.',
    'Su plan {plan} terminó y ahora tiene el plan gratuito. No cobraremos nada más.',
  ],
  'membership_mails.nothing_deleted': [
    'Nothing was deleted. Your rating, your reviews and your place in lists are as they were.',
    'No se borró nada. Su calificación, sus reseñas y su lugar en las listas siguen igual.',
  ],
  'membership_mails.canceled_subject': ['Your {plan} plan was canceled', 'Se canceló su plan {plan}'],
  'membership_mails.canceled_now': [
    'An administrator ended your {plan} plan. You are on Free.',
    'Un administrador dio por terminado su plan {plan}. Ahora tiene el plan gratuito.',
  ],
  'membership_mails.canceled_later': [
    'An administrator canceled your {plan} plan. You keep it until {date}; then you are on Free.',
    'Un administrador canceló su plan {plan}. Lo conserva hasta el {date}; después pasa al plan gratuito.',
  ],
  'membership_mails.canceled_no_refund': ['There is no refund.', 'No hay reembolso.'],
  'membership_mails.canceled_refund': [
    'We send {amount} back to your card.',
    'Devolvemos {amount} a su tarjeta.',
  ],
});
