import { job, type TradeTexts } from '../shapes.ts';

/** Jardinería, árboles, cercas. */
export const YARD: Readonly<Record<string, TradeTexts>> = {
  landscaping: {
    jobs: [
      job(
        'el jardín del frente',
        700,
        6000,
        'Queríamos quitar el pasto, que se tomaba toda el agua, y poner [piedra, biznagas y agaves|plantas de la región].',
      ),
      job('el riego', 150, 1200, 'Regábamos con manguera y ya era mucha friega; queríamos riego automático.'),
      job(
        'el pasto',
        300,
        2500,
        'El patio era pura tierra y queríamos [pasto en rollo|pasto sintético], unos [sesenta|cien] metros.',
      ),
      job(
        'el mantenimiento del jardín',
        40,
        220,
        'Vienen cada quince días a cortar, podar y limpiar.',
        'unscheduled',
      ),
      job(
        'el patio de atrás',
        1500,
        12000,
        'El patio era una loma con hierba, y pedimos terrazas, andador y sombra.',
      ),
    ],
    good: [
      '(frente, patio) Pegaron todas las plantas; la única que se secó la repusieron sin decir nada.',
      '(riego) Me etiquetaron las válvulas y me enseñaron a programarlo paso por paso.',
      '(frente, riego) El recibo del agua bajó como una tercera parte.',
      '(pasto) No se le ve la unión por ningún lado.',
      '(mantenimiento) Podan con cariño, no a machetazos.',
      'Me dijeron qué plantar donde pega el sol y qué no, y tenían razón.',
      '(frente, patio) Cada semana se ve mejor, que de eso se trata.',
    ],
    bad: [
      '(frente, patio) La mitad de las plantas ya estaba seca a los dos meses.',
      '(riego) Los aspersores riegan la calle.',
      '(pasto) Lo pusieron sobre tierra dura y se enrolla como tapete.',
      '(frente, patio) Plantaron un árbol pegado a la barda, y ese crece como diez metros.',
      '(mantenimiento) Me dejaron el seto en puros palos.',
      'La piedra quedó tan delgadita que se ve el plástico.',
    ],
  },
  'tree-service': {
    jobs: [
      job(
        'la tala del árbol',
        150,
        1500,
        'Un [fresno|eucalipto|pino] seco se estaba recargando sobre [el techo|los cables|la casa del vecino].',
        'permit',
      ),
      job('la poda de las palmas', 60, 450, 'Eran [cuatro|seis|siete] palmas con tres años de hojas secas.'),
      job(
        'la poda del árbol',
        80,
        700,
        'La [jacaranda|higuera|ceiba] ya tapaba la casa y había que quitarle peso sin matarla.',
      ),
      job(
        'el retiro del tronco',
        60,
        500,
        'Quedaron [dos|tres] troncos de la vez pasada y ya eran un nido de hormigas.',
      ),
    ],
    good: [
      '(tala, poda del árbol) Bajaron rama por rama con cuerda y no tocaron ni una teja.',
      '(poda del árbol) Cortaron donde se debe, y sigue pareciendo árbol.',
      '(palmas) Sacaron las hojas por el pasillo, sin arrastrarlas por el pasto.',
      '(tronco) Lo molieron hasta abajo, taparon y emparejaron.',
      '(tala) Nos dijeron que el otro árbol estaba sano y que no hacía falta tumbarlo.',
      'Se llevaron toda la rama; no dejaron ni la hojarasca.',
    ],
    bad: [
      '(poda del árbol) Lo desmocharon. Quedó como perchero.',
      '(tala, poda del árbol) Una rama cayó en [la barda|el tinaco|el carro del vecino] y nadie respondió.',
      '(tala) Tumbaron el que no era. El que no era.',
      '(tala) El tronco se quedó, y venía en el precio.',
      '(palmas, tronco) Dejaron todo el tiradero en la banqueta.',
    ],
  },
  fencing: {
    jobs: [
      job(
        'la cerca de malla',
        250,
        2200,
        'Ocupábamos [cincuenta|ochenta] metros de malla ciclónica por los perros, con su puerta.',
      ),
      job('la cerca de madera', 700, 5000, 'El aire tumbó la cerca vieja y queríamos otra de madera.'),
      job(
        'la barda perimetral',
        1500,
        9000,
        'Queríamos bardear el terreno, [sesenta|noventa] metros, antes de que se nos metieran.',
        'permit',
      ),
      job(
        'la concertina',
        120,
        900,
        'Después de un robo en la cuadra queríamos concertina arriba de la barda.',
      ),
    ],
    good: [
      'Los postes van hondos y con concreto; no se mueven.',
      '(malla, madera) Siguió el desnivel sin dejar huecos por donde se salga el perro.',
      'Antes de escarbar llamaron al vecino para que viera la línea.',
      '(barda) Castillos cada tres metros, como decía el presupuesto.',
      '(malla, madera) La puerta cierra sola y el pasador agarra siempre.',
    ],
    bad: [
      'Los postes ya se están ladeando.',
      '(madera) Se encogieron las tablas y ya nos vemos con el vecino.',
      '(barda) Pusieron la mitad de los castillos que cobraron.',
      'Rompieron la manguera del riego y no dijeron nada.',
      '(malla) Quedó floja; el perro la levanta con la nariz.',
    ],
  },
};
