import { defineMessages } from '../../common/format/messages.ts';

/** Taking over a listed business: the claimant's page, what the server answers, and the letters. */
export default defineMessages({
  'contractors.claim_title': ['Is this your business?', '¿Es su negocio?'],
  'contractors.claim_text': [
    'Claim this page for free: show that you own or manage the business, respond to reviews, and keep its details up to date.',
    'Reclame esta página gratis: demuestre que el negocio es suyo o que lo administra, responda reseñas y mantenga los datos al día.',
  ],
  'contractors.claim_action': ['Claim this page', 'Reclamar esta página'],

  'claims.title': ['Claim {name}', 'Reclamar {name}'],
  'claims.page_title': ['Claim a business', 'Reclamar un negocio'],
  'claims.intro': [
    'Prove you own or manage {name}. We aim to decide within {days} days.',
    'Demuestre que {name} es suyo o que lo administra. Procuramos decidir en un máximo de {days} días.',
  ],
  'claims.back': ['Back to the page', 'Volver a la página'],
  'claims.what_changes': ['What changes for you', 'Qué cambia para usted'],
  'claims.change_contractor': [
    'Your account becomes a contractor account: you can respond to each review once and appeal reviews.',
    'Su cuenta pasa a ser de contratista: puede responder cada reseña una vez y apelar reseñas.',
  ],
  'claims.change_own_page': [
    'Your empty page {name} becomes part of this one.',
    'Su página {name}, que está vacía, se une a esta.',
  ],
  'claims.change_own_page_in_use': [
    'Your page {name} becomes part of this one. {reviews, plural, =0 {What is on it moves here} one {Its review and everything else on it move here} other {Its # reviews and everything else on it move here}}, and its old address leads here. If they are two businesses, claim this one with another account.',
    'Su página {name} se une a esta. {reviews, plural, =0 {Lo que contiene pasa aquí} one {Su reseña y todo lo demás que contiene pasan aquí} other {Sus # reseñas y todo lo demás que contiene pasan aquí}}, y su dirección anterior lleva a esta. Si son dos negocios distintos, reclame este con otra cuenta.',
  ],
  'claims.change_reviews': [
    'Reviews you wrote stay under your own name, not the business’s.',
    'Las reseñas que escribió siguen a su nombre, no al del negocio.',
  ],
  'claims.change_own_review': [
    'If you reviewed this business, we hide that review until an administrator reads it. No one can review their own business.',
    'Si usted escribió una reseña de este negocio, la ocultamos hasta que la lea un administrador. Nadie puede reseñar su propio negocio.',
  ],
  'claims.change_nothing_else': [
    'The business’s reviews and ratings stay the same.',
    'Las reseñas y calificaciones del negocio no cambian.',
  ],

  'claims.how': ['Choose how to verify', 'Elija cómo verificarlo'],
  'claims.evidence.website_email': [
    'Get a code by email at {domain}',
    'Recibir un código por correo en {domain}',
  ],
  'claims.evidence.listed_email': [
    'Get a code by email at {email}',
    'Recibir un código por correo en {email}',
  ],
  'claims.evidence.document': ['Send a document', 'Enviar un documento'],
  'claims.evidence_help.website_email': [
    'The website on this page is {domain}, so an email there shows you work for the business.',
    'El sitio web de esta página es {domain}; un correo de ahí demuestra que usted trabaja en el negocio.',
  ],
  'claims.evidence_help.listed_email': [
    'This email is kept with the listing. We show only part of it.',
    'Este correo está guardado con la ficha. Mostramos solo una parte.',
  ],
  'claims.evidence_help.document': [
    'A license, tax certificate or supplier invoice with the business name. Only administrators can see it.',
    'Una licencia, constancia de situación fiscal o factura de proveedor con el nombre del negocio. Solo la ven los administradores.',
  ],
  'claims.document': ['Document', 'Documento'],
  'claims.document_help': [
    'A picture or PDF, up to 10 MB. We must be able to read the business name.',
    'Una imagen o un PDF de hasta 10 MB. El nombre del negocio debe poder leerse.',
  ],
  'claims.email': ['Your {domain} email', 'Su correo de {domain}'],
  'claims.email_help': ['For example, you@{domain}', 'Por ejemplo, nombre@{domain}'],
  'claims.message': ['What should the administrator know?', '¿Qué debe saber el administrador?'],
  'claims.submit_code': ['Send code', 'Enviar código'],
  'claims.submit_document': ['Send claim', 'Enviar solicitud'],

  'claims.code_heading': ['Enter the code', 'Escriba el código'],
  'claims.code_text': [
    'We sent a six-digit code to {email}. It works for {minutes} minutes.',
    'Enviamos un código de seis dígitos a {email}. Funciona durante {minutes} minutos.',
  ],
  'claims.code': ['Code', 'Código'],
  'claims.confirm': ['Confirm', 'Confirmar'],
  'claims.resend': ['Send a new code', 'Enviar otro código'],
  'claims.resend_wait': [
    'You can request a new code after one minute.',
    'Puede pedir otro código después de un minuto.',
  ],
  'claims.withdraw': ['Withdraw claim', 'Retirar solicitud'],
  'claims.withdraw_title': ['Withdraw this claim?', '¿Retirar esta solicitud?'],
  'claims.withdraw_text': [
    'You can claim the page again at any time.',
    'Puede volver a reclamar la página cuando quiera.',
  ],

  'claims.waiting_heading': ['We got your claim', 'Recibimos su solicitud'],
  'claims.waiting_text': [
    'You sent it on {filed}. An administrator decides by {due}, and we’ll email you.',
    'La envió el {filed}. Un administrador decide a más tardar el {due} y le avisaremos por correo.',
  ],
  'claims.rejected_heading': ['We rejected your claim', 'Rechazamos su solicitud'],
  'claims.rejected_text': [
    'Decided on {date}. You can claim the page again below, with other evidence.',
    'Decidida el {date}. Puede volver a reclamar la página abajo, con otra prueba.',
  ],
  'claims.owner_heading': ['You manage this business', 'Usted administra este negocio'],
  'claims.owner_text': ['You can respond to its reviews.', 'Puede responder sus reseñas.'],
  'claims.owner_action': ['Reviews to respond to', 'Reseñas por responder'],
  'claims.confirm_email': ['Send the confirmation link again', 'Enviar otra vez el enlace de confirmación'],
  'claims.one_step_first': ['One step first', 'Falta un paso'],
  'claims.refused_heading': ['You can’t claim this page', 'No puede reclamar esta página'],

  'claims.already_claimed': [
    'Someone already manages this business. If it should be you, write to us on the contact page.',
    'Alguien ya administra este negocio. Si debería ser usted, escríbanos en la página de contacto.',
  ],
  'claims.refused_administrator': [
    'Administrators decide claims, so they can’t file them.',
    'Los administradores deciden las solicitudes; no pueden presentarlas.',
  ],
  'claims.refused_has_business': [
    'This account already manages a business. To claim this one, create another account with a different email.',
    'Su cuenta ya administra un negocio. Para reclamar este, cree otra cuenta con otro correo.',
  ],
  'claims.already_open': ['You already claimed this page.', 'Usted ya reclamó esta página.'],
  'claims.no_listed_email': [
    'We have no email for this business. Choose another way.',
    'No tenemos un correo de este negocio. Elija otra forma.',
  ],
  'claims.no_website': [
    'This business has no website of its own. Choose another way.',
    'Este negocio no tiene sitio web propio. Elija otra forma.',
  ],
  'claims.email_elsewhere': [
    'Enter an email that ends in @{domain}.',
    'Escriba un correo que termine en @{domain}.',
  ],
  'claims.code_sent': ['We sent the code.', 'Enviamos el código.'],
  'claims.filed': ['We got your claim.', 'Recibimos su solicitud.'],
  'claims.withdrawn': ['Claim withdrawn.', 'Se retiró la solicitud.'],
  'claims.code_digits': ['Enter six digits.', 'Escriba seis dígitos.'],
  'claims.code_wrong': [
    'Wrong code. After {count} wrong attempts you need a new one.',
    'Código incorrecto. Después de {count} intentos fallidos necesita otro.',
  ],
  'claims.code_expired': ['This code has expired. Request a new one.', 'Este código venció. Pida otro.'],
  'claims.code_used_up': [
    'This code no longer works. Request a new one.',
    'Este código ya no sirve. Pida otro.',
  ],
  'claims.code_too_soon': [
    'You can request a new code in {seconds, plural, one {# second} other {# seconds}}.',
    'Puede pedir otro código en {seconds, plural, one {# segundo} other {# segundos}}.',
  ],
  'claims.too_many_codes': [
    'You can’t request more codes today. Try again tomorrow or choose another way.',
    'Hoy ya no puede pedir más códigos. Intente mañana o elija otra forma.',
  ],
  'claims.confirmed_already': [
    'This claim doesn’t need a code anymore.',
    'Esta solicitud ya no necesita código.',
  ],

  'claims.accepted': ['Claim accepted', 'Solicitud aceptada'],
  'claims.rejected': ['Claim rejected', 'Solicitud rechazada'],
  'claims.decided_already': ['This claim was already decided.', 'Esta solicitud ya se decidió.'],
  'claims.claimant_inactive': [
    'The claimant’s account is inactive.',
    'La cuenta del solicitante está inactiva.',
  ],
  'claims.claimant_has_business': [
    'The claimant already manages a business.',
    'El solicitante ya administra un negocio.',
  ],
  'claims.evidence_missing': [
    'The claimant hasn’t entered the code yet.',
    'El solicitante aún no escribe el código.',
  ],
  'claims.reason_other_accepted': [
    'We accepted another claim for this business.',
    'Aceptamos la solicitud de otra persona para este negocio.',
  ],

  'claim_mails.greeting': ['Hello,', 'Hola:'],
  'claim_mails.code_subject': [
    '{code} is your code for {contractor}',
    '{code} es su código para {contractor}',
  ],
  'claim_mails.code_text': [
    '{name} wants to claim the page of {contractor} on {site} and gave this email. The code is {code}. It works for {minutes} minutes.',
    '{name} quiere reclamar la página de {contractor} en {site} y dio este correo. El código es {code}. Funciona durante {minutes} minutos.',
  ],
  'claim_mails.code_afterword': [
    'If no one at your business asked for this, ignore this email and don’t share the code.',
    'Si nadie de su negocio lo pidió, ignore este correo y no comparta el código.',
  ],
  'claim_mails.filed_subject': ['Your claim for {contractor}', 'Su solicitud de la página de {contractor}'],
  'claim_mails.filed_text': [
    'We got your claim for {contractor}. An administrator decides by {due}, and we’ll email you.',
    'Recibimos su solicitud de la página de {contractor}. Un administrador decide a más tardar el {due} y le avisaremos por correo.',
  ],
  'claim_mails.filed_link': ['See the claim', 'Ver la solicitud'],
  'claim_mails.filed_afterword': ['You can withdraw it at any time.', 'Puede retirarla cuando quiera.'],
  'claim_mails.lapsed_subject': [
    'We closed your claim for {contractor}',
    'Cerramos su solicitud de la página de {contractor}',
  ],
  'claim_mails.lapsed_text': [
    'The code for your claim for {contractor} wasn’t entered within {days} days, so we closed the claim.',
    'El código de su solicitud de la página de {contractor} no se escribió en un máximo de {days} días, así que la cerramos.',
  ],
  'claim_mails.lapsed_afterword': [
    'You can claim the page again at any time. If you don’t get the code, send a document instead.',
    'Puede volver a reclamar la página cuando quiera. Si no le llega el código, envíe un documento.',
  ],
  'claim_mails.accepted_subject': ['You now manage {contractor}', 'Ya administra {contractor}'],
  'claim_mails.accepted_text': [
    'An administrator accepted your claim for {contractor}. You can now respond to its reviews.',
    'Un administrador aceptó su solicitud de la página de {contractor}. Ya puede responder sus reseñas.',
  ],
  'claim_mails.accepted_link': ['Reviews to respond to', 'Reseñas por responder'],
  'claim_mails.accepted_afterword': [
    'An account can manage one business, so we closed your other open claims. Reviews you wrote stay under your own name.',
    'Una cuenta puede administrar un solo negocio, así que cerramos sus otras solicitudes en curso. Las reseñas que escribió siguen a su nombre.',
  ],
  'claim_mails.rejected_subject': [
    'We rejected your claim for {contractor}',
    'Rechazamos su solicitud de la página de {contractor}',
  ],
  'claim_mails.rejected_text': [
    'An administrator rejected your claim for {contractor}.',
    'Un administrador rechazó su solicitud de la página de {contractor}.',
  ],
  'claim_mails.other_text': [
    'Someone else proved that they manage {contractor}, so we closed your claim.',
    'Otra persona demostró que administra {contractor}, así que cerramos su solicitud.',
  ],
  'claim_mails.rejected_link': ['Claim again', 'Reclamar de nuevo'],
  'claim_mails.rejected_afterword': [
    'You can claim the page again with other evidence. If you disagree, write to {email}.',
    'Puede volver a reclamar la página con otra prueba. Si no está de acuerdo, escriba a {email}.',
  ],
});
