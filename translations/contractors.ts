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
  'contractors.licence_expired_on': ['License expired {date}', 'Licencia vencida el {date}'],
  'contractors.licence_suspended': ['License suspended', 'Licencia suspendida'],
  'contractors.licence_closed': [
    'License closed: out of business',
    'Licencia cerrada: el negocio ya no opera',
  ],
  'contractors.licence_replaced': ['License replaced by a newer one', 'Licencia sustituida por otra'],
  'contractors.licence_unknown': [
    'License number on file; status not verified',
    'Hay número de licencia; estatus sin verificar',
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
  'contractors.how_to_read': ['How to read this page', 'Cómo leer esta página'],
  'contractors.description': [
    '{name}: {trades} in {place}. {reviews, plural, =0 {No reviews yet.} one {# review of a real job.} other {# reviews of real jobs.}} License, insurance and the contractor’s responses.',
    '{name}: {trades} en {place}. {reviews, plural, =0 {Todavía sin reseñas.} one {# reseña de un trabajo real.} other {# reseñas de trabajos reales.}} Licencia, seguro y las respuestas del contratista.',
  ],
  'contractors.review_it': ['Write a review', 'Escribir una reseña'],
  'contractors.edit_page': ['Edit business details', 'Editar los datos del negocio'],
  'contractors.call': ['Call', 'Llamar'],
  'contractors.open_page': ['Open the full page', 'Abrir la página completa'],
  'contractors.unclaimed_title': ['Unclaimed listing', 'Ficha sin reclamar'],
  'contractors.unclaimed_source': [
    'It comes from “{source}”, as of {date}. The contractor hasn’t checked it.',
    'Proviene de “{source}”, al {date}. El contratista no la ha revisado.',
  ],
  'contractors.unclaimed_source_undated': [
    'It comes from “{source}”. The contractor hasn’t checked it.',
    'Proviene de “{source}”. El contratista no la ha revisado.',
  ],
  'contractors.unclaimed_text': [
    'The contractor hasn’t checked this page and can’t respond to reviews yet.',
    'El contratista no ha revisado esta página y aún no puede responder a sus reseñas.',
  ],
  'contractors.text_in_english': ['In English', 'En inglés'],
  'contractors.text_in_mexican_spanish': ['In Spanish', 'En español'],

  'contractors.new_rating': [
    'We show stars from three reviews on, because one or two reviews aren’t enough to judge.',
    'Mostramos estrellas a partir de tres reseñas; con una o dos no se puede juzgar.',
  ],
  'contractors.all_ratings': ['All ratings and job facts', 'Todas las calificaciones y datos del trabajo'],
  'contractors.would_hire_again': ['would hire again', 'lo volverían a contratar'],
  'contractors.so_many_of': ['{part, number} of {whole, number}', '{part, number} de {whole, number}'],
  'contractors.said_yes': [
    '{yes, number} of {answers, number} said yes',
    '{yes, number} de {answers, number} dijeron que sí',
  ],
  'contractors.hire_again_bound': [
    'To be cautious with small numbers, ranking counts this as {percent, number}%.',
    'Por prudencia con números chicos, el orden de resultados lo cuenta como {percent, number} %.',
  ],
  'contractors.reviews_with_response': ['reviews have a response', 'reseñas tienen respuesta'],

  'contractors.read_more_at': [
    'All {count, number} reviews are at {url}',
    'Las {count, number} reseñas están en {url}',
  ],

  'contractors.about_title': ['About', 'Acerca de'],
  'contractors.services_title': ['Services', 'Servicios'],
  'contractors.contact_title': ['Contact', 'Contacto'],
  'contractors.no_contact': ['No contact details.', 'Sin datos de contacto.'],
  'contractors.phone': ['Phone', 'Teléfono'],
  'contractors.email': ['Email', 'Correo'],
  'contractors.website': ['Website', 'Sitio web'],
  'contractors.map': ['Map', 'Mapa'],
  'contractors.see_on_map': ['See on OpenStreetMap', 'Ver en OpenStreetMap'],
  'contractors.address': ['Address', 'Dirección'],
  'contractors.facts_title': ['Details', 'Datos'],
  'contractors.licence': ['License', 'Licencia'],
  'contractors.licenses': ['Licenses', 'Licencias'],
  'contractors.license_issued_on': ['issued on {date}', 'expedida el {date}'],
  'contractors.license_missing': [
    'Not in the official list as of {date}',
    'No aparece en la lista oficial al {date}',
  ],
  'contractors.listing_missing': [
    'Not in {source} as of {date}. The details may be out of date.',
    'No aparece en {source} al {date}. Los datos pueden estar desactualizados.',
  ],
  'contractors.licence_number': ['No. {number}', 'Núm. {number}'],
  'contractors.licence_class': ['class {name}', 'clase {name}'],
  'contractors.licence_issuer': ['issued in {state}', 'expedida en {state}'],
  'contractors.licence_source': ['Source: {source}, as of {date}', 'Fuente: {source}, al {date}'],
  'contractors.licence_source_undated': ['Source: {source}', 'Fuente: {source}'],
  'contractors.licence_unsourced': [
    'Stated by the contractor. We haven’t checked it against an official record.',
    'Declarada por el contratista. No la hemos comprobado en un registro oficial.',
  ],
  'contractors.insurance': ['Insurance', 'Seguro'],
  'contractors.insured': ['Insured', 'Con seguro'],
  'contractors.insured_to': ['Insured · expires {date}', 'Con seguro · vence el {date}'],
  'contractors.insurance_expired': ['Insurance expired {date}', 'Seguro vencido el {date}'],
  'contractors.not_insured': ['We have no insurance record', 'No tenemos registro de su seguro'],
  'contractors.bonded': ['Bonded', 'Con fianza'],
  'contractors.not_bonded': ['We have no bond record', 'No tenemos registro de su fianza'],
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
    'Your browser didn’t let us copy the link.',
    'Su navegador no permitió copiar el enlace.',
  ],

  // Whether the license lets them work
  'contractors.license_expired_title': ['License expired {date}', 'La licencia venció el {date}'],
  'contractors.license_expired_text': [
    'This contractor may not do licensed work with an expired license. It may have been renewed since our last update: ask for proof before you sign or pay.',
    'Con la licencia vencida, este contratista no puede hacer trabajos que la requieren. Puede haberla renovado después de nuestra última actualización: pida comprobante antes de firmar o pagar.',
  ],
  'contractors.license_suspended_title': [
    'License suspended (as of {date})',
    'Licencia suspendida (al {date})',
  ],
  'contractors.license_suspended_text': [
    'This contractor may not take on licensed work while the license is suspended. Ask why, and whether the suspension has ended, before you sign or pay.',
    'Con la licencia suspendida, este contratista no puede hacer trabajos que la requieren. Pregunte por qué y si ya terminó la suspensión antes de firmar o pagar.',
  ],
  'contractors.license_closed_text': [
    'Ask which license covers your job before you sign or pay.',
    'Pregunte qué licencia cubre su trabajo antes de firmar o pagar.',
  ],
  'contractors.insurance_expired_title': ['Insurance expired {date}', 'El seguro venció el {date}'],
  'contractors.insurance_expired_text': [
    'Damage on your job may not be covered. Ask for a current certificate before work begins.',
    'Los daños podrían no estar cubiertos. Pida una póliza vigente antes de empezar.',
  ],
  'contractors.license_none_ask': [
    'We have no license record. Ask for it.',
    'No tenemos registro de su licencia. Pídala.',
  ],
  'contractors.license_check': ['Check with {board}', 'Consultar en {board}'],

  // Choosing among reviews
  'contractors.postings_title': ['Latest postings', 'Publicaciones recientes'],
  'contractors.reviews_title': ['Reviews', 'Reseñas'],
  'contractors.reviews_filters': ['Filters', 'Filtros'],
  'contractors.sort': ['Sort', 'Orden'],
  'contractors.sort_newest': ['Newest first', 'Más recientes'],
  'contractors.sort_highest': ['Most stars first', 'Más estrellas primero'],
  'contractors.sort_lowest': ['Fewest stars first', 'Menos estrellas primero'],
  'contractors.star': ['Stars', 'Estrellas'],
  'contractors.any_star': ['All', 'Todas'],
  'contractors.star_choice': [
    '{count, plural, one {# star} other {# stars}} ({reviews, number})',
    '{count, plural, one {# estrella} other {# estrellas}} ({reviews, number})',
  ],
  'contractors.trade': ['Trade', 'Oficio'],
  'contractors.any_trade': ['All trades', 'Todos los oficios'],
  'contractors.language': ['Written in', 'Escritas en'],
  'contractors.any_language': ['All languages', 'Todos los idiomas'],
  'contractors.apply': ['Apply', 'Aplicar'],
  'contractors.clear': ['Show all reviews', 'Ver todas las reseñas'],
  'contractors.reviews_shown': [
    '{count, plural, =0 {No reviews} one {# review} other {# reviews}}',
    '{count, plural, =0 {Ninguna reseña} one {# reseña} other {# reseñas}}',
  ],
  'contractors.quotes_apart': [
    '{quotes, plural, one {# review is} other {# reviews are}} from people who asked for a quote but didn’t hire. We don’t count them in the stars or in “would hire again”.',
    '{quotes, plural, one {# reseña es} other {# reseñas son}} de personas que pidieron presupuesto pero no contrataron. No las contamos en las estrellas ni en “lo volverían a contratar”.',
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
  'contractors.criteria_none': ['No one has rated these yet.', 'Nadie los ha calificado todavía.'],
  'contractors.criterion': ['Criterion', 'Criterio'],
  'contractors.mean': ['Average', 'Promedio'],
  'contractors.count': ['Reviews', 'Reseñas'],
  'contractors.job_facts_title': ['Job facts', 'Datos del trabajo'],
  'contractors.job_facts_text': [
    'What customers said happened. We don’t count “Not sure” and “Does not apply”, and show a question after three answers.',
    'Lo que los clientes dijeron que pasó. No contamos “No lo sé” ni “No aplica” y mostramos cada pregunta a partir de tres respuestas.',
  ],
  'contractors.job_facts_none': [
    'No question has three answers yet.',
    'Ninguna pregunta tiene tres respuestas todavía.',
  ],
  'contractors.over_time_title': ['Over time', 'A lo largo del tiempo'],
  'contractors.over_time_text': ['Average stars per quarter.', 'Promedio de estrellas por trimestre.'],
  'contractors.over_time_short': [
    'All reviews are from one quarter. A chart will appear here later.',
    'Todas las reseñas son de un mismo trimestre. Más adelante aparecerá una gráfica.',
  ],
  'contractors.over_time_table': ['As a table', 'En tabla'],
  'contractors.quarter': ['Quarter', 'Trimestre'],
  'contractors.quarter_name': ['Q{quarter} {year}', 'T{quarter} {year}'],
  'contractors.how_title': ['How we count', 'Cómo contamos'],
  'contractors.how_text': [
    'Simple averages and counts of all active reviews. Every review counts the same here, and plans change nothing.',
    'Promedios y conteos simples de todas las reseñas activas. Aquí todas pesan igual y los planes no cambian nada.',
  ],
  'contractors.invite': ['Invite to a job', 'Invitar a un trabajo'],
});
