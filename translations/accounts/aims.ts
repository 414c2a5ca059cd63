import { defineMessages } from '../../common/format/messages.ts';

/** The aims for which visitors make an account. */
export default defineMessages({
  'accounts.aim.claim': [
    'Create your account to claim {name}',
    'Cree su cuenta para reclamar la página de {name}',
  ],
  'accounts.aim.review': ['Create your account to review {name}', 'Cree su cuenta para reseñar a {name}'],
  'accounts.aim.red_flag': [
    'Create your account to report a red flag about {name}',
    'Cree su cuenta para reportar un foco rojo sobre {name}',
  ],
  'accounts.aim.report': ['Create your account to report it', 'Cree su cuenta para reportarlo'],
  'accounts.aim.message': [
    'Create your account to write to {name}',
    'Cree su cuenta para escribirle a {name}',
  ],
  'accounts.aim.quotes': ['Create your account to ask for quotes', 'Cree su cuenta para pedir cotizaciones'],
  'accounts.aim_next': [
    'Once your email is confirmed, you do what you came for.',
    'Cuando confirme su correo, hace lo que venía a hacer.',
  ],
  'accounts.aim_text': [
    'It takes a minute and is free. Then you continue where you left off.',
    'Es gratis y toma un minuto. Después continúa justo donde estaba.',
  ],
});
