import { job, type TradeTexts } from '../shapes.ts';

/** Demolición, excavación, cimentaciones. */
export const GROUND: Readonly<Record<string, TradeTexts>> = {
  demolition: {
    jobs: [
      job(
        'la demolición de la casa',
        2500,
        12000,
        'La casa del terreno ya no tenía remedio y había que tirarla y dejar limpio.',
        'permit',
      ),
      job(
        'la demolición del cuarto',
        500,
        2200,
        'Había un cuarto de lámina y block hasta atrás, ya cuarteado, que había que tumbar.',
      ),
      job(
        'la demolición del baño',
        300,
        1600,
        'Antes de remodelar había que tumbar azulejo, muebles y piso de [un baño|dos baños].',
      ),
      job(
        'el retiro del concreto',
        500,
        2500,
        'Eran unos [cuarenta|sesenta|ochenta] metros de concreto quebrado que había que romper y sacar.',
      ),
    ],
    good: [
      'Primero cerraron y taparon el agua y el gas, y me lo enseñaron.',
      'Lo que se tenía que quedar, se quedó sin una sola grieta.',
      'Echaron agua todo el tiempo para no hacer polvadera.',
      '(casa, cuarto) Me apartaron [la teja|las vigas|el ladrillo] que yo quería guardar.',
      'Sacaron todo en un día, con gente que sí sabe para dónde cae.',
    ],
    bad: [
      'Rompieron un tubo que les habíamos dicho que ahí estaba.',
      'Le cuartearon la barda al vecino y se hicieron los desentendidos.',
      '(casa, cuarto, concreto) Enterraron el cascajo en el patio y sale cada vez que llueve.',
      '(baño) Se llevaron entre las patas un muro que no iba.',
    ],
  },
  excavation: {
    jobs: [
      job(
        'la nivelación del terreno',
        800,
        5000,
        'Cada que llovía el agua se venía para la casa, y había que nivelar y darle salida.',
      ),
      job(
        'la zanja',
        300,
        1800,
        'Ocupábamos una zanja de [cuarenta|sesenta|noventa] metros para [el agua|la luz], en puro tepetate.',
        'permit',
      ),
      job(
        'la excavación de la cisterna',
        500,
        2500,
        'Era la excavación para una cisterna de [diez mil|quince mil] litros.',
      ),
      job(
        'la plataforma',
        2000,
        11000,
        'Había que cortar, rellenar y compactar la plataforma para [una bodega|la casa].',
        'permit',
      ),
    ],
    good: [
      'El de la máquina la maneja como cuchara: rodeó el [mezquite|limonero] sin tocarle una raíz.',
      '(nivelación) A la semana cayó un aguacero y el agua se fue justo por donde dijeron.',
      '(plataforma) La compactación salió arriba del 95 en la prueba.',
      'Salió piedra, y al otro día ya traían el martillo, al precio que habíamos hablado.',
      'Preguntaron por los tubos antes de meter la máquina.',
    ],
    bad: [
      '(nivelación) El agua sigue entrando, nomás que ahora más rápido.',
      'Trozaron la manguera del agua y ni avisaron.',
      'Me dejaron una montaña de tierra enfrente.',
      '(zanja) La zanja quedó muy bajita y hubo que volver a escarbar.',
      '(plataforma, cisterna) Escarbaron de más y luego querían cobrarme el relleno.',
    ],
  },
  foundation: {
    jobs: [
      job(
        'la cimentación',
        2500,
        14000,
        'Les dimos la cimentación de [una ampliación|una casa de una planta], con zapatas y contratrabes.',
        'permit',
      ),
      job(
        'la recimentación',
        2500,
        12000,
        'La casa se estaba hundiendo de una esquina y las puertas ya no cerraban.',
        'permit',
      ),
      job(
        'la reparación de las grietas',
        300,
        2200,
        'Había grietas donde ya cabía la mano, en [la sala|dos recámaras].',
      ),
      job('las zapatas', 800, 4500, 'Eran las zapatas para [una barda alta|un techado pesado].', 'permit'),
    ],
    good: [
      '(cimentación, zapatas) El armado bien amarrado y calzado, y esperaron a que yo lo viera antes del colado.',
      '(recimentación) Midieron niveles antes y después y me dieron las dos hojas.',
      '(recimentación) Puertas que yo ya había cepillado ahora cierran solas.',
      '(grietas) De una grieta me dijeron que era nomás del yeso, y esa no la cobraron.',
      'Sacaron muestras del concreto y me enseñaron el resultado.',
    ],
    bad: [
      '(recimentación, grietas) Ya se volvió a abrir la misma grieta.',
      '(cimentación, zapatas) Colaron con lodo adentro; tengo la foto.',
      '(cimentación, zapatas) Pusieron varilla más delgada que la del plano.',
      'La garantía de por vida resultó tener más excepciones que garantía.',
      '(recimentación) Al levantar me rompieron el drenaje y eso "no entraba".',
    ],
  },
};
