import { job, type TradeTexts } from '../shapes.ts';

/** Terrazas y pérgolas, albercas. */
export const OUTDOORS: Readonly<Record<string, TradeTexts>> = {
  'decks-patios': {
    jobs: [
      job(
        'la pérgola',
        500,
        4500,
        'Al patio le pega el sol desde mediodía y queríamos una pérgola que sí diera sombra.',
      ),
      job(
        'la terraza',
        1200,
        8000,
        'Queríamos una terraza [con piso de barro y asador|techada con vigas] para las reuniones.',
        'permit',
      ),
      job('la palapa', 900, 6000, 'Queríamos una palapa de [cinco por seis|seis por ocho] con barra.'),
      job(
        'el deck',
        1500,
        9000,
        'Era un deck de madera plástica [junto a la alberca|en la parte de atrás].',
        'permit',
      ),
    ],
    good: [
      '(pérgola) La sombra cae justo donde está la mesa; fueron a ver el sol a las tres de la tarde.',
      'Los postes llevan su base de acero y su zapata.',
      'Bailaron veinte personas y ni se movió.',
      '(palapa) La palma quedó tupida y no entra ni una gota.',
      'La madera viene curada y con su segunda mano de sellador.',
    ],
    bad: [
      '(pérgola) Da la misma sombra que una escalera.',
      '(deck) Brinca al caminar y ya se levantaron tablas.',
      '(terraza, palapa) Se mete el agua donde junta con la casa.',
      'Lo pararon sobre adoquín suelto.',
    ],
  },
  pools: {
    jobs: [
      job(
        'la alberca',
        12000,
        60000,
        'Encargamos una alberca de [cuatro por ocho|tres y medio por siete], con chapoteadero y luz.',
        'permit',
      ),
      job(
        'el acabado de la alberca',
        1200,
        7000,
        'El azulejo se caía y el fondo raspaba; la mandamos rehacer por dentro.',
      ),
      job(
        'la bomba de la alberca',
        200,
        1200,
        'La bomba sonaba como licuadora con piedras y un día ya no prendió.',
      ),
      job(
        'el mantenimiento de la alberca',
        50,
        280,
        'Vienen cada {weekday} a limpiar y a checar el cloro.',
        'unscheduled',
      ),
      job('la fuga de la alberca', 150, 1200, 'Se bajaba como tres dedos diarios y no sabíamos por dónde.'),
    ],
    good: [
      '(la alberca) Le pusieron la varilla que otros se ahorran, y me llamaron a verla.',
      '(acabado) La línea del azulejo está a nivel, y con el agua eso no se puede disimular.',
      '(mantenimiento) El agua está clarita desde que vienen, y dejan apuntados los números.',
      '(fuga) La hallaron con tinta en un reflector y la taparon sin vaciar.',
      '(bomba, la alberca) Nos enseñaron a manejar todo y lo dejaron por escrito.',
      '(bomba) La nueva ni se oye, y el recibo lo notó.',
    ],
    bad: [
      '(acabado) El acabado quedó manchado, de tres tonos.',
      '(mantenimiento) Se puso verde y le echaron la culpa al clima.',
      '(fuga) Se sigue bajando igual.',
      '(bomba) Agarra aire todas las mañanas.',
      '(mantenimiento) Unas semanas vienen, y otras nomás dejan el papelito.',
    ],
  },
};
