import { defineMessages } from '../common/messages.ts';

/** What administrators do with a contractor's listing, and what a reader of a hidden one sees. */
export default defineMessages({
  'listings.hidden_title': ['This page is hidden', 'Esta página está oculta'],
  'listings.hidden': [
    'An administrator hid this contractor’s page. Nobody can open it for now.',
    'La administración ocultó la página de este contratista. Por ahora nadie puede abrirla.',
  ],
  'listings.hidden_because': [
    'An administrator hid this page. The reason: {reason} Its owner can appeal, under Decisions.',
    'La administración ocultó esta página. El motivo: {reason} Su dueño puede apelar, en Decisiones.',
  ],

  'listings.hidden_now': ['The listing is hidden', 'La ficha está oculta'],
  'listings.shown_now': ['The listing is shown again', 'La ficha se muestra de nuevo'],
  'listings.corrected_now': ['The listing is corrected', 'La ficha está corregida'],
  'listings.merged_now': ['The listings are merged', 'Las fichas están unidas'],
  'listings.already_hidden': ['This listing is hidden already.', 'Esta ficha ya está oculta.'],
  'listings.already_shown': ['This listing is shown already.', 'Esta ficha ya se muestra.'],
  'listings.merged_already': [
    'One of these listings was merged into another one before.',
    'Una de estas fichas ya se unió a otra.',
  ],
  'listings.merge_into_itself': [
    'Choose another listing than this one.',
    'Elija una ficha distinta de esta.',
  ],
  'listings.merge_into_hidden': [
    'The other listing is hidden. Show it first.',
    'La otra ficha está oculta. Primero muéstrela.',
  ],
  'listings.merge_claimed': [
    'This listing has an owner. Merge the other one into it instead.',
    'Esta ficha tiene dueño. Mejor una la otra a esta.',
  ],
  'listings.merge_same_review': [
    'Both listings have a review of one author for the same month. Take one of them down first.',
    'Ambas fichas tienen una reseña de la misma persona por el mismo mes. Primero retire una de ellas.',
  ],
  'listings.claimed': [
    'This page has an owner, who corrects it. You may hide it.',
    'Esta página tiene dueño, y es quien la corrige. Usted puede ocultarla.',
  ],
  'listings.nothing_corrected': ['Change at least one field.', 'Cambie al menos un campo.'],
  'listings.own_case': [
    'You answer for this page yourself. Another administrator decides about it.',
    'Usted responde por esta página. Decide otra persona de la administración.',
  ],

  'listings.title': ['Listing', 'Ficha'],
  'listings.of': ['Listing of {name}', 'Ficha de {name}'],
  'listings.state_shown': ['Shown to everybody', 'Visible para todos'],
  'listings.state_hidden': ['Hidden since {date}', 'Oculta desde el {date}'],
  'listings.state_merged': ['Merged into another listing', 'Unida a otra ficha'],
  'listings.see_merged': ['Open the other listing', 'Abrir la otra ficha'],
  'listings.owner': ['Owner', 'Dueño'],
  'listings.nobody': ['Nobody has claimed it', 'Nadie la ha reclamado'],
  'listings.source': ['Source', 'Fuente'],
  'listings.source_as_of': ['{source}, as of {date}', '{source}, al {date}'],
  'listings.missing': ['Not in this list as of {date}', 'No aparece en esta lista al {date}'],
  'listings.corrected': ['Corrected here, kept from imports', 'Corregido aquí, no lo cambia una importación'],
  'listings.field.name': ['Name', 'Nombre'],
  'listings.field.phone': ['Phone', 'Teléfono'],
  'listings.field.address': ['Street address', 'Calle y número'],
  'listings.field.website': ['Website', 'Sitio web'],
  'listings.field.trades': ['Trades', 'Oficios'],
  'listings.field.trades_help': ['One to eight.', 'De uno a ocho.'],
  'listings.address_help': [
    'Empty it to remove the address for good: no import brings it back. The map shows the city then.',
    'Déjelo vacío para quitar la dirección para siempre: ninguna importación la devuelve. El mapa muestra la ciudad.',
  ],
  'listings.correct_title': ['Correct', 'Corregir'],
  'listings.correct_text': [
    'No import changes again what you correct here.',
    'Ninguna importación vuelve a cambiar lo que corrija aquí.',
  ],
  'listings.correct': ['Correct the listing', 'Corregir la ficha'],
  'listings.hide_title': ['Hide', 'Ocultar'],
  'listings.hide_text': [
    'A hidden listing is in no search and no list, and its page says that it is hidden. Its owner reads the reason.',
    'Una ficha oculta no aparece en búsquedas ni listas, y su página dice que está oculta. Su dueño lee el motivo.',
  ],
  'listings.hide': ['Hide the listing', 'Ocultar la ficha'],
  'listings.show': ['Show the listing again', 'Mostrar la ficha de nuevo'],
  'listings.merge_title': ['Merge', 'Unir'],
  'listings.merge_text': [
    'Everything of this listing goes to the other one: reviews, responses, licenses, claims. Its address leads there. This is undone only if the other one’s owner appeals and the appeal is accepted.',
    'Todo lo de esta ficha pasa a la otra: reseñas, respuestas, licencias, solicitudes. Su dirección lleva allá. Solo se deshace si el dueño de la otra apela y se acepta la apelación.',
  ],
  'listings.merge_into': ['Number of the other listing', 'Número de la otra ficha'],
  'listings.merge': ['Merge into the other listing', 'Unir a la otra ficha'],
});
