import { defineMessages } from '../../common/format/messages.ts';

/** Letters about a membership and its payments. */
export default defineMessages({
  'membership_mails.link': ['Open billing', 'Abrir facturación'],
  'membership_mails.invoice': ['Open the invoice', 'Abrir el recibo'],
  'membership_mails.paid_subject': ['Receipt: {plan} plan, {amount}', 'Recibo: plan {plan}, {amount}'],
  'membership_mails.paid_text': [
    'We charged {amount} for the {plan} plan. The invoice number is {number}.',
    'Cobramos {amount} por el plan {plan}. El número del recibo es {number}.',
  ],
  'membership_mails.paid_next': [
    'The next payment is on {date}. You can cancel before that day in two clicks.',
    'El siguiente pago es el {date}. Puede cancelar antes de ese día con dos clics.',
  ],
  'membership_mails.cancel_planned': [
    'You canceled the {plan} plan. You keep it until {date}, and until then you can change your mind. We won’t charge you again.',
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
    'If you don’t want that, cancel before that day: it takes two clicks, and you keep the plan until the paid period ends.',
    'Si no lo desea, cancele antes de ese día: bastan dos clics, y conserva el plan hasta que termine el periodo pagado.',
  ],
  'membership_mails.failed_subject': [
    'We couldn’t charge your card for {plan}',
    'No pudimos cobrar {plan} a su tarjeta',
  ],
  'membership_mails.failed_text': [
    'Your bank declined {amount} for the {plan} plan. Pay now or change the card; we’ll also try again.',
    'Su banco rechazó el cargo de {amount} por el plan {plan}. Pague ahora o cambie la tarjeta; también volveremos a intentarlo.',
  ],
  'membership_mails.failed_until': [
    'You keep {plan} until {date}. After that you move to the Free plan, and nothing is deleted.',
    'Conserva {plan} hasta el {date}. Después pasa al plan gratuito y no se borra nada.',
  ],
  'membership_mails.ended_subject': ['Your {plan} plan has ended', 'Su plan {plan} terminó'],
  'membership_mails.ended_text': [
    'Your {plan} plan has ended, and you’re now on the Free plan. We won’t charge you again.',
    'Su plan {plan} terminó y ahora tiene el plan gratuito. No cobraremos nada más.',
  ],
  'membership_mails.nothing_deleted': [
    'Nothing was deleted. Your rating, your reviews and your rank in lists stay the same.',
    'No se borró nada. Su calificación, sus reseñas y su posición en las listas siguen igual.',
  ],
  'membership_mails.canceled_subject': ['Your {plan} plan was canceled', 'Se canceló su plan {plan}'],
  'membership_mails.canceled_now': [
    'An administrator ended your {plan} plan. You’re now on the Free plan.',
    'Un administrador dio por terminado su plan {plan}. Ahora tiene el plan gratuito.',
  ],
  'membership_mails.canceled_later': [
    'An administrator canceled your {plan} plan. You keep it until {date}; then you move to the Free plan.',
    'Un administrador canceló su plan {plan}. Lo conserva hasta el {date}; después pasa al plan gratuito.',
  ],
  'membership_mails.purchase_failed_subject': [
    'Your payment for {plan} did not go through',
    'Su pago de {plan} no se realizó',
  ],
  'membership_mails.purchase_failed_text': [
    'Your bank did not pay the {amount} for the {plan} plan. Nothing was charged, and your plan didn’t change. You can choose the plan again at any time.',
    'Su banco no pagó los {amount} del plan {plan}. No se cobró nada y su plan no cambió. Puede elegir el plan de nuevo cuando quiera.',
  ],
  'membership_mails.refund_returned_subject': [
    'Your refund of {amount} came back to us',
    'Su reembolso de {amount} regresó con nosotros',
  ],
  'membership_mails.refund_settled_subject': [
    'Your refund was paid another way',
    'Su reembolso se pagó de otra forma',
  ],
  'membership_mails.refund_settled_text': [
    'Your bank returned our refund to us, so we paid it to you another way. We owe you nothing more. If you did not get it, answer this email.',
    'Su banco nos regresó el reembolso, así que se lo pagamos de otra forma. Ya no le debemos nada. Si no lo recibió, responda a este correo.',
  ],
  'membership_mails.refund_returned_admin_subject': [
    'A refund of {amount} came back',
    'Un reembolso de {amount} regresó',
  ],
  'membership_mails.refund_returned_admin_text': [
    'The bank of {name} did not accept the refund of {amount} that you decided. We still owe it. Send it again, or pay it another way.',
    'El banco de {name} no aceptó el reembolso de {amount} que usted decidió. Todavía se lo debemos. Envíelo de nuevo o páguelo de otra forma.',
  ],
  'membership_mails.refund_returned_admin_link': ['Open payments', 'Abrir pagos'],
  'membership_mails.canceled_no_refund': ['There is no refund.', 'No hay reembolso.'],
  'membership_mails.canceled_refund': [
    'We’re refunding {amount} to your card.',
    'Le reembolsamos {amount} a su tarjeta.',
  ],
});
