import { job, type TradeTexts } from '../shapes.ts';

/** Cocinas, baños, gabinetes y clósets, cubiertas. */
export const KITCHEN_BATH: Readonly<Record<string, TradeTexts>> = {
  kitchen: {
    jobs: [
      job(
        'la cocina integral',
        3500,
        14000,
        'Mandamos hacer una cocina integral en [L|U|escuadra], con alacena hasta el techo y campana.',
      ),
      job(
        'la remodelación de la cocina',
        7000,
        28000,
        'La cocina era de hace [treinta|cuarenta] años y la tiramos toda, con tubería y todo.',
        'permit',
      ),
      job('la isla', 1800, 7000, 'Queríamos una isla con [tarja y contactos|parrilla y barra para cuatro].'),
      job(
        'la cocina de afuera',
        3000,
        12000,
        'Era una cocina exterior con asador, comal y tarja, para [los domingos|cuando viene toda la familia].',
      ),
    ],
    good: [
      '(integral, remodelación) Los cajones corren suavecito y las puertas quedaron todas parejas.',
      'Nos hicieron el dibujo [tres|cuatro] veces, hasta que todo quedó en su lugar.',
      '(remodelación) Nos pusieron una tarja provisional para que no estuviéramos sin agua.',
      '(integral) Se dieron cuenta de que el refri que habíamos comprado no entraba, y lo cambiamos a tiempo.',
      'Los cortes quedaron limpios y no hay un solo cable a la vista.',
      '(afuera) El asador tira bien, y la tarja desagua aunque llueva.',
      'Pusieron triplay donde otros ponen aglomerado.',
    ],
    bad: [
      '(integral, remodelación) Una puerta pega con la jaladera del cajón y no abre completa.',
      'Los frentes quedaron disparejos y el hueco lo taparon con silicón.',
      'La tarja gotea por abajo y ya se hinchó el mueble.',
      '(remodelación) La campana no saca nada, porque no la conectaron para afuera.',
      'El material no es el de la muestra.',
      'Quedaron contactos donde no se alcanzan.',
    ],
  },
  bathroom: {
    jobs: [
      job(
        'la remodelación del baño',
        2500,
        11000,
        'El baño era [rosa|verde|café], con todo y muebles, y lo mandamos hacer nuevo.',
        'permit',
      ),
      job(
        'la regadera',
        900,
        4500,
        'La regadera llevaba quién sabe cuánto filtrándose [al cuarto de abajo|a la recámara] y hubo que rehacerla desde el piso.',
      ),
      job('el medio baño', 1800, 7500, 'Queríamos sacar un medio baño de abajo de las escaleras.', 'permit'),
      job(
        'el baño de visitas',
        1500,
        6000,
        'El baño de visitas ya daba pena: cambiar muebles, piso, azulejo y extractor.',
      ),
    ],
    good: [
      '(regadera, remodelación) Llenaron de agua el piso un día entero para probar, antes de poner el azulejo.',
      '(regadera, remodelación) La pendiente quedó tan bien que no se encharca ni tantito.',
      'El nicho y los accesorios quedaron centrados con el azulejo.',
      'Dejaron refuerzos en el muro por si un día ponemos barras.',
      '(medio, visitas, remodelación) Encontraron el desagüe roto abajo del excusado, me mandaron foto y lo arreglaron.',
      'El boquillado quedó parejito.',
    ],
    bad: [
      '(regadera, remodelación) El agua se va para la esquina y no para la coladera.',
      '(medio, visitas, remodelación) El excusado se mueve y el lavabo quedó desnivelado.',
      'A las semanas se empezó a caer la boquilla y hay un azulejo hueco.',
      'Pusieron al revés la fría y la caliente.',
      '(regadera, remodelación, visitas) No le pusieron impermeabilizante; me lo enseñó el que vino a componer.',
    ],
  },
  cabinets: {
    jobs: [
      job(
        'el clóset',
        700,
        3500,
        'Mandamos hacer un clóset [de pared a pared|para dos recámaras|con vestidor], con cajones y zapatera.',
      ),
      job(
        'el librero',
        600,
        3500,
        'Queríamos un librero de piso a techo, con [escritorio en medio|puertas abajo].',
      ),
      job(
        'los gabinetes',
        2000,
        9000,
        'Eran los gabinetes de la cocina, sobre medida, porque en esta casa nada es estándar.',
      ),
      job(
        'el mueble del baño',
        300,
        1400,
        'Necesitaba un mueble para un rincón raro del baño, angostito para que abriera la puerta.',
      ),
      job(
        'el mueble de la tele',
        500,
        2800,
        'Era un mueble para la tele que escondiera [todos los cables|el módem y los juguetes].',
      ),
    ],
    good: [
      'Los cajones cierran solitos, sin golpe.',
      'La veta va corrida de una puerta a otra, y eso es de ebanista.',
      'Lo ajustaron a una pared chueca y ni se nota.',
      'Nos enseñaron una puerta terminada antes de hacer las demás.',
      'Midieron bien desde el principio, y por eso entró a la primera.',
      '(librero) Aguanta todos mis libros y no se ha pandeado.',
    ],
    bad: [
      'El barniz quedó pegajoso y ya se despinta en las jaladeras.',
      'Dos puertas se torcieron y ya no cierran.',
      'Midieron mal y taparon el hueco con una tira de otro color.',
      'Me cobraron triplay y era aglomerado; con el agua se hinchó luego luego.',
      'Las bisagras se aflojaron a los pocos días.',
    ],
  },
  countertops: {
    jobs: [
      job(
        'la cubierta de granito',
        800,
        4500,
        'Escogí la placa de granito en el patio y se las encargué cortada y puesta.',
      ),
      job(
        'la cubierta de cuarzo',
        1200,
        5500,
        'Queríamos cambiar la cubierta de azulejo por una de cuarzo con tarja por abajo.',
      ),
      job(
        'las cubiertas de los baños',
        400,
        2000,
        'Eran cubiertas para [dos|tres] baños, de los sobrantes del patio.',
      ),
      job(
        'la barra de madera',
        400,
        2000,
        'Queríamos una barra de madera gruesa [para la isla|hacia el comedor], con las esquinas redondas por los niños.',
      ),
    ],
    good: [
      '(granito, cuarzo) La unión hay que buscarla con lámpara.',
      '(granito, cuarzo) Acomodaron la plantilla para que la veta diera la vuelta en la esquina.',
      'El canto quedó pulido hasta por abajo.',
      'Midieron el {weekday} y entró a la primera.',
      '(madera) Le dieron tres manos de aceite y quedó como seda.',
    ],
    bad: [
      '(granito, cuarzo) La unión quedó ancha, oscura y enfrente de la tarja.',
      '(granito) La placa que pusieron no es la que yo marqué.',
      'Trae una despostillada que rellenaron con pasta de otro color.',
      'Quedó desnivelada: pone uno un limón y se rueda.',
      'Rayaron los muebles nuevos y que "ya estaban así".',
    ],
  },
};
