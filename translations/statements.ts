import { defineMessages } from '../common/messages.ts';

/** Statements of reasons: what was decided, told to those it concerns. */
export default defineMessages({
  'statements.list_title': ['Decisions that concern me', 'Decisiones que me conciernen'],
  'statements.list_text': [
    'Whatever is decided about your reviews, your responses, your postings, your page or your account is told to you here and by e-mail, with its reason. A last day ends at 10:00 UTC of the next one.',
    'Todo lo que se decide sobre sus reseñas, respuestas, publicaciones, página o cuenta se le informa aquí y por correo, con su motivo. Un último día termina a las 10:00 UTC del siguiente.',
  ],
  'statements.none_title': ['No decisions', 'No hay decisiones'],
  'statements.none_text': [
    'Nothing has been decided about what you wrote or about your account.',
    'No se ha decidido nada sobre lo que usted escribió ni sobre su cuenta.',
  ],
  'statements.unread': ['Not read', 'Sin leer'],
  'statements.appeal_until': ['You may appeal until {date}', 'Puede apelar hasta el {date}'],
  'statements.under_appeal': ['Appealed, decided by {date}', 'Apelada, se resuelve a más tardar el {date}'],
  'statements.under_late_appeal': [
    'Appealed, should have been decided by {date}',
    'Apelada, debió resolverse a más tardar el {date}',
  ],
  'statements.of_contractor': ['about {contractor}', 'sobre {contractor}'],

  'statements.title': ['Decision {number}', 'Decisión {number}'],
  'statements.all': ['All decisions that concern me', 'Todas las decisiones que me conciernen'],
  'statements.told_others': [
    'You read this as an administrator. Those it concerns have been told.',
    'La ve como administrador. A quienes concierne ya se les avisó.',
  ],
  'statements.what.review.held': [
    'The review is saved and not shown yet: a signal holds it until an administrator has looked at it. The number of stars plays no part.',
    'La reseña está guardada y aún no se muestra: una señal la detiene hasta que un administrador la revise. El número de estrellas no influye.',
  ],
  'statements.what.review.deactivated': [
    'The review is no longer shown, and its stars do not count.',
    'La reseña ya no se muestra y sus estrellas no cuentan.',
  ],
  'statements.what.review.activated': [
    'The review is shown, and its stars count.',
    'La reseña se muestra y sus estrellas cuentan.',
  ],
  'statements.what.review.deleted': [
    'The review was deleted. It is kept for an appeal until the last day named here, and then erased.',
    'La reseña se eliminó. Se conserva para una apelación hasta el último día aquí indicado y después se borra.',
  ],
  'statements.what.review.edited': [
    'Words of the review were changed, or photos of it taken away. The page says so.',
    'Se cambiaron palabras de la reseña o se quitaron fotos. La página lo indica.',
  ],
  'statements.what.review.words_restored': [
    'The author’s appeal was granted: the review says again what it said before an administrator changed it. The page says so.',
    'Se concedió la apelación del autor: la reseña vuelve a decir lo que decía antes de que un administrador la cambiara. La página lo indica.',
  ],
  'statements.what.response.held': [
    'The response is saved and not shown yet: a signal holds it until an administrator has looked at it.',
    'La respuesta está guardada y aún no se muestra: una señal la detiene hasta que un administrador la revise.',
  ],
  'statements.what.response.deactivated': [
    'The contractor’s response to the review is no longer shown.',
    'La respuesta del contratista a la reseña ya no se muestra.',
  ],
  'statements.what.response.activated': [
    'The contractor’s response to the review is shown.',
    'La respuesta del contratista a la reseña se muestra.',
  ],
  'statements.what.response.deleted': [
    'The contractor’s response to the review was deleted.',
    'La respuesta del contratista a la reseña se eliminó.',
  ],
  'statements.what.response.restored': [
    'The contractor’s appeal was granted: the response that was deleted is there again, as it stood before.',
    'Se concedió la apelación del contratista: la respuesta eliminada está de nuevo, como estaba antes.',
  ],
  'statements.what.response.edited': [
    'Words of the contractor’s response were changed. The page says so.',
    'Se cambiaron palabras de la respuesta del contratista. La página lo indica.',
  ],
  'statements.what.response.words_restored': [
    'The contractor’s appeal was granted: the response says again what it said before an administrator changed it. The page says so.',
    'Se concedió la apelación del contratista: la respuesta vuelve a decir lo que decía antes de que un administrador la cambiara. La página lo indica.',
  ],
  'statements.what.accepted.take_down': [
    'The contractor’s appeal was granted: the review is no longer shown, and its stars do not count.',
    'Se concedió la apelación del contratista: la reseña ya no se muestra y sus estrellas no cuentan.',
  ],
  'statements.what.accepted.put_back': [
    'The author’s appeal was granted: the review is shown again, and its stars count.',
    'Se concedió la apelación del autor: la reseña se muestra de nuevo y sus estrellas cuentan.',
  ],
  'statements.what.rejected.take_down': [
    'The contractor’s appeal was rejected: the review stays on the page.',
    'Se rechazó la apelación del contratista: la reseña sigue en la página.',
  ],
  'statements.what.rejected.put_back': [
    'The author’s appeal was rejected: the review stays hidden.',
    'Se rechazó la apelación del autor: la reseña sigue oculta.',
  ],
  'statements.what.user.deactivated': ['The account was deactivated.', 'La cuenta se desactivó.'],
  'statements.what.user.activated': ['The account is active again.', 'La cuenta está activa de nuevo.'],
  'statements.what.user.role_changed': [
    'The role of the account was changed.',
    'Se cambió la función de la cuenta.',
  ],
  'statements.what.account_appeal.accepted': [
    'The appeal was granted: the account is active again.',
    'Se concedió la apelación: la cuenta está activa de nuevo.',
  ],
  'statements.what.account_appeal.rejected': [
    'The appeal was rejected: the account stays inactive.',
    'Se rechazó la apelación: la cuenta sigue inactiva.',
  ],
  'statements.what.claim.accepted': [
    'The claim was accepted: the page belongs to the account that asked for it.',
    'Se aceptó la solicitud: la página es ahora de la cuenta que la pidió.',
  ],
  'statements.what.posting.held': [
    'The posting is saved and not shown yet: a signal holds it until an administrator has looked at it.',
    'La publicación está guardada y aún no se muestra: una señal la detiene hasta que un administrador la revise.',
  ],
  'statements.what.posting.removed': [
    'The posting is no longer shown to anybody but you and the administrators. You may change it or delete it.',
    'La publicación ya no se muestra más que a usted y a los administradores. Puede cambiarla o eliminarla.',
  ],
  'statements.what.posting.restored': ['The posting is shown again.', 'La publicación se muestra de nuevo.'],
  'statements.what.listing.hidden': [
    'The contractor’s page was hidden: nobody finds or opens it.',
    'La página del contratista se ocultó: nadie la encuentra ni la abre.',
  ],
  'statements.what.listing.shown': [
    'The contractor’s page is shown again.',
    'La página del contratista se muestra de nuevo.',
  ],
  'statements.what.listing.corrected': [
    'The contractor’s listing was corrected.',
    'La ficha del contratista se corrigió.',
  ],
  'statements.what.listing.merged': [
    'Another listing of the same contractor was merged into this page.',
    'Otra ficha del mismo contratista se unió a esta página.',
  ],
  'statements.what.listing.separated': [
    'The two listings are separate again: what came with the other one went back to it.',
    'Las dos fichas vuelven a estar separadas: lo que llegó con la otra regresó a ella.',
  ],
  'statements.what.decision_appeal.rejected': [
    'The appeal against the decision was rejected: what was decided stays.',
    'Se rechazó la apelación contra la decisión: lo decidido se mantiene.',
  ],
  'statements.what.claim.rejected': [
    'The claim was rejected: nothing about the page changes.',
    'Se rechazó la solicitud: nada cambia en la página.',
  ],

  'statements.facts': ['The decision', 'La decisión'],
  'statements.decided': ['Decided', 'Fecha'],
  'statements.by': ['By', 'Por'],
  'statements.by.administrator': ['an administrator of {site}', 'un administrador de {site}'],
  'statements.by.screening': ['screening, by itself', 'el filtro, de manera automática'],
  'statements.about': ['About', 'Sobre'],
  'statements.about.author': [
    'your review of {contractor}, {stars, plural, one {# star} other {# stars}}',
    'su reseña de {contractor}, {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'statements.about.other': [
    'a review of {contractor}, {stars, plural, one {# star} other {# stars}}',
    'una reseña de {contractor}, {stars, plural, one {# estrella} other {# estrellas}}',
  ],
  'statements.about.page': ['the page of {contractor}', 'la página de {contractor}'],
  'statements.about.account': ['your account', 'su cuenta'],
  'statements.about.posting': ['your posting “{title}”', 'su publicación «{title}»'],
  'statements.about.posting_gone': ['a posting that is deleted', 'una publicación eliminada'],
  'statements.to_posting': ['To the posting', 'Ir a la publicación'],
  'statements.of_posting': ['about “{title}”', 'sobre «{title}»'],
  'statements.answers': ['Answers', 'Responde a'],
  'statements.answers.accepted': [
    'the appeal against decision {number}: granted',
    'la apelación contra la decisión {number}: concedida',
  ],
  'statements.answers.rejected': [
    'the appeal against decision {number}: rejected',
    'la apelación contra la decisión {number}: rechazada',
  ],
  'statements.reason': ['Reason', 'Motivo'],
  'statements.reason_none': ['none given', 'sin motivo indicado'],
  'statements.reason_in_words': ['given in words', 'indicado en palabras'],
  'statements.ground': ['Taken down for', 'Se retiró por'],
  'statements.words.english': [
    'Written in English by the administrator',
    'Escrito en inglés por el administrador',
  ],
  'statements.words.mexican_spanish': [
    'Written in Spanish by the administrator',
    'Escrito en español por el administrador',
  ],
  'statements.appeal_words.english': [
    'What the appeal says, in English',
    'Lo que dice la apelación, en inglés',
  ],
  'statements.appeal_words.mexican_spanish': [
    'What the appeal says, in Spanish',
    'Lo que dice la apelación, en español',
  ],
  'statements.reason_of_appeal': [
    'the one stated in the appeal; no further reason was given',
    'el que indica la apelación; no se dio otro motivo',
  ],
  'statements.words_changed': ['Words', 'Palabras'],
  'statements.words_only': [
    'Only words changed; stars, scores and facts are the same.',
    'Solo cambiaron las palabras; las estrellas, las calificaciones y los hechos son los mismos.',
  ],
  'statements.standing': ['Standing', 'Estado'],
  'statements.photos_taken_away': ['Photos taken away', 'Fotos que se quitaron'],
  'statements.photo_of': [
    'Photo {number, number} of {count, number} that was taken away',
    'Foto {number, number} de {count, number} que se quitó',
  ],
  'statements.version': ['Version', 'Versión'],
  'statements.log': ['See it in the public log', 'Verla en el registro público'],

  'statements.what_now': ['What you can do', 'Qué puede hacer'],
  'statements.appeal': ['Appeal this decision', 'Apelar esta decisión'],
  'statements.way.appeal_until': [
    'If you think this is wrong, you can appeal until {date} (that day ends at 10:00 UTC of the next one). An administrator looks at it again within {days, number} days: not the one who decided, where there is another.',
    'Si cree que es un error, puede apelar hasta el {date} (ese día termina a las 10:00 UTC del siguiente). Un administrador la revisa otra vez en {days, number} días; si hay otro, no será quien decidió.',
  ],
  'statements.way.appeal': [
    'If you think this is wrong, you can appeal; there is no last day. An administrator looks at it again within {days, number} days: not the one who decided, where there is another.',
    'Si cree que es un error, puede apelar; no hay fecha límite. Un administrador la revisa otra vez en {days, number} días; si hay otro, no será quien decidió.',
  ],
  'statements.way.appealed': [
    'You appealed on {filed}. It is decided by {due}.',
    'Usted apeló el {filed}. Se decide a más tardar el {due}.',
  ],
  'statements.way.appealed_late': [
    'You appealed on {filed}. It should have been decided by {due}; the administrators see that it is late.',
    'Usted apeló el {filed}. Debió decidirse a más tardar el {due}; los administradores ven que está atrasada.',
  ],
  'statements.way.granted': [
    'Your appeal was granted: what was decided here is undone.',
    'Su apelación fue concedida: lo que aquí se decidió quedó sin efecto.',
  ],
  'statements.way.too_late': [
    'The last day to appeal was {date}.',
    'El último día para apelar fue el {date}.',
  ],
  'statements.way.superseded': [
    'Things have changed since this decision, so there is nothing left to appeal in it.',
    'La situación cambió después de esta decisión, así que ya no hay qué apelar en ella.',
  ],
  'statements.way.appeal_again': [
    'Your appeal was rejected. If things have changed, you can appeal again from {from}, until {date} (that day ends at 10:00 UTC of the next one).',
    'Su apelación fue rechazada. Si algo ha cambiado, puede apelar de nuevo a partir del {from} y hasta el {date} (ese día termina a las 10:00 UTC del siguiente).',
  ],
  'statements.way.later_edit_first': [
    'These words were changed again later. Appeal decision {number} first: once that is undone, this one can be appealed until {date} (that day ends at 10:00 UTC of the next one).',
    'Estas palabras se cambiaron otra vez después. Apele primero la decisión {number}: cuando se deshaga, podrá apelar esta hasta el {date} (ese día termina a las 10:00 UTC del siguiente).',
  ],
  'statements.way.of_decision': [
    'This answers your appeal against decision {number}. What you can still do stands there.',
    'Esto responde a su apelación contra la decisión {number}. Ahí se indica qué puede hacer todavía.',
  ],
  'statements.way.claim_again': [
    'With other evidence you can ask for the page again; it is looked at anew. There is no last day.',
    'Con otras pruebas puede solicitar la página de nuevo; se revisa otra vez. No hay fecha límite.',
  ],
  'statements.way.write': [
    'If you think this is wrong, write to {email} with the number of this decision. A person answers.',
    'Si cree que es un error, escriba a {email} con el número de esta decisión. Le responde una persona.',
  ],
  'statements.way.account': [
    'If the account is inactive, log in: the page that opens takes your appeal until {date} (that day ends at 10:00 UTC of the next one).',
    'Si la cuenta está inactiva, inicie sesión: la página que se abre recibe su apelación hasta el {date} (ese día termina a las 10:00 UTC del siguiente).',
  ],
  'statements.way.held': [
    'An administrator looks at it in any case. Where the words are the reason, you can change them, and it is shown at once.',
    'Un administrador la revisa de todos modos. Si el motivo son las palabras, puede cambiarlas y se muestra de inmediato.',
  ],
  'statements.way.none': [
    'This decision did not go against you: there is nothing for you to do.',
    'Esta decisión no fue en su contra: usted no tiene que hacer nada.',
  ],
  'statements.to_decision': ['Go to decision {number}', 'Ir a la decisión {number}'],
  'statements.to_claim': ['Ask for the page again', 'Solicitar la página de nuevo'],
  'statements.to_review': ['Go to the review', 'Ir a la reseña'],
});
