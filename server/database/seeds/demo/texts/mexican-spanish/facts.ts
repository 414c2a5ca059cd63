import type { FactTexts } from '../shapes.ts';

/** Whole sentences. Slots: quote, final, difference, advance, span, late, startLate, foreman, weekday, oa (the author's ending). */
export const SPANISH_FACTS: FactTexts = {
  would_hire_again: {
    yes: [
      'Ya les encargué el siguiente trabajo.',
      'Ya los tengo apuntados para [lo que sigue|la otra obra|el año que entra].',
      'Para la próxima, con ellos mismos.',
    ],
    no: [
      'Para lo que falta ya ando buscando a otros.',
      'No los vuelvo a meter a mi casa.',
      'La segunda etapa ya se la di a otra gente.',
    ],
  },
  price_within_quote: {
    yes: [
      'Cotizaron {quote} y terminé pagando {final}.',
      'El presupuesto decía {quote} y cerró en {final}[|, con nota de todo].',
      'Respetaron el precio: {quote} en papel y {final} al final.',
      'Cobraron {final}, [sin sorpresas|sin salir con que "hubo que comprar más"|tal como quedamos].',
      'Aunque el material subió, me sostuvieron los {quote} del presupuesto.',
      'De [tres|cuatro] cotizaciones no era la más barata, pero fue la única que no creció: {final}.',
      'Ni un peso de más: quedamos en {quote} y fueron {final}.',
    ],
    no: [
      'Me cotizaron {quote} y la cuenta llegó a {final}.',
      'Quedamos en {quote} y acabé pagando {final}, [que si el material, que si la mano de obra|y nadie me supo explicar por qué].',
      'Se pasaron {difference} del presupuesto por escrito.',
      'Cada semana salía un "extra" nuevo, y los {quote} se hicieron {final}.',
      'Entre la cotización y la cuenta aparecieron {difference} más.',
      'Yo tenía apartados {quote}. Pagué {final}. [Hagan cuentas.|Eso no es un redondeo.]',
    ],
  },
  changes_in_writing: {
    yes: [
      'Cuando cambiamos de idea, {foreman} lo apuntó con precio y firmamos antes de mover nada.',
      'El único cambio me lo mandaron por mensaje con el costo, y hasta que dije que sí le siguieron.',
      'Los extras, [primero por escrito y luego se hacían|siempre con precio por delante].',
      'Hubo dos cambios y los dos quedaron firmados con su costo.',
      'No quisieron hacer el extra que pedí hasta tenerlo por escrito, y se los agradezco.',
    ],
    no: [
      'Los cambios fueron de palabra, y luego todos venían en la cuenta.',
      'Hicieron trabajo de más sin preguntarme y me enteré [cuando me lo cobraron|ya que estaba hecho].',
      '{foreman} me dijo que un detalle "iba incluido", y luego me lo cobraron.',
      'Nunca firmé ningún cambio y al final me salieron [tres|cuatro|cinco] en la cuenta.',
      'El precio del cambio me lo iban a dar "al ratito" y me lo dieron ya que estaba hecho.',
    ],
  },
  started_on_time: {
    yes: [
      'Empezaron el {weekday} que habíamos quedado.',
      'El mero día acordado ya estaba la camioneta afuera desde temprano.',
      'Apartaron la fecha con [semanas|casi un mes] de anticipación y la respetaron.',
      'Dijeron una fecha y ese día empezaron, así de sencillo.',
      'Llegaron el día del contrato[|, a las siete en punto].',
    ],
    no: [
      'Empezaron con {startLate} de retraso.',
      'Movieron dos veces el arranque, {startLate} en total.',
      'Pedí permiso en el trabajo para el primer día y no llegó nadie; empezaron {startLate} después.',
      'El inicio se recorrió {startLate} [porque andaban en otra obra|y ni avisaron bien por qué].',
      'Entre una cosa y otra pasaron {startLate} antes de que llegaran con la herramienta.',
    ],
  },
  finished_on_time: {
    yes: [
      'Dijeron {span} y fueron {span}.',
      'Quedó en {span}, como prometieron.',
      'Todo se llevó {span}, lo mismo que decía el programa.',
      'Entregaron el día que dijeron.',
      'Yo pensé que {span} era muy poco, y sí les alcanzó.',
      'Nos dijeron que {span}, y [a la mera hora ya estaban cargando la camioneta|hasta les sobró un rato].',
    ],
    no: [
      'Prometieron {span} y entregaron {late} después.',
      'Se pasaron {late} de la fecha.',
      'Lo que iba a ser de {span} se alargó {late} más.',
      'Según ellos eran {span}. Súmenle {late}.',
      'Llegó la fecha de entrega y todavía nos aventamos {late} más con la obra.',
      'Cuando por fin acabaron ya llevaban {late} de retraso.',
    ],
  },
  showed_up_when_said: {
    yes: [
      'Si {foreman} decía a las ocho, a las ocho estaba.',
      'No fallaron un solo día[|, y eso ya es raro de encontrar].',
      'La misma gente todas las mañanas y a la misma hora.',
      'Me mandaban mensaje cuando ya venían en camino.',
      'Ni una sola vez me dejaron plantad{oa}.',
      'Puntuales de principio a fin.',
    ],
    no: [
      'Me dejaron plantad{oa} [dos|tres] veces.',
      'El "mañana a las ocho" era a las once, o de plano otro día.',
      'Unos días venían y otros no, y nadie avisaba.',
      'Puro "ya vamos en camino" y no llegaban.',
      'Trabajaban medio día, se desaparecían y volvían cuando se les daba la gana.',
      'Perdí días de trabajo por estarlos esperando.',
    ],
  },
  permits_pulled: {
    yes: [
      'mx: Ellos tramitaron la licencia de construcción en el municipio y me entregaron copia.',
      'us: Ellos sacaron el permiso de la ciudad y lo pegaron en la ventana.',
      'El permiso ya estaba listo antes [del primer día|de que metieran el primer marro], y yo no tuve que hacer fila.',
      'Del trámite de los permisos se encargó {foreman}, que solo por eso ya valió.',
      'Los permisos venían incluidos y sí los sacaron, con papel en mano.',
    ],
    no: [
      'Me dijeron que no hacía falta permiso, y [sí hacía falta|luego me enteré de que sí].',
      'mx: Nunca sacaron la licencia y vino el inspector del municipio a poner sellos.',
      'us: No sacaron permiso y me enteré cuando yo hablé a la ciudad.',
      'El permiso iba incluido en el precio y nunca lo tramitaron.',
      'Querían que el permiso lo sacara yo a mi nombre.',
    ],
  },
  passed_inspection: {
    yes: [
      'Pasó la inspección a la primera.',
      'El inspector estuvo [diez|quince] minutos y firmó.',
      'La inspección salió sin una sola observación[|; hasta preguntó quién había hecho el trabajo].',
      'Fueron dos revisiones y las dos pasaron a la primera.',
    ],
    no: [
      'No pasó la primera inspección.',
      'El inspector les apuntó [dos|tres|cuatro] correcciones antes de firmar.',
      'La reprobaron en la inspección y hubo que esperar [nueve días|otras dos semanas] a la segunda.',
      'Necesitaron dos vueltas para pasar la inspección.',
    ],
  },
  written_contract: {
    yes: [
      'Antes de empezar firmamos contrato con alcance, fechas y pagos.',
      'El contrato eran [dos|tres|cuatro] hojas, claritas, y lo firmamos los dos.',
      'Todo lo que platicamos venía en el contrato, hasta la marca del material.',
      'Me mandaron el contrato y me dieron unos días para leerlo con calma.',
      'Como todo estaba por escrito, cuando hubo duda nomás sacamos la hoja.',
    ],
    no: [
      'Nunca hubo contrato, puros mensajes[|, y los mensajes de nada sirvieron].',
      'Les pedí contrato dos veces y todo quedó en un apretón de manos.',
      'No firmamos nada. Ya sé, ya sé.',
      'Lo único por escrito era una cantidad en una hoja de libreta.',
      'Sin contrato no hay cómo reclamar; en eso también fallé yo.',
    ],
  },
  advance_30_or_less: {
    yes: [
      'Pidieron el {advance} por ciento de anticipo y lo demás [conforme avanzaban|al terminar].',
      'El anticipo fue del {advance} por ciento, nada más.',
      'Con el {advance} por ciento apartaron la fecha, y me dieron recibo.',
      'Los pagos iban según el avance: {advance} por ciento al inicio y el resto por etapas.',
    ],
    no: [
      'Pidieron el {advance} por ciento por adelantado para "comprar material".',
      'El {advance} por ciento de anticipo es mucho, y yo se los di.',
      'Ya con el {advance} por ciento en la bolsa, se les acabó la prisa.',
      'El anticipo fue del {advance} por ciento. Lección aprendida.',
      'Solté el {advance} por ciento desde el primer día[|, y ahí estuvo mi error].',
    ],
  },
  proof_shown: {
    yes: [
      'us: Sin que se los pidiera me enseñaron la licencia y el seguro.',
      'us: Revisé el número de licencia en la página del estado y coincidía.',
      'us: El certificado del seguro me llegó directo de su agente.',
      'mx: Sin que se los pidiera me mandaron su RFC y el registro REPSE.',
      'mx: Me enseñaron el alta de los trabajadores en el IMSS, cosa que nadie hace.',
      'Junto con la cotización mandaron sus papeles en regla.',
    ],
    no: [
      'us: Les pedí el certificado del seguro [tres veces|más de una vez] y nunca lo vi.',
      'us: No traían número de licencia ni en la camioneta ni en la cotización.',
      'mx: Les pedí RFC y registro REPSE y nunca me los enseñaron.',
      'mx: La gente no tenía seguro social y me enteré [por ellos mismos|cuando uno se lastimó la mano].',
      'Cuando pregunté por los papeles me cambiaron la plática.',
    ],
  },
  site_left_clean: {
    yes: [
      'Barrían todas las tardes, [hasta la banqueta|hasta el último tornillo].',
      'Dejaban tan limpio que parecía que no habían venido.',
      'Taparon los muebles, [barrieron|aspiraron] antes de irse y no me dejaron nada que hacer.',
      'Se llevaron todo lo que sobró, y hasta unos triques míos que les pedí de favor.',
      'Ni un clavo tirado, y eso que anduve buscando por [los niños|el perro].',
      'Muy limpios para trabajar, [ni polvo dejaron|y eso que era trabajo de mucho polvo].',
    ],
    no: [
      'Dejaban un cochinero todas las tardes y a mí me tocaba barrer.',
      'Anduve una semana levantando [colillas|tornillos|pedazos de material] del jardín.',
      'El polvo se metió por toda la casa porque no taparon nada.',
      'Dejaron la basura de la obra en la banqueta y tuve que pagar para que se lo llevaran.',
      'Al parecer limpiar no iba en el precio.',
      'Los [niños|perros] no pudieron salir al patio por todo lo que dejaban tirado.',
    ],
  },
  problems_fixed_free: {
    yes: [
      'Salió un detallito y regresaron [el {weekday}|a los dos días] a arreglarlo sin cobrar.',
      'Les hice una lista de [cinco|seis|siete] detalles y los corrigieron todos sin cobrar de más.',
      'Ya terminado les hablé por un detalle y vino {foreman}; no me quiso cobrar.',
      'Se equivocaron en una cosa, lo reconocieron ellos solos y lo rehicieron por su cuenta.',
      'Hubo un problema: una llamada, una visita y cero pesos.',
    ],
    no: [
      'Para corregir su propio error me querían volver a cobrar.',
      'Les hablo por los detalles y ya no contestan.',
      'Llevo [cuatro|cinco|seis] llamadas para que lo arreglen y sigue igual.',
      'Vinieron una vez, lo vieron, dijeron que "así queda" y se fueron.',
      'Al final le pagué a [otra gente|un conocido que le sabe] para que lo compusiera.',
    ],
  },
  invoice_given: {
    yes: [
      'mx: Me facturaron sin hacer caras y sin querer cobrarme el IVA aparte.',
      'mx: La factura me llegó al correo ese mismo día.',
      'Me dieron recibo de cada pago, y al final la factura completa.',
      'us: Pagué con tarjeta y la factura detallada me llegó esa misma tarde.',
      'La factura venía desglosada: material por un lado y mano de obra por otro.',
    ],
    no: [
      'mx: Sigo esperando la factura.',
      'mx: Que si quería factura era "más el IVA", y eso no fue lo que se habló.',
      'Solo aceptaron efectivo y del recibo ni sus luces.',
      'Ni recibo del anticipo ni del resto.',
      'us: Lo que llaman factura es un mensaje de texto con una cantidad.',
    ],
  },
  crew_paid: {
    yes: [
      'Los trabajadores llevan años con ellos y me contaron que les pagan puntual cada sábado.',
      'La casa de materiales me confirmó que todo estaba pagado.',
      'Con sus proveedores están al corriente; lo pregunté en la ferretería.',
      'Se ve que a su gente la tratan bien, y por eso trabajan a gusto.',
    ],
    no: [
      'Luego vino el de los materiales a cobrarme a mí, porque no le habían pagado.',
      'Un trabajador me dijo que le debían [dos|tres] semanas, y después ya no vino nadie.',
      'us: Me llegó un aviso de gravamen de un subcontratista que yo ni conocía.',
    ],
  },
  spoke_my_language: {
    yes: [
      'us: Todos hablan español, así que no hubo que andar traduciendo.',
      'us: Mi mamá solo habla español y a ella le explicaron todo.',
      'Explican las cosas en palabras que uno entiende.',
      'Me fueron explicando paso por paso, sin palabras raras.',
      'us: {foreman} me explicó todo en español, con paciencia.',
      'us: Hasta la oficina contesta en español.',
      'us: El contrato me lo dieron en español, que casi nadie lo hace.',
    ],
    no: [
      'us: Decían que hablaban español y a la hora buena nadie lo hablaba.',
      'us: Mi hijo tuvo que estar traduciendo todo.',
      'us: En la oficina no hay quien atienda en español.',
    ],
  },
};

