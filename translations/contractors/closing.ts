import { defineMessages } from '../../common/format/messages.ts';

/** A business closed for good: its page, what its owner says, and what others propose. */
export default defineMessages({
  'closing.job_after': [
    'This business closed for good in {month}. Only jobs until then can be reviewed.',
    'Este negocio cerró definitivamente en {month}. Solo se pueden reseñar trabajos hechos hasta entonces.',
  ],
  'closing.no_prices': [
    '{name} closed for good, so there is no price to agree on any more.',
    '{name} cerró definitivamente, así que ya no hay precio que acordar.',
  ],
  'closing.no_messages': [
    '{name} closed for good, so it takes no messages or requests.',
    '{name} cerró definitivamente, así que no recibe mensajes ni solicitudes.',
  ],

  'closing.own_title_closed': ['Your business is closed for good', 'Su negocio está cerrado definitivamente'],
  'closing.own_title': ['Close your business for good', 'Cerrar su negocio definitivamente'],
  'closing.own_intro': [
    'For {name}, when it takes no more jobs. For a holiday, enter days off on your page instead.',
    'Para {name}, cuando ya no acepte trabajos. Si son vacaciones, mejor indique los días libres en su página.',
  ],
  'closing.effects': ['What happens', 'Qué pasa'],
  'closing.effect_page': [
    'Your page stays, with its reviews, licenses and red flags. It says since when you are closed.',
    'Su página se conserva, con sus reseñas, licencias y focos rojos. Dice desde cuándo está cerrado.',
  ],
  'closing.effect_lists': [
    'You leave the search, the map, the lists of trades and cities, and the sub-finder.',
    'Sale de la búsqueda, del mapa, de las listas de oficios y ciudades y del buscador de subcontratistas.',
  ],
  'closing.effect_requests': [
    'No one can ask you for a quote, write to you for the first time or invite you. Those who wrote with you in the last year are told once.',
    'Nadie puede pedirle cotización, escribirle por primera vez ni invitarlo. A quienes se escribieron con usted en el último año se les avisa una vez.',
  ],
  'closing.effect_reviews': [
    'Jobs of the month of closing and before can still be reviewed, and you can respond.',
    'Los trabajos del mes del cierre y anteriores todavía se pueden reseñar, y usted puede responder.',
  ],
  'closing.effect_undo': [
    'You can open again here at any time. The public log keeps both days.',
    'Puede volver a abrir aquí en cualquier momento. El registro público conserva ambas fechas.',
  ],
  'closing.plan_goes_on': [
    'Your paid plan goes on until you cancel it.',
    'Su plan de pago sigue hasta que usted lo cancele.',
  ],
  'closing.to_billing': ['Go to billing', 'Ir a facturación'],
  'closing.day': ['Last day of work', 'Último día de trabajo'],
  'closing.day_help': ['Today or earlier.', 'Hoy o antes.'],
  'closing.day_needed': ['Enter the day of closing.', 'Escriba el día del cierre.'],
  'closing.day_future': [
    'This day is yet to come. Say it on the day, or afterwards.',
    'Ese día todavía no llega. Dígalo ese día o después.',
  ],
  'closing.day_too_early': [
    'The business did not exist on this day. Check the year.',
    'En esa fecha el negocio no existía. Revise el año.',
  ],
  'closing.close_now': ['Close for good', 'Cerrar definitivamente'],
  'closing.closed_now': ['Your business is closed for good.', 'Su negocio quedó cerrado definitivamente.'],
  'closing.reopen_text': [
    'Your page returns to the search and to all lists right away.',
    'Su página vuelve de inmediato a la búsqueda y a todas las listas.',
  ],
  'closing.reopen_now': ['Open again', 'Volver a abrir'],
  'closing.reopened_now': [
    'Your business is open again, and back in all lists.',
    'Su negocio está abierto de nuevo y otra vez en todas las listas.',
  ],
  'closing.by_decision': [
    'An administrator decided this, with a reason. You can appeal the decision, or send proof that you are open.',
    'Lo decidió un administrador, con un motivo. Puede apelar la decisión o enviar una prueba de que está abierto.',
  ],
  'closing.to_decision': ['Read the decision and appeal', 'Leer la decisión y apelar'],
  'closing.send_proof': ['Send proof that we are open', 'Enviar prueba de que estamos abiertos'],
  'closing.to_answer.close': [
    'Someone proposes that your business closed. Read it and answer.',
    'Alguien propone que su negocio cerró. Léalo y responda.',
  ],
  'closing.to_answer.reopen': [
    'Someone says that your business is open again. Read it and answer.',
    'Alguien dice que su negocio volvió a abrir. Léalo y responda.',
  ],
  'closing.help_title': ['Good to know', 'Es bueno saber'],
  'closing.help_sold': [
    'Sold or moved? That is no closing. Change your page, or write to us.',
    '¿Lo vendió o se cambió? Eso no es un cierre. Cambie su página o escríbanos.',
  ],
  'closing.help_account': [
    'Your account stays. Closing it is another step, in these settings.',
    'Su cuenta se conserva. Cerrarla es otro paso, en esta misma configuración.',
  ],
  'closing.already_closed': [
    'This business is closed for good already.',
    'Este negocio ya está cerrado definitivamente.',
  ],
  'closing.already_open': ['This business is open already.', 'Este negocio ya está abierto.'],
  'closing.closed_by_decision': [
    'A decision closed this business. Appeal it, or send proof that it is open.',
    'Una decisión cerró este negocio. Apélela o envíe una prueba de que está abierto.',
  ],
  'closing.own_settings': [
    'It is your own business: close it in your settings.',
    'Es su propio negocio: ciérrelo en su configuración.',
  ],
  'closing.owner_says': [
    'You work with this business. Its owner can close it in the settings.',
    'Usted colabora con este negocio. Su dueño puede cerrarlo en la configuración.',
  ],

  'closing.propose_title.close': ['Tell us that a business closed', 'Avisar que un negocio cerró'],
  'closing.propose_title.reopen': [
    'Tell us that a business is open again',
    'Avisar que un negocio volvió a abrir',
  ],
  'closing.propose_intro.close': [
    '{name}: closed for good, not only for a time. Send proof, and an administrator decides.',
    '{name}: cerró definitivamente, no solo por un tiempo. Envíe una prueba y un administrador decide.',
  ],
  'closing.propose_intro.reopen': [
    '{name} is marked as closed for good. Send proof that it works, and an administrator decides.',
    '{name} aparece como cerrado definitivamente. Envíe una prueba de que trabaja y un administrador decide.',
  ],
  'closing.relation': ['What do you have to do with it?', '¿Qué relación tiene con el negocio?'],
  'closing.relation_said': ['Says about themselves', 'Dice de sí mismo'],
  'closing.relation.none': ['I am a customer, neighbor or reader', 'Soy cliente, vecino o lector'],
  'closing.relation.own': ['It is or was my business', 'Es o fue mi negocio'],
  'closing.relation.employer': ['I work or worked there', 'Trabajo o trabajé ahí'],
  'closing.relation.relative': ['It belongs to a relative', 'Es de un familiar'],
  'closing.relation.competitor': ['I work in the same trade', 'Trabajo en el mismo oficio'],
  'closing.relation_needed': [
    'Say what you have to do with the business.',
    'Diga qué relación tiene con el negocio.',
  ],
  'closing.body': ['What do you know?', '¿Qué sabe usted?'],
  'closing.body_help': [
    'For example what hangs on the door, or what an official list says. The business reads this text, but not your name.',
    'Por ejemplo, qué dice el letrero de la puerta o qué dice el registro. El negocio lee este texto, pero no su nombre.',
  ],
  'closing.link': ['Page that shows it', 'Página que lo muestra'],
  'closing.link_help': [
    'A public list, the business’s own page or a news report.',
    'Un registro público, la página del propio negocio o una noticia.',
  ],
  'closing.files': ['Photos or documents', 'Fotos o documentos'],
  'closing.files_help': [
    'Up to {maximum}. A photo of the place, a letter, an extract of an official list.',
    'Hasta {maximum}. Una foto del lugar, un aviso, un extracto de un registro.',
  ],
  'closing.proof_needed': [
    'Add proof: a page that shows it, a photo or a document.',
    'Agregue una prueba: una página que lo muestre, una foto o un documento.',
  ],
  'closing.send': ['Send', 'Enviar'],
  'closing.next_title': ['What happens next', 'Qué pasa después'],
  'closing.next_owner': [
    'We tell the owner first, who has {days} days to answer. Nothing changes before that.',
    'Primero avisamos al dueño, que tiene {days} días para responder. Antes no cambia nada.',
  ],
  'closing.next_nobody': [
    'No one manages this page. An administrator checks your proof, usually within a week.',
    'Nadie administra esta página. Un administrador revisa su prueba, por lo general en una semana.',
  ],
  'closing.next_decided': [
    'An administrator decides with a reason. You and the owner read it.',
    'Un administrador decide con un motivo. Usted y el dueño lo leen.',
  ],
  'closing.next_competitor': [
    'If you work in the same trade, administrators see that beside your proposal.',
    'Si usted trabaja en el mismo oficio, los administradores lo ven junto a su propuesta.',
  ],
  'closing.obstacle': ['You can’t send this', 'No puede enviarlo'],
  'closing.proposed.owner_first': [
    'Thank you. The owner has time to answer now; then an administrator decides.',
    'Gracias. Ahora el dueño tiene tiempo para responder; después decide un administrador.',
  ],
  'closing.proposed.decided_soon': [
    'Thank you. An administrator checks your proof and decides.',
    'Gracias. Un administrador revisa su prueba y decide.',
  ],
  'closing.already_proposed': [
    'You sent a proposal about this business already. It is still open.',
    'Ya envió una propuesta sobre este negocio. Todavía no se decide.',
  ],
  'closing.rejected_lately': [
    'We rejected your last proposal about this business. You can send another one {days} days after that.',
    'Rechazamos su última propuesta sobre este negocio. Puede enviar otra {days} días después.',
  ],
  'closing.daily_limit': [
    'You can send {limit} such proposals a day. Try again tomorrow.',
    'Puede enviar {limit} propuestas de este tipo al día. Intente de nuevo mañana.',
  ],
  'closing.contact_details': [
    'Leave out phone numbers, emails and street addresses: {words}. Put them in a document for administrators.',
    'No incluya teléfonos, correos ni domicilios: {words}. Póngalos en un documento para los administradores.',
  ],
  'closing.hold_words': ['Please say it without {words}.', 'Por favor dígalo sin {words}.'],

  'closing.proposal_title.close': ['Proposal: closed for good', 'Propuesta: cerrado definitivamente'],
  'closing.proposal_title.reopen': ['Proposal: open again', 'Propuesta: abierto de nuevo'],
  'closing.state': ['Status', 'Estatus'],
  'closing.state.open': ['Open', 'En curso'],
  'closing.state.accepted': ['Accepted', 'Aceptada'],
  'closing.state.rejected': ['Rejected', 'Rechazada'],
  'closing.state.withdrawn': ['Withdrawn', 'Retirada'],
  'closing.sent_on': ['Sent', 'Enviada'],
  'closing.closed_since': ['Closed since', 'Cerrado desde'],
  'closing.from': ['From', 'De'],
  'closing.from.user': ['A user', 'Un usuario'],
  'closing.from.owner': ['The business', 'El negocio'],
  'closing.from.competitor': ['Someone of the same trade', 'Alguien del mismo oficio'],
  'closing.from.register': ['An official list', 'Una lista oficial'],
  'closing.from_register_text': [
    'The official list says of every license that the business is dissolved or out of business.',
    'La lista oficial dice de todas las licencias que el negocio se disolvió o ya no trabaja.',
  ],
  'closing.answer_until': [
    'The business can answer until {unit, select, day {the end of {date}} other {{date}}}. No one decides before that.',
    'El negocio puede responder hasta {unit, select, day {el final del {date}} other {el {date}}}. Antes nadie decide.',
  ],
  'closing.answer': ['Answer of the business', 'Respuesta del negocio'],
  'closing.no_answer': ['No answer yet.', 'Todavía no hay respuesta.'],
  'closing.answer_title': ['Your answer', 'Su respuesta'],
  'closing.answer_help': [
    'Say whether you work, and how that can be checked. Administrators and the person who proposed it read it.',
    'Diga si trabaja y cómo se puede comprobar. Lo leen los administradores y quien hizo la propuesta.',
  ],
  'closing.answer_send': ['Send answer', 'Enviar respuesta'],
  'closing.answer_saved': [
    'Your answer is saved. An administrator reads it before deciding.',
    'Su respuesta quedó guardada. Un administrador la lee antes de decidir.',
  ],
  'closing.is_true': ['Is it true? Close the business yourself', '¿Es cierto? Cierre el negocio usted mismo'],
  'closing.withdraw': ['Withdraw proposal', 'Retirar propuesta'],
  'closing.withdrawn_now': ['Proposal withdrawn.', 'Propuesta retirada.'],
  'closing.decided_already': [
    'This proposal is decided or withdrawn already.',
    'Esta propuesta ya se decidió o se retiró.',
  ],
  'closing.to_page': ['To the page of {name}', 'A la página de {name}'],
  'closing.read_decision': ['Read the decision', 'Leer la decisión'],

  'closing.ask_owner_first': [
    'This business is claimed. Someone has to propose the closing first, so that its owner can answer.',
    'Este negocio está reclamado. Primero alguien debe proponer el cierre, para que su dueño pueda responder.',
  ],
  'closing.owner_answers_first': [
    'The owner still has time to answer. Decide after that.',
    'El dueño todavía tiene tiempo para responder. Decida después.',
  ],
  'closing.own_proposal': [
    'You proposed this yourself. Another administrator decides.',
    'Usted mismo hizo esta propuesta. Le toca decidir a otro administrador.',
  ],
  'closing.other_wish': [
    'This proposal asks for something else. Load the page again.',
    'Esta propuesta pide otra cosa. Vuelva a cargar la página.',
  ],
  'closing.listing_closed': ['Listing closed for good', 'Ficha cerrada definitivamente'],
  'closing.listing_reopened': ['Listing opened again', 'Ficha abierta de nuevo'],
  'closing.proposal_rejected': ['Proposal rejected', 'Propuesta rechazada'],
});
