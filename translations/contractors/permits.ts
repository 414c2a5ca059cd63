import { defineMessages } from '../../common/format/messages.ts';

/** Permits that cities list, on a contractor's page and one by one. */
export default defineMessages({
  'permits.title': ['Permits on record', 'Permisos registrados'],
  'permits.total': [
    '{count, plural, one {# permit} other {# permits}}',
    '{count, plural, one {# permiso} other {# permisos}}',
  ],
  'permits.meaning': [
    'A permit shows that the city knew of the work, not how good it was. Work without a permit, or in a city whose list we do not have, is not here.',
    'Un permiso muestra que la obra se registró ante la ciudad, no qué tan bien quedó. Aquí no aparecen las obras sin permiso ni las de ciudades cuya lista no tenemos.',
  ],
  'permits.no_year': ['No date given', 'Sin fecha'],
  'permits.earlier': [
    '{count, plural, one {# more in earlier years} other {# more in earlier years}}',
    '{count, plural, one {# más en años anteriores} other {# más en años anteriores}}',
  ],
  'permits.see_all': ['See each permit', 'Ver cada permiso'],
  'permits.source': ['Source: {source}, list of {date}', 'Fuente: {source}, lista del {date}'],
  'permits.kind.building': ['Building', 'Construcción'],
  'permits.kind.electrical': ['Electrical', 'Instalación eléctrica'],
  'permits.kind.plumbing': ['Plumbing', 'Plomería'],
  'permits.kind.mechanical': ['Heating and cooling', 'Clima y ventilación'],
  'permits.kind.roofing': ['Roof', 'Techo'],
  'permits.kind.solar': ['Solar', 'Paneles solares'],
  'permits.kind.pool': ['Pool', 'Alberca'],
  'permits.kind.demolition': ['Demolition', 'Demolición'],
  'permits.kind.fence': ['Fence', 'Barda o cerca'],
  'permits.kind.sign': ['Sign', 'Anuncio'],
  'permits.kind.other': ['Other', 'Otro'],
  'permits.kind.unknown': ['Kind not known', 'Tipo sin identificar'],
  'permits.status.issued': ['Issued', 'Expedido'],
  'permits.status.final': ['Finished', 'Terminado'],
  'permits.status.expired': ['Expired', 'Vencido'],
  'permits.page_title': ['Permits on record of {name}', 'Permisos registrados de {name}'],
  'permits.page_title_year': [
    'Permits on record of {name} in {year}',
    'Permisos registrados de {name} en {year}',
  ],
  'permits.all_years': ['All years', 'Todos los años'],
  'permits.none': ['No permits on record', 'No hay permisos registrados'],
  'permits.none_text': [
    'We have no permit of this business from the lists of cities that we know.',
    'No tenemos ningún permiso de este negocio en las listas de ciudades que conocemos.',
  ],
  'permits.none_in_year': [
    'No permit is on record for that year.',
    'No hay permisos registrados de ese año.',
  ],
  'permits.issued_on': ['Issued {date}', 'Expedido el {date}'],
  'permits.final_on': ['finished {date}', 'terminado el {date}'],
  'permits.no_day': ['The list gives no date', 'La lista no da la fecha'],
  'permits.number': ['Permit {number}', 'Permiso {number}'],
  'permits.not_ours': ['This is not our permit', 'Este permiso no es nuestro'],
  'permits.not_ours_of': ['Permit {number} is not ours', 'El permiso {number} no es nuestro'],
  'permits.report_open': [
    'You said that this permit is not yours. An administrator will look at it.',
    'Usted avisó que este permiso no es suyo. Lo revisará un administrador.',
  ],
  'permits.report_kept': [
    'An administrator looked at your report and kept this permit.',
    'Un administrador revisó su aviso y dejó este permiso.',
  ],
  'permits.report_title': ['A permit that is not yours', 'Un permiso que no es suyo'],
  'permits.report_intro': [
    'An administrator compares the list with your licenses and takes the permit away if it is not yours. Until then it stays on your page.',
    'Un administrador compara la lista con sus licencias y quita el permiso si no es suyo. Mientras tanto, sigue en su página.',
  ],
  'permits.report_reason': ['Why is it not yours?', '¿Por qué no es suyo?'],
  'permits.report_reason_help': [
    'For example: another business with our name, or we never worked there. Only administrators read this.',
    'Por ejemplo: es de otro negocio con nuestro nombre, o nunca trabajamos ahí. Solo lo leen los administradores.',
  ],
  'permits.report_send': ['Report this permit', 'Avisar de este permiso'],
  'permits.report_back': ['Back to your permits', 'Volver a sus permisos'],
  'permits.reported': [
    'Thank you. An administrator will look at this permit.',
    'Gracias. Un administrador revisará este permiso.',
  ],
  'permits.reported_already': [
    'You have reported this permit already. An administrator will look at it.',
    'Usted ya avisó de este permiso. Lo revisará un administrador.',
  ],
  'permits.owners_only': [
    'Only those who manage the business can report its permits.',
    'Solo quienes administran el negocio pueden avisar de sus permisos.',
  ],
});
