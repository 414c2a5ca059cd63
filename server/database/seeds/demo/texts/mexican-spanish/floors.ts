import { job, type TradeTexts } from '../shapes.ts';

/** Pisos, azulejo, carpintería fina. */
export const FLOORS: Readonly<Record<string, TradeTexts>> = {
  flooring: {
    jobs: [
      job(
        'el piso laminado',
        500,
        3500,
        'Escogimos laminado para [tres recámaras|la sala y el comedor], unos [cuarenta|sesenta] metros.',
      ),
      job(
        'el piso vinílico',
        500,
        3500,
        'Por los perros escogimos piso vinílico para [la planta baja|toda la casa].',
      ),
      job('la duela', 700, 4500, 'La duela, de las de antes, estaba negra y había que pulirla y barnizarla.'),
      job(
        'los escalones',
        400,
        2500,
        'Queríamos quitar la alfombra de la escalera y poner escalones de madera.',
      ),
    ],
    good: [
      '(laminado, vinílico) Primero nivelaron el firme, que los baratos ni lo mencionaron.',
      '(laminado, vinílico) Va corrido por tres cuartos sin una sola tira en las puertas.',
      '(duela) Casi no hubo polvo, y el acabado parece agua quieta.',
      '(escalones) No rechina ninguno.',
      'Cortaron los marcos para meter el piso por abajo, como debe ser.',
    ],
    bad: [
      '(laminado, vinílico) Truena y se hunde al caminar.',
      'Se abrieron las juntas, y cada semana hay una más.',
      '(duela) Quedaron las marcas de la pulidora en círculos.',
      'Dejaron las puertas arrastrando.',
      '(laminado, vinílico) El zoclo quedó volado.',
    ],
  },
  tile: {
    jobs: [
      job(
        'el piso de porcelanato',
        700,
        5000,
        'Escogimos porcelanato [de 60 por 120|tipo madera|rectificado] en [la sala y la cocina|toda la planta baja].',
      ),
      job(
        'el azulejo de la cocina',
        200,
        1300,
        'Era el azulejo de la cocina, [talavera|hecho a mano, ninguno igual|tipo metro].',
      ),
      job(
        'el azulejo de la regadera',
        500,
        3000,
        'La regadera iba de azulejo hasta el techo, con nicho y banca.',
      ),
      job(
        'la talavera de la escalera',
        250,
        1600,
        'Llevábamos años juntando talavera y la queríamos en los peraltes de la escalera.',
      ),
      job(
        'el piso del patio',
        500,
        3500,
        'El patio iba de [barro|pizarra|loseta antiderrapante], sobre un firme con mucha panza.',
      ),
      job('el mármol de la sala', 1500, 9000, 'Queríamos mármol en la sala, a hueso, pulido en el lugar.'),
    ],
    good: [
      'Pasa uno la mano y no se siente ni un filo.',
      'Lo presentaron en seco para que los cortes quedaran donde nadie los ve.',
      '(regadera, cocina) Las esquinas van a inglete, sin esquinero de plástico.',
      'Revolvieron las cajas para que el tono no se viera por manchones.',
      'La boquilla quedó pareja y del mismo color por todos lados.',
      '(talavera, cocina) Nos lo acomodaron en el suelo primero para que escogiéramos el orden.',
      '(mármol) Quedó como espejo, y no se le ve la junta.',
    ],
    bad: [
      '(piso, porcelanato) Con los filos se tropieza uno, así de disparejo quedó.',
      'Hay varias piezas huecas y una ya se despegó.',
      'Las juntas empiezan en dos milímetros y acaban en cinco.',
      'Dejaron una tirita de nada en la pared que más se ve.',
      'Quedó pegazulejo en las juntas y la boquilla salió manchada.',
      '(patio) Se encharca en medio.',
    ],
  },
  'finish-carpentry': {
    jobs: [
      job(
        'los zoclos y las molduras',
        300,
        2200,
        'Eran zoclos y molduras para toda la planta, en una casa donde ninguna esquina está a escuadra.',
      ),
      job(
        'el barandal de madera',
        500,
        3500,
        'El barandal de la escalera se estaba soltando y lo mandamos hacer de [encino|parota].',
      ),
      job('la mesa del comedor', 400, 2500, 'Mandamos hacer una mesa de [parota|mezquite] para doce.'),
      job('las puertas de madera', 600, 4500, 'Eran [cuatro|seis] puertas entableradas, como las de antes.'),
    ],
    good: [
      'Las uniones quedaron tan cerradas que casi no llevaron pasta.',
      '(puertas, mesa) La madera venía bien seca y no se ha movido.',
      '(barandal) Se cuelgan los niños y no se mueve.',
      '(molduras) Los ingletes cierran, aunque las paredes no ayudaban.',
      'El acabado al tacto es una chulada.',
    ],
    bad: [
      'Los ingletes quedaron abiertos y rellenos de pasta.',
      '(puertas, mesa) La madera estaba verde y ya se torció.',
      '(barandal) Se mueve más que el de antes.',
      '(molduras) Cortaron corto, y hay parche cada metro.',
    ],
  },
};
