import { defineMessages } from '../common/messages.ts';

/** A contractor: the card in a list, the page, the ratings. */
export default defineMessages({
  // What is said of a contractor in one line
  'contractors.open_now': ['Open now', 'Abierto ahora'],
  'contractors.closed_now': ['Closed now', 'Cerrado ahora'],
  'contractors.distance_miles': ['{distance, number}\u00a0mi\u00a0away', 'a\u00a0{distance, number}\u00a0mi'],
  'contractors.distance_km': ['{distance, number}\u00a0km\u00a0away', 'a\u00a0{distance, number}\u00a0km'],
  'contractors.across_in_mexico': [
    'In Mexico · across the border',
    'En México · al otro lado de la frontera',
  ],
  'contractors.across_in_us': [
    'In the United States · across the border',
    'En Estados Unidos · al otro lado de la frontera',
  ],
  'contractors.more_trades': ['and {count, number} more', 'y {count, number} más'],
  'contractors.licence_valid': ['License active', 'Licencia vigente'],
  'contractors.licence_valid_to': ['License active · expires {date}', 'Licencia vigente · vence el {date}'],
  'contractors.licence_expired': ['License expired', 'Licencia vencida'],
  'contractors.licence_expired_on': ['License expired on {date}', 'Licencia vencida el {date}'],
  'contractors.licence_suspended': ['License suspended', 'Licencia suspendida'],
  'contractors.licence_closed': [
    'License closed: out of business',
    'Licencia cerrada: el negocio ya no opera',
  ],
  'contractors.licence_replaced': ['License replaced by another one', 'Licencia sustituida por otra'],
  'contractors.licence_unknown': [
    'License number on file; status not verified',
    'Hay número de licencia; estado sin verificar',
  ],
  'contractors.licence_none': ['We have no license record', 'No tenemos registro de su licencia'],
  'contractors.hire_again': [
    '{yes, number} of {answers, number} would hire again',
    '{yes, number} de {answers, number} lo volverían a contratar',
  ],
  'contractors.latest_review': ['Latest review', 'Última reseña'],
  'contractors.red_flag_notice': ['Red flag: notice', 'Alerta: aviso'],
  'contractors.red_flag_warning': ['Red flag: warning', 'Alerta: advertencia'],
  'contractors.red_flag_alert': ['Red flag: alert', 'Alerta grave'],

  // The page
  'contractors.description': [
    '{name}: {trades} in {place}. {reviews, plural, =0 {No reviews yet.} one {# review of a real job.} other {# reviews of real jobs.}} Licence, insurance and the contractor’s own answers.',
    '{name}: {trades} en {place}. {reviews, plural, =0 {Todavía sin reseñas.} one {# reseña de un trabajo real.} other {# reseñas de trabajos reales.}} Licencia, seguro y las respuestas del contratista.',
  ],
  'contractors.review_it': ['Write a review', 'Escribir una reseña'],
  'contractors.edit_page': ['Edit business details', 'Editar los datos del negocio'],
  'contractors.call': ['Call', 'Llamar'],
  'contractors.open_page': ['Open the full page', 'Abrir la página completa'],
  'contractors.unclaimed_title': [
    'Nobody has claimed this listing yet',
    'Nadie ha reclamado esta ficha todavía',
  ],
  'contractors.unclaimed_source': [
    'It comes from the list “{source}”, as of {date}. The contractor has not checked it.',
    'Proviene de la lista “{source}”, con fecha del {date}. El contratista no la ha revisado.',
  ],
  'contractors.unclaimed_source_undated': [
    'It comes from the list “{source}”. The contractor has not checked it.',
    'Proviene de la lista “{source}”. El contratista no la ha revisado.',
  ],
  'contractors.unclaimed_text': [
    'The contractor has not checked what stands here, and cannot answer reviews yet.',
    'El contratista no ha revisado lo que aquí se dice y todavía no puede responder a sus reseñas.',
  ],
  'contractors.text_in_english': ['In English', 'En inglés'],
  'contractors.text_in_mexican_spanish': ['In Spanish', 'En español'],

  'contractors.new_rating': [
    'Stars are shown from three reviews on: one or two voices are no verdict.',
    'Las estrellas se muestran a partir de tres reseñas: una o dos voces no hacen un veredicto.',
  ],
  'contractors.all_ratings': ['All ratings and job facts', 'Todas las calificaciones y los datos de obra'],
  'contractors.hire_again_title': ['Would they hire again?', '¿Lo volverían a contratar?'],
  'contractors.said_yes': [
    '{yes, number} of {answers, number} said yes',
    '{yes, number} de {answers, number} dijeron que sí',
  ],
  'contractors.hire_again_bound': [
    'Few answers can mislead. Counted with care, {percent, number}% is what so many answers support (lower Wilson bound); ranking uses that.',
    'Pocas respuestas pueden engañar. Contando con prudencia, tantas respuestas respaldan un {percent, number} % (límite inferior de Wilson); el orden usa esa cifra.',
  ],
  'contractors.answers_reviews': ['Answers reviews', 'Responde a sus reseñas'],
  'contractors.answered_share': [
    '{responses, number} of {reviews, plural, one {# review} other {# reviews}} answered',
    'Respondió {responses, number} de {reviews, plural, one {# reseña} other {# reseñas}}',
  ],

  'contractors.about_title': ['About', 'Acerca de'],
  'contractors.services_title': ['Services', 'Servicios'],
  'contractors.contact_title': ['Contact', 'Contacto'],
  'contractors.no_contact': ['No contact details are shown.', 'No se muestran datos de contacto.'],
  'contractors.phone': ['Phone', 'Teléfono'],
  'contractors.email': ['E-mail', 'Correo'],
  'contractors.website': ['Website', 'Sitio web'],
  'contractors.address': ['Address', 'Dirección'],
  'contractors.facts_title': ['Facts', 'Datos'],
  'contractors.licence': ['Licence', 'Licencia'],
  'contractors.licenses': ['Licenses', 'Licencias'],
  'contractors.license_issued_on': ['issued on {date}', 'expedida el {date}'],
  'contractors.license_missing': [
    'Not in the board’s list as of {date}',
    'No aparece en la lista oficial al {date}',
  ],
  'contractors.listing_missing': [
    'Not in the list of {source} as of {date}. The details may be out of date.',
    'No aparece en la lista de {source} al {date}. Los datos pueden estar desactualizados.',
  ],
  'contractors.licence_number': ['No. {number}', 'Núm. {number}'],
  'contractors.licence_class': ['class {name}', 'clase {name}'],
  'contractors.licence_issuer': ['issued in {state}', 'expedida en {state}'],
  'contractors.licence_source': ['Source: {source}, as of {date}', 'Fuente: {source}, al {date}'],
  'contractors.licence_source_undated': ['Source: {source}', 'Fuente: {source}'],
  'contractors.licence_unsourced': [
    'Stated by the contractor; not checked against a board’s record.',
    'Declarada por el contratista; no cotejada con un registro oficial.',
  ],
  'contractors.insurance': ['Insurance', 'Seguro'],
  'contractors.insured': ['Insured', 'Con seguro'],
  'contractors.insured_to': ['Insured to {date}', 'Con seguro hasta el {date}'],
  'contractors.insurance_expired': ['Insurance expired on {date}', 'Seguro vencido el {date}'],
  'contractors.not_insured': ['No insurance on file', 'Sin seguro registrado'],
  'contractors.bonded': ['Bonded', 'Con fianza'],
  'contractors.not_bonded': ['No bond on file', 'Sin fianza registrada'],
  'contractors.bond': ['Bond', 'Fianza'],
  'contractors.languages': ['Languages', 'Idiomas'],
  'contractors.english': ['English', 'Inglés'],
  'contractors.mexican_spanish': ['Spanish', 'Español'],
  'contractors.founded': ['Founded', 'Desde'],
  'contractors.crew': ['Crew', 'Equipo'],
  'contractors.crew_size': [
    '{count, plural, one {# person} other {# people}}',
    '{count, plural, one {# persona} other {# personas}}',
  ],
  'contractors.hours_title': ['Opening hours', 'Horario'],
  'contractors.monday': ['Monday', 'Lunes'],
  'contractors.tuesday': ['Tuesday', 'Martes'],
  'contractors.wednesday': ['Wednesday', 'Miércoles'],
  'contractors.thursday': ['Thursday', 'Jueves'],
  'contractors.friday': ['Friday', 'Viernes'],
  'contractors.saturday': ['Saturday', 'Sábado'],
  'contractors.sunday': ['Sunday', 'Domingo'],
  'contractors.day_range': ['{first} to {last}', '{first} a {last}'],
  'contractors.hours': ['{opens} to {closes}', '{opens} a {closes} h'],
  'contractors.closed': ['Closed', 'Cerrado'],
  'contractors.closes_at': ['closes {time}', 'cierra a las {time}'],
  'contractors.opens_at': ['opens {time}', 'abre a las {time}'],
  'contractors.opens_tomorrow': ['opens tomorrow {time}', 'abre mañana a las {time}'],
  'contractors.opens_on': ['opens {day} {time}', 'abre el {day} a las {time}'],

  // What one does next
  'contractors.share': ['Share', 'Compartir'],
  'contractors.print': ['Print', 'Imprimir'],
  'contractors.link_copied': ['Link copied', 'Enlace copiado'],
  'contractors.link_not_copied': [
    'Your browser did not let us copy the link.',
    'Su navegador no permitió copiar el enlace.',
  ],

  // Whether the license lets them work
  'contractors.license_expired_title': ['License expired on {date}', 'La licencia venció el {date}'],
  'contractors.license_expired_text': [
    'Licensed work is not allowed with an expired license. It may have been renewed since our last update: ask for proof before you sign or pay.',
    'Con la licencia vencida no se permiten trabajos que la requieren. Puede haberse renovado después de nuestra última actualización: pida comprobante antes de firmar o pagar.',
  ],
  'contractors.license_suspended_title': [
    'License suspended (as of {date})',
    'Licencia suspendida (al {date})',
  ],
  'contractors.license_suspended_text': [
    'A contractor may not take on licensed work while the license is suspended. Ask why, and whether the suspension has ended, before you sign or pay.',
    'Con la licencia suspendida no se permiten trabajos que la requieren. Pregunte la causa y si ya terminó la suspensión antes de firmar o pagar.',
  ],
  'contractors.license_closed_text': [
    'Ask which license covers your job before you sign or pay.',
    'Pregunte qué licencia cubre su obra antes de firmar o pagar.',
  ],
  'contractors.insurance_expired_title': ['Insurance expired on {date}', 'El seguro venció el {date}'],
  'contractors.insurance_expired_text': [
    'Damage on your job may not be covered. Ask for a current certificate before work begins.',
    'Los daños en su obra podrían no estar cubiertos. Pida una póliza vigente antes de empezar.',
  ],
  'contractors.license_none_ask': [
    'We have no license record. Ask for it.',
    'No tenemos registro de su licencia. Pídala.',
  ],
  'contractors.license_check': ['Check with {board}', 'Consultar en {board}'],

  // Choosing among reviews
  'contractors.postings_title': ['Latest postings', 'Publicaciones recientes'],
  'contractors.reviews_title': ['Reviews', 'Reseñas'],
  'contractors.reviews_filters': ['Choose reviews', 'Elegir reseñas'],
  'contractors.sort': ['Sort', 'Orden'],
  'contractors.sort_newest': ['Newest first', 'Más recientes'],
  'contractors.sort_highest': ['Most stars first', 'Más estrellas primero'],
  'contractors.sort_lowest': ['Fewest stars first', 'Menos estrellas primero'],
  'contractors.star': ['Stars', 'Estrellas'],
  'contractors.any_star': ['Any number', 'Todas'],
  'contractors.star_choice': [
    '{count, plural, one {# star} other {# stars}} ({reviews, number})',
    '{count, plural, one {# estrella} other {# estrellas}} ({reviews, number})',
  ],
  'contractors.trade': ['Trade', 'Oficio'],
  'contractors.any_trade': ['Any trade', 'Cualquiera'],
  'contractors.language': ['Written in', 'Escritas en'],
  'contractors.any_language': ['Any language', 'Cualquiera'],
  'contractors.apply': ['Show', 'Mostrar'],
  'contractors.clear': ['Show all reviews', 'Ver todas las reseñas'],
  'contractors.reviews_shown': [
    '{count, plural, =0 {No reviews} one {# review} other {# reviews}}',
    '{count, plural, =0 {Ninguna reseña} one {# reseña} other {# reseñas}}',
  ],
  'contractors.quotes_apart': [
    '{quotes, plural, one {# review is} other {# reviews are}} from people who asked for a quote and did not hire. They do not count in the stars or in “would hire again”.',
    '{quotes, plural, one {# reseña es} other {# reseñas son}} de quienes pidieron presupuesto y no contrataron. No cuentan en las estrellas ni en “lo volverían a contratar”.',
  ],

  // The ratings page
  'contractors.ratings_name': ['Ratings of {name}', 'Calificaciones de {name}'],
  'contractors.ratings_description': [
    'Every rating of {name}: stars, criteria, job facts and how they changed over time.',
    'Todas las calificaciones de {name}: estrellas, criterios, datos de obra y cómo cambiaron con el tiempo.',
  ],
  'contractors.back_to_page': ['Back to {name}', 'Volver a {name}'],
  'contractors.stars_title': ['Stars', 'Estrellas'],
  'contractors.criteria_title': ['By criterion', 'Por criterio'],
  'contractors.criteria_none': [
    'Nobody has rated single criteria yet.',
    'Nadie ha calificado los criterios todavía.',
  ],
  'contractors.criterion': ['Criterion', 'Criterio'],
  'contractors.mean': ['Mean', 'Promedio'],
  'contractors.count': ['Reviews', 'Reseñas'],
  'contractors.job_facts_title': ['Job facts', 'Datos de obra'],
  'contractors.job_facts_text': [
    'What people said happened on their job. “Not sure” and “does not apply” are not counted; nothing is shown under three answers.',
    'Lo que la gente dijo que pasó en su obra. “No sé” y “no aplica” no cuentan; no se muestra nada con menos de tres respuestas.',
  ],
  'contractors.job_facts_none': [
    'No question has three answers yet.',
    'Ninguna pregunta tiene tres respuestas todavía.',
  ],
  'contractors.over_time_title': ['Over time', 'En el tiempo'],
  'contractors.over_time_text': [
    'Mean stars of the reviews written in each quarter.',
    'Promedio de estrellas de las reseñas escritas en cada trimestre.',
  ],
  'contractors.over_time_short': [
    'All reviews are from one quarter: there is no line to draw yet.',
    'Todas las reseñas son de un mismo trimestre: todavía no hay línea que trazar.',
  ],
  'contractors.over_time_table': ['As a table', 'En una tabla'],
  'contractors.quarter': ['Quarter', 'Trimestre'],
  'contractors.quarter_name': ['Q{quarter} {year}', 'T{quarter} {year}'],
  'contractors.how_title': ['What these numbers are', 'Qué son estos números'],
  'contractors.how_text': [
    'Plain means and counts of all active reviews. No review weighs more than another here, and no plan changes anything.',
    'Promedios y conteos simples de todas las reseñas activas. Aquí ninguna reseña pesa más que otra y ningún plan cambia nada.',
  ],
});
