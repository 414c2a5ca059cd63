import { job, type TradeTexts } from '../shapes.ts';

/** Restauración, control de plagas, mantenimiento y acarreo. */
export const CARE: Readonly<Record<string, TradeTexts>> = {
  restoration: {
    jobs: [
      job(
        'la inundación',
        700,
        7000,
        'Se metió el agua con la tormenta, [veinte|treinta] centímetros en toda la planta baja.',
        'unscheduled',
      ),
      job(
        'el daño por la fuga',
        500,
        4500,
        'Se soltó una manguera de la lavadora mientras trabajábamos y corrió agua por horas.',
        'unscheduled',
      ),
      job('el moho', 350, 3500, 'Había moho atrás del clóset, y mi hija tiene asma.'),
      job('la limpieza del humo', 700, 6000, 'Se nos quemó la cocina y el hollín llegó hasta las recámaras.'),
    ],
    good: [
      '(inundación, fuga) Llegaron en menos de [una hora|dos horas], de noche, con bombas y ventiladores.',
      '(inundación, fuga, moho) Medían la humedad a diario y no quitaron nada hasta que dio el número.',
      '(inundación, humo) Apartaron fotos y papeles y salvaron casi todos.',
      'Me explicaron renglón por renglón lo del seguro.',
      '(moho) Buscaron de dónde venía el agua antes de limpiar.',
    ],
    bad: [
      '(inundación, fuga) Dejaron los ventiladores toda la semana, y cada uno se cobraba por día.',
      '(moho) Lo pintaron encima y al mes volvió a salir.',
      'Tiraron cosas que les habíamos pedido guardar.',
      '(humo) Los clósets siguen oliendo a quemado.',
    ],
  },
  'pest-control': {
    jobs: [
      job('la fumigación', 30, 250, 'Ya no podíamos con [las cucarachas|las hormigas|los alacranes].'),
      job(
        'el tratamiento de las termitas',
        200,
        1600,
        'Encontramos termita en [los marcos|el clóset|las vigas].',
      ),
      job('el control de roedores', 90, 700, 'Se oía correr algo en el techo a las dos de la mañana.'),
      job('el retiro de las abejas', 50, 350, 'Se nos metió un enjambre en [la barda|el medidor].'),
      job(
        'la fumigación del negocio',
        60,
        450,
        'Es una fonda y por ley hay que fumigar cada mes, con su certificado.',
        'unscheduled',
      ),
    ],
    good: [
      '(fumigación) Nos dijeron qué aplicaban, cuánto tiempo salirnos y qué hacer con el gato.',
      '(roedores) Taparon [nueve|doce] entradas con malla, en vez de nomás poner veneno.',
      '(abejas) Se las llevaron vivas a un apiario.',
      '(fumigación, termitas, roedores) No hemos vuelto a ver ni uno, y aun así regresaron a revisar.',
      '(negocio) Vienen a las seis, antes de abrir, y el certificado queda ese día.',
      'Me enseñaron por dónde se meten, y eso vale más que el líquido.',
    ],
    bad: [
      '(fumigación) A las dos semanas ya estaban otra vez ahí, como si nada.',
      '(fumigación) Echaron líquido cinco minutos y ya.',
      '(termitas) A las semanas volvieron a salir las alitas.',
      '(roedores) Se murió uno en el techo, y ese ya era mi problema.',
      'Resultó que había firmado un año de visitas.',
      '(abejas) Dejaron el panal adentro y luego llegaron las hormigas.',
    ],
  },
  'handyman-cleanup': {
    jobs: [
      job(
        'los arreglos de la casa',
        60,
        450,
        'Tenía una lista de [nueve|once|catorce] cositas: una puerta que pega, un barandal flojo, una repisa, una llave que gotea.',
      ),
      job(
        'el retiro de escombro',
        60,
        500,
        'De la obra quedaron [tres|cuatro] viajes de escombro que el otro albañil ya no se llevó.',
      ),
      job(
        'la limpieza de la obra',
        80,
        600,
        'Ya estaba la casa, pero con polvo y mezcla hasta en los vidrios.',
      ),
      job(
        'el armado de los muebles',
        40,
        250,
        'Eran dos roperos, una litera y un escritorio, todos en caja.',
      ),
      job('la limpieza de la cochera', 60, 450, 'Mi [papá|tío] guardaba todo y había que vaciar la cochera.'),
      job('la tele de la pared', 30, 160, 'Quería la tele en la pared, con los cables por dentro.'),
    ],
    good: [
      '(arreglos) Se fueron con la lista de arriba abajo, y hasta una de más hicieron.',
      '(escombro) Barrieron hasta la banqueta; ni se nota que ahí hubo escombro.',
      '(limpieza) Limpiaron hasta los rieles de las ventanas.',
      '(muebles) La litera no rechina, que es más de lo que yo he logrado.',
      '(cochera) Apartaron lo que servía y lo demás se lo llevaron.',
      '(arreglos) Me dijeron cuáles dos eran de electricista, y esas no las tocaron.',
      '(tele) Quedó a nivel y sin un cable a la vista.',
      'Traen su propia escalera, su aspiradora y mucho sentido común.',
    ],
    bad: [
      '(arreglos) Hicieron la mitad, y la otra "para la próxima".',
      '(arreglos) La repisa se cayó con todo.',
      '(escombro, cochera) Cobraron viaje completo con la camioneta a la mitad.',
      '(escombro, cochera) Luego me encontré mi escombro tirado en el baldío de la esquina.',
      '(tele) Perforaron un tubo por colgar una tele.',
      '(muebles) Dos cajones quedaron al revés, y sobraron tornillos.',
      '(limpieza de la obra) Dejaron la mezcla pegada en el piso y rayaron un vidrio.',
    ],
  },
};
