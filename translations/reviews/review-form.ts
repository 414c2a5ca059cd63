import { defineMessages } from '../../common/format/messages.ts';

/** Writing, changing and taking back reviews and responses: the form, the questions before it, one's own lists. */
export default defineMessages({
  // Changing and taking back
  'review_form.prove_job': ['Add proof of the job', 'Subir comprobante del trabajo'],
  'review_form.edit': ['Edit', 'Editar'],
  'review_form.delete': ['Delete', 'Eliminar'],
  'review_form.edit_review_of': ['Edit your review of {contractor}', 'Editar su reseña de {contractor}'],
  'review_form.delete_title': ['Delete this review?', '¿Eliminar esta reseña?'],
  'review_form.delete_text': [
    'We remove your review of {contractor} and the response to it right away, and the rating no longer counts it.',
    'Quitamos de inmediato su reseña de {contractor} y la respuesta que tiene; la calificación ya no la cuenta.',
  ],
  'review_form.delete_kept': [
    'We keep it hidden for {days} days in case there is a question, then erase it. You can’t get it back.',
    'La conservamos oculta {days} días por si hay alguna duda y después la borramos. No podrá recuperarla.',
  ],
  'review_form.delete_confirm': ['Delete review', 'Eliminar reseña'],
  'review_form.cancel': ['Cancel', 'Cancelar'],
  'review_form.save_changes': ['Save changes', 'Guardar cambios'],
  'review_form.edit_history': [
    'We keep every version. If you edit more than {hours} hours after publishing, the page says “edited” and shows the earlier version.',
    'Guardamos todas las versiones. Si edita más de {hours} horas después de publicar, la página dice “editada” y muestra la versión anterior.',
  ],

  // Responses
  'review_form.response_label': ['Your response', 'Su respuesta'],
  'review_form.response_help': [
    'You can respond once to each review, in public. Say what happened and what you did about it.',
    'Puede responder una vez a cada reseña, en público. Cuente qué pasó y qué hizo al respecto.',
  ],
  'review_form.response_send': ['Publish response', 'Publicar respuesta'],
  'review_form.response_edit': ['Edit response', 'Editar respuesta'],
  'review_form.response_delete': ['Delete response', 'Eliminar respuesta'],
  'review_form.response_delete_title': ['Delete this response?', '¿Eliminar esta respuesta?'],
  'review_form.response_delete_text': [
    'We remove it from the page right away. The review stays, and you can write a new response. We keep the deleted text hidden for {days} days, then erase it.',
    'La quitamos de la página de inmediato. La reseña se queda y puede escribir otra respuesta. Conservamos oculto el texto eliminado {days} días y después lo borramos.',
  ],

  // The qualifying questions
  'review_form.create_title': ['Write a review of {contractor}', 'Escribir una reseña de {contractor}'],
  'review_form.create_page': ['Personal ratings', 'Calificaciones personales'],
  'review_form.create_intro': [
    'Three quick questions, then four fields. The rest is optional.',
    'Tres preguntas rápidas y después cuatro datos. Lo demás es opcional.',
  ],
  'review_form.questions_title': ['First, three quick questions', 'Primero, tres preguntas rápidas'],
  'review_form.q.experience': ['What did {contractor} do for you?', '¿Qué hizo {contractor} para usted?'],
  'review_form.q.experience.finished': ['Finished a job', 'Terminó un trabajo'],
  'review_form.q.experience.in_progress': ['Is still working', 'Sigue trabajando'],
  'review_form.q.experience.abandoned': ['Left a job unfinished', 'Dejó un trabajo sin terminar'],
  'review_form.q.experience.quote_only': ['Only gave me a quote', 'Solo me dio una cotización'],
  'review_form.q.experience.none': ['Nothing: I wasn’t a customer', 'Nada: no fui cliente'],
  'review_form.q.relation': [
    'Do you have a connection to this business?',
    '¿Tiene alguna relación con este negocio?',
  ],
  'review_form.q.relation.none': ['No connection', 'Ninguna'],
  'review_form.q.relation.own': ['It’s mine', 'Es mío'],
  'review_form.q.relation.employer': [
    'I work there, or did in the last two years',
    'Trabajo ahí, o trabajé en los últimos dos años',
  ],
  'review_form.q.relation.relative': ['A relative or my partner owns it', 'Es de un familiar o de mi pareja'],
  'review_form.q.relation.competitor': [
    'I compete with it, or my employer does',
    'Es competencia mía o de donde trabajo',
  ],
  'review_form.q.month_contacted': ['Month of the quote', 'Mes de la cotización'],
  'review_form.q.month_help': [
    'Not finished? Choose the last month something happened.',
    '¿No se ha terminado? Elija el último mes en que hubo avances.',
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
  'review_form.disqualified_title': [
    'You can’t review this contractor',
    'No puede reseñar a este contratista',
  ],
  'review_form.disqualified.not_a_customer': [
    'Reviews share your own experience. If you hire or contact {contractor} later, come back and review them.',
    'Las reseñas cuentan una experiencia propia. Si más adelante contrata o contacta a {contractor}, vuelva y escriba su reseña.',
  ],
  'review_form.disqualified.own': [
    'No one can review their own business. You can respond to every review on your page.',
    'Nadie puede reseñar su propio negocio. En su página puede responder a cada reseña.',
  ],
  'review_form.disqualified.employer': [
    'You can’t review a business where you work or recently worked. Readers couldn’t be sure it’s fair.',
    'No puede reseñar un negocio donde trabaja o trabajó hace poco. Los lectores no sabrían si es imparcial.',
  ],
  'review_form.disqualified.relative': [
    'You can’t review a relative’s or partner’s business. Their other customers can.',
    'No puede reseñar el negocio de un familiar o de su pareja. Sus otros clientes sí pueden.',
  ],
  'review_form.disqualified.competitor': [
    'You can’t review a competitor. If you know of unlicensed or dangerous work, report it to the licensing board.',
    'No puede reseñar a la competencia. Si sabe de trabajos peligrosos o sin licencia, repórtelos a la autoridad.',
  ],
  'review_form.disqualified.paid': [
    'We don’t publish reviews written in exchange for something. If someone pressured you, turn down the offer and then tell readers what happened.',
    'No publicamos reseñas a cambio de algo. Si recibió presiones, rechace la oferta y después cuente qué pasó.',
  ],
  'review_form.disqualified.to_contractor': ['Back to {contractor}', 'Volver a {contractor}'],
  'review_form.stage_contradicts': [
    'If you didn’t hire them, choose “Quote only”.',
    'Si no lo contrató, elija “Solo cotización”.',
  ],
  'review_form.month_needed': ['Choose a month and year.', 'Elija mes y año.'],
  'review_form.month_to_come': [
    'Choose a month that isn’t in the future.',
    'Elija un mes que no sea futuro.',
  ],
  'review_form.month_too_old': [
    'This job was too long ago. Choose {earliest} or later.',
    'Pasó demasiado tiempo. Elija {earliest} o después.',
  ],

  // The same reasons in one sentence, for a call that was made in spite of them
  'review_form.refused.not_a_customer': [
    'You can only review a contractor you hired or contacted.',
    'Solo puede reseñar a un contratista que contrató o contactó.',
  ],
  'review_form.refused.own': ['You can’t review your own business.', 'No puede reseñar su propio negocio.'],
  'review_form.refused.employer': [
    'You can’t review a business where you work or recently worked.',
    'No puede reseñar un negocio donde trabaja o trabajó hace poco.',
  ],
  'review_form.refused.relative': [
    'You can’t review a relative’s business.',
    'No puede reseñar el negocio de un familiar.',
  ],
  'review_form.refused.competitor': ['You can’t review a competitor.', 'No puede reseñar a la competencia.'],
  'review_form.refused.paid': [
    'We don’t publish reviews written in exchange for something.',
    'No publicamos reseñas a cambio de algo.',
  ],

  // The form
  'review_form.step_one': ['Step 1 of 2: Your review', 'Paso 1 de 2: Su reseña'],
  'review_form.step_two': ['Step 2 of 2 (optional): add details', 'Paso 2 de 2 (opcional): agregue detalles'],
  'review_form.details': ['Details (optional)', 'Detalles (opcional)'],
  'review_form.details_purpose': [
    'These details help more people, and a review with all 16 answers counts more in the ranking. Skip what you like; you can add them later.',
    'Estos detalles ayudan a más personas, y una reseña con las 16 respuestas pesa más en el orden de resultados. Omita lo que quiera; puede agregarlos después.',
  ],
  'review_form.month_choose': ['Choose a month', 'Elija un mes'],
  'review_form.now_public': ['Your review is public now.', 'Su reseña ya es pública.'],
  'review_form.overall_question': ['Overall rating', 'En general, ¿cómo le fue?'],
  'review_form.scores': ['Scores', 'Calificaciones'],
  'review_form.title': ['Title', 'Título'],
  'review_form.title_help': ['Sum it up in a few words.', 'Resúmalo en una frase.'],
  'review_form.body': ['What happened', 'Qué pasó'],
  'review_form.body_help': [
    'What you agreed on, what they did, what it cost. Leave out phone numbers, addresses and private names.',
    'Qué acordaron, qué hicieron y cuánto costó. No ponga teléfonos, domicilios ni nombres de particulares.',
  ],
  'review_form.job': ['Cost and location', 'Costo y lugar'],
  'review_form.trade': ['Trade', 'Oficio'],
  'review_form.trade_choose': ['Choose a trade', 'Elija un oficio'],
  'review_form.stage': ['Job status', 'Estatus del trabajo'],
  'review_form.month': ['Month finished', 'Mes en que se terminó'],
  'review_form.city': ['City', 'Ciudad'],
  'review_form.postal_code': ['Postal code', 'Código postal'],
  'review_form.place_help': [
    'The city or the postal code is enough.',
    'Basta con la ciudad o el código postal.',
  ],
  'review_form.cost': ['What it cost', 'Cuánto costó'],
  'review_form.cost_help': [
    'For a quote, the amount quoted.',
    'Si solo fue una cotización, la cantidad cotizada.',
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
    'Readers see swear words masked. We store your text unchanged.',
    'Los lectores ven ocultas las groserías. Su texto guardado no cambia.',
  ],
  'review_form.publish': ['Publish review', 'Publicar reseña'],
  'review_form.back_to_form': ['Keep editing', 'Seguir editando'],
  'review_form.published': ['Review published. Thank you!', 'Reseña publicada. ¡Gracias!'],

  // What stands in the way
  'review_form.signed_out_title': ['You’re logged out', 'Se cerró su sesión'],
  'review_form.signed_out_text': [
    'Your draft is saved on this device. Log in again to continue.',
    'Su borrador está guardado en este dispositivo. Inicie sesión para continuar.',
  ],
  'review_form.sign_in_again': ['Log in', 'Iniciar sesión'],
  'review_form.verify_title': ['Confirm your email first', 'Primero confirme su correo'],
  'review_form.verify_text': [
    'You can start writing now. To publish, open the link we sent to your email.',
    'Puede empezar a escribir. Para publicar, abra el enlace que le enviamos por correo.',
  ],
  'review_form.verify_link': ['Send the link again', 'Enviar el enlace otra vez'],
  'review_form.refused_own_business': [
    'You can’t review your own business.',
    'No puede reseñar su propio negocio.',
  ],
  'review_form.refused_administrator': [
    'Administrators can’t write reviews. Use a personal account.',
    'Los administradores no pueden escribir reseñas. Use una cuenta personal.',
  ],
  'review_form.already_reviewed': [
    'You already reviewed this contractor for {month}. You can edit that review.',
    'Ya reseñó a este contratista en {month}. Puede editar esa reseña.',
  ],
  'review_form.edit_existing': ['Edit that review', 'Editar esa reseña'],
  'review_form.daily_limit': [
    'You can publish {limit} reviews in 24 hours. We saved your draft; try again later.',
    'Puede publicar {limit} reseñas en 24 horas. Guardamos su borrador; intente más tarde.',
  ],
  'review_form.yearly_limit': [
    'You already have {limit} reviews of this contractor in 12 months, the most we allow. You can edit those.',
    'Ya tiene {limit} reseñas de este contratista en 12 meses, el máximo permitido. Puede editar esas.',
  ],
  'review_form.taken_down': [
    'An administrator took down this review. See below why and what you can do.',
    'Un administrador quitó esta reseña. Vea abajo por qué y qué puede hacer.',
  ],
  'review_form.changed_meanwhile': [
    'This review changed in another window. Reload it before you save.',
    'Esta reseña cambió en otra ventana. Recárguela antes de guardar.',
  ],
  'review_form.trade_unknown': ['Choose a trade from the list.', 'Elija un oficio de la lista.'],
  'review_form.already_responded': [
    'This review already has a response. You can edit it.',
    'Esta reseña ya tiene respuesta. Puede editarla.',
  ],
  'review_form.response_taken_down': [
    'An administrator took down your response. You can edit it, but not delete it or write another.',
    'Un administrador quitó su respuesta. Puede editarla, pero no eliminarla ni escribir otra.',
  ],
  'review_form.response_undoes_edit': [
    'An administrator edited this response. You can’t restore the removed text.',
    'Un administrador editó esta respuesta. No puede volver a poner lo que se quitó.',
  ],
  'review_form.response_undoes_deletion': [
    'An administrator deleted your last response. Write a new one without the problem.',
    'Un administrador eliminó su respuesta anterior. Escriba otra sin ese problema.',
  ],
  'review_form.response_needs_active': [
    'This review isn’t public right now, so you can’t respond.',
    'Esta reseña no es pública en este momento; no puede responder.',
  ],

  // My reviews
  'review_form.given_title': ['My reviews', 'Mis reseñas'],
  'review_form.got_title': ['Reviews of my business', 'Reseñas de mi negocio'],
  'review_form.given_none_title': ['No reviews yet', 'Aún no hay reseñas'],
  'review_form.given_none_text': [
    'Reviews you write will appear here.',
    'Aquí aparecerán las reseñas que escriba.',
  ],
  'review_form.find_contractor': ['Find a contractor to review', 'Buscar un contratista'],
  'review_form.got_none_title': ['No reviews yet', 'Aún no hay reseñas'],
  'review_form.got_none_text': [
    'Reviews of your business will appear here.',
    'Aquí aparecerán las reseñas de su negocio.',
  ],
  'review_form.got_not_contractor_title': ['Only for contractors', 'Solo para contratistas'],
  'review_form.got_not_contractor_text': [
    'This page lists the reviews of a business. Your account doesn’t manage one.',
    'Esta página muestra las reseñas de un negocio. Su cuenta no administra ninguno.',
  ],
  'review_form.got_unanswered': [
    '{count, plural, =0 {You responded to every review} one {# review to respond to} other {# reviews to respond to}}',
    '{count, plural, =0 {Respondió todas sus reseñas} one {# reseña por responder} other {# reseñas por responder}}',
  ],
  'review_form.my_page': ['My page', 'Mi página'],
  'review_form.help_title': ['A review that helps', 'Una reseña que ayuda'],
  'review_form.help_1': [
    'Say what you agreed on, what was done and what it cost.',
    'Diga qué acordaron, qué se hizo y cuánto costó.',
  ],
  'review_form.help_2': [
    'Write only what you saw or went through yourself.',
    'Escriba solo lo que usted vio o vivió.',
  ],
  'review_form.help_3': [
    'Leave out phone numbers, addresses and names of private people.',
    'No incluya teléfonos, domicilios ni nombres de particulares.',
  ],
  'review_form.help_4': ['You can edit or delete it later.', 'Puede editarla o eliminarla después.'],
});
