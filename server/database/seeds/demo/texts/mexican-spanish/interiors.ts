import { job, type TradeTexts } from '../shapes.ts';

/** Aislamiento, tablaroca, yeso y estuco, pintura. */
export const INTERIORS: Readonly<Record<string, TradeTexts>> = {
  insulation: {
    jobs: [
      job(
        'el aislante del techo',
        400,
        3000,
        'Los cuartos de arriba eran un horno y queríamos aislante en el techo.',
      ),
      job(
        'el poliuretano de la azotea',
        700,
        4500,
        'Encargamos poliuretano espreado para la azotea, unos [cien|ciento treinta] metros.',
      ),
      job('el aislamiento del ruido', 500, 3500, 'Mi hijo toca la batería y los vecinos ya no nos hablaban.'),
    ],
    good: [
      '(techo, azotea) Adentro se siente como cinco grados menos, y el recibo de la luz bajó.',
      'Taparon primero los huecos de tubos y lámparas.',
      '(ruido) Ahora se oye como un corazoncito y no como guerra.',
      'Dejaron el espesor que dijeron; lo midieron conmigo.',
    ],
    bad: [
      '(techo) En las orillas no pusieron nada.',
      '(azotea) Quedó con bolas y se encharca.',
      '(ruido) Se sigue oyendo cada palabra del otro lado.',
      'Quedó pelusa en toda la casa.',
    ],
  },
  drywall: {
    jobs: [
      job(
        'el plafón',
        350,
        2500,
        'Queríamos plafón de tablaroca con [cajillo y luz indirecta|luces empotradas] en la sala.',
      ),
      job(
        'el muro de tablaroca',
        250,
        1800,
        'Era dividir un cuarto en dos con muro de tablaroca y una puerta.',
      ),
      job('los hoyos del muro', 80, 600, 'El plomero había dejado unos hoyos por donde cabía un niño.'),
      job(
        'los muros del local',
        900,
        6000,
        'Eran los muros y el plafón de un [local|consultorio], sobre plano.',
      ),
    ],
    good: [
      'Le pasé la lámpara de lado y no le hallé la junta.',
      '(plafón) El cajillo quedó derechito, sin una onda.',
      '(hoyos) Igualaron la textura, y eso que otros me dijeron que no se podía.',
      'Pusieron refuerzo donde va la tele sin que yo lo pidiera.',
      'Cerraron con plástico y casi no hubo polvo.',
    ],
    bad: [
      'Cuando pega el sol se ven todas las juntas.',
      'Ya se están botando los tornillos.',
      '(hoyos) El parche parece avena junto a lo demás.',
      '(plafón, local) El plafón se está colgando en medio.',
      'Usaron panel del normal en el baño, y ya se reventó.',
    ],
  },
  'plaster-stucco': {
    jobs: [
      job(
        'el aplanado',
        400,
        3500,
        'Había que aplanar [la barda|dos cuartos en obra negra|todo el exterior], unos [ochenta|ciento veinte] metros.',
      ),
      job(
        'el yeso',
        400,
        3000,
        'Los cuartos estaban en block pelón y los queríamos enyesados, con aristas derechas.',
      ),
      job(
        'el estuco de la fachada',
        900,
        6500,
        'La fachada estaba cuarteada y la queríamos en estuco, con otro color.',
      ),
      job(
        'los resanes',
        120,
        900,
        'Después del salitre había que picar y resanar la parte de abajo de los muros.',
      ),
    ],
    good: [
      'Pasa uno la regla y no se ve luz.',
      'Las aristas quedaron vivas y a plomo.',
      '(estuco) Se ve de un solo color, sin parches.',
      '(resanes) Picaron hasta lo sano en vez de taparlo.',
      'Lo curaron con agua y no se ha cuarteado.',
    ],
    bad: [
      'Se llenó de grietitas, como lodo seco.',
      'Suena hueco si le toca uno.',
      '(estuco, resanes) Los parches se ven de otro color.',
      'Las esquinas van chuecas; con las molduras se nota más.',
      '(resanes) El salitre volvió a salir.',
    ],
  },
  painting: {
    jobs: [
      job(
        'la pintura de la fachada',
        350,
        3000,
        'Hacía [diez|doce] años que no se pintaba por fuera y ya estaba descarapelado.',
      ),
      job(
        'la pintura de adentro',
        300,
        2800,
        'Los contratamos para pintar [tres recámaras y el pasillo|toda la planta baja|la casa completa antes de cambiarnos].',
      ),
      job(
        'la pintura del departamento',
        250,
        1500,
        'Había que pintar entre un inquilino y otro, y un cuarto estaba de [negro|morado|rojo].',
      ),
      job(
        'la pintura de la herrería',
        150,
        1200,
        'Eran portón, protecciones y barandal, que ya estaban oxidados.',
      ),
      job(
        'el barniz de las puertas',
        200,
        1400,
        'Las puertas y los clósets estaban percudidos y los mandamos lijar y barnizar.',
      ),
      job(
        'la pintura del negocio',
        300,
        3000,
        'Pintaron el [restaurante|salón de clases|taller] en puras noches para no cerrar.',
      ),
    ],
    good: [
      '(adentro, departamento, negocio) Los cortes con el techo parecen hechos con regla.',
      '(fachada) Le dedicaron más tiempo a lavar, raspar y resanar que a pintar, y por eso quedó así.',
      'Dos manos completas, también donde no se ve.',
      '(adentro) Movieron los muebles, los taparon y los dejaron en su lugar.',
      '(herrería) Lijaron hasta el fierro y le dieron primario antes del esmalte.',
      'Me dejaron apuntado el color en cada bote que sobró.',
      '(fachada, adentro) Me quitaron de la cabeza un color que iba a aborrecer.',
      '(barniz) La madera agarró un color parejo, como nueva.',
    ],
    bad: [
      'De día se ve el color de antes.',
      'Hay gotas de pintura en [el piso|los vidrios|las chapas], porque no taparon.',
      '(fachada, herrería) A los meses se empezó a soltar; pintaron encima de la mugre.',
      'Dieron una mano y cobraron dos.',
      'Le rebajaron tanto a la pintura que parecía agua.',
      '(herrería) El óxido ya volvió a salir.',
      '(barniz) Se ven los brochazos y las basuritas pegadas.',
    ],
  },
};
