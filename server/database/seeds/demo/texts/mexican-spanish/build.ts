import { job, type TradeTexts } from '../shapes.ts';

/** Obra general, remodelación, ampliaciones. */
export const BUILD: Readonly<Record<string, TradeTexts>> = {
  'general-contractor': {
    jobs: [
      job(
        'la construcción de la casa',
        45000,
        120000,
        'mx: Les dimos la construcción completa de una casa de [dos recámaras|tres recámaras|dos plantas] en un terreno que teníamos parado desde hacía años.',
        'permit',
      ),
      job(
        'el segundo piso',
        15000,
        48000,
        'Queríamos echar la losa y levantar un segundo piso con [dos recámaras y un baño|un departamentito aparte].',
        'permit',
      ),
      job(
        'la remodelación del local',
        9000,
        35000,
        'Rento un local para [una estética|una panadería|un consultorio] y había que hacerlo todo: muros, baño, piso, luz.',
        'permit',
      ),
      job(
        'la apertura del muro',
        1500,
        6000,
        'Había que tumbar el muro entre la cocina y la sala, y como era de carga llevaba [trabe|viga de acero].',
        'permit',
      ),
      job(
        'la lista de arreglos',
        800,
        4000,
        'Tenía una lista de [doce|quince|veinte] arreglos de la casa, desde humedades hasta una puerta que pegaba con el baño.',
      ),
    ],
    good: [
      '{foreman} traía a todos coordinados: el plomero, el eléctrico y el yesero sin estorbarse.',
      'Todo quedó a plomo y a nivel; se los digo porque lo revisé con mi propio nivel.',
      '(casa, piso, local) Me entregaron una carpeta con planos, notas y garantías.',
      'Antes de tapar nada me mandaron fotos de cómo iban los tubos y los cables.',
      '(muro) Apuntalaron tan bien que no se abrió ni una grieta.',
      'Cuando no había el material que escogimos, me trajeron muestras de otros ese mismo día.',
      '(casa, piso) Vi el armado antes del colado, con sus estribos y todo como venía en el plano.',
    ],
    bad: [
      'Cada quien le echaba la culpa al que había estado antes.',
      '(casa, piso, local) Las puertas no cierran y una ventana quedó chueca.',
      'Taparon una humedad con pintura y a las semanas volvió a salir.',
      '(casa, piso, local) No quedó como en el plano, y que "así queda mejor".',
      '(muro, piso, casa) Se abrieron grietas donde junta lo nuevo con lo viejo.',
      '(lista) Me hicieron la mitad de la lista y la otra mitad se les olvidó.',
    ],
  },
  remodeling: {
    jobs: [
      job(
        'la remodelación de la casa',
        15000,
        70000,
        'Compramos una casa de [los setenta|los ochenta|Infonavit ya muy golpeada] y se las dimos para rehacerla: pisos, baños, cocina, luz.',
        'permit',
      ),
      job(
        'la remodelación del departamento',
        7000,
        26000,
        'Es un departamento en [tercer|quinto|segundo] piso, con reglamento de condominio y horarios muy estrictos.',
      ),
      job(
        'la remodelación de la sala',
        3000,
        12000,
        'Queríamos quitar el tirol, poner luces, cambiar el piso y hacer un mueble para la tele.',
      ),
      job(
        'el cuarto de lavado',
        1500,
        6000,
        'El cuarto de lavado era un pasillo con goteras y lo queríamos con tarja, mueble y techo de verdad.',
      ),
      job(
        'la adaptación para mi mamá',
        2500,
        9000,
        'Había que dejar la casa segura para mi mamá: [regadera sin escalón y barras|rampa, puertas anchas y buena luz].',
      ),
    ],
    good: [
      'Nos tuvieron paciencia con los cambios y nos dijeron con franqueza cuáles eran mala idea.',
      'Los remates quedaron finos: esquinas derechas, contactos parejos, puertas que cierran con un dedo.',
      '(casa) Nos armaron una cocinita en la cochera para que pudiéramos quedarnos ahí.',
      'Igualaron la textura vieja y no se nota dónde empieza lo nuevo.',
      '(departamento) Respetaron los horarios del condominio y ningún vecino se quejó.',
      'Antes de entregar, {foreman} marcó con cinta más detalles que nosotros.',
    ],
    bad: [
      'Se les nota en los acabados: silicón chueco, contactos desnivelados, pintura en las bisagras.',
      'Pusieron el apagador detrás de la puerta, aunque el dibujo decía otra cosa.',
      'Metieron material más barato que el acordado, a ver si no nos dábamos cuenta.',
      '(casa, lavado) Dejaron un tubo sin tapar y se nos metió el agua.',
      'La mitad de lo que platicamos se les olvidó.',
      'Al mes ya se estaba botando [una puerta|el zoclo].',
    ],
  },
  'additions-adu': {
    jobs: [
      job(
        'la casita de atrás',
        40000,
        130000,
        'us: Nos construyeron una unidad (ADU) en el patio para [mis papás|mi suegra|mi hijo y su esposa].',
        'permit',
      ),
      job(
        'el cuarto nuevo',
        6000,
        28000,
        'Nos hacía falta una recámara con baño y la hicimos hacia el patio.',
        'permit',
      ),
      job(
        'la recámara de arriba',
        9000,
        35000,
        'Queríamos una recámara sobre la cochera, con [baño|terraza].',
        'permit',
      ),
      job(
        'la cochera convertida en vivienda',
        18000,
        60000,
        'us: Queríamos convertir la cochera en vivienda para rentar, y la ciudad pide un papelero.',
        'permit',
      ),
      job(
        'el techado del patio',
        2500,
        9000,
        'Queríamos cerrar el patio de servicio para ganar un cuarto más.',
        'permit',
      ),
    ],
    good: [
      'Donde junta lo nuevo con lo viejo no se ve nada, y no ha entrado ni una gota.',
      '(casita, vivienda) Ellos anduvieron tras la compañía de luz por el medidor nuevo.',
      'El cuarto quedó fresco y callado; [mi mamá|mi hija|el inquilino] está feliz.',
      'Cada noche dejaban la casa cerrada y segura.',
      '{foreman} cachó un error de los planos antes del colado.',
    ],
    bad: [
      'El piso nuevo quedó más alto que el viejo y todos se tropiezan.',
      'Con la primera lluvia se metió el agua por la junta.',
      'Se ve desde la calle dónde empieza lo nuevo, porque el acabado no es igual.',
      '(casita, cuarto, recámara, vivienda) El drenaje quedó con la pendiente al revés.',
      'Traían tres obras con la misma gente y la nuestra siempre era la última.',
    ],
  },
};
