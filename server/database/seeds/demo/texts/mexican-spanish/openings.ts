import { job, type TradeTexts } from '../shapes.ts';

/** Fachadas, ventanas y cancelería, puertas y cerrajería, puertas de cochera. */
export const OPENINGS: Readonly<Record<string, TradeTexts>> = {
  siding: {
    jobs: [
      job(
        'la fachada',
        1200,
        9000,
        'La fachada estaba [descarapelada|muy pasada de moda] y la queríamos en [piedra y panel|fachaleta].',
      ),
      job(
        'el recubrimiento de piedra',
        800,
        5000,
        'Queríamos recubrimiento de piedra en la parte de abajo del frente.',
      ),
      job(
        'el forro de la casa',
        5000,
        20000,
        'us: El forro de afuera ya estaba hinchado y había que cambiarlo completo.',
        'permit',
      ),
    ],
    good: [
      'Las líneas van a nivel por toda la casa.',
      '(piedra, fachada) Las esquinas dan vuelta, así que parece muro de verdad y no papel tapiz.',
      'Sellaron ventanas y remates antes de forrar.',
      'Hallaron humedad, pararon y me la enseñaron antes de seguirle.',
    ],
    bad: [
      '(piedra, fachada) Ya se cayeron unas piezas y otras están huecas.',
      'Se ve una onda en la pared cuando le pega el sol de lado.',
      'Lo que debía llevar remate lleva silicón.',
      'Los cortes quedaron mordidos.',
    ],
  },
  'windows-glass': {
    jobs: [
      job(
        'las ventanas',
        700,
        6000,
        'Había que cambiar [seis|ocho|once] ventanas viejas de fierro por aluminio con doble vidrio.',
      ),
      job('el cancel del baño', 200, 1200, 'Queríamos cancel de cristal templado para la regadera.'),
      job('la puerta corrediza', 350, 2200, 'La corrediza al patio había que abrirla entre dos.'),
      job(
        'el vidrio del local',
        150,
        1500,
        'Nos quebraron el vidrio del negocio y había que tapar y reponer.',
        'unscheduled',
      ),
      job('el barandal de cristal', 700, 4000, 'Era un barandal de cristal para [la escalera|la terraza].'),
    ],
    good: [
      '(ventanas) Ya no se oye la calle; la primera noche me desperté de tanto silencio.',
      'Midieron cada hueco [dos|tres] veces y todo entró.',
      '(cancel) Cierra con un clic y no se sale ni una gota.',
      '(local) En una hora ya estaba tapado, y el {weekday} ya tenía vidrio.',
      '(corrediza) Ahora se abre con un dedo.',
      'Sellaron por dentro y por fuera, y limpiaron el silicón de más.',
    ],
    bad: [
      '(ventanas, corrediza) Chifla con el aire y se mete el polvo.',
      '(ventanas) Una la hicieron más chica y rellenaron con espuma.',
      '(cancel) Quedó fuera de plomo y se abre solito.',
      'Trae una rayada de lado a lado, y que "es normal".',
      'El seguro no agarra, ni agarró desde el principio.',
    ],
  },
  doors: {
    jobs: [
      job(
        'la puerta de la entrada',
        400,
        3000,
        'Queríamos puerta nueva en la entrada, [de madera maciza|metálica con chapa de seguridad], con todo y marco.',
      ),
      job(
        'el cambio de chapas',
        50,
        300,
        'Me entregaron la casa y quería cambiar todas las chapas ese mismo día.',
        'unscheduled',
      ),
      job(
        'las puertas de los cuartos',
        500,
        3000,
        'Eran [cinco|siete|nueve] puertas de tambor, por unas de verdad.',
      ),
      job(
        'la puerta atorada',
        40,
        220,
        'Me quedé afuera de la casa [a las once de la noche|con la comida en la lumbre].',
        'unscheduled',
      ),
    ],
    good: [
      '(entrada, cuartos) Cierra suavecito y con el mismo claro por todos lados.',
      '(chapas) Ahora todo abre con una sola llave.',
      '(atorada) Abrió sin romper nada y me cobró lo que dijo por teléfono.',
      '(entrada) Le subieron el umbral y ya no se mete el agua.',
      '(entrada, cuartos) Las bisagras van embutidas a mano, bien hechas.',
    ],
    bad: [
      '(entrada, cuartos) Arrastra en el piso, y la solución fue cepillarla y dejarla sin barniz.',
      '(entrada, chapas) Para que entre el cerrojo hay que cargar la puerta.',
      '(entrada, cuartos) Se ve la luz por abajo y entra el aire.',
      '(atorada, chapas) Rompieron la chapa y me vendieron otra al doble.',
      'Rajaron el marco y lo taparon con pasta.',
    ],
  },
  'garage-doors': {
    jobs: [
      job(
        'el motor del portón',
        200,
        900,
        'El motor del portón [hacía ruido de matraca|se abría solo en la noche|ya no subía].',
      ),
      job(
        'la puerta de la cochera',
        700,
        3500,
        'Queríamos puerta seccional en la cochera, con motor y dos controles.',
      ),
      job('el resorte', 80, 450, 'Se tronó el resorte y el carro se quedó adentro.', 'unscheduled'),
      job('la puerta golpeada', 150, 900, 'Mi [hijo|cuñado|vecino] le dio con la camioneta a la puerta.'),
    ],
    good: [
      '(resorte) Cambiaron los dos resortes y el cable, y me dijeron cuánto duran.',
      'Desconectado el motor, se levanta con dos dedos, como debe ser.',
      '(motor, cochera) No hace ruido; el bebé ni se despierta.',
      '(motor) Otros me vendían motor nuevo y era una tarjeta.',
      '(golpeada) Enderezaron lo que se podía y cambiaron solo lo que no.',
    ],
    bad: [
      '(resorte, cochera) A los días se salió el cable.',
      'Con el frío se queda a la mitad.',
      '(motor) El control jala si uno está pegado a la puerta.',
      '(golpeada, cochera) Las hojas no casan y entra el polvo.',
    ],
  },
};
