import { defineMessages } from '../../common/format/messages.ts';

/** Reports of what users write: what the server says, the form, and the mails. */
export default defineMessages({
  'reports.sent': [
    'We got your report. An administrator decides by {date}, and we email you the outcome.',
    'Recibimos su reporte. Un administrador decide a más tardar el {date} y le avisamos por correo.',
  ],
  'reports.own_text': [
    'This is yours. You can edit or delete it yourself.',
    'Esto es suyo. Usted mismo puede editarlo o eliminarlo.',
  ],
  'reports.already': [
    'You already reported this. We haven’t decided yet.',
    'Usted ya reportó esto. Aún no decidimos.',
  ],
  'reports.daily_limit': [
    'You can send {limit, plural, one {# report} other {# reports}} in 24 hours. Try again later.',
    'Puede enviar {limit, plural, one {# reporte} other {# reportes}} en 24 horas. Intente más tarde.',
  ],
  'reports.passage_not_found': [
    'We didn’t find these words in the text. Copy them exactly, or leave the field empty.',
    'No encontramos estas palabras en el texto. Cópielas tal cual o deje el campo vacío.',
  ],
  'reports.note_needed': [
    'Say what is wrong, in at least {minimum, number} characters.',
    'Diga qué está mal, en al menos {minimum, number} caracteres.',
  ],

  // What administrators are told
  'reports.kept': [
    'Kept. We notify the people who reported it.',
    'Se conserva. Avisamos a quienes lo reportaron.',
  ],
  'reports.taken_down': [
    'Taken down. We notify its author and the people who reported it.',
    'Se quitó. Avisamos a su autor y a quienes lo reportaron.',
  ],
  'reports.corrected': [
    'Marked as corrected. We notified the people who reported it.',
    'Se marcó como corregido. Avisamos a quienes lo reportaron.',
  ],
  'reports.closed_already': [
    'Someone else just decided these reports.',
    'Alguien más acaba de decidir estos reportes.',
  ],
  'reports.gone_already': [
    'This text is no longer public, so we closed its reports.',
    'Este texto ya no es público; cerramos sus reportes.',
  ],
  'reports.more_came': [
    'More reports just arrived. Read them before you decide.',
    'Acaban de llegar más reportes. Léalos antes de decidir.',
  ],
  'reports.own_earlier': [
    'You decided about it before, so another administrator must decide.',
    'Usted decidió sobre esto antes; debe decidir otro administrador.',
  ],
  'reports.own_report': [
    'You reported this yourself, so another administrator must decide.',
    'Usted mismo reportó esto; debe decidir otro administrador.',
  ],
  'reports.own_letter': [
    'You wrote or received this, so another administrator must decide.',
    'Usted lo escribió o lo recibió; debe decidir otro administrador.',
  ],
  'reports.own_case': [
    'This is your own business’s page, so another administrator must decide.',
    'Es la página de su propio negocio; debe decidir otro administrador.',
  ],

  'report_forms.report': ['Report', 'Reportar'],
  'report_forms.report_review': ['Report the review by {author}', 'Reportar la reseña de {author}'],
  'report_forms.report_response': ['Report the response by {name}', 'Reportar la respuesta de {name}'],
  'report_forms.report_posting': ['Report this posting', 'Reportar esta publicación'],
  'report_forms.report_comment': ['Report the comment by {author}', 'Reportar el comentario de {author}'],
  'report_forms.report_message': ['Report this message by {author}', 'Reportar este mensaje de {author}'],
  'report_forms.report_invitation': ['Report this invitation', 'Reportar esta invitación'],
  'report_forms.report_partner_rating': [
    'Report the rating by {author}',
    'Reportar la calificación de {author}',
  ],
  'report_forms.report_profile': ['Report the profile of {name}', 'Reportar el perfil de {name}'],
  'report_forms.files': ['Evidence', 'Pruebas'],
  'report_forms.with_files': [
    'Report it on a page of its own to add pictures or documents',
    'Repórtelo en una página aparte para agregar imágenes o documentos',
  ],
  'report_forms.files_help': [
    'Pictures or PDF files, up to {count}.',
    'Imágenes o archivos PDF, hasta {count}.',
  ],
  'report_forms.report_contractor': ['Report this page', 'Reportar esta página'],
  'report_forms.title.review': ['Report a review', 'Reportar una reseña'],
  'report_forms.title.response': ['Report a response', 'Reportar una respuesta'],
  'report_forms.title.posting': ['Report a posting', 'Reportar una publicación'],
  'report_forms.title.comment': ['Report a comment', 'Reportar un comentario'],
  'report_forms.title.message': ['Report a message', 'Reportar un mensaje'],
  'report_forms.title.invitation': ['Report an invitation', 'Reportar una invitación'],
  'report_forms.title.partner_rating': [
    'Report a contractor’s rating',
    'Reportar la calificación de un contratista',
  ],
  'report_forms.title.photo': ['Report a photo', 'Reportar una foto'],
  'report_forms.title.profile': ['Report a profile', 'Reportar un perfil'],
  'report_forms.title.contractor': ['Report a contractor’s page', 'Reportar la página de un contratista'],
  'report_forms.intro': [
    'We aim to decide within {days, number} days ({urgent, number} for a child, a threat, private data or sexual content). We never tell the author who reported it; if it is a message or an invitation, they can guess. We email you the outcome.',
    'Procuramos decidir en un máximo de {days, number} días ({urgent, number} si se trata de un menor, una amenaza, datos privados o contenido sexual). Nunca le decimos al autor quién lo reportó; si es un mensaje o una invitación, puede adivinarlo. Le avisaremos del resultado por correo.',
  ],
  'report_forms.reason': ['What is wrong?', '¿Qué está mal?'],
  'report_forms.passage': ['Which words?', '¿Qué palabras?'],
  'report_forms.passage_help': [
    'Copy them from the text, or select them before you click “Report”.',
    'Cópielas del texto o selecciónelas antes de hacer clic en “Reportar”.',
  ],
  'report_forms.note': ['What should the administrator know?', '¿Qué debe saber el administrador?'],
  'report_forms.note_help': [
    'For example, how we can check it. Required if you chose “Something else”.',
    'Por ejemplo, cómo podemos comprobarlo. Obligatorio si eligió “Otra cosa”.',
  ],
  'report_forms.send': ['Send report', 'Enviar reporte'],
  'report_forms.cancel': ['Cancel', 'Cancelar'],
  'report_forms.close': ['Close', 'Cerrar'],
  'report_forms.back': ['Back to the page', 'Volver a la página'],
  'report_forms.obstacle': ['You can’t report this', 'No puede reportar esto'],
  'report_forms.reason.child': [
    'A child: name, school, address or photo',
    'Un menor de edad: nombre, escuela, domicilio o foto',
  ],
  'report_forms.reason.sexual': ['Sexual content', 'Contenido sexual'],
  'report_forms.reason.threat': [
    'A threat, or a call to harm someone',
    'Una amenaza o un llamado a hacer daño',
  ],
  'report_forms.reason.private_data': [
    'Private data: an address, phone number or document',
    'Datos privados: un domicilio, un teléfono o un documento',
  ],
  'report_forms.reason.hate': ['Hate, insults or discrimination', 'Odio, insultos o discriminación'],
  'report_forms.reason.false_facts': ['False information', 'Datos falsos'],
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
    'Wrong business information: name, location, license, trade',
    'Datos del negocio equivocados: nombre, lugar, licencia, oficio',
  ],
  'report_forms.reason.other': ['Something else', 'Otra cosa'],

  'report_mails.what.review': ['a review of {contractor}', 'una reseña de {contractor}'],
  'report_mails.what.response': ['a response by {contractor}', 'una respuesta de {contractor}'],
  'report_mails.what.posting': ['the posting “{title}”', 'la publicación “{title}”'],
  'report_mails.what.comment': ['a comment on “{title}”', 'un comentario en “{title}”'],
  'report_mails.what.message': ['a message from {title}', 'un mensaje de {title}'],
  'report_mails.what.invitation': ['an invitation from {title}', 'una invitación de {title}'],
  'report_mails.what.partner_rating': [
    'the rating that {title} gave {contractor}',
    'la calificación que {title} dio a {contractor}',
  ],
  'report_mails.what.photo': ['a photo of “{title}”', 'una foto de “{title}”'],
  'report_mails.what.profile': ['the profile of {title}', 'el perfil de {title}'],
  'report_mails.what.contractor': ['the page of {contractor}', 'la página de {contractor}'],
  'report_mails.what.erased': ['a deleted text', 'un texto eliminado'],
  'report_mails.subject': ['Your report about {what}', 'Su reporte sobre {what}'],
  'report_mails.outcome.kept': [
    'You reported {what}. An administrator read it and decided to keep it.',
    'Usted reportó {what}. Un administrador revisó ese contenido y decidió conservarlo.',
  ],
  'report_mails.outcome.taken_down': [
    'You reported {what}. An administrator took it down.',
    'Usted reportó {what}. Un administrador quitó ese contenido.',
  ],
  'report_mails.outcome.corrected': [
    'You reported {what}. An administrator corrected it.',
    'Usted reportó {what}. Un administrador corrigió ese contenido.',
  ],
  'report_mails.outcome.upheld': [
    'You reported {what}. Its author deleted it before we decided. An administrator read it as you saw it: it broke a rule.',
    'Usted reportó {what}. El autor lo eliminó antes de que decidiéramos. Un administrador lo leyó como usted lo vio: incumplía una regla.',
  ],
  'report_mails.second_look': [
    'If you think we missed something, you can ask within {days, number} days, once, for a second look. A different administrator decides, if there is one: {url}',
    'Si cree que pasamos algo por alto, puede pedir una segunda revisión, una sola vez y en un plazo de {days, number} días. Si hay otro administrador, decide otra persona: {url}',
  ],
  'report_mails.final': [
    'This was the second look, so the outcome is final. If the text changes, you can report it again.',
    'Esta fue la segunda revisión y el resultado es definitivo. Si el texto cambia, puede reportarlo otra vez.',
  ],
  'report_mails.outcome.gone': [
    'You reported {what}. It was taken down or deleted before we decided.',
    'Usted reportó {what}. Se quitó o se eliminó antes de que decidiéramos.',
  ],
  'report_mails.outcome.restored': [
    'You reported {what}, and we took it down. Its author appealed. An administrator looked at it again, and now it is shown again.',
    'Usted reportó {what}. Un administrador decidió quitar ese contenido y el autor apeló. Tras una segunda revisión, ya se muestra de nuevo.',
  ],
  'report_mails.again': [
    'If you have new information, you can report it again.',
    'Si tiene información nueva, puede reportarlo otra vez.',
  ],
  'report_mails.link': ['Open the page', 'Abrir la página'],
  'report_mails.afterword': [
    'The author doesn’t learn who reported it.',
    'El autor no sabe quién lo reportó.',
  ],
  'report_mails.yours.review': ['Your review of {contractor}', 'Su reseña de {contractor}'],
  'report_mails.yours.response': [
    'Your response to the review “{title}”',
    'Su respuesta a la reseña “{title}”',
  ],
  'report_mails.yours.posting': ['Your posting “{title}”', 'Su publicación “{title}”'],
  'report_mails.yours.comment': ['Your comment on “{title}”', 'Su comentario en “{title}”'],
  'report_mails.yours.message': ['Your message', 'Su mensaje'],
  'report_mails.yours.invitation': ['Your invitation', 'Su invitación'],
  'report_mails.yours.partner_rating': ['Your rating of {contractor}', 'Su calificación de {contractor}'],
  'report_mails.yours.photo': ['Your photo of “{title}”', 'Su foto de “{title}”'],
  'report_mails.yours.profile': ['Your profile', 'Su perfil'],
  'report_mails.yours.contractor': ['The page of {contractor}', 'La página de {contractor}'],
  'report_mails.removed_subject': ['{whose}: taken down', '{whose}: ya no aparece en el sitio'],
  'report_mails.passage_hidden_subject': [
    '{whose}: some words are hidden for now',
    '{whose}: ocultamos unas palabras por ahora',
  ],
  'report_mails.passage_hidden': [
    '{whose} was reported. An administrator hid some of its words until the reports are decided. Everything else stays public.',
    '{whose}: alguien reportó el texto. Un administrador ocultó unas palabras mientras se deciden los reportes. Todo lo demás sigue público.',
  ],
  'report_mails.passage_restored_subject': [
    '{whose}: the hidden words are public again',
    '{whose}: las palabras ocultas son públicas de nuevo',
  ],
  'report_mails.passage_restored': [
    '{whose}: the words that an administrator had hidden are public again.',
    '{whose}: las palabras que ocultó un administrador son públicas de nuevo.',
  ],
  'report_mails.removed': [
    '{whose}: an administrator read it and took it down. No one else can see it anymore.',
    '{whose}: un administrador revisó el caso y decidió que ya no aparezca. Nadie más puede ver este contenido.',
  ],
  'report_mails.restored_subject': ['{whose}: shown again', '{whose}: se muestra de nuevo'],
  'report_mails.restored': [
    '{whose}: an administrator looked at it again, and it is shown again.',
    '{whose}: hubo una segunda revisión de un administrador y ya se muestra de nuevo.',
  ],
  'report_mails.author_subject.kept': [
    '{whose}: someone reported it, and we kept it',
    '{whose}: hubo un reporte y se conserva',
  ],
  'report_mails.author_subject.corrected': [
    '{whose}: reported and corrected',
    '{whose}: alguien reportó un error y se corrigió',
  ],
  'report_mails.author_outcome.kept': [
    '{whose}: someone reported this. An administrator read it and decided to keep it.',
    '{whose}: hubo un reporte. Un administrador leyó el texto y decidió conservarlo.',
  ],
  'report_mails.author_outcome.corrected': [
    '{whose}: someone reported wrong information. An administrator corrected it.',
    '{whose}: alguien reportó datos equivocados. Un administrador los corrigió.',
  ],
  'report_mails.author_nothing': [
    'You don’t need to do anything. We never say who sent a report.',
    'No tiene que hacer nada. Nunca decimos quién envió un reporte.',
  ],
  'report_mails.author_afterword': [
    'We email you at most once every 30 days about the same text.',
    'Sobre un mismo texto le escribimos a lo más una vez cada 30 días.',
  ],
});
