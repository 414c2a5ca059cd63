const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** After a number and a name these make a street in any sentence. */
export const STREET_KINDS =
  list(`street st avenue ave av boulevard blvd road rd lane ln highway hwy parkway pkwy
  dr ct cir pl ter terrace broadway turnpike expressway frontage cswy causeway`);
/** These are words of any sentence as well. */
export const WEAK_STREET_KINDS =
  list(`drive way court circle place trail pass loop ridge run point path park square
  walk row view hill hills cove crossing landing bend creek alley plaza heights valley canyon mesa vista knoll hollow
  crest glen grove meadow meadows oaks pines ranch springs commons mews route trl xing`);
export const DIRECTIONS = list(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest',
);
/** None of these is part of a street's name: articles, prepositions, verbs, and what is counted or measured. */
export const NOT_IN_ENGLISH_NAMES =
  list(`a an the of in on at to from for by with without and or but our my your his
  her their its this that these those is was were are be been had has have did do does went got get took take came come
  down up across along around behind near next off out over past through under into per each every all both some any
  no not so too very more less most least about after before until till since then than when while where who what which
  because if we you he she they them us me it i different wrong right same only just also again other another few many
  several long short wide deep high tall full whole half extra total separate
  day days hour hours minute minutes min mins week weeks month months year years second seconds yr yrs hr hrs
  foot feet ft inch inches in yard yards mile miles mi acre acres meter meters square sq cubic linear gallon gallons
  ton tons pound pounds lb lbs degree degrees percent amp amps volt volts watt watts dollar dollars bucks
  person people man men guy guys worker workers crew crews truck trucks car cars vehicle vehicles house houses home homes
  room rooms bedroom bedrooms bath baths bathroom bathrooms window windows door doors wall walls floor floors story
  stories unit units level levels layer layers coat coats piece pieces panel panels bag bags load loads pallet pallets
  tree trees post posts step steps star stars time times call calls text texts visit visits trip trips block blocks
  phone email quote quotes bid bids estimate estimates review reviews point points job jobs project projects
  point lot lots family kid kids dog dogs neighbor neighbors concrete asphalt gravel brick stone paver pavers wood
  steel new old big small large little good great bad nice clean safe dirt mud doctor way side front back to
  car-garage zone zones inspection inspections thing things hole holes part parts bit kind kinds type types line lines
  nail nails screw screws pipe pipes outlet outlets light lights pump pumps tank tanks heater heaters roof roofs fence
  gate gates head heads station stations valve valves place places sections section spots spot lane lanes lap laps`);

/** "Calle Hidalgo 214": after these comes a name and then a number. */
export const SPANISH_STREET_KINDS =
  list(`calle c avenida av ave avda blvd blv bulevar boulevard calzada calz privada
  priv pvda andador cerrada cda prolongacion prol carretera carr circuito cto callejon retorno paseo periferico
  libramiento diagonal camino vialidad rinconada glorieta`);
/** Abbreviations and everyday words: a name in lower case is not enough after them. */
export const WEAK_SPANISH_STREET_KINDS = list(
  'c camino paseo privada cerrada circuito diagonal retorno ave carretera',
);
export const SPANISH_CONNECTORS = list('de del la las los el y san santa');
export const NOT_IN_SPANISH_NAMES =
  list(`a al ante con contra desde durante en entre hacia hasta para por sin sobre
  tras que se su sus mi mis tu tus nos les le lo un una unos unas este esta estos estas ese esa eso aquel muy mas menos
  pero como cuando donde porque si no ni ya o u hay habia hubo es era fue son eran esta estaba estaban quedo quedaba
  quedaron tardo tardaron tarda dejo dejaron puso pusieron hizo hicieron llego llegaron tiene tenia tienen cobro
  cobraron pago pagamos mide media viven vive casi unos aproximadamente solo cada todo toda todos todas otra otro
  abierta tapada inundada sucia limpia llena completa durante fueron estuvo estuvieron trabajo trabajaron
  entregaron rompieron pavimentaron repararon faltaban faltan faltaron cuadra cuadras metros km`);
/** After the number: it counts or measures something. */
export const COUNTED =
  list(`m mt mts metro metros cm mm km kms kilometros m2 m3 dia dias hora horas hrs min minuto minutos
  semana semanas mes meses ano anos peso pesos mil millones dolares persona personas trabajador trabajadores albaniles
  carro carros camion camiones camioneta camionetas veces vez cuadra cuadras casa casas pisos cuarto cuartos
  recamaras banos ventanas puertas bultos sacos tabiques blocks varillas litros galones kilos toneladas viajes lotes
  estrellas bolsas piezas cubetas manos capas am pm`);
