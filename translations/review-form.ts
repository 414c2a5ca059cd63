import { defineMessages } from '../common/messages.ts';

/** Writing, changing and taking back reviews and responses: the form, the questions before it, one's own lists. */
export default defineMessages({
  // Changing and taking back
  'review_form.edit': ['Edit', 'Editar'],
  'review_form.delete': ['Delete', 'Eliminar'],
  'review_form.edit_review_of': ['Edit your review of {contractor}', 'Editar su reseña de {contractor}'],
  'review_form.delete_title': ['Delete this review?', '¿Eliminar esta reseña?'],
  'review_form.delete_text': [
    'Your review of {contractor} and the response to it disappear from the site at once, and the rating is counted without it.',
    'Su reseña de {contractor} y la respuesta que tiene dejan de mostrarse de inmediato, y la calificación se calcula sin ella.',
  ],
  'review_form.delete_kept': [
    'We keep it, hidden, for {days} days in case there is a question about it. Then it is erased for good. You cannot bring it back yourself.',
    'La conservamos oculta {days} días por si surge alguna duda sobre ella. Después se borra para siempre. Usted no podrá recuperarla.',
  ],
  'review_form.delete_confirm': ['Delete the review', 'Eliminar la reseña'],
  'review_form.cancel': ['Cancel', 'Cancelar'],
  'review_form.save_changes': ['Save changes', 'Guardar cambios'],
  'review_form.edit_history': [
    'Every version is kept. Changes made more than {hours} hours after publishing are shown as edited, with the earlier version.',
    'Se guardan todas las versiones. Los cambios hechos más de {hours} horas después de publicar se muestran como edición, junto con la versión anterior.',
  ],

  // Responses
  'review_form.response_label': ['Your response', 'Su respuesta'],
  'review_form.response_help': [
    'One response to each review, for everyone to read. Say what happened and what you did about it.',
    'Una respuesta por reseña, que todos pueden leer. Cuente qué pasó y qué hizo al respecto.',
  ],
  'review_form.response_send': ['Publish response', 'Publicar respuesta'],
  'review_form.response_edit': ['Edit response', 'Editar respuesta'],
  'review_form.response_delete': ['Delete response', 'Eliminar respuesta'],
  'review_form.response_delete_title': ['Delete this response?', '¿Eliminar esta respuesta?'],
  'review_form.response_delete_text': [
    'It disappears from the page at once. The review stays, and you may write a new response. We keep the deleted text, hidden, with the review.',
    'Deja de mostrarse de inmediato. La reseña se queda y usted puede escribir otra respuesta. El texto eliminado se conserva oculto junto con la reseña.',
  ],

  // The qualifying questions
  'review_form.create_title': ['Review {contractor}', 'Reseña de {contractor}'],
  'review_form.create_page': ['Personal ratings', 'Calificaciones personales'],
  'review_form.create_intro': [
    'Three quick questions, four fields. It takes about two minutes.',
    'Tres preguntas rápidas y cuatro datos. Le tomará unos dos minutos.',
  ],
  'review_form.questions_title': ['First, three quick questions', 'Primero, tres preguntas rápidas'],
  'review_form.q.experience': ['What did {contractor} do for you?', '¿Qué hizo {contractor} para usted?'],
  'review_form.q.experience.finished': ['Finished a job', 'Terminó un trabajo'],
  'review_form.q.experience.in_progress': ['Is still working', 'Sigue trabajando'],
  'review_form.q.experience.abandoned': ['Left a job unfinished', 'Dejó un trabajo sin terminar'],
  'review_form.q.experience.quote_only': ['Only gave me a quote', 'Solo me dio un presupuesto'],
  'review_form.q.experience.none': ['Nothing: I was not a customer', 'Nada: no fui cliente'],
  'review_form.q.relation': [
    'Do you have a connection to this business?',
    '¿Tiene alguna relación con este negocio?',
  ],
  'review_form.q.relation.none': ['No connection', 'Ninguna'],
  'review_form.q.relation.own': ['It is mine', 'Es mío'],
  'review_form.q.relation.employer': [
    'I work there, or did in the last two years',
    'Trabajo ahí, o trabajé en los últimos dos años',
  ],
  'review_form.q.relation.relative': ['A relative or my partner owns it', 'Es de un familiar o de mi pareja'],
  'review_form.q.relation.competitor': [
    'I compete with it, or my employer does',
    'Es competencia mía o de donde trabajo',
  ],
  'review_form.q.month_contacted': ['Month of the quote', 'Mes del presupuesto'],
  'review_form.q.month_help': [
    'Not finished? The last month something happened.',
    '¿No se ha terminado? El último mes en que hubo avances.',
  ],
  'review_form.q.offered': [
    'Were you offered anything for this review?',
    '¿Le ofrecieron algo a cambio de esta reseña?',
  ],
  'review_form.q.offered_help': [
    'Money, a discount, a gift, a refund, free work or the end of a dispute.',
    'Dinero, un descuento, un regalo, un reembolso, trabajo gratis o retirar una queja.',
  ],
  'review_form.q.offered.nothing': ['No, nothing', 'No, nada'],
  'review_form.q.offered.refused': ['Yes, and I turned it down', 'Sí, pero no lo acepté'],
  'review_form.q.offered.accepted': [
    'Yes, and I accepted it or expect it',
    'Sí, lo acepté o espero recibirlo',
  ],

  // Why a review stops
  'review_form.disqualified_title': ['You cannot review this one', 'No puede reseñar a este contratista'],
  'review_form.disqualified.not_a_customer': [
    'Reviews here tell of one’s own experience. If you hire or contact {contractor} later, come back and tell us.',
    'Las reseñas cuentan una experiencia propia. Si más adelante contrata o busca a {contractor}, vuelva y cuéntenos.',
  ],
  'review_form.disqualified.own': [
    'Nobody reviews a business of their own. On your page you can answer every review instead.',
    'Nadie reseña su propio negocio. En su página puede responder a cada reseña.',
  ],
  'review_form.disqualified.employer': [
    'People who work or lately worked for a business do not review it: readers could not tell whom it serves.',
    'Quien trabaja o trabajó hace poco en un negocio no lo reseña: el lector no sabría a quién le conviene.',
  ],
  'review_form.disqualified.relative': [
    'Family does not review family here. Good work will be praised by other customers.',
    'Aquí la familia no reseña a la familia. Si el trabajo es bueno, otros clientes lo dirán.',
  ],
  'review_form.disqualified.competitor': [
    'Competitors do not review each other here. If you know of unlicensed or dangerous work, the licensing board takes reports.',
    'Los competidores no se reseñan entre sí. Si sabe de trabajos peligrosos o sin licencia, repórtelos a la autoridad que otorga las licencias.',
  ],
  'review_form.disqualified.paid': [
    'A review that was paid for, with anything, is not published: readers have to be able to trust every star. If you were pressed to write one, you may still tell what happened after you have turned the offer down.',
    'No publicamos reseñas a cambio de algo: el lector debe poder confiar en cada estrella. Si lo presionaron para escribirla, puede contar lo que pasó después de rechazar la oferta.',
  ],
  'review_form.disqualified.to_contractor': ['Back to {contractor}', 'Volver a {contractor}'],
  'review_form.stage_contradicts': [
    'Somebody who was not hired has had a quote at most: choose “Quote only”.',
    'Si no se contrató, a lo más hubo un presupuesto: elija “Solo presupuesto”.',
  ],
  'review_form.month_needed': ['Choose a month and year.', 'Elija mes y año.'],
  'review_form.month_to_come': ['This month is still to come.', 'Ese mes todavía no llega.'],
  'review_form.month_too_old': [
    'This job is too long ago: choose {earliest} or later.',
    'Hace demasiado tiempo: elija {earliest} o después.',
  ],

  // The same reasons in one sentence, for a call that was made in spite of them
  'review_form.refused.not_a_customer': [
    'Only people who hired or contacted a contractor may review it.',
    'Solo reseña quien contrató o buscó al contratista.',
  ],
  'review_form.refused.own': ['You cannot review your own business.', 'No puede reseñar su propio negocio.'],
  'review_form.refused.employer': [
    'You cannot review a business you work or lately worked for.',
    'No puede reseñar un negocio donde trabaja o trabajó hace poco.',
  ],
  'review_form.refused.relative': [
    'You cannot review the business of a relative.',
    'No puede reseñar el negocio de un familiar.',
  ],
  'review_form.refused.competitor': ['You cannot review a competitor.', 'No puede reseñar a la competencia.'],
  'review_form.refused.paid': [
    'A review that was paid for is not published.',
    'No publicamos reseñas hechas a cambio de algo.',
  ],

  // The form
  'review_form.step_one': ['Step 1 of 2: Your review', 'Paso 1 de 2: Su reseña'],
  'review_form.step_two': ['Step 2 of 2 (optional): add details', 'Paso 2 de 2 (opcional): agregue detalles'],
  'review_form.details': ['Details (optional)', 'Detalles (opcional)'],
  'review_form.details_purpose': [
    'Your review helps more people with these details: readers look for them first, and a review with all 16 answers counts more in the ranking. Skip anything you like. You can add them later.',
    'Con estos detalles su reseña ayuda a más personas: es lo primero que buscan los lectores, y una reseña con las 16 respuestas pesa más en el orden de los resultados. Omita lo que quiera. Puede agregarlos después.',
  ],
  'review_form.month_choose': ['Choose a month', 'Elija un mes'],
  'review_form.photos_need_scripts': [
    'To add photos, turn on JavaScript in your browser.',
    'Para agregar fotos, active JavaScript en su navegador.',
  ],
  'review_form.now_public': ['Your review is public now.', 'Su reseña ya es pública.'],
  'review_form.overall_question': ['Overall rating', 'En general, ¿cómo le fue?'],
  'review_form.scores': ['Scores', 'Calificaciones'],
  'review_form.title': ['Title', 'Título'],
  'review_form.title_help': ['Sum it up in a few words.', 'Resúmalo en una frase.'],
  'review_form.body': ['What happened', 'Qué pasó'],
  'review_form.body_help': [
    'What was agreed, what was done, what it cost in the end. Leave out phone numbers, addresses and the names of private people.',
    'Qué se acordó, qué se hizo y cuánto costó al final. No ponga teléfonos, domicilios ni nombres de particulares.',
  ],
  'review_form.job': ['Cost and location', 'Costo y lugar'],
  'review_form.trade': ['Trade', 'Oficio'],
  'review_form.trade_choose': ['Choose a trade', 'Elija un oficio'],
  'review_form.stage': ['Job status', 'Estado del trabajo'],
  'review_form.month': ['Month finished', 'Mes en que se terminó'],
  'review_form.city': ['City', 'Ciudad'],
  'review_form.postal_code': ['Postal code', 'Código postal'],
  'review_form.place_help': [
    'The city or the ZIP code is enough.',
    'Basta con la ciudad o el código postal.',
  ],
  'review_form.cost': ['What it cost', 'Cuánto costó'],
  'review_form.cost_help': [
    'For a quote, the amount quoted.',
    'Si solo fue presupuesto, la cantidad presupuestada.',
  ],
  'review_form.cost_choose': ['Choose an amount', 'Elija una cantidad'],
  'review_form.facts': ['16 quick questions', '16 preguntas rápidas'],
  'review_form.facts_help': [
    'Answer what you know and skip the rest. Readers see “12 of 14 said yes”.',
    'Conteste lo que sepa y omita lo demás. Los lectores ven “12 de 14 dijeron que sí”.',
  ],
  'review_form.facts_answered': ['{answered} of {all} answered', '{answered} de {all} contestadas'],
  'review_form.rest_not_applicable': ['Mark the rest “Does not apply”', 'Marcar lo demás como “No aplica”'],
  'review_form.preview': ['Preview', 'Vista previa'],
  'review_form.draft_kept': ['Draft saved on this device.', 'Borrador guardado en este dispositivo.'],
  'review_form.preview_text': [
    'Listed swear words are masked for readers; what you wrote stays as it is.',
    'Las groserías de la lista se ocultan a los lectores; lo que usted escribió se conserva.',
  ],
  'review_form.publish': ['Publish the review', 'Publicar la reseña'],
  'review_form.back_to_form': ['Keep editing', 'Seguir editando'],
  'review_form.published': ['Your review is published. Thank you!', 'Su reseña está publicada. ¡Gracias!'],

  // What stands in the way
  'review_form.signed_out_title': ['You have been signed out', 'Su sesión se cerró'],
  'review_form.signed_out_text': [
    'Your draft is saved on this device. Log in again to continue.',
    'Su borrador está guardado en este dispositivo. Inicie sesión para continuar.',
  ],
  'review_form.sign_in_again': ['Log in', 'Iniciar sesión'],
  'review_form.verify_title': ['Confirm your e-mail first', 'Primero confirme su correo'],
  'review_form.verify_text': [
    'You can write now and nothing is lost, but only people with a confirmed address publish reviews. The link is in your inbox.',
    'Puede escribir desde ahora y nada se pierde, pero para publicar hay que confirmar el correo. El enlace está en su bandeja de entrada.',
  ],
  'review_form.verify_link': ['Send the link again', 'Enviar el enlace otra vez'],
  'review_form.refused_own_business': [
    'You cannot review your own business.',
    'No puede reseñar su propio negocio.',
  ],
  'review_form.refused_administrator': [
    'Administrators do not write reviews: use a personal account.',
    'Los administradores no escriben reseñas: use una cuenta personal.',
  ],
  'review_form.already_reviewed': [
    'You have already reviewed this contractor for {month}. You can edit that review.',
    'Ya reseñó a este contratista por {month}. Puede editar esa reseña.',
  ],
  'review_form.edit_existing': ['Edit that review', 'Editar esa reseña'],
  'review_form.daily_limit': [
    'You may publish {limit} reviews in 24 hours. Your draft is kept: come back later.',
    'Puede publicar {limit} reseñas en 24 horas. Su borrador se guarda: vuelva más tarde.',
  ],
  'review_form.yearly_limit': [
    'You have {limit} reviews of this contractor in 12 months, which is as many as one author may have. You can edit those.',
    'Usted tiene {limit} reseñas de este contratista en 12 meses, que es el máximo por persona. Puede editar esas.',
  ],
  'review_form.taken_down': [
    'You have sent this review already, and it is not shown: an administrator took it down. Below you see why and what you can do.',
    'Usted ya envió esta reseña y no se muestra: un administrador la retiró. Abajo verá por qué y qué puede hacer.',
  ],
  'review_form.changed_meanwhile': [
    'This review was changed in another window. Load it again before you save.',
    'Esta reseña se cambió en otra ventana. Vuelva a cargarla antes de guardar.',
  ],
  'review_form.trade_unknown': ['Choose a trade from the list.', 'Elija un oficio de la lista.'],
  'review_form.already_responded': [
    'There is a response to this review already. You can edit it.',
    'Esta reseña ya tiene respuesta. Puede editarla.',
  ],
  'review_form.response_taken_down': [
    'An administrator took your response down. You can change its words, but not take it back or write another.',
    'Un administrador retiró su respuesta. Puede cambiar el texto, pero no eliminarla ni escribir otra.',
  ],
  'review_form.response_undoes_edit': [
    'An administrator changed this response. It cannot go back to what was taken out.',
    'Un administrador modificó esta respuesta. No puede volver a incluir lo que se quitó.',
  ],
  'review_form.response_undoes_deletion': [
    'An administrator deleted your last response. Please write one without what was wrong with it.',
    'Un administrador eliminó su respuesta anterior. Escriba otra sin lo que motivó esa decisión.',
  ],
  'review_form.response_needs_active': [
    'This review is not shown at the moment, so it cannot be answered.',
    'Esta reseña no se muestra por ahora, así que no se puede responder.',
  ],

  // My reviews
  'review_form.given_title': ['Reviews I gave', 'Reseñas que escribí'],
  'review_form.got_title': ['Reviews I got', 'Reseñas que recibí'],
  'review_form.given_none_title': ['You have no reviews', 'No tiene reseñas'],
  'review_form.given_none_text': [
    'Reviews you write appear here. You can edit or delete them.',
    'Aquí aparecen las reseñas que escriba. Puede editarlas o eliminarlas.',
  ],
  'review_form.find_contractor': ['Find a contractor to review', 'Buscar un contratista'],
  'review_form.got_none_title': ['Nobody has reviewed you yet', 'Todavía nadie lo ha reseñado'],
  'review_form.got_none_text': [
    'Reviews of your business will stand here, those without an answer first.',
    'Aquí estarán las reseñas de su negocio, primero las que no tienen respuesta.',
  ],
  'review_form.got_not_contractor_title': ['Only for contractors', 'Solo para contratistas'],
  'review_form.got_not_contractor_text': [
    'This page lists the reviews of a business. Your account does not answer for one.',
    'Esta página muestra las reseñas de un negocio. Su cuenta no representa a ninguno.',
  ],
  'review_form.got_unanswered': [
    '{count, plural, =0 {Every review has an answer} one {# review waits for an answer} other {# reviews wait for an answer}}',
    '{count, plural, =0 {Todas las reseñas tienen respuesta} one {# reseña espera respuesta} other {# reseñas esperan respuesta}}',
  ],
  'review_form.my_page': ['My contractor page', 'Mi página de contratista'],
});
