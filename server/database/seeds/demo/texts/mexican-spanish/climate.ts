import { job, type TradeTexts } from '../shapes.ts';

/** Climas y calefacción, protección contra incendios. */
export const CLIMATE: Readonly<Record<string, TradeTexts>> = {
  hvac: {
    jobs: [
      job(
        'el minisplit',
        250,
        1600,
        'Queríamos minisplit de [una tonelada|tonelada y media|dos toneladas] en [la recámara|la sala].',
      ),
      job(
        'la reparación del clima',
        50,
        450,
        'El clima dejó de enfriar un {weekday}, en plena ola de calor.',
        'unscheduled',
      ),
      job(
        'el mantenimiento de los climas',
        40,
        280,
        'Era el mantenimiento de [tres|cuatro|cinco] aparatos antes del verano.',
      ),
      job(
        'el clima central',
        3500,
        12000,
        'us: La unidad central tenía [dieciocho|veinte] años y se murió, así que había que cambiar todo.',
        'permit',
      ),
      job('los ductos', 700, 5000, 'Los ductos estaban rotos y la mitad del frío se iba al techo.', 'permit'),
      job(
        'los aires lavados',
        250,
        1300,
        'Había que cambiar los aires lavados de la azotea, con ducto y todo.',
      ),
      job('la calefacción', 350, 3500, 'Aquí en invierno cala, y queríamos calefacción en las recámaras.'),
    ],
    good: [
      '(minisplit, central, calefacción) Hicieron el cálculo por el tamaño del cuarto y no "el que traigo".',
      '(reparación) Era un capacitor, y me cobraron un capacitor.',
      '(minisplit) La tubería quedó derechita, forrada y con su canaleta.',
      '(mantenimiento) Los desarmaron y lavaron de a de veras, no nomás el filtro.',
      '(central, ductos) Ahora todos los cuartos están parejos, hasta el de la cochera.',
      'El equipo no se oye; hay que voltear para saber si está prendido.',
      '(reparación) Nos prestaron un aire de ventana mientras llegaba la pieza.',
      'Hicieron vacío con su bomba y me enseñaron el manómetro.',
    ],
    bad: [
      '(reparación, minisplit) A los días dejó de enfriar otra vez.',
      '(reparación, mantenimiento) Le echaron gas, cobraron, y nunca buscaron la fuga.',
      '(minisplit) Gotea adentro, porque el desagüe quedó al revés.',
      '(reparación) Que ya no servía; otro me lo arregló por la décima parte.',
      '(central, ductos, aires) Un cuarto se congela y los demás ni enterados.',
      '(minisplit) Lo pusieron chueco, y dejaron el hoyo de la pared sin tapar.',
      '(mantenimiento) Lavaron el filtro, mancharon la pared y cobraron completo.',
    ],
  },
  'fire-protection': {
    jobs: [
      job(
        'los extintores',
        50,
        450,
        'Tenemos [seis|nueve|doce] extintores en el negocio que hay que recargar cada año.',
      ),
      job(
        'los detectores de humo',
        250,
        2000,
        'Protección Civil nos pidió detectores y alarma en [la guardería|el salón de eventos].',
      ),
      job(
        'la red contra incendios',
        3500,
        18000,
        'Era la red de hidrantes y rociadores de una bodega.',
        'permit',
      ),
    ],
    good: [
      'La inspección revisó y no nos puso ni una observación.',
      '(extintores) Llegaron antes de abrir y todos quedaron con su etiqueta y fecha.',
      '(detectores) Cada detector está en un plano, y el plano junto al tablero.',
      'Le dieron una plática al personal de cómo usarlos, sin cobrarla.',
    ],
    bad: [
      '(extintores) Etiquetaron uno que estaba vacío.',
      '(detectores) Se dispara con el vapor de la cocina, un día sí y otro también.',
      '(red) Goteaba una unión sobre la mercancía.',
      'El dictamen salió con los datos de otro negocio.',
    ],
  },
};
