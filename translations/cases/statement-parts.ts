import { defineMessages } from '../../common/format/messages.ts';

/** The parts that every decision has, whatever it is about (EU Digital Services Act, article 17). */
export default defineMessages({
  'statements.part.decided': ['How it was decided', 'Cómo se decidió'],
  'statements.part.decided.person': [
    'A person decided this, not software.',
    'Lo decidió una persona, no un programa.',
  ],
  'statements.part.decided.person_after_check': [
    'Our automatic check had put it on hold; a person decided this.',
    'Nuestro filtro automático lo había puesto en revisión; lo decidió una persona.',
  ],
  'statements.part.decided.automatic': [
    'Software decided this by fixed rules. No person was involved.',
    'Lo decidió un programa con reglas fijas. No intervino ninguna persona.',
  ],
  'statements.part.territory': ['Where it applies', 'Dónde vale'],
  'statements.part.territory.everywhere': ['It applies in every country.', 'Vale en todos los países.'],
  'statements.part.duration': ['How long it lasts', 'Cuánto dura'],
  'statements.part.duration.no_end': ['It has no end date.', 'No tiene fecha de fin.'],
  'statements.part.duration.until_read': [
    'It lasts until an administrator has read it.',
    'Dura hasta que un administrador lo lea.',
  ],
  'statements.part.duration.until_reports': [
    'It lasts until the reports about it are decided.',
    'Dura hasta que se decidan los reportes.',
  ],
  'statements.part.duration.red_flag': [
    'It lasts until the red flag expires or we end it; its page shows the date.',
    'Dura hasta que el foco rojo venza o lo terminemos; su página muestra la fecha.',
  ],
  'statements.part.redress': ['Beyond us', 'Fuera de este sitio'],
  'statements.part.redress.others': [
    'You can also turn to a court or a public authority; you don’t have to appeal here first.',
    'También puede acudir a un tribunal o a una autoridad; no necesita apelar aquí antes.',
  ],
  'statements.reason_not_needed': [
    'no rule named, because nothing was taken down',
    'sin regla, porque no se quitó nada',
  ],
});
