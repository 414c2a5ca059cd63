import { defineMessages } from '../../common/format/messages.ts';

/** The list of contractors that somebody keeps, and contractors side by side. */
export default defineMessages({
  'shortlist.title': ['My list', 'Mi lista'],
  'shortlist.intro': [
    'Contractors you’re considering, the latest first. The list holds {maximum, number}.',
    'Los contratistas que está considerando, del más reciente al más antiguo. Caben {maximum, number}.',
  ],
  'shortlist.none_title': ['Your list is empty', 'Su lista está vacía'],
  'shortlist.none_text': [
    'Choose “Add to my list” on a contractor to keep them here and compare them. You don’t need an account.',
    'Elija “Agregar a mi lista” en un contratista para guardarlo aquí y compararlo. No necesita una cuenta.',
  ],
  'shortlist.find': ['Find contractors', 'Buscar contratistas'],
  'shortlist.gone': [
    '{count, plural, one {# contractor on this list is} other {# contractors on this list are}} no longer shown on this site.',
    '{count, plural, one {# contractor de esta lista ya no se muestra} other {# contratistas de esta lista ya no se muestran}} en este sitio.',
  ],
  'shortlist.added': [
    'Added. Your list has {count, plural, one {# contractor} other {# contractors}}.',
    'Agregado. Su lista tiene {count, plural, one {# contratista} other {# contratistas}}.',
  ],
  'shortlist.removed': ['Removed from your list.', 'Se quitó de su lista.'],
  'shortlist.full': [
    'Your list holds {maximum, number} contractors. Remove one to add another.',
    'En su lista caben {maximum, number} contratistas. Quite uno para agregar otro.',
  ],
  'shortlist.aside': ['Share this list', 'Compartir esta lista'],
  'shortlist.copy_link': ['Copy link', 'Copiar enlace'],
  'shortlist.qr': ['Show a QR code', 'Mostrar código QR'],
  'shortlist.qr_alt': ['QR code of this link', 'Código QR de este enlace'],
  'shortlist.compare_share': ['Share this comparison', 'Compartir esta comparación'],
  'shortlist.ask_all': [
    '{count, plural, one {Ask {names} for a quote} other {Ask # of them for a quote}}',
    '{count, plural, one {Pedir cotización a {names}} other {Pedir cotización a #}}',
  ],
  'shortlist.cannot_ask': [
    '{names} {count, plural, one {doesn’t} other {don’t}} answer messages here yet.',
    '{names} todavía no {count, plural, one {responde} other {responden}} mensajes en este sitio.',
  ],
  'shortlist.answers': ['Answers messages', 'Responde mensajes'],
  'shortlist.phone': ['Phone', 'Teléfono'],
  'shortlist.price': ['Prices from', 'Precios desde'],
  'shortlist.compare_kept': [
    'Compare the {count, number} on your list',
    'Comparar los {count, number} de su lista',
  ],
  'shortlist.share_title': ['Share this list', 'Compartir esta lista'],
  'shortlist.share_visitor': [
    'With an account you can share this list with your family through a link. What you added here is kept.',
    'Con una cuenta puede enviar esta lista a su familia con un enlace. Lo que agregó aquí se conserva.',
  ],
  'shortlist.share_text': [
    'Make a link that shows your list and your name to anyone who has it. They can’t change the list.',
    'Cree un enlace que muestra su lista y su nombre a quien lo tenga. Nadie más puede cambiarla.',
  ],
  'shortlist.shared_text': [
    'Anyone with this link sees your name, and your list as it is when they open it.',
    'Quien tenga este enlace ve su nombre y su lista como esté al abrirlo.',
  ],
  'shortlist.make_link': ['Make a link', 'Crear un enlace'],
  'shortlist.turn_link_off': ['Stop sharing', 'Dejar de compartir'],
  'shortlist.link_made': [
    'Anyone with the link can now see your list.',
    'Ahora quien tenga el enlace puede ver su lista.',
  ],
  'shortlist.link_off': [
    'The link no longer works. Your list is private again.',
    'El enlace ya no funciona. Su lista vuelve a ser privada.',
  ],
  'shortlist.shared_title': ['{name}’s list', 'Lista de {name}'],
  'shortlist.shared_intro': [
    'Contractors someone is considering and shared with you. You can read and compare them.',
    'Contratistas que alguien está considerando y le compartió. Puede verlos y compararlos.',
  ],
  'shortlist.shared_none': ['This list is empty.', 'Esta lista está vacía.'],
  'shortlist.choose': ['Compare', 'Comparar'],
  'shortlist.compare': ['Compare', 'Comparar'],
  'shortlist.compare_help': [
    'Choose up to {maximum, number} with the check boxes.',
    'Elija hasta {maximum, number} con las casillas.',
  ],

  // Side by side
  'shortlist.compare_title': ['Compare contractors', 'Comparar contratistas'],
  'shortlist.compare_intro': [
    'The same facts for each, from reviews and public records. No one can pay to look better here.',
    'Los mismos datos de cada uno, de reseñas y registros públicos. Nadie puede pagar por verse mejor aquí.',
  ],
  'shortlist.compare_none_title': ['No contractors to compare', 'No hay contratistas que comparar'],
  'shortlist.compare_none_text': [
    'Choose two to {maximum, number} contractors from your list.',
    'Elija de dos a {maximum, number} contratistas de su lista.',
  ],
  'shortlist.to_list': ['Go to my list', 'Ir a mi lista'],
  'shortlist.too_many': [
    'Only {maximum, number} fit side by side. These are the first {maximum, number} you asked for.',
    'Solo caben {maximum, number} a la vez. Estos son los primeros {maximum, number} que pidió.',
  ],
  'shortlist.compare_gone': [
    '{count, plural, one {# contractor you asked for isn’t} other {# contractors you asked for aren’t}} on this site, or no longer shown.',
    '{count, plural, one {# contratista que pidió no está} other {# contratistas que pidió no están}} en este sitio o ya no se muestran.',
  ],
  'shortlist.merged': [
    '{name} was merged with another listing of the same business, which is shown here.',
    '{name} se unió con otro registro del mismo negocio, que es el que se muestra.',
  ],
  'shortlist.near': ['Distance from', 'Distancia desde'],
  'shortlist.near_help': [
    'A postal code or a city with its state',
    'Un código postal o una ciudad con su estado',
  ],
  'shortlist.measure': ['Show distance', 'Ver distancia'],
  'shortlist.place_unknown': [
    'We don’t know exactly where “{near}” is, so no distance is shown. Try a postal code.',
    'No sabemos con exactitud dónde está “{near}”, por eso no se muestra la distancia. Pruebe con un código postal.',
  ],
  'shortlist.distance_from': ['Distance from {place}', 'Distancia desde {place}'],
  'shortlist.fact': ['Fact', 'Dato'],
  'shortlist.rating': ['Rating', 'Calificación'],
  'shortlist.hire_again': ['Customers who would hire again', 'Clientes que lo volverían a contratar'],
  'shortlist.responses': ['Reviews with a response', 'Reseñas con respuesta'],
  'shortlist.red_flag': ['Red flag', 'Foco rojo'],
  'shortlist.no_red_flag': ['None', 'Ninguno'],
  'shortlist.licenses': [
    '{count, plural, one {# license} other {# licenses}} in total',
    '{count, plural, one {# licencia} other {# licencias}} en total',
  ],
  'shortlist.not_known': ['Not known yet', 'Sin datos aún'],
  'shortlist.remove': ['Remove from my list', 'Quitar de mi lista'],
  'shortlist.take_out': ['Remove', 'Quitar'],
});
