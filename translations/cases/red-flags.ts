import { defineMessages } from '../../common/format/messages.ts';

/** Pages of red flags, the form to report one, the answer to it, and what the server says about them. */
export default defineMessages({
  'red_flags.title': ['Red flags', 'Alertas'],
  'red_flags.description': [
    'Documented warnings about contractors in the US and Mexico: the evidence, the contractor’s answer, and the last day of each.',
    'Advertencias documentadas sobre contratistas en México y Estados Unidos: las pruebas, la respuesta del contratista y la fecha de término de cada una.',
  ],
  'red_flags.criteria': ['The criteria', 'Los criterios'],
  'red_flags.criteria_intro': [
    'Each red flag meets one of these criteria. One review alone is never enough.',
    'Cada alerta cumple uno de estos criterios. Una sola reseña nunca basta.',
  ],
  'red_flags.evidence_needed_for': ['What counts as evidence', 'Qué cuenta como prueba'],
  'red_flags.public_for': ['Public for', 'Es pública durante'],
  'red_flags.days': [
    '{days, plural, one {# day} other {# days}}',
    '{days, plural, one {# día} other {# días}}',
  ],
  'red_flags.until_renewed': ['until the license is renewed', 'hasta que se renueve la licencia'],
  'red_flags.level': ['Level', 'Nivel'],
  'red_flags.level.notice': ['Notice', 'Aviso'],
  'red_flags.level.warning': ['Warning', 'Advertencia'],
  'red_flags.level.alert': ['Alert', 'Alerta grave'],
  'red_flags.choose': ['Choose red flags', 'Elegir alertas'],
  'red_flags.region': ['State', 'Estado'],
  'red_flags.any_region': ['Any state', 'Cualquier estado'],
  'red_flags.trade': ['Trade', 'Oficio'],
  'red_flags.any_trade': ['Any trade', 'Cualquier oficio'],
  'red_flags.any_level': ['Any level', 'Cualquier nivel'],
  'red_flags.status': ['Status', 'Estatus'],
  'red_flags.status_active': ['Active', 'Vigentes'],
  'red_flags.status_past': ['Ended or expired', 'Retiradas o vencidas'],
  'red_flags.apply': ['Show', 'Mostrar'],
  'red_flags.found': [
    '{count, plural, =0 {No red flags} one {# red flag} other {# red flags}}',
    '{count, plural, =0 {Ninguna alerta} one {# alerta} other {# alertas}}',
  ],
  'red_flags.none_title': ['No red flags here', 'Aquí no hay alertas'],
  'red_flags.none_now_title': ['No red flags at this time', 'Por ahora no hay alertas'],
  'red_flags.none_text': [
    'That is good news. It doesn’t replace checking license, insurance and reviews.',
    'Es buena noticia. De todos modos revise licencia, seguro y reseñas.',
  ],
  'red_flags.show_all': ['Show all red flags', 'Mostrar todas las alertas'],
  'red_flags.report_title': ['Report a red flag', 'Reportar una alerta'],
  'red_flags.report_how': [
    'Open the contractor’s page and choose “Report a red flag”. You need an account, and evidence.',
    'Abra la página del contratista y elija “Reportar una alerta”. Necesita una cuenta y pruebas.',
  ],
  'red_flags.find_contractor': ['Find the contractor', 'Buscar al contratista'],
  'red_flags.own': ['Your red flags', 'Sus alertas'],
  'red_flags.own_intro': [
    'What you reported, and what was reported about your business. Only both sides and administrators see what isn’t published.',
    'Lo que usted reportó y lo que se reportó sobre su negocio. Lo no publicado solo lo ven las dos partes y los administradores.',
  ],
  'red_flags.answered': ['Contractor answered', 'El contratista respondió'],
  'red_flags.not_answered': ['No answer from the contractor', 'Sin respuesta del contratista'],
  'red_flags.state.open': ['Not public', 'No es pública'],
  'red_flags.state.published': ['Active', 'Vigente'],
  'red_flags.state.dismissed': ['Dismissed', 'Desestimada'],
  'red_flags.state.withdrawn': ['Withdrawn', 'Retirada por quien reportó'],
  'red_flags.state.ended': ['Ended early', 'Retirada antes de su fecha'],
  'red_flags.state.expired': ['Expired', 'Vencida'],
  'red_flags.phase.answering': [
    'The contractor has until {unit, select, day {the end of {date}} other {{date}}} to answer. Only both sides and administrators see this page.',
    'El contratista tiene hasta {unit, select, day {el final del} other {el}} {date} para responder. Esta página solo la ven ambas partes y los administradores.',
  ],
  'red_flags.phase.deciding': [
    'The time to answer is over. An administrator decides next. Only both sides and administrators see this page.',
    'El plazo para responder terminó. Ahora decide un administrador. Esta página solo la ven ambas partes y los administradores.',
  ],
  'red_flags.phase.second_approval': [
    'One administrator approved the alert. A second one must agree before it is published.',
    'Un administrador aprobó la alerta grave. Otro debe estar de acuerdo antes de publicarla.',
  ],
  'red_flags.dismissed_text': [
    'An administrator dismissed this report. It was never published.',
    'Un administrador desestimó este reporte. Nunca se publicó.',
  ],
  'red_flags.withdrawn_text': [
    'The person who reported it withdrew it. It was never published.',
    'Quien lo reportó lo retiró. Nunca se publicó.',
  ],
  'red_flags.facts': ['Facts', 'Datos'],
  'red_flags.reported_on': ['Reported', 'Reportada'],
  'red_flags.published_on': ['Active since', 'Vigente desde'],
  'red_flags.expires_on': ['Expires', 'Vence'],
  'red_flags.expires_by_itself': [
    'by itself, when the license is renewed',
    'sola, cuando se renueve la licencia',
  ],
  'red_flags.closed_on': ['Ended', 'Terminó'],
  'red_flags.outcome': ['Outcome', 'Resultado'],
  'red_flags.outcome_on_appeal': [
    'Ended because an appeal was accepted.',
    'Retirada porque se aceptó una apelación.',
  ],
  'red_flags.outcome_license': [
    'Ended by itself: the license is valid again.',
    'Se quitó sola: la licencia está vigente de nuevo.',
  ],
  'red_flags.outcome_expired': ['Expired on its last day.', 'Venció en su última fecha.'],
  'red_flags.appealed': [
    'The contractor appealed. If there is another administrator, someone new decides.',
    'El contratista apeló. Otro administrador lo decide.',
  ],
  'red_flags.to_decision': ['Decision {number}', 'Decisión {number}'],
  'red_flags.evidence': ['The evidence', 'Las pruebas'],
  'red_flags.answer': ['The contractor’s answer', 'La respuesta del contratista'],
  'red_flags.happened_on': ['It happened on {date}.', 'Ocurrió el {date}.'],
  'red_flags.record': ['Official record', 'Registro oficial'],
  'red_flags.files': ['Files', 'Archivos'],
  'red_flags.hidden_files': [
    '{count, plural, one {You can’t see # more file. Administrators can.} other {You can’t see # more files. Administrators can.}}',
    '{count, plural, one {Hay # archivo más que usted no puede ver; los administradores sí.} other {Hay # archivos más que usted no puede ver; los administradores sí.}}',
  ],
  'red_flags.file_for.admins': ['only administrators see it', 'solo lo ven los administradores'],
  'red_flags.file_for.sides': [
    'both sides and administrators see it',
    'lo ven ambas partes y los administradores',
  ],
  'red_flags.file_for.public': ['may be published', 'se puede publicar'],
  'red_flags.license_text': [
    'The list of {source} shows license {number} as expired. Our copy is of {date}.',
    'El padrón de {source} muestra vencida la licencia {number}. Nuestra copia es del {date}.',
  ],
  'red_flags.license_text_since': [
    'By the list of {source}, license {number} was valid until {expired}. Our copy is of {date}.',
    'Según el padrón de {source}, la licencia {number} fue válida hasta el {expired}. Nuestra copia es del {date}.',
  ],
  'red_flags.license_text_short': [
    'The public list shows the license of this contractor as expired.',
    'El padrón público muestra vencida la licencia de este contratista.',
  ],
  'red_flags.no_answer_yet': ['No answer yet.', 'Aún no hay respuesta.'],
  'red_flags.no_answer_unclaimed': [
    'No answer. No one manages this listing yet. Its manager can answer at any time.',
    'Sin respuesta. Nadie administra esta ficha todavía; quien la administre puede responder cuando quiera.',
  ],
  'red_flags.all': ['All red flags', 'Todas las alertas'],
  'red_flags.to_contractor': ['Page of {name}', 'Página de {name}'],
  'red_flags.how_long': [
    'It lowers the rank of the contractor while it is active. Read how in “Why this rank”.',
    'Mientras está vigente, baja la posición del contratista. En “¿Por qué está en esta posición?” se explica cuánto.',
  ],

  'red_flags.reported.owner': [
    'Sent. We told the contractor, who has 10 days to answer.',
    'Enviado. Avisamos al contratista, que tiene 10 días para responder.',
  ],
  'red_flags.reported.listed': [
    'Sent. No one manages this page. We wrote to the address in the public list that the page comes from.',
    'Enviado. Nadie administra esta página. Escribimos al correo del padrón público del que proviene.',
  ],
  'red_flags.reported.nobody': [
    'Sent. No one manages this page; we could not tell anyone.',
    'Enviado. Nadie administra esta página; no pudimos avisarle a nadie.',
  ],
  'red_flags.evidence_for_contractor': [
    'Let the contractor see at least one file, or give an official record. No one can answer evidence that they can’t see.',
    'Permita que el contratista vea al menos un archivo o indique un registro oficial. Nadie puede responder a pruebas que no ve.',
  ],
  'red_flags.report_changed': ['Your report is saved.', 'Su reporte quedó guardado.'],
  'red_flags.report_withdrawn': ['You withdrew the report.', 'Usted retiró el reporte.'],
  'red_flags.answer_saved': ['Your answer is saved.', 'Su respuesta quedó guardada.'],
  'red_flags.approved': [
    'Approved. A second administrator must agree before it is published.',
    'Aprobada. Otro administrador debe estar de acuerdo antes de publicarla.',
  ],
  'red_flags.published': ['The red flag is public.', 'La alerta es pública.'],
  'red_flags.dismissed': ['The red flag is dismissed.', 'La alerta quedó desestimada.'],
  'red_flags.ended': ['The red flag has ended.', 'La alerta quedó retirada.'],
  'red_flags.expedited': [
    'The contractor now has 48 hours to answer.',
    'El contratista ahora tiene 48 horas para responder.',
  ],
  'red_flags.own_business': [
    'You manage this business, so you can’t report it.',
    'Usted administra este negocio, así que no puede reportarlo.',
  ],
  'red_flags.own_case': [
    'You are a party to this red flag. Another administrator must decide.',
    'Usted es parte en esta alerta. Debe decidir otro administrador.',
  ],
  'red_flags.already_reported': [
    'You have already reported this. Your report is still open: you can add evidence to it.',
    'Usted ya lo reportó. Su reporte sigue en curso: puede agregarle pruebas.',
  ],
  'red_flags.daily_limit': [
    'You can report {limit} red flags a day. Try again tomorrow.',
    'Puede reportar {limit} alertas al día. Intente mañana.',
  ],
  'red_flags.evidence_needed': [
    'Add at least one file, or the address of an official record.',
    'Agregue al menos un archivo o la dirección de un registro oficial.',
  ],
  'red_flags.day_needed': ['Choose a day.', 'Elija un día.'],
  'red_flags.day_future': ['Choose a day that is not in the future.', 'Elija un día que no sea futuro.'],
  'red_flags.day_too_old': ['It happened more than {years} years ago.', 'Ocurrió hace más de {years} años.'],
  'red_flags.contact_details': [
    'Leave out contact details: {words}. Put them into a file, which only both sides and administrators see.',
    'Quite los datos de contacto: {words}. Póngalos en un archivo, que solo ven ambas partes y los administradores.',
  ],
  'red_flags.hold_words': ['Say it without these words: {words}.', 'Dígalo sin estas palabras: {words}.'],
  'red_flags.decided_already': [
    'This red flag was decided meanwhile.',
    'Esta alerta se decidió mientras tanto.',
  ],
  'red_flags.withdrawn_already': [
    'The person who reported it withdrew the report meanwhile.',
    'Quien lo reportó retiró el reporte mientras tanto.',
  ],
  'red_flags.changed_meanwhile': [
    'Evidence or answer changed meanwhile. Read them again before you decide.',
    'Las pruebas o la respuesta cambiaron mientras tanto. Léalas de nuevo antes de decidir.',
  ],
  'red_flags.approved_meanwhile': [
    'Another administrator approved it meanwhile. Read the case again: publishing it is now the second approval.',
    'Otro administrador la aprobó mientras tanto. Lea el caso de nuevo: publicarla ahora es la segunda aprobación.',
  ],
  'red_flags.ends_with_license': [
    'This notice ends by itself when the license is renewed.',
    'Este aviso se quita solo cuando se renueve la licencia.',
  ],
  'red_flags.urgent_already': [
    'The time to answer can’t be made shorter.',
    'El plazo para responder ya no puede reducirse.',
  ],
  'red_flags.refused.too_early': [
    'The contractor’s time to answer is not over yet. Nothing is published before.',
    'El plazo del contratista para responder aún no termina. Nada se publica antes.',
  ],
  'red_flags.refused.no_evidence': [
    'There is no evidence: no file and no official record. One account alone is never enough.',
    'No hay pruebas: ni archivo ni registro oficial. Un solo relato nunca basta.',
  ],
  'red_flags.refused.second_administrator': [
    'You have approved this alert. A second administrator must publish it.',
    'Usted ya aprobó esta alerta grave. Otro administrador debe publicarla.',
  ],
});
