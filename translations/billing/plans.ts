import { defineMessages } from '../../common/format/messages.ts';

/** Pages about plans and paying. */
export default defineMessages({
  'plans.pricing_title': ['Pricing', 'Precios'],
  'plans.pricing_heading': ['What is never for sale, and what is', 'Lo que nunca se vende, y lo que sí'],
  'plans.pricing_description': [
    'Four plans at one list price for everyone. You can’t buy a better rating, a higher rank or the removal of a review.',
    'Cuatro planes al mismo precio de lista para todos. No se puede comprar una mejor calificación, una mejor posición ni que se quite una reseña.',
  ],
  'plans.never_title': ['Never for sale', 'Nunca se vende'],
  'plans.never_rank': [
    'Your rank in a list. Results are ranked by reviews, would hire again, distance, responses, freshness and red flags, never by plan.',
    'Su posición en una lista. Los resultados se ordenan por reseñas, quién volvería a contratar, distancia, respuestas, actividad reciente y focos rojos, nunca por el plan.',
  ],
  'plans.never_reviews': [
    'Reviews. No plan hides one, removes one, or speeds up a decision about one.',
    'Las reseñas. Ningún plan oculta una, la quita ni acelera una decisión sobre ella.',
  ],
  'plans.never_voice': [
    'Your response. Responding to reviews and appealing decisions is free on every plan, with the same rules for everyone.',
    'Su respuesta. Responder a las reseñas y apelar las decisiones es gratis en todos los planes, con las mismas reglas para todos.',
  ],
  'plans.never_listing': [
    'Being listed, verified, and found in both languages.',
    'Aparecer en el directorio, verificarse y que lo encuentren en los dos idiomas.',
  ],
  'plans.never_exit': [
    'Canceling. You can cancel in two clicks and take your data with you.',
    'Cancelar. Puede hacerlo con dos clics y llevarse sus datos.',
  ],
  'plans.firewall': [
    'We test this with every code change: we switch every contractor’s plan and check, number by number, that the order of results stays the same.',
    'Lo probamos con cada cambio de código: le cambiamos el plan a cada contratista y comprobamos, número por número, que el orden de los resultados siga igual.',
  ],
  'plans.plans_title': ['What a plan adds', 'Qué agrega un plan'],
  'plans.same_price': [
    'The same list price for everyone: no plan costs more because of your rating, your city or your size. Only coupons, and earlier prices that customers keep, differ. All prices are in US dollars, and nothing is added at checkout.',
    'El mismo precio de lista para todos: ningún plan cuesta más por su calificación, su ciudad o su tamaño. Solo cambian los cupones y los precios anteriores que conservan los clientes. Todos los precios son en dólares estadounidenses y al pagar no se agrega nada.',
  ],
  'plans.saves': ['You save {amount} a year.', 'Ahorra {amount} al año.'],
  'plans.a_month': ['a month', 'al mes'],
  'plans.a_year': ['a year', 'al año'],
  'plans.use.free': [
    'Be found, answer every review and appeal every decision.',
    'Aparezca en las búsquedas, responda cada reseña y apele cada decisión.',
  ],
  'plans.use.gold': [
    'Show your work: more photos, more trades and more designs for your page.',
    'Muestre su trabajo: más fotos, más oficios y más diseños para su página.',
  ],
  'plans.use.annual_gold': ['Gold, paid once a year.', 'Gold, con un solo pago al año.'],
  'plans.use.platinum': [
    'For larger firms: every design, your own color, and room to find crews and customers.',
    'Para empresas más grandes: todos los diseños, su propio color y espacio para encontrar cuadrillas y clientes.',
  ],
  'plans.yours': ['Your plan', 'Su plan'],
  'plans.join_free': ['Join for free', 'Crear cuenta gratis'],
  'plans.table': ['Plans side by side', 'Planes lado a lado'],
  'plans.questions_title': ['Before you decide', 'Antes de decidir'],
  'plans.q_change': ['Can I change or cancel?', '¿Puedo cambiar o cancelar?'],
  'plans.a_change': [
    'An upgrade starts right away and begins a new period; the unused days of the old plan lower the price. For example, halfway through a 30-day month of Gold ($19.00), Platinum costs $49.00 less $9.50, so $39.50 that day, then $49.00 a month. A downgrade starts when the paid period ends. You cancel in two clicks and keep what you paid for until then.',
    'Un plan superior empieza de inmediato y con él un periodo nuevo; los días que no usó del plan anterior bajan el precio. Por ejemplo, a la mitad de un mes de 30 días de Gold ($19.00), Platinum cuesta $49.00 menos $9.50: ese día paga $39.50 y después $49.00 al mes. Un plan más básico empieza cuando termina el periodo pagado. Usted cancela con dos clics y conserva hasta entonces lo que pagó.',
  ],
  'plans.q_fail': ['What if a payment fails?', '¿Y si falla un pago?'],
  'plans.a_fail': [
    'You keep your plan for 14 days. We try the card again after 1, 3, 7 and 12 days and write to you. After that you move to the Free plan, and nothing is deleted.',
    'Conserva su plan 14 días. Intentamos de nuevo con la tarjeta a los 1, 3, 7 y 12 días y le avisamos. Después pasa al plan gratuito y no se borra nada.',
  ],
  'plans.q_price': ['Can the price go up?', '¿Puede subir el precio?'],
  'plans.a_price': [
    'Not for what you have bought. You keep its price and its limits for as long as you stay. If a plan gets better or cheaper, you get that, too.',
    'No para lo que ya compró. Conserva su precio y sus límites mientras siga. Si un plan mejora o baja de precio, usted también lo recibe.',
  ],
  'plans.q_card': ['Who sees my card?', '¿Quién ve mi tarjeta?'],
  'plans.a_card': [
    'Only the payment provider. The number is entered on its page and never reaches our servers. We keep the brand, the last four digits and the expiry.',
    'Solo el procesador de pagos. El número se escribe en su página y nunca llega a nuestros servidores. Guardamos la marca, los últimos cuatro dígitos y el vencimiento.',
  ],
  'plans.plan_title': ['{plan} plan', 'Plan {plan}'],
  'plans.plan_intro': [
    'What {plan} adds to Free. It changes how much you can publish, never how you are rated.',
    'Lo que {plan} agrega al plan gratuito. Cambia cuánto puede publicar, nunca cómo lo califican.',
  ],
  'plans.none_sold': [
    'No plans are for sale here right now. Everything that is free stays free.',
    'Por ahora aquí no se venden planes. Todo lo gratuito sigue siendo gratuito.',
  ],
  'plans.not_sold': ['This plan isn’t available right now.', 'Este plan no está a la venta por ahora.'],
  'plans.all_plans': ['All plans', 'Todos los planes'],
  'plans.sandbox_title': ['This is a test: no money moves', 'Esto es una prueba: no se mueve dinero'],
  'plans.sandbox_text': [
    'Payments go through the built-in test gateway. Test cards work, real cards cannot be entered.',
    'Los pagos pasan por el procesador de prueba incluido. Sirven las tarjetas de prueba; no se puede escribir una real.',
  ],
  'plans.pay_title': ['Pay for {plan}', 'Pagar {plan}'],
  'plans.pay_now': ['Due today', 'A pagar hoy'],
  'plans.pay_total': ['Total', 'Total a pagar hoy'],
  'plans.later.once': ['{amount} on {date}', '{amount} el {date}'],
  'plans.later.each_month': [
    '{amount} a month from {date} to {last} ({count} payments)',
    '{amount} al mes del {date} al {last} ({count} pagos)',
  ],
  'plans.later.each_year': [
    '{amount} a year from {date} to {last} ({count} payments)',
    '{amount} al año del {date} al {last} ({count} pagos)',
  ],
  'plans.later.then_month': [
    'Then {amount} a month from {date} until you cancel',
    'Después, {amount} al mes a partir del {date}, hasta que cancele',
  ],
  'plans.later.then_year': [
    'Then {amount} a year from {date} until you cancel',
    'Después, {amount} al año a partir del {date}, hasta que cancele',
  ],
  'plans.later.from_month': [
    '{amount} a month from {date} until you cancel',
    '{amount} al mes a partir del {date}, hasta que cancele',
  ],
  'plans.later.from_year': [
    '{amount} a year from {date} until you cancel',
    '{amount} al año a partir del {date}, hasta que cancele',
  ],
  'plans.pay_action': ['Continue to payment', 'Continuar al pago'],
  'plans.renewal_title': ['Renewal and canceling', 'Renovación y cancelación'],
  'plans.renews_month': [
    'Renews automatically every month at {amount}, until you cancel.',
    'Se renueva en automático cada mes por {amount}, hasta que cancele.',
  ],
  'plans.renews_year': [
    'Renews automatically every year at {amount}, until you cancel.',
    'Se renueva en automático cada año por {amount}, hasta que cancele.',
  ],
  'plans.how_to_cancel': [
    'Cancel at any time under Settings, Billing: two clicks, no password, no reason. You keep the plan until the end of the paid period.',
    'Cancele cuando quiera en Configuración, Facturación: con dos clics, sin contraseña y sin dar un motivo. Conserva el plan hasta el final del periodo pagado.',
  ],
  'plans.notice_before': [
    'At least five days before each renewal we email you the date and the amount; before a yearly one, also 30 days before.',
    'Al menos cinco días antes de cada renovación le escribimos la fecha y el monto; si es anual, también 30 días antes.',
  ],
  'plans.read_agreement': ['Read the membership agreement', 'Leer el contrato de membresía'],
  'plans.consent_month': [
    'I agree to the membership agreement with {operator}, and that {plan} renews automatically every month: {site} charges my card {amount} a month, or less while a coupon applies, until I cancel.',
    'Acepto el contrato de membresía con {operator} y que {plan} se renueve en automático cada mes: {site} cobra a mi tarjeta {amount} al mes, o menos mientras se aplique un cupón, hasta que yo cancele.',
  ],
  'plans.consent_year': [
    'I agree to the membership agreement with {operator}, and that {plan} renews automatically every year: {site} charges my card {amount} a year, or less while a coupon applies, until I cancel.',
    'Acepto el contrato de membresía con {operator} y que {plan} se renueve en automático cada año: {site} cobra a mi tarjeta {amount} al año, o menos mientras se aplique un cupón, hasta que yo cancele.',
  ],
  'plans.consent_needed': [
    'Check the box to agree to the renewal. Without it nothing is charged.',
    'Marque la casilla para aceptar la renovación. Sin ella no se cobra nada.',
  ],
  'plans.pay_help_title': ['How paying works', 'Cómo funciona el pago'],
  'plans.pay_help_1': [
    'You enter your card on the payment provider’s page. We never see its number.',
    'La tarjeta se escribe en la página del procesador de pagos. Nosotros nunca vemos su número.',
  ],
  'plans.pay_help_2': [
    'Nothing is charged before you confirm there.',
    'No se cobra nada antes de que confirme ahí.',
  ],
  'plans.pay_help_3': [
    'A plan doesn’t change your rating or your rank in any list.',
    'Un plan no cambia su calificación ni su posición en ninguna lista.',
  ],
  'plans.coupon': ['Coupon', 'Cupón'],
  'plans.coupon_apply': ['Apply coupon', 'Aplicar cupón'],
  'plans.coupon_applied': ['Coupon {code}: {name}', 'Cupón {code}: {name}'],
  'plans.state_title': ['Payment', 'Pago'],
  'plans.state_open_heading': ['One more step: enter your card', 'Falta un paso: escribir la tarjeta'],
  'plans.state_open_text': [
    'Amount: {amount}. You enter your card on the payment provider’s page, which brings you back here.',
    'Importe: {amount}. La tarjeta se escribe en la página del procesador de pagos, que lo trae de regreso aquí.',
  ],
  'plans.state_card_text': [
    'You enter your new card on the payment provider’s page, which brings you back here. Nothing is charged.',
    'Su nueva tarjeta se escribe en la página del procesador de pagos, que lo trae de regreso aquí. No se cobra nada.',
  ],
  'plans.state_to_card': ['Enter the card', 'Escribir la tarjeta'],
  'plans.state_waiting': [
    'The payment provider has not answered yet. Load this page again in a moment.',
    'El procesador de pagos aún no responde. Vuelva a cargar esta página en un momento.',
  ],
  'plans.state_paid_heading': ['You are on {plan}', 'Ya tiene {plan}'],
  'plans.state_paid_text': ['We have received {amount}.', 'Recibimos {amount}.'],
  'plans.state_card_saved': ['Your card is saved', 'Su tarjeta está guardada'],
  'plans.state_card_saved_text': [
    'We’ll charge it starting with the next renewal.',
    'Le cobraremos a esta tarjeta a partir de la próxima renovación.',
  ],
  'plans.state_processing_heading': ['Your payment is being processed', 'Su pago está en proceso'],
  'plans.state_processing_text': [
    'Your bank has not confirmed {amount} yet. That can take a few business days. There is nothing left for you to do: we email you when it is final, and also if it fails.',
    'Su banco aún no confirma {amount}. Puede tardar algunos días hábiles. Usted no tiene que hacer nada: le escribiremos cuando sea definitivo, y también si falla.',
  ],
  'plans.state_failed_heading': ['The payment did not go through', 'El pago no se realizó'],
  'plans.state_expired_heading': ['This payment wasn’t completed', 'Este pago no se completó'],
  'plans.state_expired_text': [
    'Nothing was charged. You can start over at any time.',
    'No se cobró nada. Puede empezar de nuevo cuando quiera.',
  ],
  'plans.state_sent_back_heading': ['We refunded your payment', 'Le reembolsamos su pago'],
  'plans.state_sent_back': [
    'This order was no longer open when you paid it: you chose or paid for a plan in another tab, or it had ended. We’re refunding {amount} to your card, which can take your bank a few days. You pay for one plan only.',
    'Este pedido ya no estaba abierto cuando lo pagó: usted eligió o pagó un plan en otra pestaña, o ya había terminado. Le reembolsamos {amount} a su tarjeta; su banco puede tardar unos días. Usted paga un solo plan.',
  ],
  'plans.state_sent_back_plan': ['See your current plan', 'Ver su plan actual'],
  'plans.go_on': ['Continue where you left off', 'Continuar donde se quedó'],
  'plans.invoice': ['Invoice (PDF)', 'Recibo (PDF)'],
  'plans.to_billing': ['Billing', 'Facturación'],
  'plans.card_page_title': ['Test card', 'Tarjeta de prueba'],
  'plans.card_page_heading': ['Choose a test card', 'Elija una tarjeta de prueba'],
  'plans.card_page_amount': ['{description}, amount due: {amount}', '{description}, a pagar: {amount}'],
  'plans.card_page_save': ['{description}: the card is saved', '{description}: se guarda la tarjeta'],
  'plans.card_legend': ['Card', 'Tarjeta'],
  'plans.card.pays': ['Pays', 'Paga'],
  'plans.card.declined': ['Is declined', 'Es rechazada'],
  'plans.card.needs_confirmation': ['Asks for confirmation', 'Pide confirmación'],
  'plans.card.insufficient_funds': ['Doesn’t have enough funds', 'No tiene fondos suficientes'],
  'plans.card.expired': ['Has expired', 'Está vencida'],
  'plans.card.fails_later': ['Pays now, fails at renewal', 'Paga ahora, falla al renovar'],
  'plans.card.refund_fails': ['Pays; a refund comes back later', 'Paga; un reembolso regresa después'],
  'plans.card.bank_pays': ['Bank debit: pays after three days', 'Cargo a cuenta: paga a los tres días'],
  'plans.card.bank_fails': ['Bank debit: fails after three days', 'Cargo a cuenta: falla a los tres días'],
  'plans.card.disputed': ['Pays, and is disputed', 'Paga y después el banco revierte el cargo'],
  'plans.card_pay': ['Pay with this card', 'Pagar con esta tarjeta'],
  'plans.card_confirm_heading': ['Your bank asks: is this you?', 'Su banco pregunta: ¿es usted?'],
  'plans.card_confirm_yes': ['Yes, confirm', 'Sí, confirmar'],
  'plans.card_confirm_no': ['No, decline', 'No, rechazar'],
  'plans.card_over': [
    'This page has expired. Nothing was charged here.',
    'Esta página ya venció. Aquí no se cobró nada.',
  ],
  'plans.card_done': [
    'This step is done. See the payment page for the result.',
    'Este paso está hecho. Vea el resultado en la página del pago.',
  ],
  'plans.back': ['Back', 'Volver'],
});
