import { defineMessages } from '../../common/format/messages.ts';

/** Permits that wait for an administrator. */
export default defineMessages({
  'admin.permits': ['Permits to check', 'Permisos por revisar'],
  'permit_cases.reports_title': ['Said to be of another business', 'Avisos de que son de otro negocio'],
  'permit_cases.reports_intro': [
    'A business says that a permit on its page is not its own. What you remove does not come back with a later list.',
    'Un negocio avisa que un permiso de su página no es suyo. Lo que usted quite no vuelve con otra lista.',
  ],
  'permit_cases.proposals_title': ['Perhaps the same business', 'Tal vez el mismo negocio'],
  'permit_cases.proposals_intro': [
    'A list of permits names a business like one of our listings, without a license number that proves it. Nothing is joined until you decide.',
    'Una lista de permisos menciona un negocio parecido a una de nuestras fichas, sin un número de licencia que lo compruebe. Nada se une hasta que usted decida.',
  ],
  'permit_cases.none_title': ['No permits to check', 'No hay permisos por revisar'],
  'permit_cases.none_text': [
    'Proposals come from imports of permits; reports come from businesses.',
    'Las propuestas vienen de las importaciones de permisos; los avisos, de los negocios.',
  ],
  'permit_cases.pair': ['{name} and listing {listing}', '{name} y la ficha {listing}'],
  'permit_cases.report_of': [
    'Permit {number}, on the page of {name}',
    'Permiso {number}, en la página de {name}',
  ],
  'permit_cases.signal.name': ['Same name', 'Mismo nombre'],
  'permit_cases.signal.postal_code': ['Same postal code', 'Mismo código postal'],
  'permit_cases.signal.address': ['Same street address', 'Misma calle y número'],
  'permit_cases.signal.city': [
    'Same city; the list gives no address',
    'Misma ciudad; la lista no da dirección',
  ],
  'permit_cases.signal.stated_license': [
    'License number that its owner states',
    'Número de licencia que declara su dueño',
  ],
  'permit_cases.in_list': ['In the list', 'En la lista'],
  'permit_cases.listing': ['Our listing', 'Nuestra ficha'],
  'permit_cases.name': ['Name', 'Nombre'],
  'permit_cases.address': ['Address', 'Dirección'],
  'permit_cases.license': ['License', 'Licencia'],
  'permit_cases.source': ['Source', 'Fuente'],
  'permit_cases.permits': ['Permits', 'Permisos'],
  'permit_cases.permits_of': ['{count}, such as {number}', '{count}; por ejemplo, {number}'],
  'permit_cases.place': ['Place', 'Lugar'],
  'permit_cases.place_of_work': ['Place of the work', 'Lugar de la obra'],
  'permit_cases.reason': ['What the business says', 'Lo que dice el negocio'],
  'permit_cases.accept': ['It is the same: join the permits', 'Es el mismo: unir los permisos'],
  'permit_cases.decline': ['Another business', 'Es otro negocio'],
  'permit_cases.remove': ['Take it off the page', 'Quitarlo de la página'],
  'permit_cases.keep': ['Keep it', 'Dejarlo'],
  'permit_cases.accepted': [
    'The permits are on the page of the listing now',
    'Los permisos ya están en la página de la ficha',
  ],
  'permit_cases.declined': [
    'We will not propose this listing for them again',
    'Ya no propondremos esta ficha para ellos',
  ],
  'permit_cases.removed': ['The permit is off the page', 'El permiso ya no está en la página'],
  'permit_cases.kept': ['The permit stays on the page', 'El permiso se queda en la página'],
  'permit_cases.decided_already': [
    'Another administrator decided this before you.',
    'Otro administrador lo decidió antes que usted.',
  ],
  'permit_cases.key_accept': ['join or remove', 'unir o quitar'],
  'permit_cases.key_reject': ['leave as it is', 'dejar como está'],
});
