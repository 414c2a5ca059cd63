import { defineMessages } from '../../common/format/messages.ts';

/** Listings that may be one business, for administrators. */
export default defineMessages({
  'admin.duplicates': ['Possible duplicates', 'Posibles duplicados'],
  'duplicates.intro': [
    'Different sources list a business with the same name, phone or license. Nothing is merged until you decide.',
    'Distintas fuentes tienen un negocio con el mismo nombre, teléfono o licencia. Nada se une hasta que usted decida.',
  ],
  'duplicates.none_title': ['No possible duplicates', 'No hay posibles duplicados'],
  'duplicates.none_text': [
    'We look for them every night and after each import.',
    'Los buscamos cada noche y después de cada importación.',
  ],
  'duplicates.pair': ['{first} and {second}', '{first} y {second}'],
  'duplicates.signal.name': ['Same name and city', 'Mismo nombre y ciudad'],
  'duplicates.signal.phone': ['Same phone', 'Mismo teléfono'],
  'duplicates.signal.license': ['Same license number', 'Mismo número de licencia'],
  'duplicates.number': ['Listing number', 'Número de ficha'],
  'duplicates.place': ['Place', 'Lugar'],
  'duplicates.address': ['Street address', 'Calle y número'],
  'duplicates.phone': ['Phone', 'Teléfono'],
  'duplicates.source': ['Source', 'Fuente'],
  'duplicates.own_page': ['Written by its owner', 'Escrita por su dueño'],
  'duplicates.licenses': ['Licenses', 'Licencias'],
  'duplicates.reviews': ['Reviews', 'Reseñas'],
  'duplicates.status': ['Status', 'Estatus'],
  'duplicates.claimed': ['Claimed', 'Reclamada'],
  'duplicates.unclaimed': ['Unclaimed', 'Sin reclamar'],
  'duplicates.keep': ['Merge and keep {name} ({id})', 'Unir y conservar {name} ({id})'],
  'duplicates.keep_this': ['Merge and keep this one', 'Unir y conservar esta'],
  'duplicates.dismiss': ['Different businesses', 'Son negocios distintos'],
  'duplicates.dismissed': ['We will not propose these two again', 'Ya no propondremos estas dos'],
  'duplicates.dismissed_already': [
    'Someone already marked them as different businesses.',
    'Alguien ya las marcó como negocios distintos.',
  ],
});
