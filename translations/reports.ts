import { defineMessages } from '../common/messages.ts';

/** Reports of what users write: what the server says, the form, and the mails. */
export default defineMessages({
  'reports.sent': [
    'Your report came in. An administrator decides by {date}, and you get a mail with the outcome.',
    'Recibimos su reporte. Un administrador decide a más tardar el {date} y le avisaremos por correo.',
  ],
  'reports.own_text': [
    'This is your own. You can change or delete it yourself.',
    'Esto es suyo. Usted mismo puede cambiarlo o eliminarlo.',
  ],
  'reports.already': [
    'You have reported this already, and it is not decided yet.',
    'Usted ya reportó esto y todavía no se decide.',
  ],
  'reports.daily_limit': [
    'You can send {limit, plural, one {# report} other {# reports}} within 24 hours. Please wait before you send another.',
    'Puede enviar {limit, plural, one {# reporte} other {# reportes}} en 24 horas. Espere antes de enviar otro.',
  ],
  'reports.passage_not_found': [
    'These words are not in the text. Copy them exactly as they are, or leave the field empty.',
    'Estas palabras no están en el texto. Cópielas tal como están o deje el campo vacío.',
  ],
  'reports.note_needed': [
    'Say in at least {minimum, number} characters what is wrong.',
    'Diga en al menos {minimum, number} caracteres qué está mal.',
  ],

  // What administrators are told
  'reports.kept': [
    'Kept. Those who reported it are told.',
    'Se queda. Se les avisa a quienes lo reportaron.',
  ],
  'reports.taken_down': [
    'Taken down. Those who reported it are told, and its author gets the decision.',
    'Se quitó. Se les avisa a quienes lo reportaron y su autor recibe la decisión.',
  ],
  'reports.corrected': [
    'Marked as corrected. Those who reported it are told.',
    'Quedó como corregida. Se les avisa a quienes la reportaron.',
  ],
  'reports.closed_already': [
    'These reports were decided in the meantime.',
    'Estos reportes ya se decidieron mientras tanto.',
  ],
  'reports.gone_already': [
    'This text is no longer shown, so its reports are closed.',
    'Este texto ya no se muestra, así que sus reportes quedaron cerrados.',
  ],
  'reports.more_came': [
    'More reports came in meanwhile. Read them before you decide.',
    'Mientras tanto llegaron más reportes. Léalos antes de decidir.',
  ],
  'reports.own_report': [
    'You reported this yourself: another administrator has to decide.',
    'Usted mismo reportó esto: debe decidir otro administrador.',
  ],
  'reports.own_case': [
    'This is the page of your own business: another administrator has to decide.',
    'Esta es la página de su propio negocio: debe decidir otro administrador.',
  ],

  'report_forms.report': ['Report', 'Reportar'],
  'report_forms.report_review': ['Report the review by {author}', 'Reportar la reseña de {author}'],
  'report_forms.report_response': ['Report the response by {name}', 'Reportar la respuesta de {name}'],
  'report_forms.report_posting': ['Report this posting', 'Reportar esta publicación'],
  'report_forms.report_contractor': ['Report this page', 'Reportar esta página'],
  'report_forms.title.review': ['Report a review', 'Reportar una reseña'],
  'report_forms.title.response': ['Report a response', 'Reportar una respuesta'],
  'report_forms.title.posting': ['Report a posting', 'Reportar una publicación'],
  'report_forms.title.contractor': ['Report a contractor’s page', 'Reportar la página de un contratista'],
  'report_forms.intro': [
    'An administrator reads it within {days, number} days; threats and private data within {urgent, number}. The author never learns who reported it. You get a mail with the outcome.',
    'Un administrador lo lee en {days, number} días; las amenazas y los datos privados, en {urgent, number}. El autor nunca sabe quién lo reportó. Le avisaremos del resultado por correo.',
  ],
  'report_forms.reason': ['What is wrong?', '¿Qué está mal?'],
  'report_forms.passage': ['Which words?', '¿Cuáles palabras?'],
  'report_forms.passage_help': [
    'Copy them from the text. Select them before you press “Report”, and they are here already.',
    'Cópielas del texto. Si las selecciona antes de pulsar “Reportar”, aparecen aquí.',
  ],
  'report_forms.note': ['What should an administrator know?', '¿Qué debe saber el administrador?'],
  'report_forms.note_help': [
    'For example, how one can see that it is false. Needed if you chose “Something else”.',
    'Por ejemplo, cómo se comprueba que es falso. Es necesario si eligió “Otra cosa”.',
  ],
  'report_forms.send': ['Send report', 'Enviar reporte'],
  'report_forms.cancel': ['Cancel', 'Cancelar'],
  'report_forms.close': ['Close', 'Cerrar'],
  'report_forms.back': ['Back to the page', 'Volver a la página'],
  'report_forms.obstacle': ['You cannot report this', 'No puede reportar esto'],
  'report_forms.reason.threat': [
    'A threat, or a call to harm somebody',
    'Una amenaza o un llamado a hacer daño',
  ],
  'report_forms.reason.private_data': [
    'Private data: an address, a phone number, a document',
    'Datos privados: una dirección, un teléfono, un documento',
  ],
  'report_forms.reason.hate': ['Hate, insults or discrimination', 'Odio, insultos o discriminación'],
  'report_forms.reason.false_facts': ['Facts that are false', 'Hechos que son falsos'],
  'report_forms.reason.conflict_of_interest': [
    'Written by a competitor, an employee, a relative or for pay',
    'Escrito por un competidor, un empleado, un familiar o por pago',
  ],
  'report_forms.reason.not_about_it': [
    'Not about this business or this job',
    'No trata de este negocio ni de este trabajo',
  ],
  'report_forms.reason.spam': ['Advertising or spam', 'Publicidad o spam'],
  'report_forms.reason.wrong_listing': [
    'Something about the business is wrong: name, place, license, trade',
    'Algún dato del negocio está mal: nombre, lugar, licencia, oficio',
  ],
  'report_forms.reason.other': ['Something else', 'Otra cosa'],

  'report_mails.what.review': ['a review of {contractor}', 'una reseña de {contractor}'],
  'report_mails.what.response': ['a response by {contractor}', 'una respuesta de {contractor}'],
  'report_mails.what.posting': ['the posting “{title}”', 'la publicación “{title}”'],
  'report_mails.what.contractor': ['the page of {contractor}', 'la página de {contractor}'],
  'report_mails.what.erased': ['a text that has been deleted', 'un texto que ya se eliminó'],
  'report_mails.subject': ['Your report about {what}', 'Su reporte sobre {what}'],
  'report_mails.outcome.kept': [
    'You reported {what}. An administrator read it and kept it.',
    'Usted reportó {what}. Un administrador lo revisó y decidió dejarlo.',
  ],
  'report_mails.outcome.taken_down': [
    'You reported {what}. An administrator took it down: it is no longer shown.',
    'Usted reportó {what}. Un administrador lo quitó: ya no se muestra.',
  ],
  'report_mails.outcome.corrected': [
    'You reported {what}. An administrator had it corrected.',
    'Usted reportó {what}. Un administrador hizo que se corrigiera.',
  ],
  'report_mails.outcome.gone': [
    'You reported {what}. It is no longer shown: it was taken down or deleted before your report was decided.',
    'Usted reportó {what}. Ya no se muestra: se quitó o se eliminó antes de que se decidiera su reporte.',
  ],
  'report_mails.again': [
    'If there is something that the administrator could not know, you can report it again.',
    'Si hay algo que el administrador no podía saber, puede reportarlo de nuevo.',
  ],
  'report_mails.link': ['Open the page', 'Abrir la página'],
  'report_mails.afterword': [
    'You receive this because you sent a report on {site}. Whoever wrote the text does not learn who reported it.',
    'Recibe este mensaje porque envió un reporte en {site}. Quien escribió el texto no sabe quién lo reportó.',
  ],
  'report_mails.yours.review': ['Your review of {contractor}', 'Su reseña de {contractor}'],
  'report_mails.yours.response': [
    'Your response to the review “{title}”',
    'Su respuesta a la reseña “{title}”',
  ],
  'report_mails.yours.posting': ['Your posting “{title}”', 'Su publicación “{title}”'],
  'report_mails.yours.contractor': ['The page of {contractor}', 'La página de {contractor}'],
  'report_mails.author_subject.kept': [
    '{whose} was reported and stays',
    '{whose}: hubo un reporte y se queda',
  ],
  'report_mails.author_subject.corrected': [
    '{whose} was reported and corrected',
    '{whose}: hubo un reporte y se corrigió',
  ],
  'report_mails.author_outcome.kept': [
    '{whose} was reported. An administrator read it and found no reason to change anything: it stays as it is.',
    '{whose}: alguien hizo un reporte. Un administrador lo revisó y no encontró motivo para cambiar nada: se queda como está.',
  ],
  'report_mails.author_outcome.corrected': [
    '{whose} was reported. An administrator looked into it and had what was wrong corrected.',
    '{whose}: alguien hizo un reporte. Un administrador lo revisó e hizo que se corrigiera lo que estaba mal.',
  ],
  'report_mails.author_nothing': [
    'You do not have to do anything. We tell nobody who sends reports, so please do not ask around for it.',
    'No tiene que hacer nada. No decimos a nadie quién envía los reportes; le pedimos no averiguarlo.',
  ],
  'report_mails.author_afterword': [
    'You receive this because what you publish on {site} was reported. We write about one text at most once in 30 days.',
    'Recibe este mensaje porque hubo un reporte de algo que usted publicó en {site}. Sobre un mismo texto escribimos a lo más una vez en 30 días.',
  ],
});
