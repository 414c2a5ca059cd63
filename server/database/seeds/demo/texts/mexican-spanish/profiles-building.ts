import { profile, type ProfileTexts } from '../shapes.ts';

/** Lo que dicen de sí mismos los constructores: del proyecto y la tierra al techo y las ventanas. */
export const BUILDING_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  'general-contractor': profile(
    [
      'Un contrato, un programa y una persona que responde',
      'Construimos en {city}, [del permiso a la entrega|de principio a fin]',
    ],
    [
      'Hacemos [casas, ampliaciones y locales|obras que llevan cinco oficios a la vez] y coordinamos a todos para que nadie estorbe a nadie.',
      'Casi todas nuestras obras llevan [tres|cuatro|cinco] oficios y un permiso, y lo nuestro es que ninguno se quede esperando.',
    ],
    'Casa nueva; Segundo piso; Locales comerciales; Apertura de muros; Trámite de permisos; Arreglos generales',
  ),
  remodeling: profile(
    ['Remodelamos casas donde se vive', 'Casas de antes en {city}, puestas al día'],
    [
      'Remodelamos con la familia adentro, por etapas, con plásticos y un plan semanal por escrito.',
      'Cocinas, baños y pisos completos: lo dibujamos con usted, lo cotizamos por renglón y lo hacemos con nuestra gente.',
    ],
    'Remodelación completa; Departamentos; Salas y comedores; Cuartos de lavado; Casas accesibles; Cambios de distribución',
  ),
  kitchen: profile(
    ['Cocinas para cocinar de verdad', 'Cocinas integrales, primero en dibujo y luego en su casa'],
    [
      'Diseñamos la cocina según cómo cocina usted, y la fabricamos e instalamos nosotros mismos.',
      'Muebles, cubierta, azulejo y luz con un solo equipo, para que nadie le eche la culpa a otro.',
    ],
    'Cocinas integrales; Remodelación de cocinas; Islas; Alacenas; Cocinas exteriores; Campanas y tarjas',
  ),
  bathroom: profile(
    ['Baños que no se filtran', 'Baños en [dos|tres] semanas, probados con agua'],
    [
      'Toda regadera la probamos llena de agua un día entero antes de poner azulejo.',
      'Hacemos solo baños: nuevos, remodelados y los que ya se están filtrando al cuarto de abajo.',
    ],
    'Remodelación de baños; Regaderas; Medios baños; Impermeabilización de regaderas; Baños accesibles; Muebles y llaves',
  ),
  'additions-adu': profile(
    ['Más casa en el mismo terreno', 'Ampliaciones en {city}, con permisos'],
    [
      'Antes de que gaste en planos, revisamos qué le permite su terreno.',
      'Cuartos, segundos pisos y viviendas para la familia, con todo y trámites.',
    ],
    'Cuartos adicionales; Segundos pisos; Viviendas accesorias; Techado de patios; Cocheras convertidas; Visita de factibilidad',
  ),
  architecture: profile(
    ['Proyectos chicos, bien pensados', 'Planos que se aprueban y se pueden construir'],
    [
      'Proyectamos casas, ampliaciones y locales para gente con presupuesto, y vamos a la obra.',
      'Entregamos el juego completo: plantas, cortes, instalaciones y respuestas al municipio.',
    ],
    'Planos para permiso; Proyecto de casa; Locales comerciales; Levantamientos; Regularización; Visitas de obra',
  ),
  'structural-eng': profile(
    ['Cálculo que el maestro entiende', 'Ingeniería estructural, firmada y en palabras claras'],
    [
      'Calculamos trabes, revisamos grietas y siempre vamos a ver.',
      'Casi todo lo nuestro es chico: un muro, una trabe, una grieta. Lo tratamos con el mismo cuidado.',
    ],
    'Cálculo de trabes; Dictámenes; Muros de contención; Cálculo de casa habitación; Planos estructurales; Visitas antes de comprar',
  ),
  survey: profile(
    ['Encontramos las mojoneras', 'Deslindes y levantamientos en {city}'],
    [
      'Medimos terrenos, subdivisiones y desniveles, y entregamos archivos que el arquitecto sí abre.',
      'Antes de bardear, ampliar o vender: sepa por dónde va la línea.',
    ],
    'Deslindes; Levantamiento topográfico; Subdivisiones; Trazo y nivelación; Planos para escrituras; Curvas de nivel',
  ),
  demolition: profile(
    ['Tumbamos, sacamos y limpiamos', 'Demolición sin pleitos con los vecinos'],
    [
      'Cerramos lo que hay que cerrar, mojamos el polvo y nos llevamos el cascajo.',
      'Lo que se debe quedar, se queda.',
    ],
    'Demolición de casas; Demolición de interiores; Retiro de concreto; Cuartos y bardas; Acarreo de cascajo; Demolición con martillo',
  ),
  excavation: profile(
    ['Movemos tierra con nivel', 'Zanjas, plataformas y nivelación cerca de {city}'],
    [
      'Movemos la tierra para que el agua se vaya a donde debe, y entregamos la prueba de compactación.',
      'Máquina chica para patios angostos y grande para plataformas.',
    ],
    'Nivelación; Zanjas; Plataformas; Excavación de cisternas; Compactación; Renta de retroexcavadora con operador',
  ),
  foundation: profile(
    ['Derecho desde abajo', 'Cimentaciones, zapatas y recimentación'],
    [
      'Hacemos y reparamos cimientos, medimos antes y después, y le decimos cuándo una grieta es nomás del yeso.',
      'Zapatas, contratrabes y pilotes, con plano firmado cuando hace falta.',
    ],
    'Cimentación nueva; Recimentación; Reparación de grietas; Zapatas y contratrabes; Nivelación de pisos; Muros de contención',
  ),
  concrete: profile(
    ['Parejo donde debe y con caída donde toca', 'Firmes, losas y banquetas en {city}'],
    [
      'Cimbramos, colamos, cortamos y curamos con nuestra gente, y si la olla viene aguada la regresamos.',
      'Primero la base: casi todo el concreto cuarteado que cambiamos nunca la tuvo.',
    ],
    'Firmes; Losas; Banquetas; Concreto estampado; Entradas de cochera; Guarniciones',
  ),
  masonry: profile(
    ['Block, ladrillo y piedra a plomo', 'Albañilería que dura más que nosotros'],
    [
      'Bardas con sus castillos, muros con sus drenes y ladrillo con la junta pareja.',
      'Albañiles que aprendieron de sus papás y le enseñan a sus hijos.',
    ],
    'Bardas; Muros de contención; Levantado de muros; Asadores; Cantera; Reparación de ladrillo',
  ),
  paving: profile(
    ['Adoquín y asfalto sobre buena base', 'Cocheras, andadores y estacionamientos'],
    [
      'Escarbamos, compactamos por capas y hasta entonces hablamos del dibujo.',
      'En negocios trabajamos por mitades para que no se pare la venta.',
    ],
    'Adoquín; Asfalto; Estacionamientos; Andadores; Bacheo; Señalamiento y pintura',
  ),
  framing: profile(
    ['A plomo y a escuadra', 'Estructura de madera para quien sí revisa'],
    [
      'Techos, tapancos y ampliaciones de madera, con herrajes completos.',
      'Leemos todo el plano antes del primer corte, y si algo no cuadra hablamos.',
    ],
    'Techos de madera; Tapancos; Cambio de vigas; Ampliaciones; Muros divisorios; Herrajes estructurales',
  ),
  'steel-welding': profile(
    ['Acero cortado y soldado por gente certificada', 'Escaleras, techados y estructuras de nuestro taller'],
    [
      'Dibujamos, cortamos y soldamos en taller, con primario por todos lados, y montamos con grúa propia.',
      'Una escalera o una bodega: la soldadura se ve igual.',
    ],
    'Escaleras; Techados de lámina; Naves y bodegas; Vigas de acero; Soldadura a domicilio; Remolques',
  ),
  'ornamental-iron': profile(
    ['Portones y barandales a la medida', 'Herrería para las casas de {city}'],
    [
      'Hacemos portones, barandales y protecciones, con primario y esmalte de taller, y damos servicio a los motores.',
      'Traiga la foto del que tenía su abuelita; lo hacemos igual.',
    ],
    'Portones; Motores para portón; Barandales; Protecciones; Rejas; Reparación y pintura de herrería',
  ),
  roofing: profile(
    ['Casas secas desde {year}', 'Techos en {city}: teja, lámina y losa'],
    [
      'Reparamos lo que tiene remedio y cambiamos lo que no, con fotos de cada capa.',
      'Goteras, teja y lámina con nuestra propia gente.',
    ],
    'Reparación de goteras; Techo nuevo; Teja; Lámina; Domos; Revisión antes de lluvias',
  ),
  waterproofing: profile(
    ['El agua, afuera', 'Azoteas, muros y cisternas, sellados y probados'],
    [
      'Buscamos por dónde entra de verdad el agua, y probamos con agua antes de entregar.',
      'Lavamos, resanamos y dejamos secar; lo demás es pintar encima de la mugre.',
    ],
    'Impermeabilización de azoteas; Prefabricado; Humedades; Cisternas; Terrazas; Mantenimiento anual',
  ),
  gutters: profile(
    ['Canaletas dobladas a la medida', 'Mandamos la lluvia para otro lado'],
    [
      'Doblamos la lámina a la medida y damos la caída con nivel, no al tanteo.',
      'Canaletas, bajadas y todo lo que se dobla en lámina.',
    ],
    'Canaletas; Bajadas de agua; Botaguas; Limpieza de canaletas; Lámina a la medida; Remates',
  ),
  siding: profile(
    ['Fachadas que aguantan el agua', 'Piedra, panel y fachaleta'],
    [
      'Primero sellamos y rematamos, y luego recubrimos.',
      'Renovamos fachadas de casas y negocios en {city}.',
    ],
    'Fachadas; Recubrimiento de piedra; Fachaleta; Panel; Sellado de ventanas; Remates y goteros',
  ),
  'windows-glass': profile(
    ['Vidrio que entra a la primera', 'Ventanas, canceles y aparadores'],
    [
      'Medimos cada hueco por las cuatro esquinas, y acabamos por dentro y por fuera.',
      'Del vidrio roto en la noche al cambio de todas las ventanas.',
    ],
    'Ventanas de aluminio; Canceles de baño; Puertas corredizas; Vidrio de negocios; Barandales de cristal; Espejos',
  ),
  doors: profile(
    ['Puertas que cierran y chapas que agarran', 'Puertas y cerrajería en {city}'],
    [
      'Colocamos puertas, cambiamos chapas y abrimos lo atorado, al precio que dijimos por teléfono.',
      'Puertas de entrada, de seguridad y de recámara.',
    ],
    'Puertas de entrada; Puertas de tambor; Cambio de chapas; Apertura de puertas; Puertas de seguridad; Chapas digitales',
  ),
  'garage-doors': profile(
    ['Sube y baja sin ruido', 'Motores, resortes y puertas el mismo día'],
    [
      'Traemos en la camioneta los resortes y tarjetas más comunes, así que casi siempre basta una visita.',
      'Primero reparamos; vender nuevo es lo último.',
    ],
    'Motores; Resortes; Puertas seccionales; Reparación de hojas; Controles; Mantenimiento',
  ),
};
