import { defineMessages } from '../../common/format/messages.ts';

/** What the signed record in a photo says of where it comes from. */
export default defineMessages({
  'photo_source.of_photos': [
    '{count, plural, one {Photo {numbers}:} other {Photos {numbers}:}}',
    '{count, plural, one {Foto {numbers}:} other {Fotos {numbers}:}}',
  ],
  'photo_source.camera_on': [
    'Its record says it was taken with a camera on {date}.',
    'Su registro dice que se tomó con una cámara el {date}.',
  ],
  'photo_source.camera': [
    'Its record says it was taken with a camera.',
    'Su registro dice que se tomó con una cámara.',
  ],
  'photo_source.ai': [
    'Its record says it was made or changed with AI.',
    'Su registro dice que se hizo o se modificó con IA.',
  ],
  'photo_source.known_as': [
    'Signed by {issuer}, a signer we recognize.',
    'Firmado por {issuer}, un firmante que reconocemos.',
  ],
  'photo_source.known': ['Signed by a signer we recognize.', 'Firmado por un firmante que reconocemos.'],
  'photo_source.unknown_as': [
    'Signed by “{issuer}”. We have not checked who that is.',
    'Firmado por “{issuer}”. No hemos comprobado quién es.',
  ],
  'photo_source.unknown': ['We have not checked who signed it.', 'No hemos comprobado quién lo firmó.'],
});
