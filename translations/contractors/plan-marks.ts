import { defineMessages } from '../../common/format/messages.ts';

/** The mark of a paid plan on cards and pages of contractors. */
export default defineMessages({
  'contractors.paid_plan': [
    'Paid plan - not a quality rating',
    'Plan de pago: no es una calificación de calidad',
  ],
  'contractors.paid_plan_buys': [
    'It buys room and tools, such as more photos and page designs. It doesn’t change any rating, rank or decision.',
    'Compra espacio y herramientas, como más fotos y diseños de página. No cambia ninguna calificación, posición ni decisión.',
  ],
});
