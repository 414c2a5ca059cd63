import { job, type TradeTexts } from '../shapes.ts';

/** Electricidad, voz y datos, paneles solares. */
export const POWER: Readonly<Record<string, TradeTexts>> = {
  electrical: {
    jobs: [
      job(
        'la instalación eléctrica',
        700,
        7000,
        'La instalación era de [los setenta|cable pegado con cinta|puro alambre viejo] y había que cambiarla completa.',
        'permit',
      ),
      job(
        'el centro de carga',
        250,
        2500,
        'El centro de carga se calentaba, y con el clima y el horno prendidos se botaba todo.',
      ),
      job(
        'el corto',
        40,
        350,
        'Media casa se quedó sin luz un {weekday} en la noche y olía a quemado.',
        'unscheduled',
      ),
      job(
        'la línea de 220',
        150,
        1100,
        'Ocupaba una línea de 220 para [el minisplit|la secadora|el taller].',
      ),
      job('las lámparas', 150, 1300, 'Queríamos [ocho|diez|doce] luces empotradas con apagador de escalera.'),
      job(
        'la acometida',
        200,
        1800,
        'mx: Había que cambiar la mufa y la acometida para que CFE pusiera el medidor.',
        'permit',
      ),
      job(
        'el cargador del carro',
        350,
        1800,
        'us: Necesitaba un circuito de 50 amperes en la cochera para cargar el carro.',
        'permit',
      ),
    ],
    good: [
      '(instalación, centro) El centro de carga quedó peinadito y cada pastilla con su letrero.',
      '(corto) Hallaron la falla en [veinte minutos|menos de una hora]: un neutro quemado atrás de un contacto.',
      'Metieron todo por la tubería que ya había y casi no hubo que ranurar.',
      'Nos dejaron sin luz dos horas y no dos días.',
      '(lámparas) Las luces quedaron alineadas; se ve que tiraron hilo.',
      '(acometida) CFE vino, revisó y conectó sin ponerle un pero.',
      'Usaron cable del calibre que dijeron y de marca; dejaron las puntas para que lo viera.',
      '(línea, cargador) Pusieron su pastilla aparte y midieron antes y después.',
    ],
    bad: [
      'Ahora se bota la pastilla más que antes.',
      'Dejaron cables con pura cinta, sin caja.',
      '(instalación) Los contactos quedaron chuecos y uno se calienta.',
      '(lámparas) Parpadean, y que "es el foco".',
      '(instalación, línea, lámparas) Hicieron un ranurero y resanar "no les tocaba".',
      'Pusieron cable más delgado del que cobraron.',
      '(acometida) CFE la rechazó dos veces.',
    ],
  },
  'low-voltage': {
    jobs: [
      job('las cámaras', 250, 2200, 'Después de un susto queríamos [cuatro|seis|ocho] cámaras con grabador.'),
      job(
        'la red de la oficina',
        300,
        2500,
        'El internet no llegaba más allá de la cocina y había que cablear [seis|nueve] puntos.',
      ),
      job(
        'la alarma',
        200,
        1500,
        'Era una alarma para [la tienda|la casa], con sensores en todas las ventanas.',
      ),
      job('el videoportero', 180, 1200, 'Queríamos videoportero en el portón, que sonara en el celular.'),
    ],
    good: [
      'No se ve un solo cable, y todos están etiquetados.',
      '(cámaras) Se ve la cara y hasta las placas, de noche también.',
      '(cámaras, alarma) Le enseñaron a mi papá a usarla en su teléfono, dos veces y con paciencia.',
      'Las contraseñas me las dejaron a mí.',
      '(red) Probaron punto por punto y me dieron la hoja.',
    ],
    bad: [
      '(cámaras) Una cámara no se ve desde la segunda semana.',
      '(alarma) Se dispara sola, de preferencia a las tres de la mañana.',
      'Dejaron el cable grapado por afuera de la pared.',
      'Se quedaron con la contraseña y fue un triunfo que la soltaran.',
      '(videoportero) Suena cuando quiere.',
    ],
  },
  solar: {
    jobs: [
      job(
        'los paneles solares',
        3500,
        16000,
        'El recibo ya nos llegaba de espanto por los climas y pedimos [ocho|doce|dieciséis] paneles.',
        'permit',
      ),
      job(
        'las baterías',
        4000,
        14000,
        'Ya teníamos paneles y queríamos agregarles batería, porque aquí se va la luz cada verano.',
        'permit',
      ),
      job(
        'la reparación de los paneles',
        150,
        1500,
        'La empresa que nos los puso ya no existe, y la mitad no generaba nada.',
      ),
      job(
        'el calentador solar',
        300,
        1500,
        'Queríamos calentador solar de [quince|veinte] tubos en la azotea.',
      ),
    ],
    good: [
      '(paneles solares) El recibo bajó a lo mínimo, tal como lo calcularon.',
      'Sellaron cada ancla y no ha habido ni una gotera.',
      'us: (paneles solares, baterías) Ellos se pelearon con la compañía de luz hasta que nos dieron el permiso de operar.',
      'mx: (paneles solares) El trámite con CFE y el medidor bidireccional lo hicieron ellos.',
      '(paneles solares) Nos dijeron cuántos necesitábamos, y no los que más dejaban.',
      '(reparación) Encontraron un microinversor quemado que otros dos no vieron.',
      '(calentador) Agua hirviendo desde las siete de la mañana.',
    ],
    bad: [
      '(paneles solares) Generan como la mitad de lo que prometieron.',
      '(paneles solares) Estuvieron meses arriba sin conectarse.',
      'Ahora tenemos goteras donde pusieron las anclas.',
      'En la aplicación no se ve nada, y nadie contesta.',
      '(calentador) Se tira el agua por las mangueras y no calienta parejo.',
    ],
  },
};
