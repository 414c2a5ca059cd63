import { defineMessages } from '../../common/format/messages.ts';

/** What both sides of a job say of each other afterwards. */
export default defineMessages({
  'partner_ratings.rating_removed': [
    'An administrator took this rating down. Only you still read it.',
    'Un administrador quitó esta calificación. Solo usted la sigue viendo.',
  ],
  'partner_ratings.rating_decision': ['Read why, and how to appeal', 'Leer el motivo y cómo apelar'],
  'partner_ratings.ratings_title': ['After the job', 'Después del trabajo'],
  'partner_ratings.rating_waits': [
    '{other} wrote a rating. You read it when yours is written, or a week after theirs.',
    '{other} escribió una calificación. La leerá cuando escriba la suya, o una semana después.',
  ],
  'partner_ratings.rating_of': ['By {name}', 'De {name}'],
  'partner_ratings.own_rating': ['By you', 'De usted'],
  'partner_ratings.rating_published_on': [
    'Published on {date}, or as soon as {other} writes one.',
    'Se publica el {date}, o en cuanto {other} escriba la suya.',
  ],
  'partner_ratings.rating_intro': [
    'How was the work with {other}? Both ratings are published together, or {days} days after the first. You can write yours until {date}.',
    '¿Cómo fue el trabajo con {other}? Ambas calificaciones se publican juntas, o {days} días después de la primera. Puede escribir la suya hasta el {date}.',
  ],
  'partner_ratings.would_work_again': ['Would work together again', 'Volvería a trabajar en conjunto'],
  'partner_ratings.would_not_work_again': [
    'Would not work together again',
    'No volvería a trabajar en conjunto',
  ],
  'partner_ratings.rating_overall': ['Overall', 'En general'],
  'partner_ratings.rating_again': ['Would you work together again?', '¿Volvería a trabajar con ellos?'],
  'partner_ratings.yes': ['Yes, again', 'Sí, otra vez'],
  'partner_ratings.no': ['Not again', 'Otra vez no'],
  'partner_ratings.rating_body': ['In a few sentences', 'En unas frases'],
  'partner_ratings.rating_body_help': [
    'What other contractors should know: crew, schedule, payment, site.',
    'Lo que otros contratistas deben saber: cuadrilla, tiempos, pago, obra.',
  ],
  'partner_ratings.rate': ['Send rating', 'Enviar calificación'],
  'partner_ratings.rated': ['Your rating is saved.', 'Se guardó su calificación.'],
  'partner_ratings.rating_closed': [
    'This job can’t be rated now: it is not over, the time is over, or there is already a rating.',
    'Este trabajo no se puede calificar ahora: no ha terminado, ya pasó el plazo o ya hay una calificación.',
  ],
  'partner_ratings.choose_stars': ['Choose one to five stars.', 'Elija de una a cinco estrellas.'],
  'partner_ratings.choose_again': ['Choose yes or no.', 'Elija sí o no.'],
});
