import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'profiles.page_changed': [
    'This page was changed in another window. Compare both texts before you save.',
    'Esta página se cambió en otra ventana. Compare ambos textos antes de guardar.',
  ],
  'profile.photos': ['Photos and projects', 'Fotos y proyectos'],
  'profiles.words_refused': [
    'Our automatic check found a word that isn’t allowed here. Change it and save again.',
    'Nuestro filtro automático encontró una palabra que aquí no se permite. Cámbiela y guarde de nuevo.',
  ],
  'profiles.contact_in_words': [
    'Phone numbers, emails and addresses go in their own fields, so your view settings apply to them.',
    'Los teléfonos, correos y direcciones van en sus propios campos; así valen sus preferencias de vista.',
  ],
  'profiles.website_invalid': [
    'Enter a public website, such as https://example.com.',
    'Escriba un sitio web público, como https://ejemplo.com.',
  ],
  'profiles.day_needed': ['Enter a date.', 'Escriba una fecha.'],
  'profiles.hours_format': ['Enter a time, such as 08:00.', 'Escriba una hora, como 08:00.'],
  'profiles.hours.half': [
    'Enter both times, or neither if you’re closed.',
    'Escriba las dos horas, o ninguna si está cerrado.',
  ],
  'profiles.hours.ends_first': [
    'Closing comes before opening. Hours can run past midnight until 6:00 AM.',
    'El cierre es antes de la apertura. El horario puede pasar de la medianoche hasta las 6:00.',
  ],
  'profiles.hours.overlap': [
    'These hours run into the next day’s hours.',
    'Este horario se encima con el del día siguiente.',
  ],

  'profile.page_title': ['Edit page', 'Editar página'],
  'profile.words_title': ['Your words', 'Sus palabras'],
  'profile.words_text': [
    'Readers see their own language if you write it, and else the other one.',
    'Cada quien lee en su idioma si usted lo escribe; si no, en el otro.',
  ],
  'profile.headline.english': ['Headline in English', 'Encabezado en inglés'],
  'profile.headline.mexican_spanish': ['Headline in Spanish', 'Encabezado en español'],
  'profile.about.english': ['About you, in English', 'Acerca de usted, en inglés'],
  'profile.about.mexican_spanish': ['About you, in Spanish', 'Acerca de usted, en español'],
  'profile.services': ['Services', 'Servicios'],
  'profile.services_help': ['One per line, up to {maximum}.', 'Uno por renglón, hasta {maximum}.'],
  'profile.hours_title': ['Opening hours', 'Horario'],
  'profile.hours_help': [
    'In your own time zone. Leave a day empty if you’re closed.',
    'En su propia zona horaria. Deje vacío el día que cierra.',
  ],
  'profile.opens': ['Opens', 'Abre'],
  'profile.closes': ['Closes', 'Cierra'],
  'profile.day.monday': ['Monday', 'Lunes'],
  'profile.day.tuesday': ['Tuesday', 'Martes'],
  'profile.day.wednesday': ['Wednesday', 'Miércoles'],
  'profile.day.thursday': ['Thursday', 'Jueves'],
  'profile.day.friday': ['Friday', 'Viernes'],
  'profile.day.saturday': ['Saturday', 'Sábado'],
  'profile.day.sunday': ['Sunday', 'Domingo'],
  'profile.contact_title': ['Contact', 'Contacto'],
  'profile.website': ['Website', 'Sitio web'],
  'profile.business_email': ['Business email', 'Correo del negocio'],
  'profile.business_email_help': [
    'Shown only if your view settings say so.',
    'Se muestra solo si así lo indican sus preferencias de vista.',
  ],
  'profile.street': ['Street and number', 'Calle y número'],
  'profile.street_help': [
    'Turn it off in your view settings if you work from home.',
    'Si trabaja desde casa, desactívelo en sus preferencias de vista.',
  ],
  'profile.insurance_title': ['Insurance and bond', 'Seguro y fianza'],
  'profile.insured': ['We have liability insurance', 'Tenemos seguro de responsabilidad civil'],
  'profile.insurance_expires': ['Insurance expires on', 'El seguro vence el'],
  'profile.bonded': ['We are bonded', 'Tenemos fianza'],

  'profile.outdated_title': [
    'This page was changed in another window',
    'Esta página se cambió en otra ventana',
  ],
  'profile.outdated_text': [
    'Nothing you typed is lost. Compare, then save yours or take the other.',
    'No se perdió nada de lo que escribió. Compare y guarde lo suyo o tome lo otro.',
  ],
  'profile.outdated_there': ['{field}, as saved there', '{field}, como se guardó allá'],
  'profile.outdated_keep': ['Keep mine', 'Conservar lo mío'],
  'profile.outdated_discard': ['Take the other', 'Tomar lo otro'],

  'profile.complete_title': ['How complete is my page?', '¿Qué tan completa está mi página?'],
  'profile.complete_count': ['{done} of {count} parts are there.', 'Tiene {done} de {count} partes.'],
  'profile.complete_next': ['Next:', 'Lo que sigue:'],
  'profile.page_step.phone': ['Add a phone number', 'Agregue un teléfono'],
  'profile.page_step.about': ['Say who you are', 'Diga quién es'],
  'profile.page_step.services': ['List your services', 'Enliste sus servicios'],
  'profile.page_step.hours': ['Add your opening hours', 'Agregue su horario'],
  'profile.page_step.license': ['State your license number', 'Indique su número de licencia'],
  'profile.page_step.headline': ['Write a headline', 'Escriba un encabezado'],
  'profile.page_step.website': ['Add your website', 'Agregue su sitio web'],
  'profile.page_step.insurance': ['Add insurance or bond', 'Agregue seguro o fianza'],
});
