import { job, type TradeTexts } from '../shapes.ts';

/** Arquitectura, cálculo estructural, topografía. */
export const DESIGN: Readonly<Record<string, TradeTexts>> = {
  architecture: {
    jobs: [
      job(
        'los planos',
        900,
        6000,
        'Necesitábamos los planos de [la ampliación|la casa|un segundo piso] para el permiso.',
      ),
      job(
        'el proyecto de la casa',
        2500,
        14000,
        'Les encargamos el proyecto de una casa chica en un terreno [angosto|en esquina|con mucha pendiente].',
      ),
      job(
        'el proyecto del local',
        1500,
        8000,
        'Nos diseñaron [la cafetería|la taquería|el consultorio] por dentro, desde la distribución hasta las luces.',
      ),
      job(
        'el levantamiento',
        300,
        1600,
        'mx: La casa había crecido sin planos y necesitaba el levantamiento para regularizarla.',
      ),
    ],
    good: [
      'Primero escucharon y luego dibujaron.',
      '(planos, proyecto de la casa) Le hallaron lugar a [otro baño|la lavadora|una alacena] donde yo no veía cómo.',
      '(planos, casa, local) Diseñaron para nuestro presupuesto y no para su revista.',
      '(planos, proyecto) El municipio les hizo dos observaciones chicas y las resolvieron en una semana.',
      '(casa, local) Durante la obra le contestaban al albañil y venían cuando hacía falta.',
      '(levantamiento) Midieron todo un día y los planos coinciden con la casa.',
    ],
    bad: [
      '(planos, casa, local) Muy bonito el diseño, pero costaba el doble de lo que habíamos dicho.',
      'Las medidas de una lámina no coincidían con la otra, y el que se dio cuenta fue el albañil.',
      'Cada cambio chiquito era otro cobro, hasta el de sus propios errores.',
      'Ya que pagamos, siempre contestaba el practicante.',
      '(planos, proyecto) Los planos regresaron llenos de observaciones.',
    ],
  },
  'structural-eng': {
    jobs: [
      job(
        'el cálculo de la trabe',
        200,
        900,
        'Para abrir un muro de carga ocupábamos el cálculo de la trabe, firmado.',
      ),
      job(
        'el dictamen de las grietas',
        200,
        1100,
        'La casa tenía grietas en [la sala|tres cuartos] y queríamos un dictamen antes de comprar.',
      ),
      job(
        'el cálculo del muro de contención',
        400,
        2200,
        'El muro de contención [pasaba de tres metros|iba en la barranca] y lo pedían calculado.',
      ),
      job('el cálculo estructural', 700, 4500, 'Era el cálculo estructural de una casa de dos plantas.'),
    ],
    good: [
      'Explicaron los números hasta que entendí qué estaba pagando.',
      '(dictamen) El dictamen dice clarito qué urge, qué puede esperar y qué nomás se ve feo.',
      '(trabe, estructural) El armado salió más económico que el que proponía el maestro.',
      'Contestaban las dudas desde la obra, a la misma hora.',
      'Entregaron los planos firmados el día que dijeron, y así los aceptaron.',
    ],
    bad: [
      '(dictamen) El dictamen era de machote; hasta traía la dirección de otra casa.',
      '(dictamen) Ni se asomaron a la azotea y aun así opinaron de ella.',
      'A todo contestaban "se verifica en obra", y eso lo pagué yo.',
      '(trabe, estructural, muro) Los planos pedían una varilla que aquí no se consigue, y ahí perdimos días.',
    ],
  },
  survey: {
    jobs: [
      job(
        'el deslinde del terreno',
        250,
        1200,
        'Antes de bardear queríamos el deslinde, porque [con el vecino no nos poníamos de acuerdo|nadie había visto las mojoneras].',
      ),
      job(
        'el levantamiento topográfico',
        350,
        2200,
        'El arquitecto pidió un levantamiento topográfico de un terreno con [pendiente|arroyo].',
      ),
      job(
        'la subdivisión',
        500,
        2800,
        'Somos [dos|tres|cuatro] hermanos y estamos subdividiendo el terreno de mi papá.',
      ),
    ],
    good: [
      '(deslinde, subdivisión) Hallaron la mojonera enterrada y nos la enseñaron a mí y al vecino juntos.',
      'Dejaron las estacas tan claras que hasta yo sigo la línea.',
      '(topográfico) Me dieron el plano en papel y en archivo, y el arquitecto lo usó ese mismo día.',
      'Me explicaron lo de la escritura en cinco minutos; el notario no pudo en un mes.',
    ],
    bad: [
      'Dejaron dos esquinas sin marcar porque "estaba muy enmontado".',
      'Las estacas no coincidían con el plano y tuvieron que volver a medir.',
      '(topográfico) El archivo no abría, y conseguir otro fue un triunfo.',
      'El plano salió con mi apellido mal escrito.',
    ],
  },
};
