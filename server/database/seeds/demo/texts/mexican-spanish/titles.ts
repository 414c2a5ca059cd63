import type { TitleTexts } from '../shapes.ts';

/** Títulos de las reseñas en español; `noun` lleva su artículo. */
export const SPANISH_TITLES: TitleTexts = {
  byStars: {
    5: [
      'Muy buen trabajo con {noun}', 'Excelente trabajo', 'No les cambio nada', 'Contrátenlos con confianza', 'Cumplieron con todo',
      'Profesionales de principio a fin', 'Felices con {noun}', 'Tal como me los recomendaron', 'Honrados y trabajadores', '{Noun}: de diez',
      'Por fin alguien que sí contesta', 'Súper recomendables', 'Muy cuidadosos y quedó precioso', 'Cinco estrellas por {noun}', 'Me quitaron un peso de encima',
      'Sí hacen lo que dicen', 'Mañana mismo los vuelvo a llamar', 'Trabajo fino', 'Nos salvaron en {month}', 'Dinero bien gastado',
      'Gente de confianza', 'Valió la pena la espera', 'Cuidaron la casa como si fuera suya', 'Me quedé con la boca abierta', 'Maestros en lo suyo',
    ],
    4: [
      'Bien, con detallitos', 'Casi perfecto', 'Buen trabajo', 'Buen trabajo en general', 'Content{oa} con {noun}', 'Bien, pero',
      'Casi cinco estrellas', 'Buenos trabajadores, mala oficina', 'Los volvería a llamar', 'Buen precio por {noun}', 'Quedó bien, faltó poquito', 'Cumplidores',
    ],
    3: [
      'Regular', 'Más o menos', 'Ni bien ni mal', '{Noun}: pasable', 'Quedó, y ya', 'Bueno a ratos', 'Buen trabajo, mal seguimiento',
      'Mitad y mitad', 'Al final quedó', 'Esperaba un poco más', 'Sin pena ni gloria',
    ],
    2: [
      'Decepción', 'No es lo que me vendieron', 'Por ese precio esperaba más', 'Mal trabajo con {noun}', 'No repito', 'Muy al aventón',
      'Demasiados problemas con {noun}', 'Empezaron bien y acabaron mal', 'Quedaron a deber', 'Buena gente, mal trabajo',
    ],
    1: [
      'No los recomiendo', 'Nunca más', 'Lo peor que he contratado', 'Ni se acerquen', 'Me salió carísimo el error', 'Hicieron mal {noun}',
      'Tuve que pagarle a otro para componerlo', 'No cometan mi error', 'Dinero tirado', 'Puras excusas', 'Pidan referencias. Yo no las pedí', 'Mal desde el principio',
    ],
  },
  byFact: {
    price_within_quote: { yes: ['Respetaron el precio', 'Cobraron lo que dijeron'], no: ['Cuidado con los extras', 'Cobraron mucho más de lo cotizado'] },
    changes_in_writing: { yes: ['Sin cobros sorpresa'], no: ['Extras que nadie pidió', 'Exijan los cambios por escrito'] },
    started_on_time: { yes: ['Empezaron el mero día'], no: ['Tarde desde el arranque'] },
    finished_on_time: { yes: ['Dijeron {span} y fueron {span}', 'Entregaron a tiempo'], no: ['Se tardaron {late} de más', 'Ármense de paciencia'] },
    showed_up_when_said: { yes: ['Puntuales', 'Sí llegan cuando dicen'], no: ['Me dejaron plantad{oa}', 'Puro "ya vamos"'] },
    permits_pulled: { yes: ['Con permisos y todo'], no: ['Sin permiso, y ahora el problema es mío'] },
    passed_inspection: { yes: ['Pasó la inspección a la primera'], no: ['No pasó la inspección'] },
    site_left_clean: { yes: ['Muy limpios para trabajar', 'Dejaron todo impecable'], no: ['Dejaron un cochinero', 'A mí me tocó barrer'] },
    problems_fixed_free: { yes: ['Responden por su trabajo', 'Regresaron a corregir sin cobrar'], no: ['Ya que cobran, no vuelven', 'No responden por su trabajo'] },
    advance_30_or_less: { yes: ['Pagos justos y trato claro'], no: ['No les den tanto anticipo'] },
    written_contract: { yes: ['Todo por escrito'], no: ['Sin contrato no hay cómo reclamar'] },
    proof_shown: { yes: ['Con papeles en regla'], no: ['Nunca enseñaron papeles'] },
    crew_paid: { yes: [], no: ['No le pagaban a su gente'] },
  },
  inProgress: { yes: ['Vamos bien', 'A la mitad y content{oa}', 'Buen avance con {noun}'], no: ['No han terminado', 'La obra parada', 'Para cuándo'] },
  abandoned: ['Se fueron con el anticipo', 'Dejaron la obra botada', 'Desaparecieron', 'Cobraron y no volvieron', 'Me dejaron a medias', 'Anticipo perdido'],
  quote: {
    yes: ['Cotización clara y honesta', 'Buena atención aunque no los contraté', 'Cotizaron sin presionar', 'Buen trato desde la cotización'],
    no: ['Nunca mandaron la cotización', 'Mucha presión para firmar', 'No vinieron a cotizar', 'Caro y sin detalle'],
  },
};
