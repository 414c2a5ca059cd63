import { profile, type ProfileTexts } from '../shapes.ts';

/** Lo que dicen de sí mismos los de acabados, instalaciones y exteriores. */
export const FINISHING_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  insulation: profile(
    ['Fresco en verano y callado todo el año', 'Aislamiento de techos y muros'],
    [
      'Sellamos antes de aislar y dejamos el espesor a la vista para que lo mida.',
      'Techos, muros y ruido: medimos, aislamos y volvemos a medir.',
    ],
    'Aislamiento de techos; Poliuretano espreado; Aislamiento de ruido; Muros; Sellado de huecos; Láminas con aislante',
  ),
  drywall: profile(
    ['Muros donde no se halla la junta', 'Tablaroca, plafones y acabados'],
    [
      'Hacemos muros, plafones y cajillos, y emparejamos texturas viejas.',
      'También lo chiquito: el hoyo que dejó el plomero.',
    ],
    'Muros de tablaroca; Plafones; Cajillos con luz; Resanes; Locales comerciales; Panel para zonas húmedas',
  ),
  'plaster-stucco': profile(
    ['Aplanados a regla y nivel', 'Yeso, estuco y resanes en {city}'],
    [
      'Damos cada mano con el tiempo que necesita para fraguar.',
      'Picamos hasta lo sano; tapar el salitre no es quitarlo.',
    ],
    'Aplanados; Yeso; Estuco; Resanes; Salitre; Molduras de yeso',
  ),
  painting: profile(
    ['Pintar es lo último; primero se prepara', 'Pintores en {city} que tapan, lijan y barren'],
    [
      'Lavamos, raspamos, resanamos y sellamos, y luego damos dos manos completas.',
      'Casas, negocios y herrería, con pintura de poco olor cuando ahí se duerme.',
    ],
    'Pintura de fachadas; Pintura de interiores; Herrería y esmalte; Barniz; Departamentos entre inquilinos; Negocios de noche',
  ),
  flooring: profile(
    ['Primero a nivel y luego bonito', 'Laminado, vinílico y duela'],
    ['Nivelamos el firme antes de poner una sola pieza.', 'Pulimos la duela de antes casi sin polvo.'],
    'Piso laminado; Piso vinílico; Pulido de duela; Escalones; Nivelación de firmes; Zoclos',
  ),
  tile: profile(
    ['Se pasa la mano y no se siente un filo', 'Azulejo, porcelanato y mármol, presentados antes de cortar'],
    [
      'Presentamos en seco, revolvemos las cajas y decidimos dónde caen los cortes antes de batir la primera cubeta.',
      'Regaderas, pisos y talavera con azulejeros que no hacen otra cosa.',
    ],
    'Porcelanato; Azulejo de baño; Azulejo de cocina; Talavera; Mármol; Cambio de boquilla',
  ),
  cabinets: profile(
    ['Hecho a la medida en nuestro taller', 'Clósets y muebles para casas que no están a escuadra'],
    [
      'Trabajamos triplay y madera sólida, con cajones que cierran solos.',
      'Cocinas, clósets y libreros, dibujados con usted.',
    ],
    'Clósets; Gabinetes de cocina; Libreros; Muebles de baño; Muebles para tele; Reparación de muebles',
  ),
  countertops: profile(
    ['Granito y cuarzo con plantilla a mano', 'Cubiertas con uniones que hay que buscar'],
    [
      'Usted escoge la placa, juntos acomodamos la plantilla, y esa placa es la que se pone.',
      'Una visita para medir y otra para colocar.',
    ],
    'Granito; Cuarzo; Barras de madera; Cubiertas de baño; Cortes para tarja; Pulido y reparación',
  ),
  'finish-carpentry': profile(
    ['El último detalle, bien hecho', 'Puertas, molduras y muebles finos'],
    [
      'Madera estufada, uniones cerradas y acabado a mano.',
      'Hacemos puertas, barandales y mesas para casas nuevas y de antes.',
    ],
    'Puertas de madera; Molduras y zoclos; Barandales; Mesas; Restauración; Barniz a mano',
  ),
  electrical: profile(
    ['Centros de carga, circuitos y luz, con letrero', 'Electricistas en {city} que hallan la falla'],
    [
      'Hallamos fallas, cambiamos centros de carga y renovamos instalaciones viejas, con calibre y marca a la vista.',
      'Material y mano de obra van en renglones aparte.',
    ],
    'Instalación completa; Centros de carga; Fallas y cortos; Líneas de 220; Iluminación; Acometidas',
  ),
  'low-voltage': profile(
    ['Cámaras, redes y alarmas con sus contraseñas', 'Cableado etiquetado de punta a punta'],
    [
      'Cableamos, probamos y documentamos, y las contraseñas se quedan con usted.',
      'Casas, tiendas y oficinas: cámaras que ven lo que deben.',
    ],
    'Cámaras; Redes; Alarmas; Videoporteros; Internet en toda la casa; Control de acceso',
  ),
  solar: profile(
    ['Calculado con su recibo en la mano', 'Paneles y calentadores solares en {city}'],
    [
      'Vemos un año de recibos antes de contar paneles, y hacemos el trámite nosotros.',
      'También damos servicio a sistemas de empresas que ya no existen.',
    ],
    'Paneles solares; Baterías; Calentadores solares; Reparación; Limpieza de paneles; Trámite de interconexión',
  ),
  plumbing: profile(
    ['Hallamos la fuga y dejamos limpio', 'Plomería en {city} desde {year}'],
    [
      'Buscamos la fuga con aparato, abrimos un hoyito y le enseñamos la pieza que falló.',
      'Del excusado que se tira al cambio de toda la tubería, con el precio por delante.',
    ],
    'Fugas; Cambio de tubería; Baños nuevos; Llaves y mezcladoras; Urgencias; Tomas de agua',
  ),
  'drains-septic': profile(
    ['Destapado, filmado y explicado', 'Drenajes, registros y fosas'],
    ['Metemos cámara antes y después, y el video es suyo.', 'Solo escarbamos cuando de plano no hay otra.'],
    'Desazolve; Cámara de inspección; Drenaje nuevo; Fosas sépticas; Registros; Sondeo con máquina',
  ),
  'water-systems': profile(
    ['Agua caliente hoy mismo', 'Boilers, bombas, tinacos y cisternas'],
    [
      'Traemos en la camioneta lo más común y nos llevamos el boiler viejo.',
      'Probamos antes de cambiar: muchas veces es una pieza.',
    ],
    'Boilers; Bombas; Hidroneumáticos; Cisternas; Tinacos; Filtros y suavizadores',
  ),
  gas: profile(
    ['Probado enfrente de usted', 'Líneas, fugas y tanques de gas'],
    ['Toda línea la probamos con manómetro delante del cliente.', 'Las fugas van primero, el mismo día.'],
    'Fugas de gas; Líneas nuevas; Tanques estacionarios; Estufas y boilers; Prueba de hermeticidad; Reguladores',
  ),
  hvac: profile(
    ['Todos los cuartos a la misma temperatura', 'Climas en {city}, instalación y servicio'],
    [
      'Calculamos antes de vender, y reparamos cuando con eso basta.',
      'Minisplits, ductos y aires lavados, con vacío de verdad y garantía.',
    ],
    'Instalación de minisplit; Reparación; Mantenimiento; Ductos; Aires lavados; Calefacción',
  ),
  'fire-protection': profile(
    ['Listos para la inspección', 'Extintores, detectores y redes'],
    [
      'Instalamos, recargamos y capacitamos, antes de que abra su negocio.',
      'Guarderías, restaurantes, salones y bodegas.',
    ],
    'Extintores; Detectores de humo; Rociadores; Dictámenes; Señalización; Capacitación',
  ),
  landscaping: profile(
    ['Jardines para el clima que tenemos', 'Jardinería y riego en {city}'],
    [
      'Plantamos pensando en el tercer verano y no en la foto.',
      'Diseño, plantación y mantenimiento con la misma gente.',
    ],
    'Diseño de jardines; Riego automático; Plantas de la región; Pasto; Mantenimiento; Iluminación',
  ),
  'tree-service': profile(
    ['Bajamos con cuerda y barremos al final', 'Poda y tala con cuidado'],
    [
      'Primero vemos el árbol; no todos los que nos piden tumbar hay que tumbarlos.',
      'Podas, talas y troncos, y la leña es suya si la quiere.',
    ],
    'Tala; Poda; Palmas; Retiro de troncos; Ramas sobre cables; Trámite de permiso',
  ),
  fencing: profile(
    ['Postes hondos y con concreto', 'Cercas, mallas y bardas derechas'],
    [
      'Preguntamos por los tubos, hablamos con el vecino y anclamos bien.',
      'Malla, madera y block, con puertas que cierran.',
    ],
    'Malla ciclónica; Cercas de madera; Bardas; Concertina; Puertas y portones; Reparación',
  ),
  'decks-patios': profile(
    ['Sombra donde está la mesa', 'Terrazas, pérgolas y palapas'],
    [
      'Vamos a las tres de la tarde a ver por dónde pega el sol.',
      'Zapata, base de acero y madera curada, y luego lo bonito.',
    ],
    'Pérgolas; Terrazas; Palapas; Decks; Techados; Mantenimiento de madera',
  ),
  pools: profile(
    ['Albercas hechas, reparadas y claritas', 'Agua clara y números apuntados'],
    [
      'Construimos, reparamos y mantenemos albercas, y le dejamos por escrito cómo manejarlas.',
      'Fugas con tinta y bombas en la misma semana.',
    ],
    'Albercas nuevas; Acabados; Mantenimiento semanal; Bombas y filtros; Fugas; Jacuzzis',
  ),
  restoration: profile(
    ['Llegamos en una hora', 'Agua, humo y moho: secamos y documentamos'],
    [
      'Sacamos el agua, secamos, medimos y dejamos todo documentado para el seguro.',
      'Primero hallamos de dónde viene y luego limpiamos.',
    ],
    'Extracción de agua; Secado; Moho; Limpieza de humo; Rescate de pertenencias; Reportes para el seguro',
  ),
  'pest-control': profile(
    ['Primero tapamos por donde entran', 'Fumigación que le dice qué aplica'],
    [
      'Buscamos por dónde se meten antes de abrir un bote.',
      'Casas, fondas y bodegas; las abejas se van vivas.',
    ],
    'Fumigación; Termitas; Roedores; Alacranes; Retiro de abejas; Certificados para negocios',
  ),
  'handyman-cleanup': profile(
    ['La lista del refri, hecha', 'Arreglos, escombro y limpieza de obra'],
    [
      'Denos la lista; le decimos qué es de electricista o plomero y lo demás lo hacemos.',
      'Reparaciones, acarreo y limpieza con gente educada.',
    ],
    'Arreglos de casa; Retiro de escombro; Limpieza de obra; Armado de muebles; Vaciado de cocheras; Instalación de teles',
  ),
};
