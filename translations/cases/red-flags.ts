import { defineMessages } from '../../common/format/messages.ts';

/** Pages of red flags, the form to report one, the answer to it, and what the server says about them. */
export default defineMessages({
  'red_flags.title': ['Red flags', 'Focos rojos'],
  'red_flags.description': [
    'Documented warnings about contractors in the US and Mexico: the evidence, the contractor’s answer, and when each one expires.',
    'Advertencias documentadas sobre contratistas en México y Estados Unidos: las pruebas, la respuesta del contratista y cuándo vence cada una.',
  ],
  'red_flags.criteria': ['The criteria', 'Los criterios'],
  'red_flags.criteria_intro': [
    'Each red flag meets one of these criteria. One review alone is never enough.',
    'Cada foco rojo cumple uno de estos criterios. Una sola reseña nunca basta.',
  ],
  'red_flags.evidence_needed_for': ['What counts as evidence', 'Qué cuenta como prueba'],
  'red_flags.public_for': ['Public for', 'Es público durante'],
  'red_flags.days': [
    '{days, plural, one {# day} other {# days}}',
    '{days, plural, one {# día} other {# días}}',
  ],
  'red_flags.until_renewed': ['until the license is renewed', 'hasta que se renueve la licencia'],
  'red_flags.level': ['Level', 'Nivel'],
  'red_flags.level.notice': ['Check', 'Revisar'],
  'red_flags.level.warning': ['Warning', 'Advertencia'],
  'red_flags.level.alert': ['Severe', 'Grave'],
  'red_flags.choose': ['Choose red flags', 'Elegir focos rojos'],
  'red_flags.region': ['State', 'Estado'],
  'red_flags.any_region': ['Any state', 'Cualquier estado'],
  'red_flags.trade': ['Trade', 'Oficio'],
  'red_flags.any_trade': ['Any trade', 'Cualquier oficio'],
  'red_flags.any_level': ['Any level', 'Cualquier nivel'],
  'red_flags.status': ['Status', 'Estatus'],
  'red_flags.status_active': ['Active', 'Vigentes'],
  'red_flags.status_past': ['Ended or expired', 'Quitados o vencidos'],
  'red_flags.apply': ['Show', 'Mostrar'],
  'red_flags.found': [
    '{count, plural, =0 {No red flags} one {# red flag} other {# red flags}}',
    '{count, plural, =0 {Ningún foco rojo} one {# foco rojo} other {# focos rojos}}',
  ],
  'red_flags.none_title': ['No red flags here', 'Aquí no hay focos rojos'],
  'red_flags.none_now_title': ['No red flags at this time', 'Por ahora no hay focos rojos'],
  'red_flags.none_text': [
    'That is good news. It doesn’t replace checking license, insurance and reviews.',
    'Es buena noticia. De todos modos revise licencia, seguro y reseñas.',
  ],
  'red_flags.show_all': ['Show all red flags', 'Mostrar todos los focos rojos'],
  'red_flags.report_title': ['Report a red flag', 'Reportar un foco rojo'],
  'red_flags.report_how': [
    'Open the contractor’s page and choose “Report a red flag”. You need an account, and evidence.',
    'Abra la página del contratista y elija “Reportar un foco rojo”. Necesita una cuenta y pruebas.',
  ],
  'red_flags.find_contractor': ['Find the contractor', 'Buscar al contratista'],
  'red_flags.own': ['Your red flags', 'Sus focos rojos'],
  'red_flags.own_intro': [
    'What you reported, and what was reported about your business. Only both sides and administrators see what isn’t published.',
    'Lo que usted reportó y lo que se reportó sobre su negocio. Lo no publicado solo lo ven las dos partes y los administradores.',
  ],
  'red_flags.answered': ['Contractor answered', 'El contratista respondió'],
  'red_flags.not_answered': ['No answer from the contractor', 'Sin respuesta del contratista'],
  'red_flags.state.open': ['Not public', 'No es público'],
  'red_flags.state.published': ['Active', 'Vigente'],
  'red_flags.state.dismissed': ['Dismissed', 'Desestimado'],
  'red_flags.state.withdrawn': ['Withdrawn', 'Retirado por quien reportó'],
  'red_flags.state.ended': ['Ended early', 'Quitado antes de su fecha'],
  'red_flags.state.expired': ['Expired', 'Vencido'],
  'red_flags.phase.answering': [
    'The contractor has until {unit, select, day {the end of {date}} other {{date}}} to answer. Only both sides and administrators see this page.',
    'El contratista tiene hasta {unit, select, day {el final del} other {el}} {date} para responder. Esta página solo la ven ambas partes y los administradores.',
  ],
  'red_flags.phase.deciding': [
    'The time to answer is over. An administrator decides next. Only both sides and administrators see this page.',
    'El plazo para responder terminó. Ahora decide un administrador. Esta página solo la ven ambas partes y los administradores.',
  ],
  'red_flags.phase.second_approval': [
    'One administrator approved this severe red flag. A second one must agree before it is published.',
    'Un administrador aprobó este foco rojo grave. Otro debe estar de acuerdo antes de que se publique.',
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
  'red_flags.reported_on': ['Reported', 'Reportado'],
  'red_flags.published_on': ['Active since', 'Vigente desde'],
  'red_flags.expires_on': ['Expires', 'Vence'],
  'red_flags.expires_by_itself': [
    'automatically, when the license is renewed',
    'en automático, cuando se renueve la licencia',
  ],
  'red_flags.closed_on': ['Ended', 'Terminó'],
  'red_flags.outcome': ['Outcome', 'Resultado'],
  'red_flags.outcome_on_appeal': [
    'Ended because we accepted an appeal.',
    'Quitado porque aceptamos una apelación.',
  ],
  'red_flags.outcome_license': [
    'Ended automatically: the license is valid again.',
    'Se quitó en automático: la licencia está vigente de nuevo.',
  ],
  'red_flags.outcome_expired': ['Expired on its end date.', 'Venció en su fecha de término.'],
  'red_flags.appealed': [
    'The contractor appealed. A different administrator decides, if there is one.',
    'El contratista apeló. Si hay otro administrador, decide otra persona.',
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
    'The list of {source} shows license {number} as expired. Our copy is from {date}.',
    'El padrón de {source} muestra vencida la licencia {number}. Nuestra copia es del {date}.',
  ],
  'red_flags.license_text_since': [
    '{source} lists license {number} as expired on {expired} (list of {date}).',
    '{source} registra la licencia {number} como vencida el {expired} (lista del {date}).',
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
  'red_flags.all': ['All red flags', 'Todos los focos rojos'],
  'red_flags.to_contractor': ['Page of {name}', 'Página de {name}'],
  'red_flags.how_long': [
    'It lowers the rank of the contractor while it is active. Read how in “Why this rank?”.',
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
    'Let the contractor see at least one file, or add a link to an official record. No one can answer evidence that they can’t see.',
    'Permita que el contratista vea al menos un archivo o agregue un enlace a un registro oficial. Nadie puede responder a pruebas que no ve.',
  ],
  'red_flags.report_changed': ['Your report is saved.', 'Su reporte quedó guardado.'],
  'red_flags.report_withdrawn': ['You withdrew the report.', 'Usted retiró el reporte.'],
  'red_flags.answer_saved': ['Your answer is saved.', 'Su respuesta quedó guardada.'],
  'red_flags.approved': [
    'Approved. A second administrator must agree before it is published.',
    'Aprobado. Otro administrador debe estar de acuerdo antes de que se publique.',
  ],
  'red_flags.published': ['The red flag is public.', 'El foco rojo es público.'],
  'red_flags.dismissed': ['The red flag is dismissed.', 'Se desestimó el foco rojo.'],
  'red_flags.ended': ['The red flag has ended.', 'Se quitó el foco rojo.'],
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
    'Usted es parte en este foco rojo. Debe decidir otro administrador.',
  ],
  'red_flags.already_reported': [
    'You have already reported this. Your report is still open: you can add evidence to it.',
    'Usted ya lo reportó. Su reporte sigue en curso: puede agregarle pruebas.',
  ],
  'red_flags.daily_limit': [
    'You can report {limit} red flags a day. Try again tomorrow.',
    'Puede reportar {limit} focos rojos al día. Intente mañana.',
  ],
  'red_flags.evidence_needed': [
    'Add at least one file, or a link to an official record.',
    'Agregue al menos un archivo o un enlace a un registro oficial.',
  ],
  'red_flags.day_needed': ['Choose a day.', 'Elija un día.'],
  'red_flags.day_future': ['Choose today or an earlier day.', 'Elija hoy o un día anterior.'],
  'red_flags.day_too_old': [
    'You can report what happened in the last {years} years.',
    'Puede reportar lo que pasó en los últimos {years} años.',
  ],
  'red_flags.contact_details': [
    'Please remove: {words}. Put contact details into a file, which only both sides and administrators see.',
    'Quite: {words}. Ponga los datos de contacto en un archivo, que solo ven ambas partes y los administradores.',
  ],
  'red_flags.hold_words': ['Please remove: {words}', 'Quite: {words}'],
  'red_flags.decided_already': [
    'Someone already decided this red flag.',
    'Alguien ya decidió este foco rojo.',
  ],
  'red_flags.withdrawn_already': [
    'The person who reported it has withdrawn the report.',
    'Quien lo reportó ya retiró el reporte.',
  ],
  'red_flags.changed_meanwhile': [
    'The evidence or the answer has changed. Read them again before you decide.',
    'Las pruebas o la respuesta cambiaron. Léalas de nuevo antes de decidir.',
  ],
  'red_flags.approved_meanwhile': [
    'Another administrator has just approved it. Read the case again: publishing it is now the second approval.',
    'Otro administrador acaba de aprobarlo. Lea el caso de nuevo: publicarlo ahora es la segunda aprobación.',
  ],
  'red_flags.ends_with_license': [
    'This red flag ends automatically when the license is renewed.',
    'Este foco rojo se quita en automático cuando se renueve la licencia.',
  ],
  'red_flags.urgent_already': [
    'You can’t shorten the time to answer any further.',
    'Ya no se puede reducir el plazo para responder.',
  ],
  'red_flags.refused.too_early': [
    'The contractor still has time to answer. Nothing is published before it ends.',
    'El contratista aún tiene plazo para responder. Nada se publica antes.',
  ],
  'red_flags.refused.no_evidence': [
    'There is no evidence: no file and no official record. One person’s word alone is never enough.',
    'No hay pruebas: ni archivo ni registro oficial. La palabra de una sola persona nunca basta.',
  ],
  'red_flags.refused.second_administrator': [
    'You have approved this severe red flag. A second administrator must publish it.',
    'Usted ya aprobó este foco rojo grave. Otro administrador debe publicarlo.',
  ],
});
