import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'dashboard.title': ['Dashboard', 'Mi panel'],
  'dashboard.heading': ['Hello, {name}', 'Hola, {name}'],
  'dashboard.confirm_title': ['Your e-mail address is not confirmed', 'Su correo no está confirmado'],
  'dashboard.confirm_text': [
    'You can look around, but not publish yet. The link is in your inbox.',
    'Puede mirar el sitio, pero todavía no publicar. El enlace está en su bandeja de entrada.',
  ],
  'dashboard.confirm_action': ['Send the link again', 'Enviar el enlace otra vez'],
  'dashboard.waiting': ['What waits for you', 'Lo que le espera'],
  'dashboard.nothing_waits': ['Nothing waits for you.', 'No hay nada pendiente.'],
  'dashboard.to_answer': [
    '{count, plural, one {# review waits for your answer} other {# reviews wait for your answer}}',
    '{count, plural, one {# reseña espera su respuesta} other {# reseñas esperan su respuesta}}',
  ],
  'dashboard.to_answer_all': ['See all reviews you got', 'Ver todas las reseñas recibidas'],
  'dashboard.answer': ['Answer', 'Responder'],
  'dashboard.by_author': ['by {name}', 'de {name}'],
  'dashboard.rating': ['Rating', 'Calificación'],
  'dashboard.answered': ['Answered', 'Respondidas'],
  'dashboard.answered_share': ['{answered} of {count}', '{answered} de {count}'],
  'dashboard.your_page': ['Open your page', 'Abrir su página'],
  'dashboard.edit_profile': ['Edit profile', 'Editar perfil'],
  'dashboard.my_reviews': ['Reviews you wrote', 'Reseñas que escribió'],
  'dashboard.my_reviews_all': ['See all reviews you wrote', 'Ver todas las reseñas que escribió'],
  'dashboard.my_reviews_empty_title': ['No reviews yet', 'Aún no hay reseñas'],
  'dashboard.my_reviews_empty_text': [
    'Tell others how a job went. It takes five minutes and helps the next person decide.',
    'Cuente cómo salió un trabajo. Toma cinco minutos y ayuda a que otros decidan.',
  ],
  'dashboard.find_contractor': ['Find a contractor', 'Buscar un contratista'],
  'dashboard.answer_came': ['Answered by the contractor', 'El contratista respondió'],
  'dashboard.incomplete_title': ['Your page is not complete', 'Su página no está completa'],
  'dashboard.incomplete_text': [
    'Without a state and a city nobody near you finds your business.',
    'Sin estado ni ciudad, la gente de su zona no encontrará su negocio.',
  ],
});
