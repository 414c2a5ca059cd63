import { defineMessages } from '../../common/format/messages.ts';

/** What both sides of a job say of each other afterwards. */
export default defineMessages({
  'partner_ratings.rating_removed': [
    'An administrator took down this rating. Only you can still see it.',
    'Un administrador quitó esta calificación. Solo usted la sigue viendo.',
  ],
  'partner_ratings.rating_decision': ['Read why, and how to appeal', 'Leer el motivo y cómo apelar'],
  'partner_ratings.ratings_title': ['After the job', 'Después del trabajo'],
  'partner_ratings.rating_waits': [
    '{other} wrote a rating. You can read it when you have written yours, or a week after theirs.',
    '{other} escribió una calificación. Podrá leerla cuando escriba la suya, o una semana después.',
  ],
  'partner_ratings.rating_of': ['By {name}', 'De {name}'],
  'partner_ratings.own_rating': ['By you', 'De usted'],
  'partner_ratings.rating_published_on': [
    'We publish it on {date}, or as soon as {other} writes one.',
    'Se publicará el {date}, o en cuanto {other} escriba la suya.',
  ],
  'partner_ratings.rating_intro': [
    'How was the work with {other}? Both ratings are published together, or {days} days after the first. You can write yours until {date}.',
    '¿Cómo fue el trabajo con {other}? Ambas calificaciones se publican juntas, o {days} días después de la primera. Puede escribir la suya hasta el {date}.',
  ],
  'partner_ratings.would_work_again': ['Would work together again', 'Volverían a trabajar en conjunto'],
  'partner_ratings.would_not_work_again': [
    'Would not work together again',
    'No volverían a trabajar en conjunto',
  ],
  'partner_ratings.rating_overall': ['Overall', 'En general'],
  'partner_ratings.rating_again': ['Would you work together again?', '¿Volvería a trabajar con ellos?'],
  'partner_ratings.yes': ['Yes', 'Sí, volvería'],
  'partner_ratings.no': ['No', 'No volvería'],
  'partner_ratings.rating_body': ['In a few sentences', 'En unas frases'],
  'partner_ratings.rating_body_help': [
    'What other contractors should know: crew, schedule, payment, site.',
    'Lo que otros contratistas deben saber: cuadrilla, tiempos, pago, obra.',
  ],
  'partner_ratings.rate': ['Send rating', 'Enviar calificación'],
  'partner_ratings.rated': ['Your rating is saved.', 'Se guardó su calificación.'],
  'partner_ratings.rating_closed': [
    'You can rate a job once, after it ends and within the time shown.',
    'Un trabajo se califica una sola vez, cuando ya terminó y dentro del plazo.',
  ],
  'partner_ratings.choose_stars': ['Choose one to five stars.', 'Elija de una a cinco estrellas.'],
  'partner_ratings.choose_again': ['Choose yes or no.', 'Elija sí o no.'],
});
