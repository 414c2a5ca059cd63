import { job, type TradeTexts } from '../shapes.ts';

/** Concreto, albañilería, pavimentos. */
export const CONCRETE_WORKS: Readonly<Record<string, TradeTexts>> = {
  concrete: {
    jobs: [
      job(
        'el firme',
        700,
        4000,
        'Queríamos firme de concreto en [la cochera|el patio|toda la planta baja], unos [cincuenta|setenta|noventa] metros.',
      ),
      job(
        'la losa',
        2000,
        9000,
        'Era el colado de una losa de [sesenta|ochenta|cien] metros, con [concreto premezclado|vigueta y bovedilla].',
        'permit',
      ),
      job(
        'la banqueta',
        300,
        1800,
        'La banqueta estaba levantada por las raíces y ya se había caído una vecina.',
      ),
      job(
        'la entrada de concreto',
        1800,
        8000,
        'La entrada de los carros estaba hecha pedazos y la mandamos hacer nueva.',
        'permit',
      ),
      job(
        'el concreto estampado',
        1500,
        8000,
        'Escogimos concreto estampado [tipo piedra|tipo madera] para el patio.',
      ),
    ],
    good: [
      'Cortaron las juntas al otro día, bien derechitas, y no se ha cuarteado por ningún lado.',
      '(firme, banqueta, entrada, estampado) Llueve y no queda ni un charco.',
      'Vinieron [cinco|siete] días seguidos nomás a curarlo.',
      '(losa) La cimbra bien puesta, el armado como en el plano y el vibrado sin prisas.',
      'Le regresaron una olla al camión porque venía muy aguado. Eso yo nunca lo había visto.',
      'El acabado quedó parejo de lado a lado.',
    ],
    bad: [
      'Al mes ya estaba cuarteado de esquina a esquina.',
      '(firme, banqueta, entrada, estampado) Se encharca por todos lados.',
      'Se está descascarando y no tiene ni medio año.',
      'No le pusieron malla; lo vi cuando cortaron un pedazo.',
      '(losa) La losa gotea, y se ve la varilla por abajo.',
      '(estampado) El color quedó manchado, como si se hubiera tirado algo.',
    ],
  },
  masonry: {
    jobs: [
      job(
        'la barda',
        1200,
        8000,
        'Mandamos hacer la barda del fondo, [veinte|treinta|cuarenta] metros de block con castillos y cadena.',
        'permit',
      ),
      job(
        'el muro de contención',
        1500,
        9000,
        'El cerrito de atrás se nos venía encima en cada temporada de lluvias, así que queríamos un muro de piedra.',
        'permit',
      ),
      job(
        'los muros de la ampliación',
        1500,
        8000,
        'Les dimos el puro levantado de muros para [dos cuartos|un local], con dalas y cerramientos.',
        'permit',
      ),
      job('el asador', 400, 2500, 'Era un asador de ladrillo con su tiro y una barra de cada lado.'),
      job(
        'la fachada de cantera',
        1500,
        9000,
        'Queríamos la fachada con cantera [rosa|gris], labrada a mano en las ventanas.',
      ),
    ],
    good: [
      'Le pone uno el nivel donde quiera y está a plomo.',
      '(barda, muro) Castillos bien amarrados y colados de una vez, no por cachitos.',
      '(contención) Le dejaron drenes y grava atrás, lo que nadie ve y es lo que importa.',
      '{foreman} es de los maestros de antes: escoge cada piedra con la mano.',
      '(asador) Jala tan bien que no se ahúma nadie.',
      '(cantera) Los cortes de la cantera embonan que ni la navaja entra.',
      'Las hiladas van derechas y la junta del mismo grueso.',
    ],
    bad: [
      '(barda, muro) Se ve de ladito que está panda.',
      'Dejaron la mezcla embarrada en el block y ya no salió.',
      'Se cuarteó en escalerita y no tiene ni un año.',
      '(contención) No le dejaron por dónde salga el agua y ya está sudando.',
      '(asador) El humo se viene para la mesa.',
      'Le rebajaban al cemento; se deshace con la uña.',
    ],
  },
  paving: {
    jobs: [
      job(
        'el adoquín de la cochera',
        1200,
        6000,
        'Queríamos adoquín en la cochera, [en petatillo|con cenefa más oscura].',
      ),
      job(
        'el pavimento del estacionamiento',
        3000,
        16000,
        'Administro [una plaza chica|una escuela|un templo] y el estacionamiento era puro bache.',
      ),
      job('el andador', 500, 3000, 'Era un andador de adoquín del portón a la casa, con dos escalones.'),
      job(
        'el asfalto de la entrada',
        1500,
        7000,
        'La entrada es larga y cada temporada de lluvias se volvía arroyo, así que la mandamos asfaltar.',
      ),
    ],
    good: [
      '(adoquín, andador) Amarraron las orillas con concreto y no se ha movido.',
      'Escarbaron para la base lo que decía la cotización; yo lo medí.',
      '(estacionamiento) Cerraron por mitades y ningún negocio perdió clientes.',
      'Pasan camiones cada semana y no se ha hundido.',
      'El agua corre para donde debe.',
    ],
    bad: [
      '(adoquín, andador) Se está hundiendo en la orilla porque no le pusieron guarnición.',
      '(adoquín, andador) Ya salió hierba entre las juntas.',
      '(asfalto, estacionamiento) Taparon encima de los baches y los baches ya volvieron.',
      'Ahora el agua se junta en la mera puerta.',
    ],
  },
};
