import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'home.title': ['Home', 'Inicio'],
  'home.description': [
    'Look a contractor up before you hire one. Reviews of real jobs in the US and Mexico, licences, and the contractor’s own answers.',
    'Consulte a un contratista antes de contratarlo. Reseñas de trabajos reales en Estados Unidos y México, licencias y las respuestas del contratista.',
  ],
  'home.headline': ['Look them up before you hand over a deposit.', 'Consúltelos antes de dar un anticipo.'],
  'home.lead': [
    'Reviews of real jobs by people who hired the contractor, the state of the licence, and the contractor’s own answer. In the US and Mexico, in English and Spanish. Nobody can buy a better rating.',
    'Reseñas de trabajos reales de quienes los contrataron, el estado de la licencia y la respuesta del propio contratista. En Estados Unidos y México, en español y en inglés. Nadie puede comprar una mejor calificación.',
  ],
  'home.search_title': ['Find a contractor', 'Buscar un contratista'],
  'home.trades_title': ['By trade', 'Por oficio'],
  'home.more_trades': ['More trades', 'Más oficios'],
  'home.recent_title': ['Recently reviewed', 'Reseñados recientemente'],
  'home.recent_none_title': ['No reviews yet', 'Todavía no hay reseñas'],
  'home.recent_none_text': [
    'The contractors that were reviewed last will stand here. Find one you hired, and be the first to say how it went.',
    'Aquí estarán los contratistas con las reseñas más recientes. Busque a uno que haya contratado y sea el primero en contar cómo le fue.',
  ],
  'home.see_all': ['See all contractors', 'Ver todos los contratistas'],
  'home.places_title': ['By place', 'Por lugar'],
  'home.regions': ['States with the most contractors', 'Estados con más contratistas'],
  'home.cities_us': ['Cities in the United States', 'Ciudades de Estados Unidos'],
  'home.cities_mx': ['Cities in Mexico', 'Ciudades de México'],

  'home.how_title': ['How ratings work', 'Cómo funcionan las calificaciones'],
  'home.how_stars_title': ['The stars are a plain mean', 'Las estrellas son un promedio simple'],
  'home.how_stars_text': [
    'Every active review counts once. Under three reviews we write “New” instead of stars, for one or two voices are no verdict. Beside the stars stands what people said happened: was the price kept, would they hire again.',
    'Cada reseña activa cuenta una vez. Con menos de tres reseñas escribimos “Nuevo” en lugar de estrellas, porque una o dos voces no hacen un veredicto. Junto a las estrellas está lo que la gente dijo que pasó: si se respetó el precio, si lo volverían a contratar.',
  ],
  'home.how_order_title': [
    'The order is a formula anyone can check',
    'El orden es una fórmula que cualquiera puede revisar',
  ],
  'home.how_order_text': [
    'Reviews make up half of it, then whether people would hire again, how near the contractor is, whether it answers its reviews, and how recent they are. Newer reviews count more, and so do those by people with a confirmed e-mail address who answered every question about the job. Each result says why it stands where it stands, with its numbers.',
    'La mitad son las reseñas; después, si los volverían a contratar, qué tan cerca están, si responden a sus reseñas y qué tan recientes son. Pesan más las reseñas nuevas y las de quienes confirmaron su correo y contestaron todas las preguntas sobre el trabajo. Cada resultado dice por qué está en su lugar, con sus números.',
  ],
  'home.how_money_title': ['Money changes nothing', 'El dinero no cambia nada'],
  'home.how_money_text': [
    'Contractors can pay for a nicer page. They cannot pay for stars, for a place in the list, or for a review to go away. A test in our code fails if anyone tries to build that.',
    'Los contratistas pueden pagar por una página más bonita. No pueden pagar por estrellas, por un lugar en la lista ni para que una reseña desaparezca. Una prueba en nuestro código falla si alguien intenta construirlo.',
  ],
  'home.how_answer_title': ['Every contractor may answer', 'Todo contratista puede responder'],
  'home.how_answer_text': [
    'One public answer to each review, free of charge. Whatever is taken down is taken down for a stated reason that both sides are told.',
    'Una respuesta pública a cada reseña, sin costo. Si algo se retira, es por un motivo declarado que se comunica a ambas partes.',
  ],
});
