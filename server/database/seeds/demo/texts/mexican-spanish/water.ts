import { job, type TradeTexts } from '../shapes.ts';

/** Plomería, drenaje, boilers y bombas, gas. */
export const WATER: Readonly<Record<string, TradeTexts>> = {
  plumbing: {
    jobs: [
      job('la fuga', 60, 700, 'Teníamos una fuga [debajo del piso de la cocina|en la pared del baño|que nadie hallaba] y el recibo del agua llegó al doble.', 'unscheduled'),
      job('el cambio de tubería', 900, 6000, 'La tubería era de fierro galvanizado y salía agua color té, así que la cambiamos toda a [PPR|cobre|PEX].', 'permit'),
      job('el excusado', 60, 400, 'El excusado se tiraba por abajo y no dejaba de llenarse.'),
      job('la mezcladora de la regadera', 70, 500, 'La regadera o quemaba o salía helada, no había término medio.'),
      job('el tubo reventado', 80, 800, 'Se reventó un tubo [atrás de la lavadora|en la cochera] un {weekday} en la noche y ya andábamos con el agua en los tobillos.', 'unscheduled'),
      job('la tarja y la llave', 70, 450, 'Había que cambiar tarja, llave y céspol de la cocina, porque goteaba todo.'),
      job('la toma de agua', 200, 2000, 'La toma estaba rota desde el medidor y el frente era un lodazal.', 'permit'),
      job('la instalación del baño nuevo', 300, 2500, 'Era toda la instalación hidráulica y sanitaria de un baño nuevo.', 'permit'),
    ],
    good: [
      '(fuga) La hallaron con aparato y abrieron un solo hoyito, no media cocina.',
      'Me enseñaron la pieza rota y me explicaron por qué se había tronado.',
      'Cerraron el agua menos de [una hora|dos horas] y le avisaron a la vecina.',
      '(tubería, baño nuevo, tubo) La soldadura quedó tan limpia que da lástima taparla.',
      'Otros me querían cambiar todo, y era un empaque de veinte pesos.',
      '(tubería, toma, baño nuevo) Probaron con presión antes de tapar y me llamaron a verlo.',
      '(tubería, toma) Ahora sale el chorro parejo en los dos baños a la vez.',
      'Pusieron llaves de paso donde nunca hubo.',
      '(excusado) Quedó firme, sellado y descarga a la primera.',
    ],
    bad: [
      '(fuga, excusado, regadera, tubo, toma, tarja) A la semana ya estaba goteando otra vez.',
      '(fuga, tubo, regadera, tubería) Dejaron un boquete en la pared y ahí lo dejaron.',
      '(tarja) La llave quedó floja y baila.',
      '(tarja, tubería) Goteaba por abajo y nos echó a perder el mueble.',
      'Me hicieron comprar la pieza equivocada, dos veces.',
      '(fuga, tubo, regadera) Por una llave mala querían cambiar toda la tubería.',
      'price_within_quote=no: Que la visita, que el diagnóstico, que la hora nocturna: de nada de eso me habían hablado.',
      '(excusado, baño nuevo) Se mueve al sentarse y huele.',
    ],
  },
  'drains-septic': {
    jobs: [
      job('el drenaje tapado', 50, 350, 'Se tapó el drenaje [en domingo|con la casa llena de visitas] y se regresaba por la regadera.', 'unscheduled'),
      job('el drenaje nuevo', 900, 7000, 'La cámara mostró el tubo quebrado y con raíces, unos [doce|dieciocho] metros.', 'permit'),
      job('la fosa séptica', 100, 800, 'La fosa no se vaciaba desde que compramos.'),
      job('el registro', 150, 1000, 'El registro del patio se desbordaba cada que llovía.'),
    ],
    good: [
      '(tapado, nuevo) Metieron cámara antes y después y me dejaron los dos videos.',
      '(tapado) Entraron por el registro y no tuvieron que quitar el excusado.',
      '(fosa) Hallaron la tapa en cinco minutos y me le pusieron una nueva.',
      '(tapado) Me dijeron que el tubo está bien y que dejemos de echar toallitas.',
      '(nuevo, registro) Le dieron la pendiente con nivel y dejaron el piso como estaba.',
      'Dejaron todo lavado y con cloro, ni olor quedó.',
    ],
    bad: [
      '(tapado) A los pocos días se volvió a tapar.',
      '(tapado, nuevo) Querían cambiarme todo el tubo por un video que ni era de mi casa.',
      '(nuevo) La zanja se hundió y quedó un bordo en el patio.',
      'Sigue oliendo igual.',
    ],
  },
  'water-systems': {
    jobs: [
      job('el boiler', 120, 900, 'El boiler ya tenía [doce|quince] años y amaneció tirando agua.', 'unscheduled'),
      job('la bomba y el hidroneumático', 200, 1500, 'En el segundo piso no había presión ni para lavarse los dientes.'),
      job('la cisterna', 600, 4000, 'Aquí cae agua cada tercer día y queríamos cisterna de [cinco mil|diez mil] litros con su bomba.'),
      job('el tinaco', 100, 600, 'Cambiamos el tinaco de asbesto por uno de mil cien litros.'),
      job('la bomba del pozo', 350, 2500, 'Se quemó la bomba del pozo y nos quedamos sin agua, nosotros y los animales.', 'unscheduled'),
    ],
    good: [
      '(boiler) Ese mismo día ya había agua caliente y se llevaron el viejo.',
      '(hidroneumático) Ahora hay presión pareja aunque se bañen dos.',
      '(pozo) Sacaron la bomba, probaron el cable y cambiaron solo lo quemado.',
      '(cisterna, tinaco) Dejaron flotador, filtro y la tubería bien sujeta.',
      'Me dejaron la garantía registrada y la explicación de cómo purgarlo.',
      '(boiler) Midieron la temperatura en la llave y lo dejaron a modo.',
    ],
    bad: [
      '(boiler) Se apaga con cualquier airecito.',
      '(hidroneumático, pozo) La bomba prende y apaga toda la noche.',
      'Las uniones siguen llorando y ya tienen sarro.',
      '(cisterna, tinaco) El flotador no cierra y se tira el agua.',
      '(boiler) Pusieron uno más chico, y alcanza para un baño y medio.',
    ],
  },
  gas: {
    jobs: [
      job('la fuga de gas', 50, 500, 'Olía a gas en [la cocina|el patio] y no dormíamos de la preocupación.', 'permit unscheduled'),
      job('la línea de gas', 120, 1100, 'Cambiamos la estufa de lugar y había que llevarle gas, unos [ocho|doce] metros.', 'permit'),
      job('el tanque estacionario', 300, 1600, 'Pusimos tanque estacionario de [300|500] litros en la azotea.', 'permit'),
    ],
    good: [
      'Hicieron la prueba de presión enfrente de mí, media hora, y la aguja ni se movió.',
      'El tubo va pintado de amarillo y bien sujeto.',
      'De paso revisaron la estufa y el boiler, y hallaron una manguera podrida.',
      '(tanque) Lo subieron con grúa y lo dejaron anclado, con su llenado hasta la calle.',
    ],
    bad: [
      '(fuga) Siguió oliendo, y otro plomero halló dos fugas más.',
      'Llevaron el tubo por toda la fachada, donde más se ve.',
      '(línea) Dejaron el tubo muy delgado y la estufa apenas prende.',
      'No hicieron prueba; nomás le pusieron jabón y se fueron.',
    ],
  },
};
