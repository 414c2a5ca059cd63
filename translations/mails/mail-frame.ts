import { defineMessages } from '../../common/format/messages.ts';

/** The footer of every mail, and the page that turns a kind of mail off. */
export default defineMessages({
  'mail_frame.why.account': [
    'You get this email because it is about the security of your {site} account. We always send it.',
    'Recibe este correo porque se trata de la seguridad de su cuenta de {site}. Siempre lo enviamos.',
  ],
  'mail_frame.why.claim_code': [
    'You get this email because someone entered this address to claim a business on {site}. We don’t add it to any list.',
    'Recibe este correo porque alguien usó esta dirección para reclamar un negocio en {site}. No la agregamos a ninguna lista.',
  ],
  'mail_frame.why.claim': [
    'You get this email because you claimed a business on {site}.',
    'Recibe este correo porque reclamó un negocio en {site}.',
  ],
  'mail_frame.why.decision': [
    'You get this email because a {site} decision is about you or your content. We always send you the reasons.',
    'Recibe este correo porque una decisión de {site} tiene que ver con usted. Siempre le enviamos los motivos.',
  ],
  'mail_frame.why.appeal': [
    'You get this email because an appeal on {site} is about you or your content. We always keep you posted.',
    'Recibe este correo porque una apelación en {site} tiene que ver con usted. Siempre le avisamos cómo avanza.',
  ],
  'mail_frame.why.reviews': [
    'You get this email because you manage a business on {site}.',
    'Recibe este correo porque usted administra un negocio en {site}.',
  ],
  'mail_frame.why.responses': [
    'You get this email because you wrote a review on {site}.',
    'Recibe este correo porque escribió una reseña en {site}.',
  ],
  'mail_frame.why.red_flag': [
    'You get this email because a red flag on {site} involves you. We always tell both sides.',
    'Recibe este correo porque un foco rojo en {site} tiene que ver con usted. Siempre avisamos a ambas partes.',
  ],
  'mail_frame.why.reports': [
    'You get this email because you sent a report on {site}, or because someone reported your content.',
    'Recibe este correo porque envió un reporte en {site} o porque alguien reportó contenido de usted.',
  ],
  'mail_frame.why.messages': [
    'You get this email because someone wrote to you on {site}. Your email address stays hidden from them.',
    'Recibe este correo porque alguien le escribió en {site}. Esa persona no ve su dirección de correo.',
  ],
  'mail_frame.why.review_requests': [
    'You get this email because you hired a contractor through {site}.',
    'Recibe este correo porque contrató a un contratista por medio de {site}.',
  ],
  'mail_frame.why.invitations': [
    'You get this email because you manage a business on {site} that sends and receives invitations.',
    'Recibe este correo porque usted administra un negocio en {site} que envía y recibe invitaciones.',
  ],
  'mail_frame.why.membership': [
    'You get this email because it is about your plan and your money on {site}.',
    'Recibe este correo porque trata de su plan y de su dinero en {site}.',
  ],
  'mail_frame.why.members': [
    'You get this email because someone invites you to manage a business on {site}, or manages one with you.',
    'Recibe este correo porque alguien lo invita a administrar un negocio en {site}, o lo administra con usted.',
  ],
  'mail_frame.why.admin': [
    'You get this email because you are an administrator of {site}.',
    'Recibe este correo porque usted administra {site}.',
  ],
  'mail_frame.why.contact': [
    'You get this email because you run {site}: your address is the one on the contact page.',
    'Recibe este correo porque usted opera {site}: su dirección es la de la página de contacto.',
  ],
  'mail_frame.why.asked_customer': [
    'You get this email because a contractor gave us your address to ask for a review on {site}. We keep the address for 60 days and use it for nothing else.',
    'Recibe este correo porque un contratista nos dio su dirección para pedirle una reseña en {site}. La guardamos 60 días y no la usamos para nada más.',
  ],
  'mail_frame.why.data_request': [
    'You get this email because someone entered this address for a request about data on {site}.',
    'Recibe este correo porque alguien escribió esta dirección en una solicitud sobre datos en {site}.',
  ],
  'mail_frame.why.saved_searches': [
    'You get this email because you saved a search on {site}.',
    'Recibe este correo porque guardó una búsqueda en {site}.',
  ],
  'mail_frame.turn_off': ['Stop these emails', 'Ya no recibir estos correos'],

  'mail_settings.kind.reviews': ['New reviews of your business', 'Nuevas reseñas de su negocio'],
  'mail_settings.kind.responses': ['Responses to your reviews', 'Respuestas a sus reseñas'],
  'mail_frame.why.notifications': [
    'You get this email because something on {site} involves you.',
    'Recibe este correo porque algo en {site} tiene que ver con usted.',
  ],
  'mail_frame.why.digest': [
    'You get this email because the daily summary is on for your {site} account.',
    'Recibe este correo porque su cuenta de {site} tiene activado el resumen diario.',
  ],
  'mail_settings.kind.notifications': [
    'Comments, replies and mentions',
    'Comentarios, respuestas y menciones',
  ],
  'mail_settings.kind.digest': ['Daily summary', 'Resumen diario'],
  'mail_settings.kind.reports': ['Outcomes of reports', 'Resultados de reportes'],
  'mail_settings.kind.review_requests': [
    'Asking for a review after a job',
    'Pedir una reseña después de un trabajo',
  ],
  'mail_settings.kind.messages': ['New messages', 'Mensajes nuevos'],
  'mail_settings.kind.saved_searches': [
    'New contractors in saved searches',
    'Contratistas nuevos en búsquedas guardadas',
  ],
  'mail_settings.kind.invitations': ['Invitations to jobs', 'Invitaciones a trabajos'],

  'mail_settings.title': ['Email settings', 'Correos que recibe'],
  'mail_settings.on': ['{site} sends these emails to {email}:', '{site} envía estos correos a {email}:'],
  'mail_settings.off': [
    '{site} no longer sends these emails to {email}:',
    '{site} ya no envía estos correos a {email}:',
  ],
  'mail_settings.required': [
    'You can’t stop emails about the security of your account, or about decisions and appeals that involve you.',
    'No se pueden desactivar los correos sobre la seguridad de su cuenta ni los de decisiones y apelaciones que tienen que ver con usted.',
  ],
  'mail_settings.turn_off': ['Stop these emails', 'Ya no recibir estos correos'],
  'mail_settings.turn_on': ['Get these emails again', 'Volver a recibir estos correos'],
  'mail_settings.turned_off': ['You won’t get these emails anymore.', 'Ya no recibirá estos correos.'],
  'mail_settings.turned_on': ['You will get these emails again.', 'Volverá a recibir estos correos.'],
});
