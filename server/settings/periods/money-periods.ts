import { RECORDS_KEPT_YEARS } from '../../../common/limits/account-periods.ts';
import { INTERRUPTED_KEPT_DAYS } from '../../billing/interrupted/interrupted.ts';
import { GATEWAY_MESSAGE_DAYS, WRONG_CODE_HOURS } from '../../billing/jobs/forget-records.ts';
import { FAILED_EVENT_DAYS, SECRET_MAIL_HOURS, STORED_MAIL_DAYS } from '../../mail/forget-mails.ts';
import type { Period } from './period.ts';

/** Money, and everything that is sent. */
export const MONEY_PERIODS: readonly Period[] = [
  {
    tables: [
      'invoices',
      'invoice_lines',
      'invoice_buyer_versions',
      'payments',
      'coupon_redemptions',
      'membership_changes',
      'reconciliation_differences',
      'renewal_consents',
    ],
    data: [
      'Invoices, payments, changes of plan, used coupons and consents to renewals',
      'Recibos, pagos, cambios de plan, cupones usados y consentimientos para renovar',
    ],
    kept: [
      `${RECORDS_KEPT_YEARS} years, also after the account is closed: tax law asks for 3 to 7 years in the US and 5 in Mexico, Mexico’s commercial code for ${RECORDS_KEPT_YEARS}. An invoice keeps the name and tax data that were on it. A consent stays until a year after the plan has ended, if that is longer.`,
      `${RECORDS_KEPT_YEARS} años, también después de cerrar la cuenta: la ley fiscal pide de 3 a 7 años en Estados Unidos y 5 en México, y el Código de Comercio mexicano, ${RECORDS_KEPT_YEARS}. Un recibo conserva el nombre y los datos fiscales que llevaba. Un consentimiento se conserva hasta un año después de que terminó el plan, si eso es más.`,
    ],
    job: 'billing.run',
  },
  {
    tables: ['billing_accounts'],
    data: [
      'Saved card and tax data for the next invoices',
      'Tarjeta guardada y datos fiscales para los próximos recibos',
    ],
    kept: ['Until you change them or the account is closed', 'Hasta que los cambie o se cierre la cuenta'],
    job: 'accounts.close',
  },
  {
    tables: ['gateway_events', 'gateway_removals'],
    data: [
      'Numbers that the payment company gave to its messages, and to a customer and card that we had it delete',
      'Números que la empresa de pagos dio a sus mensajes, y al cliente y la tarjeta que le pedimos eliminar',
    ],
    kept: [`${GATEWAY_MESSAGE_DAYS} days`, `${GATEWAY_MESSAGE_DAYS} días`],
    job: 'billing.run',
  },
  {
    tables: ['coupon_attempts'],
    data: ['When you entered a wrong coupon code', 'Cuándo escribió un cupón equivocado'],
    kept: [`${WRONG_CODE_HOURS} hours`, `${WRONG_CODE_HOURS} horas`],
    job: 'billing.run',
  },
  {
    tables: ['interrupted_actions'],
    data: [
      'What a plan’s limit stopped, so that it can be finished after a payment',
      'Lo que detuvo el límite de un plan, para terminarlo después de un pago',
    ],
    kept: [`${INTERRUPTED_KEPT_DAYS} days`, `${INTERRUPTED_KEPT_DAYS} días`],
    job: 'billing.run',
  },
  {
    tables: ['mails'],
    data: ['Emails we send', 'Correos que enviamos'],
    kept: [
      `Not kept once they are sent; one that could not be sent, ${SECRET_MAIL_HOURS} hours. If the operator stores emails instead of sending them: ${SECRET_MAIL_HOURS} hours if they hold a link or code, otherwise ${STORED_MAIL_DAYS} days.`,
      `No se guardan una vez enviados; uno que no se pudo enviar, ${SECRET_MAIL_HOURS} horas. Si el operador los almacena en lugar de enviarlos: ${SECRET_MAIL_HOURS} horas si llevan un enlace o código; los demás, ${STORED_MAIL_DAYS} días.`,
    ],
    job: 'mails.forget',
  },
  {
    tables: ['mails_on_hold'],
    data: [
      'Emails on hold until your quiet hours end',
      'Correos que esperan el fin de sus horas de silencio',
    ],
    kept: ['Until they are sent', 'Hasta que se envían'],
    job: null,
  },
  {
    tables: ['pending_events'],
    data: [
      'What is still to be done about an event, such as sending its emails',
      'Lo que falta hacer tras un suceso, como enviar sus correos',
    ],
    kept: [
      `Until it is done, ${FAILED_EVENT_DAYS} days at most`,
      `Hasta que se hace; ${FAILED_EVENT_DAYS} días como máximo`,
    ],
    job: 'mails.forget',
  },
  {
    tables: [],
    data: ['The server’s log', 'La bitácora del servidor'],
    kept: [
      'As long as the operator’s log system keeps it; our guide for operators says 30 days at most',
      'Lo que la conserve el sistema de bitácoras del operador; nuestra guía para operadores dice 30 días como máximo',
    ],
    job: null,
  },
];
