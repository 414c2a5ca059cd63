import { defineMessages } from '../../common/format/messages.ts';

/** Correcting the buyer of an invoice that is already paid. */
export default defineMessages({
  'membership.buyer_correct': ['Correct the buyer', 'Corregir los datos del comprador'],
  'membership.buyer_earlier': ['Version {number}', 'Versión {number}'],
  'membership.buyer_title': ['Buyer of {number}', 'Comprador de {number}'],
  'membership.buyer_text': [
    'The new data appears on this invoice right away, with a note. The earlier version stays. You can do this until the end of {date}.',
    'Los datos nuevos aparecen de inmediato en este recibo, con una nota. La versión anterior se conserva. Puede hacerlo hasta el final del {date}.',
  ],
  'billing.buyer.saved': ['The invoice is corrected.', 'Se corrigió el recibo.'],
  'billing.buyer.too_late': [
    'The month of this invoice is over, so you can’t change its buyer here anymore. Write to the operator on the contact page.',
    'El mes de este recibo ya terminó, así que el comprador ya no se puede cambiar aquí. Escriba al operador en la página de contacto.',
  ],
  'billing.buyer.corrected_on': ['Buyer corrected on {date}', 'Comprador corregido el {date}'],
  'billing.buyer.replaced_on': [
    'Replaced on {date}: a corrected version exists.',
    'Sustituido el {date}: existe una versión corregida.',
  ],
});
