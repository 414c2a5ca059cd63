import { job, type TradeTexts } from '../shapes.ts';

/** Estructura de madera, acero y soldadura, herrería. */
export const FRAMES_AND_STEEL: Readonly<Record<string, TradeTexts>> = {
  framing: {
    jobs: [
      job(
        'la estructura de la ampliación',
        3500,
        20000,
        'us: Yo llevaba la obra y a ellos les di el puro "framing" de una ampliación.',
        'permit',
      ),
      job(
        'el techo de madera',
        1500,
        9000,
        'Queríamos techo de madera a dos aguas en [la terraza|la cabaña|el segundo piso].',
        'permit',
      ),
      job(
        'el cambio de las vigas',
        900,
        5000,
        'La polilla se había comido [dos|tres] vigas y había que apuntalar y cambiarlas.',
        'permit',
      ),
      job('el tapanco', 900, 4500, 'Mandamos hacer un tapanco de madera para ganar una recámara.'),
    ],
    good: [
      'Todo a plomo y a escuadra; el que puso la tablaroca preguntó quién lo había hecho.',
      'Herrajes completos y con todos sus clavos.',
      '(vigas) Apuntalaron tan bien que no se abrió ni una raya en el techo.',
      '(tapanco) Sube uno y no rechina nada.',
      'La madera venía seca y tratada, y se nota.',
    ],
    bad: [
      'Quedó fuera de plomo, y no poquito.',
      'Usaron madera verde y ya se está torciendo.',
      'A la mitad de los herrajes les faltan clavos.',
      '(tapanco) Se mueve al caminar y rechina de noche.',
    ],
  },
  'steel-welding': {
    jobs: [
      job(
        'la escalera de fierro',
        700,
        4500,
        'Mandamos hacer una escalera de fierro [de caracol|con descanso|con huellas de madera] para subir a la azotea.',
      ),
      job(
        'el techado de lámina',
        900,
        6000,
        'Queríamos un techado de lámina con estructura para [dos carros|el taller|el patio].',
      ),
      job(
        'la estructura de la bodega',
        5000,
        30000,
        'Era la estructura de una bodega de [doce por veinte|diez por quince] metros.',
        'permit',
      ),
      job(
        'la viga de acero',
        700,
        4500,
        'El proyecto pedía una viga de acero de [seis|ocho] metros y había que montarla con grúa.',
        'permit',
      ),
      job(
        'el remolque',
        100,
        700,
        'Se me tronó la lanza del remolque y quería que la soldara alguien que sí supiera.',
      ),
    ],
    good: [
      'La soldadura quedó como moneditas acostadas.',
      'Esmerilaron y le dieron primario hasta por abajo.',
      'Presentaron las piezas en la obra y embonaron sin andar rebajando.',
      'Tuvieron a uno con el extintor hasta que se enfrió la última chispa.',
      '(escalera) Sube uno corriendo y no se mueve.',
      '(techado) Ni con el ventarrón se oyó una lámina.',
    ],
    bad: [
      'La soldadura es pura bola, con la escoria pegada.',
      'Con la primera lluvia ya estaba escurriendo óxido.',
      '(escalera) Se mueve al pisar, y el fierro no se debe mover.',
      '(techado) Gotea por cada tornillo.',
      'Quemaron [el piso|la cortina|una ventana] con las chispas y no dijeron nada.',
    ],
  },
  'ornamental-iron': {
    jobs: [
      job(
        'el portón',
        700,
        4500,
        'Mandamos hacer un portón [corredizo|abatible|eléctrico] de [cuatro|cinco] metros, con puerta para la gente.',
      ),
      job(
        'el barandal',
        250,
        1800,
        'El barandal de la escalera [se movía todo|era de puro tubo oxidado] y lo queríamos de fierro forjado.',
      ),
      job(
        'las protecciones',
        250,
        2000,
        'Eran protecciones para [seis|ocho|once] ventanas, con la de la recámara que se pudiera abrir.',
      ),
      job(
        'la reja del frente',
        500,
        3500,
        'Queríamos una reja al frente que cuidara sin que pareciera cárcel.',
      ),
    ],
    good: [
      '(portón) Corre con un dedo y el motor ni se oye.',
      '(barandal, protecciones, reja) Copiaron el dibujo de las que tenía mi abuelita, y quedaron igualitas.',
      'Lo empotraron con concreto y no se mueve aunque se cuelgue uno.',
      'Ya le llovió bastante y no tiene ni un puntito de óxido.',
      '(portón) Regresaron a ajustarlo cuando se asentó, como habían prometido.',
      'Pintado en taller con pistola, y no con brocha ahí parados.',
    ],
    bad: [
      '(portón) Arrastra en el piso y el motor se bota.',
      '(barandal) Los barrotes van al tanteo, y por dos huecos cabe la cabeza de un niño.',
      'Se oxidó en las esquinas con la primera lluvia.',
      '(protecciones) Para abrir la de emergencia hay que ser luchador.',
      'Hicieron los hoyos en la pared y ahí los dejaron sin resanar.',
      'Usaron tubo del delgadito y me cobraron del bueno.',
    ],
  },
};
