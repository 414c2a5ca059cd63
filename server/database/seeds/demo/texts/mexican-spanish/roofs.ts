import { job, type TradeTexts } from '../shapes.ts';

/** Techos, impermeabilización, canaletas. */
export const ROOFS: Readonly<Record<string, TradeTexts>> = {
  roofing: {
    jobs: [
      job(
        'el techo nuevo',
        4500,
        20000,
        'us: El techo tenía [veinte|veintidós] años y ya no aguantaba otra, así que encargamos uno nuevo.',
        'permit',
      ),
      job(
        'las goteras',
        150,
        1200,
        'Cada que llovía había que sacar las cubetas: goteras en [la sala|dos recámaras|el pasillo].',
      ),
      job(
        'el techo de teja',
        1500,
        9000,
        'La teja estaba buena, pero lo de abajo ya se había deshecho; había que levantarla y volverla a poner.',
      ),
      job(
        'el techo de lámina',
        700,
        5000,
        'Había que cambiar la lámina vieja [de la cochera|del patio|de la bodega] por una con aislante.',
      ),
      job('el domo', 250, 1500, 'El domo del baño estaba estrellado y se metía el agua.'),
    ],
    good: [
      'Me mandaron fotos de cada paso, así que sé qué hay debajo.',
      'Ya cayeron varios aguaceros y ni una gota.',
      '(goteras) Otros me querían vender techo nuevo y ellos hallaron el detalle en media hora.',
      '(nuevo, teja) Cambiaron la madera podrida al precio que venía en la cotización.',
      'Las orillas y las bajadas quedaron bien rematadas, no con pegotes.',
      '(lámina) Ya no se siente el horno que era ahí abajo.',
      '(teja) Quebraron bien poquitas tejas y consiguieron iguales.',
    ],
    bad: [
      'Volvió a gotear con la primera lluvia buena, y en el mismo lugar.',
      'Puro chapopote encima y vámonos.',
      '(nuevo, teja) Con tantito aire se vinieron abajo varias piezas.',
      '(teja) Quebraron como veinte tejas de tanto pisarlas.',
      '(lámina) Dejaron tornillos flojos y se oye toda la noche.',
      '(nuevo, teja, lámina) Destaparon de más, llovió, y se nos mojó el cuarto.',
    ],
  },
  waterproofing: {
    jobs: [
      job(
        'la impermeabilización de la azotea',
        350,
        3000,
        'La azotea, unos [ochenta|ciento veinte|ciento cincuenta] metros, llevaba años sin impermeabilizar y ya venían las lluvias.',
      ),
      job(
        'el impermeabilizante prefabricado',
        700,
        4500,
        'Escogimos prefabricado de [tres y medio|cuatro] milímetros con gravilla, porque el de cubeta ya no nos duraba.',
      ),
      job(
        'la humedad del muro',
        250,
        1800,
        'Había humedad en el muro de [la recámara|la sala] que se comía la pintura cada año.',
      ),
      job(
        'la cisterna',
        250,
        1500,
        'La cisterna tenía fisuras y se perdía el agua; había que sellarla por dentro.',
      ),
      job('la terraza', 500, 3000, 'La terraza se filtraba al cuarto de abajo.'),
    ],
    good: [
      'Lavaron, resanaron y dejaron secar antes de dar la primera mano, y eso nadie lo hace.',
      '(azotea, prefabricado) Dieron las dos manos completas con malla en las grietas; yo me subí a ver.',
      '(prefabricado) Los traslapes quedaron bien fundidos y los chaflanes parejos.',
      '(humedad) Encontraron que el agua venía de una jardinera y no de donde todos creíamos.',
      'Garantía de cinco años por escrito, y vienen a revisar cada año.',
      '(terraza, cisterna) La llenaron dos días para probar, y ni una gota.',
      'Quitaron todo lo viejo en vez de echarle encima.',
    ],
    bad: [
      'Se está levantando en tiras, como calcomanía.',
      '(azotea, terraza, humedad) Pintaron encima de lo mojado y a la semana salieron las bombas.',
      'Sigue goteando, así que volvimos a la cubeta.',
      '(azotea) Le rebajaron con agua y dieron una sola mano; se ve el color viejo.',
      '(prefabricado) Lo pegaron a la carrera y ya se despegaron las orillas.',
      '(humedad) La mancha volvió a salir, del mismo tamaño.',
    ],
  },
  gutters: {
    jobs: [
      job('las canaletas', 300, 2200, 'La casa no tenía canaletas y el agua ya había hecho zanja alrededor.'),
      job(
        'las bajadas de agua',
        200,
        1200,
        'Las bajadas estaban rotas y el agua escurría por toda la pared.',
      ),
      job(
        'los botaguas',
        200,
        1300,
        'Eran botaguas de lámina para los pretiles, que se filtraban desde hace años.',
      ),
    ],
    good: [
      'Les dieron bien la caída, y me lo enseñaron con la manguera.',
      'Dobladas a la medida, sin uniones a medio camino.',
      'Cambiaron la madera podrida antes de colgar nada.',
      'El agua va a donde debe y no al patio del vecino.',
    ],
    bad: [
      'Se queda el agua parada y se llenó de zancudos.',
      'Con lluvia fuerte se desborda en la esquina.',
      'Las atornillaron en lo podrido y ya se vino una punta.',
      'Quedaron selladas con pura silicona, y la silicona no dura.',
    ],
  },
};
