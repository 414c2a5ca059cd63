import { defineMessages } from '../../common/format/messages.ts';

/** Searches that a user keeps, and the mail about contractors that are new in them. */
export default defineMessages({
  'saved_searches.title': ['Saved searches', 'Búsquedas guardadas'],
  'saved_searches.intro': [
    'Once a day we check your saved searches and email you if there are new contractors.',
    'Una vez al día revisamos sus búsquedas guardadas y le avisamos por correo si hay contratistas nuevos.',
  ],
  'saved_searches.none_title': ['No saved searches yet', 'Aún no tiene búsquedas guardadas'],
  'saved_searches.none_text': [
    'Search for contractors, then choose “Save this search”.',
    'Busque contratistas y elija “Guardar esta búsqueda”.',
  ],
  'saved_searches.find': ['Find contractors', 'Buscar contratistas'],
  'saved_searches.of_contractors': ['Contractors', 'Contratistas'],
  'saved_searches.of_sub_finder': ['Subcontractors', 'Subcontratistas'],
  'saved_searches.delete': ['Delete', 'Eliminar'],
  'saved_searches.delete_name': ['Delete {name}', 'Eliminar {name}'],
  'saved_searches.save': ['Save this search', 'Guardar esta búsqueda'],
  'saved_searches.save_text': [
    'We email you when a new contractor matches it.',
    'Le avisamos por correo cuando un contratista nuevo coincida.',
  ],
  'saved_searches.name': ['Name', 'Nombre'],
  'saved_searches.save_button': ['Save', 'Guardar'],
  'saved_searches.saved': ['Your search is saved.', 'Se guardó su búsqueda.'],
  'saved_searches.deleted': ['Your search is deleted.', 'Se eliminó su búsqueda.'],
  'saved_searches.asks_nothing': [
    'Choose a trade, a place or another filter first.',
    'Elija primero un oficio, un lugar u otro filtro.',
  ],
  'saved_searches.too_many': [
    'You have {maximum} saved searches, which is the limit. Delete one first.',
    'Ya tiene {maximum} búsquedas guardadas, que es el límite. Elimine una antes.',
  ],
  'saved_search_mails.subject': [
    '{count, plural, one {# new contractor} other {# new contractors}}: {search}',
    '{count, plural, one {# contratista nuevo} other {# contratistas nuevos}}: {search}',
  ],
  'saved_search_mails.text': [
    '{count, plural, one {# contractor is} other {# contractors are}} new in your saved search “{search}”:',
    'Hay {count, plural, one {# contratista nuevo} other {# contratistas nuevos}} en su búsqueda guardada “{search}”:',
  ],
  'saved_search_mails.more': ['And {count, number} more.', 'Y {count, number} más.'],
  'saved_search_mails.link': ['Open the search', 'Abrir la búsqueda'],
  'saved_search_mails.manage': [
    'Change or delete your saved searches: {url}',
    'Cambie o elimine sus búsquedas guardadas: {url}',
  ],
  'saved_searches.back': ['Back to the search', 'Volver a la búsqueda'],
  'saved_searches.everywhere': ['Contractors', 'Contratistas'],
});
