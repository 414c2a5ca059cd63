import { defineMessages } from '../../common/format/messages.ts';

/** What administrators do with a contractor's listing, and what a reader of a hidden one sees. */
export default defineMessages({
  'listings.hidden_title': ['This page is hidden', 'Esta página está oculta'],
  'listings.hidden': [
    'An administrator hid this contractor’s page. No one can open it for now.',
    'Un administrador ocultó la página de este contratista. Por ahora nadie puede abrirla.',
  ],
  'listings.removed': [
    'This page was removed when its owner closed the account.',
    'Esta página se eliminó cuando su dueño cerró la cuenta.',
  ],
  'listings.hidden_because': [
    'An administrator hid this page. Reason: {reason} The owner can appeal, under “Decisions about my content”.',
    'Un administrador ocultó esta página. Motivo: {reason} El dueño puede apelar en “Decisiones sobre mi contenido”.',
  ],

  'listings.hidden_now': ['Listing hidden', 'Ficha oculta'],
  'listings.shown_now': ['Listing shown again', 'Ficha visible de nuevo'],
  'listings.corrected_now': ['Listing corrected', 'Ficha corregida'],
  'listings.name_checked': ['Name marked as checked', 'Nombre marcado como revisado'],
  'listings.name_changed': [
    'The name just changed. Read it again first.',
    'El nombre acaba de cambiar. Léalo de nuevo primero.',
  ],
  'listings.name_flagged': ['Check the name', 'Revise el nombre'],
  'listings.name_found': [
    'Our automatic check found this in the name: {signals}. The name stays public until someone changes it.',
    'El filtro automático encontró esto en el nombre: {signals}. El nombre sigue público hasta que alguien lo cambie.',
  ],
  'listings.check_name': ['Mark as checked', 'Marcar como revisado'],
  'listings.merged_now': ['Listings merged', 'Fichas unidas'],
  'listings.already_hidden': ['This listing is already hidden.', 'Esta ficha ya está oculta.'],
  'listings.already_shown': ['This listing is already public.', 'Esta ficha ya es pública.'],
  'listings.merged_already': [
    'One of these listings was already merged.',
    'Una de estas fichas ya se unió a otra.',
  ],
  'listings.merge_into_itself': ['Choose a different listing.', 'Elija otra ficha.'],
  'listings.merge_into_hidden': [
    'The other listing is hidden. Show it first.',
    'La otra ficha está oculta. Primero muéstrela.',
  ],
  'listings.merge_claimed': [
    'This listing has an owner. Merge the other one into it instead.',
    'Esta ficha tiene dueño. Mejor una la otra a esta.',
  ],
  'listings.merge_open_claim': [
    'This listing has an open claim. Decide the claim first.',
    'Esta ficha tiene una solicitud en curso. Primero decida la solicitud.',
  ],
  'listings.split_now': ['Listings split', 'Fichas separadas'],
  'listings.not_merged': ['This listing is not merged.', 'Esta ficha no está unida a otra.'],
  'listings.split_later_first': [
    'The other listing was merged again since. Split that merge first.',
    'La otra ficha se unió después a una tercera. Primero separe esa unión.',
  ],
  'listings.split_forgotten': [
    'This merge is too old: what it moved is no longer on record. Correct the listings instead.',
    'La unión es demasiado antigua: ya no hay registro de lo que se movió. Mejor corrija las fichas.',
  ],
  'listings.split_title': ['Split', 'Separar'],
  'listings.split_text': [
    'This listing becomes public again with the reviews, responses and licenses that the merge moved. What came later stays with the other listing. To undo it, merge them again.',
    'Esta ficha vuelve a ser pública con las reseñas, respuestas y licencias que movió la unión. Lo que llegó después se queda en la otra. Para deshacerlo, únalas de nuevo.',
  ],
  'listings.split': ['Split the listings', 'Separar las fichas'],
  'listings.divided_now': ['Listing split in two', 'Ficha dividida en dos'],
  'listings.divide_title': ['Two businesses in one listing', 'Dos negocios en una ficha'],
  'listings.divide_text': [
    'The second business gets a listing of its own in the same place and trades, with the licenses and reviews you name. Imports don’t change its name. To undo it, merge it into this listing.',
    'El segundo negocio recibe su propia ficha en el mismo lugar y con los mismos oficios, con las licencias y reseñas que usted indique. Las importaciones no cambian su nombre. Para deshacerlo, únala a esta ficha.',
  ],
  'listings.divide': ['Split in two', 'Dividir en dos'],
  'listings.divide_name': ['Name of the second business', 'Nombre del segundo negocio'],
  'listings.divide_licenses': [
    'Numbers of its licenses, separated by commas',
    'Números de sus licencias, separados por comas',
  ],
  'listings.divide_reviews': [
    'Numbers of its reviews, separated by commas',
    'Números de sus reseñas, separados por comas',
  ],
  'listings.divide_unknown_license': [
    'This listing does not have one of these licenses.',
    'Esta ficha no tiene alguna de estas licencias.',
  ],
  'listings.divide_unknown_review': [
    'This listing does not have one of these reviews.',
    'Esta ficha no tiene alguna de estas reseñas.',
  ],
  'listings.divide_claimed': [
    'This page has an owner, who decides what it says. You can hide it.',
    'Esta página tiene dueño, quien decide qué dice. Usted puede ocultarla.',
  ],
  'listings.divide_open_claim': [
    'Decide the open claim of this listing first.',
    'Primero decida la solicitud en curso de esta ficha.',
  ],
  'listings.merge_same_review': [
    'Both listings have a review by the same author for the same month. Take down one of them first.',
    'Ambas fichas tienen una reseña del mismo autor por el mismo mes. Primero quite una de ellas.',
  ],
  'listings.claimed': [
    'Only the owner can correct this page. You can hide it.',
    'Solo el dueño puede corregir esta página. Usted puede ocultarla.',
  ],
  'listings.nothing_corrected': ['Change at least one field.', 'Cambie al menos un campo.'],
  'listings.own_case': [
    'You manage this page, so another administrator must decide.',
    'Usted administra esta página; debe decidir otro administrador.',
  ],

  'listings.title': ['Listing', 'Ficha'],
  'listings.of': ['Listing of {name}', 'Ficha de {name}'],
  'listings.state_shown': ['Public', 'Pública'],
  'listings.state_hidden': ['Hidden since {date}', 'Oculta desde el {date}'],
  'listings.state_merged': ['Merged into another listing', 'Unida a otra ficha'],
  'listings.see_merged': ['Open the other listing', 'Abrir la otra ficha'],
  'listings.owner': ['Owner', 'Dueño'],
  'listings.nobody': ['Unclaimed', 'Sin reclamar'],
  'listings.source': ['Source', 'Fuente'],
  'listings.source_as_of': ['{source}, as of {date}', '{source}, al {date}'],
  'listings.missing': ['Not on this list as of {date}', 'No aparece en esta lista al {date}'],
  'listings.corrected': [
    'Corrected here; imports don’t change it',
    'Corregido aquí; las importaciones no lo cambian',
  ],
  'listings.field.name': ['Name', 'Nombre'],
  'listings.field.phone': ['Phone', 'Teléfono'],
  'listings.field.address': ['Street address', 'Calle y número'],
  'listings.field.website': ['Website', 'Sitio web'],
  'listings.field.trades': ['Trades', 'Oficios'],
  'listings.field.trades_help': ['One to eight.', 'De uno a ocho.'],
  'listings.address_help': [
    'Leave it empty to remove the address permanently. Imports don’t bring it back, and the map shows the city.',
    'Déjelo vacío para quitar la dirección definitivamente. Las importaciones no la devuelven y el mapa muestra la ciudad.',
  ],
  'listings.correct_title': ['Correct', 'Corregir'],
  'listings.correct_text': [
    'Imports don’t change what you correct here.',
    'Las importaciones no cambian lo que corrija aquí.',
  ],
  'listings.correct': ['Correct the listing', 'Corregir la ficha'],
  'listings.hide_title': ['Hide', 'Ocultar'],
  'listings.hide_text': [
    'No one can find a hidden listing in search or lists. Its page says that it is hidden, and its owner reads the reason.',
    'Nadie encuentra una ficha oculta en búsquedas ni listas. Su página dice que está oculta y su dueño lee el motivo.',
  ],
  'listings.hide': ['Hide the listing', 'Ocultar la ficha'],
  'listings.show': ['Show the listing again', 'Mostrar la ficha de nuevo'],
  'listings.merge_title': ['Merge', 'Unir'],
  'listings.merge_text': [
    'The other listing gets everything: reviews, responses, licenses, claims. This page’s address leads there. You can split them again for about six months.',
    'La otra ficha recibe todo: reseñas, respuestas, licencias, solicitudes. La dirección de esta página lleva allá. Puede separarlas de nuevo durante unos seis meses.',
  ],
  'listings.merge_into': ['Number of the other listing', 'Número de la otra ficha'],
  'listings.merge': ['Merge into the other listing', 'Unir a la otra ficha'],
});
