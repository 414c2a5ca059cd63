import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'home.red_flags_title': ['Recent red flags', 'Focos rojos recientes'],
  'home.red_flags_near': ['Red flags near you: {region}', 'Focos rojos cerca de usted: {region}'],
  'home.red_flags_text': [
    'Documented warnings, each with the evidence and the contractor’s answer.',
    'Advertencias documentadas, cada una con las pruebas y la respuesta del contratista.',
  ],
  'home.see_red_flags': ['All red flags', 'Todos los focos rojos'],
  'home.title': ['Home', 'Inicio'],
  'home.description': [
    'Look up a contractor before you hire. Customers’ reviews in the US and Mexico, license status, and the contractor’s responses.',
    'Antes de contratar, investigue al contratista. Reseñas de clientes en Estados Unidos y México, licencia y respuestas del contratista.',
  ],
  'home.headline': [
    'Look up a contractor before you hand over a deposit.',
    'Antes de dar un anticipo, conozca a quien contrata.',
  ],
  'home.lead': [
    'Reviews by people who hired the contractor or got a quote, license status, and the contractor’s responses. In the US and Mexico, in English and Spanish.',
    'Reseñas de quienes contrataron o pidieron cotización, estatus de la licencia y respuestas del contratista. En Estados Unidos y México, en español y en inglés.',
  ],
  'home.free': [
    'Free for homeowners. Contractors can’t pay to rank.',
    'Gratis para clientes. Ningún contratista puede pagar por una mejor posición.',
  ],
  'home.size.contractors': [
    '{count, plural, one {contractor} other {contractors}}',
    '{count, plural, one {contratista} other {contratistas}}',
  ],
  'home.size.reviews': [
    '{count, plural, one {review} other {reviews}}',
    '{count, plural, one {reseña} other {reseñas}}',
  ],
  'home.size.cities': [
    '{count, plural, one {city} other {cities}}',
    '{count, plural, one {ciudad} other {ciudades}}',
  ],
  'home.search_title': ['Find a contractor', 'Buscar un contratista'],
  'home.trades_title': ['By trade', 'Por oficio'],
  'home.more_trades': ['More trades', 'Más oficios'],
  'home.recent_title': ['Recently reviewed', 'Con reseñas recientes'],
  'home.recent_none_title': ['No reviews yet', 'Todavía no hay reseñas'],
  'home.recent_none_text': [
    'Recently reviewed contractors will appear here. Find one you hired and be the first to share how it went.',
    'Aquí aparecerán los contratistas con reseñas recientes. Busque a uno que haya contratado y cuente cómo le fue.',
  ],
  'home.see_all': ['See all contractors', 'Ver todos los contratistas'],
  'home.places_title': ['By place', 'Por lugar'],
  'home.regions': ['States with the most contractors', 'Estados con más contratistas'],
  'home.landings': ['Trades in a city', 'Oficios por ciudad'],
  'home.cities_us': ['Cities in the United States', 'Ciudades de Estados Unidos'],
  'home.cities_mx': ['Cities in Mexico', 'Ciudades de México'],

  'home.how_title': ['How ratings work', 'Cómo funcionan las calificaciones'],
  'home.how_stars_title': ['Stars are a simple average', 'Las estrellas son un promedio simple'],
  'home.how_stars_text': [
    'Every active review of a job counts once. With fewer than three reviews we show “New”, because one or two reviews aren’t enough to judge. Next to the stars you see what happened: did they keep the price, would people hire them again?',
    'Cada reseña activa de un trabajo cuenta una vez. Con menos de tres reseñas mostramos “Nuevo”, porque con una o dos no se puede juzgar. Junto a las estrellas ve lo que pasó: si respetaron el precio y si los volverían a contratar.',
  ],
  'home.how_order_title': ['Anyone can check the ranking', 'Cualquiera puede comprobar el orden'],
  'home.how_order_text': [
    'Half comes from reviews. The rest: would people hire them again, how near they are, do they respond to reviews, and how recent the latest review is. An active red flag of the level “warning” or “severe” takes points off. Newer reviews count more, and so do detailed reviews by people with a confirmed email. Every result shows why it ranks where it does.',
    'La mitad viene de las reseñas. Lo demás: si los volverían a contratar, qué tan cerca están, si responden a sus reseñas y qué tan reciente es la última. Un foco rojo vigente del nivel “advertencia” o “grave” resta puntos. Pesan más las reseñas nuevas y las detalladas de personas con correo confirmado. Cada resultado muestra por qué está en su posición.',
  ],
  'home.how_money_title': ['Money changes nothing', 'El dinero no cambia nada'],
  'home.how_money_text': [
    'Contractors can pay for a nicer page. They can’t pay for stars, for a higher rank or to have a review removed. We test our code to keep it that way.',
    'Los contratistas pueden pagar por una página más bonita. No pueden pagar por estrellas, por una mejor posición ni por que se quite una reseña. Probamos nuestro código para que siga así.',
  ],
  'home.how_answer_title': ['Every contractor can respond', 'Todo contratista puede responder'],
  'home.how_answer_text': [
    'One public response to each review, for free. If we take something down, both sides get the reason.',
    'Una respuesta pública por reseña, gratis. Si quitamos algo, ambas partes reciben el motivo.',
  ],
});
