import { defineMessages } from '../../common/format/messages.ts';

/** Asks a contractor whether a listing is theirs, wherever they come by. */
export default defineMessages({
  'matching.title': ['Is one of these yours?', '¿Alguna de estas es suya?'],
  'matching.text': [
    'We already list a business with the same name, phone number or license. Claim it and your new page becomes part of it, with its reviews.',
    'Ya tenemos en la lista un negocio con el mismo nombre, teléfono o licencia. Reclámelo y su página nueva se une a la existente, con sus reseñas.',
  ],
  'matching.license': ['License {number}', 'Licencia {number}'],
  'matching.claim': ['Claim this page', 'Reclamar esta página'],
});
