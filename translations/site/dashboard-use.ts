import { defineMessages } from '../../common/format/messages.ts';

/** What needs an answer, and how a contractor's page is used. */
export default defineMessages({
  'dashboard.to_do': ['Needs your answer', 'Requiere su respuesta'],
  'dashboard.more_unread': [
    '{count, plural, one {# more unread decision} other {# more unread decisions}}',
    '{count, plural, one {# decisión más sin leer} other {# decisiones más sin leer}}',
  ],
  'dashboard.aside': ['Your account', 'Su cuenta'],
  'dashboard.reader_title': ['Worked with a contractor?', '¿Trabajó con un contratista?'],
  'dashboard.reader_text': [
    'Share how it went. It helps the next person decide.',
    'Cuente cómo le fue. Así ayuda a que otros decidan.',
  ],
  'dashboard.in_progress': ['In progress', 'En curso'],
  'dashboard.use_title': ['How people use your page', 'Cómo se usa su página'],
  'dashboard.use_period': ['Period', 'Periodo'],
  'dashboard.use_days': ['{days} days', '{days} días'],
  'dashboard.use_months': ['{count} months', '{count} meses'],
  'dashboard.use_csv': ['Download as CSV', 'Descargar como CSV'],
  'dashboard.use_before': [
    '{count, number} in the {days} days before',
    '{count, number} en los {days} días anteriores',
  ],
  'dashboard.use_sources': ['Where visitors came from', 'De dónde llegaron'],
  'dashboard.source.search': ['Search on this site', 'Búsqueda en este sitio'],
  'dashboard.source.site': ['Other pages of this site', 'Otras páginas de este sitio'],
  'dashboard.source.engine': ['Search engines', 'Buscadores'],
  'dashboard.source.social': ['Social media', 'Redes sociales'],
  'dashboard.source.other': ['Other websites', 'Otros sitios web'],
  'dashboard.source.unknown': ['Typed in, or not known', 'Directo o sin dato'],
  'dashboard.ranks': ['Your place in searches', 'Su lugar en las búsquedas'],
  'dashboard.rank': [
    'No. {place, number} of {total, number}: {trade} in {region}',
    'Lugar {place, number} de {total, number}: {trade} en {region}',
  ],
  'dashboard.ranks_how': [
    'Without a city; nearer contractors come earlier in searches with one. Plans change nothing here.',
    'Sin ciudad; en búsquedas con ciudad, los más cercanos salen antes. Los planes no cambian nada aquí.',
  ],
  'dashboard.answers_unknown': [
    'Your page will say how soon you answer after five conversations in 90 days.',
    'Su página dirá qué tan pronto responde después de cinco conversaciones en 90 días.',
  ],
  'dashboard.use.view': ['Page views', 'Visitas a la página'],
  'dashboard.use.call': ['Calls', 'Llamadas'],
  'dashboard.use.whatsapp': ['WhatsApp', 'Por WhatsApp'],
  'dashboard.use.website': ['Website clicks', 'Clics a su sitio web'],
  'dashboard.use_by_day': ['Page views by day', 'Visitas por día'],
  'dashboard.use_by_week': ['Page views by week', 'Visitas por semana'],
  'dashboard.use_by_month': ['Page views by month', 'Visitas por mes'],
  'dashboard.use_step.day': ['Day', 'Día'],
  'dashboard.use_step.week': ['Week from', 'Semana del'],
  'dashboard.use_step.month': ['Month', 'Mes'],
  'dashboard.use_how': [
    'A call is a tap on your phone number. We don’t use cookies. We keep only daily totals, for six years, and leave out your own visits and known bots. Only you and the people who manage the page with you see these numbers.',
    'Una llamada es un toque en su número de teléfono. No usamos cookies. Guardamos solo totales diarios, durante seis años, y dejamos fuera sus propias visitas y los robots conocidos. Solo usted y quienes administran la página con usted ven estas cifras.',
  ],
  'layout.unread': [
    '{count, plural, one {# new item} other {# new items}}',
    '{count, plural, one {# novedad} other {# novedades}}',
  ],
});
