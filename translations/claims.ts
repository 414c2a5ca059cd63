import { defineMessages } from '../common/messages.ts';

/** Taking over a listed business: the claimant's page, what the server answers, and the letters. */
export default defineMessages({
  'contractors.claim_title': ['Is this your business?', '¿Es su negocio?'],
  'contractors.claim_text': [
    'Nobody has claimed this page yet. Show that it is yours, and you can answer reviews and keep the facts right. It costs nothing.',
    'Nadie ha reclamado esta página todavía. Demuestre que es suya y podrá responder reseñas y mantener los datos al día. No cuesta nada.',
  ],
  'contractors.claim_action': ['Claim this page', 'Reclamar esta página'],

  'claims.title': ['Claim {name}', 'Reclamar {name}'],
  'claims.page_title': ['Claim a business', 'Reclamar un negocio'],
  'claims.intro': [
    'Show us that you answer for {name}. An administrator looks at every claim and decides within {days} days.',
    'Demuéstrenos que usted responde por {name}. Un administrador revisa cada solicitud y decide en un plazo de {days} días.',
  ],
  'claims.back': ['Back to the page', 'Volver a la página'],
  'claims.what_changes': ['What changes for you', 'Qué cambia para usted'],
  'claims.change_contractor': [
    'Your account becomes a contractor’s account: you can answer each review once and appeal reviews.',
    'Su cuenta pasa a ser de contratista: podrá responder cada reseña una vez y apelar reseñas.',
  ],
  'claims.change_own_page': [
    'Your own page {name}, which has nothing on it yet, becomes part of this one.',
    'Su propia página {name}, que aún no tiene nada, pasa a ser parte de esta.',
  ],
  'claims.change_reviews': [
    'Reviews you wrote stay yours, under your own name. The business does not sign them.',
    'Las reseñas que usted escribió siguen siendo suyas, con su propio nombre. El negocio no las firma.',
  ],
  'claims.change_own_review': [
    'A review you wrote of this business is taken off the page until an administrator has looked at it: nobody reviews their own business.',
    'Si usted escribió una reseña de este negocio, se retira de la página hasta que un administrador la revise: nadie opina sobre su propio negocio.',
  ],
  'claims.change_nothing_else': [
    'Reviews and ratings of the business stay as they are.',
    'Las reseñas y calificaciones del negocio se quedan como están.',
  ],

  'claims.how': ['How will you show it?', '¿Cómo lo va a demostrar?'],
  'claims.evidence.website_email': ['A code to an address at {domain}', 'Un código a un correo de {domain}'],
  'claims.evidence.listed_email': [
    'A code to the listed address {email}',
    'Un código al correo registrado {email}',
  ],
  'claims.evidence.document': ['A document', 'Un documento'],
  'claims.evidence_help.website_email': [
    'The website on this page is at {domain}, so whoever reads mail there is of the business.',
    'El sitio web de esta página está en {domain}; quien recibe correo ahí es del negocio.',
  ],
  'claims.evidence_help.listed_email': [
    'It is the address in the public register. We show only part of it.',
    'Es el correo que consta en el registro público. Mostramos solo una parte.',
  ],
  'claims.evidence_help.document': [
    'A licence, a tax certificate, an invoice from your supplier: something with the name of the business on it. Only administrators see it.',
    'Una licencia, una constancia de situación fiscal, una factura de su proveedor: algo con el nombre del negocio. Solo los administradores lo ven.',
  ],
  'claims.document': ['Document', 'Documento'],
  'claims.document_help': [
    'A picture or a PDF, to 10 MB. The name of the business has to be readable.',
    'Una imagen o un PDF, de hasta 10 MB. El nombre del negocio debe poder leerse.',
  ],
  'claims.document_choose': ['Choose a document', 'Elegir un documento'],
  'claims.document_remove': ['Take it out', 'Quitarlo'],
  'claims.email': ['Your address at {domain}', 'Su correo en {domain}'],
  'claims.email_help': [
    'It ends in @{domain}, or in a part of it.',
    'Termina en @{domain} o en una parte de ese dominio.',
  ],
  'claims.message': ['Anything an administrator should know', 'Algo que el administrador deba saber'],
  'claims.submit_code': ['Send the code', 'Enviar el código'],
  'claims.submit_document': ['Send the claim', 'Enviar la solicitud'],

  'claims.code_heading': ['Enter the code', 'Escriba el código'],
  'claims.code_text': [
    'We sent six digits to {email}. They count for {minutes} minutes.',
    'Enviamos seis dígitos a {email}. Sirven durante {minutes} minutos.',
  ],
  'claims.code': ['Code', 'Código'],
  'claims.confirm': ['Confirm', 'Confirmar'],
  'claims.resend': ['Send another code', 'Enviar otro código'],
  'claims.resend_wait': [
    'You can have another code a minute after the last one.',
    'Puede pedir otro código un minuto después del anterior.',
  ],
  'claims.withdraw': ['Withdraw the claim', 'Retirar la solicitud'],
  'claims.withdraw_title': ['Withdraw this claim?', '¿Retirar esta solicitud?'],
  'claims.withdraw_text': [
    'Nothing else happens, and you may ask again.',
    'No pasa nada más y puede volver a solicitarlo.',
  ],
  'claims.withdraw_keep': ['Keep it', 'Conservarla'],

  'claims.waiting_heading': ['Your claim is with us', 'Tenemos su solicitud'],
  'claims.waiting_text': [
    'It came in on {filed}. An administrator decides by {due}, and we write to you.',
    'La recibimos el {filed}. Un administrador decide a más tardar el {due} y le escribiremos.',
  ],
  'claims.rejected_heading': ['Your claim was rejected', 'Su solicitud fue rechazada'],
  'claims.rejected_text': [
    'Decided on {date}. You may ask again below, best with other evidence.',
    'Decidida el {date}. Puede volver a solicitarla abajo, de preferencia con otra prueba.',
  ],
  'claims.owner_heading': ['This business is yours', 'Este negocio es suyo'],
  'claims.owner_text': [
    'You answer for it here. Its reviews wait for your answer.',
    'Usted responde por él aquí. Sus reseñas esperan su respuesta.',
  ],
  'claims.owner_action': ['Reviews to answer', 'Reseñas por responder'],
  'claims.refused_heading': ['You cannot claim this page', 'No puede reclamar esta página'],

  'claims.already_claimed': [
    'This business has an owner here already. If that is not you and should be, write to us.',
    'Este negocio ya tiene responsable aquí. Si no es usted y debería serlo, escríbanos.',
  ],
  'claims.refused_administrator': [
    'Administrators decide about claims; they make none.',
    'Los administradores deciden sobre las solicitudes; no presentan ninguna.',
  ],
  'claims.refused_has_business': [
    'Your account answers for a business already, and one account answers for one. Open another account with another e-mail address to claim this one.',
    'Su cuenta ya responde por un negocio, y cada cuenta responde por uno solo. Para reclamar este, abra otra cuenta con otro correo.',
  ],
  'claims.already_open': ['You have asked for this page already.', 'Usted ya solicitó esta página.'],
  'claims.no_listed_email': [
    'No e-mail address is listed for this business. Choose another way.',
    'Este negocio no tiene correo registrado. Elija otra forma.',
  ],
  'claims.no_website': [
    'This business has no website of its own. Choose another way.',
    'Este negocio no tiene sitio web propio. Elija otra forma.',
  ],
  'claims.email_elsewhere': ['The address must be at {domain}.', 'El correo debe ser de {domain}.'],
  'claims.code_sent': ['The code is on its way.', 'El código va en camino.'],
  'claims.filed': ['Your claim is with us.', 'Recibimos su solicitud.'],
  'claims.withdrawn': ['Your claim is withdrawn.', 'Su solicitud quedó retirada.'],
  'claims.code_digits': ['The code has six digits.', 'El código tiene seis dígitos.'],
  'claims.code_wrong': [
    'That is not the code. After {count} tries it counts no more.',
    'Ese no es el código. Después de {count} intentos deja de servir.',
  ],
  'claims.code_expired': [
    'This code is too old. Have another one sent.',
    'Este código ya venció. Pida otro.',
  ],
  'claims.code_used_up': [
    'That was tried {count} times. Have another code sent.',
    'Ya se intentó {count} veces. Pida otro código.',
  ],
  'claims.code_too_soon': [
    'Another code can be sent in {seconds, plural, one {# second} other {# seconds}}.',
    'Se puede enviar otro código en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'claims.too_many_codes': [
    'No more codes can be sent today. Try again tomorrow, or show it in another way.',
    'Hoy ya no se pueden enviar más códigos. Inténtelo mañana o demuéstrelo de otra forma.',
  ],
  'claims.confirmed_already': ['This claim needs no code any more.', 'Esta solicitud ya no necesita código.'],

  'claims.accepted': ['Claim accepted', 'Solicitud aceptada'],
  'claims.rejected': ['Claim rejected', 'Solicitud rechazada'],
  'claims.decided_already': ['This claim was decided already.', 'Esta solicitud ya se decidió.'],
  'claims.claimant_inactive': [
    'The claimant’s account is inactive.',
    'La cuenta de quien solicita está inactiva.',
  ],
  'claims.claimant_has_business': [
    'The claimant answers for a business already.',
    'Quien solicita ya responde por un negocio.',
  ],
  'claims.evidence_missing': [
    'The code has not been entered: there is no evidence to accept yet.',
    'No se ha escrito el código: todavía no hay prueba que aceptar.',
  ],
  'claims.reason_other_accepted': [
    'Another claim of this business was accepted.',
    'Se aceptó otra solicitud de este negocio.',
  ],

  'claim_mails.greeting': ['Hello,', 'Hola:'],
  'claim_mails.code_subject': [
    '{code} is the code for {contractor}',
    '{code} es el código para {contractor}',
  ],
  'claim_mails.code_text': [
    '{name} asks to take over the page of {contractor} on {site}, and gave this address to prove it. The code is {code}. It counts for {minutes} minutes.',
    '{name} solicita hacerse cargo de la página de {contractor} en {site} y dio este correo como prueba. El código es {code}. Sirve durante {minutes} minutos.',
  ],
  'claim_mails.code_afterword': [
    'If nobody at your business asked for this, do nothing and give the code to nobody: without it nothing happens.',
    'Si nadie de su negocio lo pidió, no haga nada ni dé el código a nadie: sin él no pasa nada.',
  ],
  'claim_mails.filed_subject': ['Your claim of {contractor}', 'Su solicitud de {contractor}'],
  'claim_mails.filed_text': [
    'Your claim of {contractor} came in. An administrator decides by {due}, and we write to you.',
    'Recibimos su solicitud de {contractor}. Un administrador decide a más tardar el {due} y le escribiremos.',
  ],
  'claim_mails.filed_link': ['See the claim', 'Ver la solicitud'],
  'claim_mails.filed_afterword': [
    'You can withdraw it there at any time.',
    'Ahí puede retirarla en cualquier momento.',
  ],
  'claim_mails.lapsed_subject': [
    'Your claim of {contractor} was closed',
    'Su solicitud de {contractor} se cerró',
  ],
  'claim_mails.lapsed_text': [
    'The code for your claim of {contractor} was not entered within {days} days, so we closed the claim. Nothing else has changed.',
    'Pasaron {days} días sin que se escribiera el código de su solicitud de {contractor}, así que la cerramos. Lo demás sigue igual.',
  ],
  'claim_mails.lapsed_afterword': [
    'You may ask again at any time. If no code reaches you, a document will do.',
    'Puede volver a solicitarla cuando quiera. Si no le llega el código, también sirve un documento.',
  ],
  'claim_mails.accepted_subject': ['{contractor} is yours now', '{contractor} ya es suyo'],
  'claim_mails.accepted_text': [
    'An administrator accepted your claim of {contractor}. You can answer its reviews from now on.',
    'Un administrador aceptó su solicitud de {contractor}. Desde ahora puede responder sus reseñas.',
  ],
  'claim_mails.accepted_link': ['Reviews to answer', 'Reseñas por responder'],
  'claim_mails.accepted_afterword': [
    'Your account answers for one business; other claims of yours that were open have been closed. Reviews you wrote stay yours, under your own name.',
    'Su cuenta responde por un solo negocio; sus otras solicitudes abiertas se cerraron. Las reseñas que usted escribió siguen siendo suyas, con su propio nombre.',
  ],
  'claim_mails.rejected_subject': [
    'Your claim of {contractor} was rejected',
    'Su solicitud de {contractor} fue rechazada',
  ],
  'claim_mails.rejected_text': [
    'An administrator rejected your claim of {contractor}.',
    'Un administrador rechazó su solicitud de {contractor}.',
  ],
  'claim_mails.other_text': [
    'Somebody else has shown that they answer for {contractor}, so your claim was closed.',
    'Otra persona demostró que responde por {contractor}, así que su solicitud se cerró.',
  ],
  'claim_mails.reason': ['Reason: {reason}', 'Motivo: {reason}'],
  'claim_mails.rejected_link': ['Ask again', 'Volver a solicitar'],
  'claim_mails.rejected_afterword': [
    'You may ask again, best with other evidence. If you think this is wrong, answer this letter or write to {email}.',
    'Puede volver a solicitarla, de preferencia con otra prueba. Si cree que es un error, responda a esta carta o escriba a {email}.',
  ],
});
