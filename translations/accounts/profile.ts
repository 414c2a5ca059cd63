import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'profiles.owners_only': [
    'Only the manager of a business page can do this.',
    'Solo quien administra la página de un negocio puede hacer esto.',
  ],
  'profiles.trade_needed': [
    'Choose at least one trade. Customers search by trade.',
    'Elija al menos un oficio. Los clientes buscan por oficio.',
  ],

  'accounts.region_elsewhere': [
    'This state is in the other country. Change the state or the country.',
    'Este estado es del otro país. Cambie el estado o el país.',
  ],
  'accounts.set_up': ['Set up your profile', 'Configurar su perfil'],

  // Fields
  'profile.country': ['Country', 'País'],
  'profile.zip': ['ZIP code', 'Código postal (ZIP)'],
  'profile.postal_code_mx': ['Postal code', 'Código postal'],
  'profile.no_match': ['Nothing matches these letters.', 'Nada coincide con esas letras.'],
  'profile.regions': ['States', 'Estados'],
  'profile.trades': ['Trades', 'Oficios'],
  'profile.trades_business': ['What do you do?', '¿Qué trabajos hace?'],
  'profile.trades_person': ['Which trades interest you?', '¿Qué oficios le interesan?'],
  'profile.trades_help': [
    '{count} of {limit} chosen. The {plan} plan includes {limit}.',
    '{count} de {limit} elegidos. El plan {plan} incluye {limit}.',
  ],
  'profile.main_trade_help': [
    'It comes first on your page and in search results.',
    'Aparece primero en su página y en los resultados de búsqueda.',
  ],
  'profile.picture': ['Your picture', 'Su foto'],
  'profile.picture_file': ['Picture file', 'Archivo de la foto'],
  'profile.picture_help': [
    'It appears beside your name in reviews. Without one, your initials appear.',
    'Aparece junto a su nombre en las reseñas. Si no la pone, aparecen sus iniciales.',
  ],
  'profile.picture_send': ['Upload picture', 'Subir foto'],
  'profile.picture_remove': ['Remove picture', 'Quitar foto'],
  'profile.find_trade': ['Find a trade', 'Buscar un oficio'],
  'profile.find_region': ['Find a state', 'Buscar un estado'],
  'profile.save_trades': ['Save trades', 'Guardar oficios'],

  // View settings
  'profile.relations': ['Following and blocked', 'A quién sigue y a quién bloqueó'],
  'profile.views_title': ['What I see and share', 'Lo que veo y muestro'],
  'profile.views_text': [
    'What you see in postings, and what others see about you.',
    'Lo que usted ve en las publicaciones y lo que otros ven de usted.',
  ],
  'profile.help_views': ['Good to know', 'Conviene saber'],
  'profile.help_views_1': [
    'States and trades only choose what postings you see first. Search always covers everything.',
    'Los estados y oficios solo eligen qué publicaciones ve primero. La búsqueda siempre abarca todo.',
  ],
  'profile.help_views_2': [
    'Reviews of your business, its license and red flags can’t be hidden.',
    'Las reseñas de su negocio, su licencia y los focos rojos no se pueden ocultar.',
  ],
  'profile.help_views_elsewhere': ['Elsewhere', 'En otras páginas'],
  'profile.help_views_profile': ['Profile and trades', 'Perfil y oficios'],
  'profile.you_see': ['What you see', 'Lo que usted ve'],
  'profile.you_see_text': [
    'Postings open with these states and trades. You can always switch to everything.',
    'Las publicaciones se abren con estos estados y oficios. Siempre puede ver todo.',
  ],
  'profile.view_regions': ['States in your feed', 'Estados en sus publicaciones'],
  'profile.view_regions_help': [
    'Choose none to see all of them. The {plan} plan includes {limit}.',
    'No elija ninguno para verlos todos. El plan {plan} incluye {limit}.',
  ],
  'profile.all_regions': ['all', 'todos'],
  'profile.view_trades': ['Trades in your feed', 'Oficios en sus publicaciones'],
  'profile.view_trades_help': ['Choose none to see all of them.', 'No elija ninguno para verlos todos.'],
  'profile.all_trades': ['all', 'todos'],
  'profile.others_see': ['What others see', 'Lo que otros ven'],
  'profile.others_see_business': [
    'What you hide is not on your page, in print, in search engines or in our API.',
    'Lo que oculte no aparece en su página, impreso, en buscadores ni en nuestra API.',
  ],
  'profile.others_see_person': [
    'Next to what you publish, others see your name, your picture, how many reviews you wrote, and the job that a review is about. Users can also open a list of your postings.',
    'Junto a lo que publica, los demás ven su nombre, su foto, cuántas reseñas ha escrito y el trabajo del que trata cada reseña. Quienes tienen cuenta también pueden abrir la lista de sus publicaciones.',
  ],
  'profile.flag.show_phone': ['Phone number', 'Teléfono'],
  'profile.flag_help.show_phone': [
    'Customers can call you with one tap.',
    'Los clientes pueden llamar a su negocio con un toque.',
  ],
  'profile.flag.show_email': ['Business email', 'Correo del negocio'],
  'profile.flag_help.show_email': [
    'Never the email you log in with.',
    'Nunca el correo con el que inicia sesión.',
  ],
  'profile.flag.show_address': ['Street address and postal code', 'Calle, número y código postal'],
  'profile.flag_help.show_address': [
    'City and state are always shown.',
    'La ciudad y el estado siempre se muestran.',
  ],
  'profile.flag.show_map': ['Place on the map', 'Ubicación en el mapa'],
  'profile.flag_help.show_map': [
    'Off: your page has no map, and you don’t appear on any.',
    'Desactivado: su página no tiene mapa y usted no aparece en ninguno.',
  ],
  'profile.flag.listed_in_sub_finder': [
    'Other contractors find me as a subcontractor',
    'Otros contratistas me encuentran como subcontratista',
  ],
  'profile.flag_help.listed_in_sub_finder': [
    'Off: you aren’t in the sub-finder and receive no invitations.',
    'Desactivado: no aparece en el buscador de subcontratistas ni recibe invitaciones.',
  ],
  'profile.flag.open_to_messages': ['People can message me', 'Me pueden enviar mensajes'],
  'profile.flag_help.open_to_messages': [
    'Off: no one can start a conversation with you. Your email stays hidden in either case.',
    'Desactivado: nadie puede iniciar una conversación con usted. Su correo nunca se muestra.',
  ],

  // Setup
  'profile.setup_title': ['Set up your profile', 'Configure su perfil'],
  'profile.setup_progress': ['Progress', 'Avance'],
  'profile.setup_step_of': ['Step {current} of {count}', 'Paso {current} de {count}'],
  'profile.step_done': ['done', 'listo'],
  'profile.step.basic-info': ['Basic information', 'Información básica'],
  'profile.step.trades': ['Trades', 'Oficios'],
  'profile.step.views': ['What I see and share', 'Lo que veo y muestro'],
  'profile.step.template': ['Design', 'Diseño'],
  'profile.step.done': ['Done', 'Listo'],
  'profile.save_and_continue': ['Save and continue', 'Guardar y continuar'],
  'profile.finish_later': ['Finish later', 'Terminar después'],
  'profile.done_title': ['Your profile is set up', 'Su perfil está listo'],
  'profile.done_business': [
    'Customers near you can find your page. You can change everything at any time.',
    'Los clientes de su zona pueden encontrar su página. Puede cambiar todo cuando quiera.',
  ],
  'profile.done_person': ['You can change everything at any time.', 'Puede cambiar todo cuando quiera.'],
  'profile.done_verify': [
    'Confirm your email to publish reviews, responses and postings.',
    'Confirme su correo para publicar reseñas, respuestas y publicaciones.',
  ],
  'profile.find_contractors': ['Find contractors', 'Buscar contratistas'],

  // Look
  'profile.template': ['Template', 'Diseño'],
  'profile.template_help': [
    'How your page is arranged. Reviews and red flags stay where everyone sees them.',
    'Cómo se acomoda su página. Las reseñas y los focos rojos quedan donde todos los ven.',
  ],
  'profile.template.classic': ['Classic', 'Clásico'],
  'profile.template_text.classic': [
    'For any business: your photo, a band with your name, then the rating; contact on the side.',
    'Para cualquier negocio: su foto, una franja con su nombre y la calificación; el contacto al lado.',
  ],
  'profile.template.portfolio': ['Portfolio', 'Portafolio'],
  'profile.template_text.portfolio': [
    'For remodelers and builders: one large photo with your name over it; reviews as cards.',
    'Para remodelaciones y obra: una foto grande con su nombre encima; reseñas en tarjetas.',
  ],
  'profile.template.emergency': ['Emergency', 'Emergencias'],
  'profile.template_text.emergency': [
    'For plumbers, electricians and locksmiths on call: hours and phone number first; prices as a list.',
    'Para urgencias de plomería, electricidad o cerrajería: primero horario y teléfono; precios en lista.',
  ],
  'profile.template.craft': ['Craft', 'Oficio'],
  'profile.template_text.craft': [
    'For people who work by hand: one narrow column that begins with your own words.',
    'Para quien trabaja con sus manos: una columna angosta que empieza con sus palabras.',
  ],
  'profile.template.firm': ['Firm', 'Empresa'],
  'profile.template_text.firm': [
    'For established companies: logo and name on a band, license and figures as a table.',
    'Para empresas con trayectoria: logotipo y nombre en una franja; licencia y cifras en una tabla.',
  ],
  'profile.template.before-after': ['Before and after', 'Antes y después'],
  'profile.template_text.before-after': [
    'For painters, roofers and restorers: a project before and after first; reviews on a line of time.',
    'Para pintura, techos y restauración: primero un proyecto antes y después; reseñas en línea de tiempo.',
  ],
  'profile.template.bid-ready': ['Bid-ready', 'Lista para cotizar'],
  'profile.template_text.bid-ready': [
    'For commercial bids: numbered sheets, and the license is the first.',
    'Para licitaciones: hojas numeradas; la primera es la licencia.',
  ],
  'profile.template.minimal': ['Minimal', 'Minimalista'],
  'profile.template_text.minimal': [
    'For one person and a truck: a small card, links instead of buttons, then the reviews.',
    'Para una persona y su camioneta: una tarjeta breve, enlaces en vez de botones y las reseñas.',
  ],
  'profile.color_scheme': ['Color scheme', 'Combinación de color'],
  'profile.color_scheme_help': [
    'The color of your sign and your trucks: the band with your name, your initials, lines, links and buttons. Easy to read in light and dark.',
    'El color de su letrero y de sus camionetas: la franja con su nombre, sus iniciales, líneas, enlaces y botones. Fácil de leer en claro y en oscuro.',
  ],
  'profile.scheme.1': ['Blueprint', 'Plano azul'],
  'profile.scheme.2': ['Pine', 'Pino'],
  'profile.scheme.3': ['Brick', 'Ladrillo'],
  'profile.scheme.4': ['Slate', 'Pizarra'],
  'profile.scheme.5': ['Ochre yellow', 'Amarillo ocre'],
  'profile.scheme.6': ['Teal', 'Turquesa'],
  'profile.scheme.7': ['Plum', 'Ciruela'],
  'profile.scheme.8': ['Copper', 'Cobre'],
  'profile.scheme.9': ['Moss green', 'Verde musgo'],
  'profile.scheme.10': ['Graphite', 'Grafito'],
});
