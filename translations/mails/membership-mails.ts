import { defineMessages } from '../../common/format/messages.ts';

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
  'membership_mails.renewal_text_month': [
    'On {date} we charge {amount} to your card for another month of {plan}.',
    'El {date} cobraremos {amount} a su tarjeta por un mes más de {plan}.',
  ],
  'membership_mails.renewal_stop': [
    'If you don’t want that, cancel before that day: it takes two clicks, and you keep the plan until the paid period is over.',
    'Si no lo desea, cancele antes de ese día: son dos clics, y conserva el plan hasta que termine el periodo pagado.',
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
  'membership_mails.purchase_failed_subject': [
    'Your payment for {plan} did not go through',
    'Su pago de {plan} no se realizó',
  ],
  'membership_mails.purchase_failed_text': [
    'Your bank did not pay the {amount} for the {plan} plan. Nothing was charged, and nothing changed about your plan. You can choose the plan again at any time.',
    'Su banco no pagó los {amount} del plan {plan}. No se cobró nada y su plan no cambió. Puede elegir el plan de nuevo cuando quiera.',
  ],
  'membership_mails.refund_returned_subject': [
    'Your refund of {amount} came back to us',
    'Su reembolso de {amount} regresó con nosotros',
  ],
  'membership_mails.refund_settled_subject': [
    'Your refund was paid in another way',
    'Su reembolso se pagó de otra forma',
  ],
  'membership_mails.refund_settled_text': [
    'The refund that your bank had sent back to us was paid to you in another way. Nothing is owed any more. If you did not get it, answer this email.',
    'El reembolso que su banco nos había regresado se le pagó de otra forma. Ya no se le debe nada. Si no lo recibió, responda a este correo.',
  ],
  'membership_mails.refund_returned_admin_subject': [
    'A refund of {amount} came back',
    'Un reembolso de {amount} regresó',
  ],
  'membership_mails.refund_returned_admin_text': [
    'The bank of {name} did not accept the refund of {amount} that you decided. It is still owed. Send it again, or pay it in another way.',
    'El banco de {name} no aceptó el reembolso de {amount} que usted decidió. Se le sigue debiendo. Envíelo de nuevo o páguelo de otra forma.',
  ],
  'membership_mails.refund_returned_admin_link': ['Open payments', 'Abrir pagos'],
  'membership_mails.canceled_no_refund': ['There is no refund.', 'No hay reembolso.'],
  'membership_mails.canceled_refund': [
    'We send {amount} back to your card.',
    'Devolvemos {amount} a su tarjeta.',
  ],
});