/** Lo mismo en frases cortas, con verbo en tercera persona del plural, para unirlas con comas. */
export const SPANISH_SHORT_FACTS: FactTexts = {
  would_hire_again: { yes: ['los vuelvo a llamar'], no: ['no los vuelvo a llamar'] },
  price_within_quote: {
    yes: ['respetaron el presupuesto', 'cobraron lo acordado'],
    no: ['se pasaron del presupuesto', 'cobraron {difference} de más'],
  },
  changes_in_writing: {
    yes: ['apuntaron cada cambio con su precio'],
    no: ['cobraron extras sin avisar', 'nunca pusieron los cambios por escrito'],
  },
  started_on_time: {
    yes: ['empezaron el día acordado', 'arrancaron en la fecha'],
    no: ['empezaron {startLate} tarde', 'arrancaron con retraso'],
  },
  finished_on_time: {
    yes: ['terminaron en {span}', 'entregaron a tiempo', 'acabaron en la fecha'],
    no: ['entregaron {late} tarde', 'se tardaron {late} de más'],
  },
  showed_up_when_said: {
    yes: ['llegaron siempre puntuales', 'nunca fallaron'],
    no: ['faltaron varios días', 'llegaban cuando querían'],
  },
  permits_pulled: { yes: ['sacaron los permisos', 'tramitaron el permiso'], no: ['no sacaron permiso'] },
  passed_inspection: {
    yes: ['pasaron la inspección a la primera'],
    no: ['reprobaron la primera inspección'],
  },
  written_contract: {
    yes: ['firmaron contrato', 'pusieron todo por escrito'],
    no: ['no quisieron firmar contrato', 'no dejaron nada por escrito'],
  },
  advance_30_or_less: {
    yes: ['pidieron poco anticipo', 'pidieron solo el {advance} por ciento de anticipo'],
    no: ['pidieron el {advance} por ciento por adelantado'],
  },
  proof_shown: {
    yes: ['enseñaron sus papeles', 'traían sus papeles en regla'],
    no: ['nunca enseñaron papeles'],
  },
  site_left_clean: {
    yes: ['dejaron todo limpio', 'recogieron a diario', 'se llevaron la basura'],
    no: ['dejaron un cochinero', 'dejaron la basura tirada', 'llenaron la casa de polvo'],
  },
  problems_fixed_free: {
    yes: ['corrigieron los detalles sin cobrar', 'regresaron a arreglar un detalle'],
    no: ['no volvieron a corregir', 'querían cobrar por arreglar su error'],
  },
  invoice_given: {
    yes: ['dieron factura', 'entregaron recibos'],
    no: ['no dieron factura', 'no dieron ni recibo'],
  },
  crew_paid: { yes: ['les pagan bien a sus trabajadores'], no: ['quedaron a deber a su gente'] },
  spoke_my_language: {
    yes: ['explicaron todo claro', 'us: atienden en español'],
    no: ['us: no atienden en español'],
  },
};
