import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'layout.notifications': ['Notices', 'Avisos'],
  'layout.skip_to_content': ['Skip to the content', 'Saltar al contenido'],
  'layout.main_navigation': ['Main', 'Principal'],
  'layout.footer_navigation': ['More about this site', 'Más sobre este sitio'],
  'layout.home_link': ['{site}, to the home page', '{site}, ir al inicio'],
  'layout.find_contractors': ['Find a contractor', 'Buscar un contratista'],
  'layout.log_in': ['Log in', 'Iniciar sesión'],
  'layout.join': ['Join', 'Crear cuenta'],
  'layout.log_out': ['Log out', 'Cerrar sesión'],
  'layout.menu': ['Menu', 'Menú'],
  'layout.account_menu': ['Account of {name}', 'Cuenta de {name}'],
  'layout.admin': ['Administrators’ desk', 'Mesa de administración'],
  'layout.dashboard': ['Dashboard', 'Panel'],
  'layout.reviews_given': ['Reviews I wrote', 'Reseñas que escribí'],
  'layout.reviews_got': ['Reviews I got', 'Reseñas que recibí'],
  'layout.profile': ['Profile', 'Perfil'],
  'layout.password': ['Password', 'Contraseña'],
  'layout.mailbox': ['Mailbox (development)', 'Buzón (desarrollo)'],
  'layout.read_in_other': ['Leer en español', 'Read in English'],
  'layout.how_ratings_work': ['How ratings work', 'Cómo funcionan las calificaciones'],
  'layout.promise': [
    'Every contractor may answer. Every decision has a reason. Nobody can buy a better rating.',
    'Todo contratista puede responder. Toda decisión lleva un motivo. Nadie puede comprar una mejor calificación.',
  ],
  'layout.credits_before': ['Postal codes and places:', 'Códigos postales y lugares:'],
  'layout.credits_licence': ['CC BY 4.0.', 'CC BY 4.0.'],
  'layout.default_description': [
    'Look a contractor up before you hire one: reviews of real jobs, licences, and the contractor’s own answers, in English and Spanish.',
    'Consulte a un contratista antes de contratarlo: reseñas de trabajos reales, licencias y las respuestas del propio contratista, en inglés y español.',
  ],

  'layout.error_not_found_title': ['Page not found', 'Página no encontrada'],
  'layout.error_not_found_text': [
    'Nothing is at this address. The page may have moved, or a letter of the address is wrong.',
    'No hay nada en esta dirección. Quizá la página cambió de lugar o la dirección tiene una letra equivocada.',
  ],
  'layout.error_forbidden_title': ['Not for this account', 'No disponible para esta cuenta'],
  'layout.error_forbidden_visitor': [
    'This page is for people who are logged in.',
    'Esta página es para quienes iniciaron sesión.',
  ],
  'layout.error_forbidden_other': [
    'You are logged in as {name}. If this page belongs to another account of yours, log in with that one.',
    'Su sesión está abierta como {name}. Si esta página es de otra cuenta suya, inicie sesión con ella.',
  ],
  'layout.error_too_many_title': ['Too many requests', 'Demasiadas solicitudes'],
  'layout.error_too_many_text': [
    'This many requests at once look like a machine to us. Wait a minute, then load the page again.',
    'Tantas solicitudes seguidas nos parecen de una máquina. Espere un minuto y vuelva a cargar la página.',
  ],
  'layout.error_server_title': ['Something went wrong on our side', 'Algo falló de nuestro lado'],
  'layout.error_server_text': [
    'The mistake is ours and has been written down. What you saved is still there. Please try again in a moment.',
    'El error es nuestro y quedó registrado. Lo que guardó sigue ahí. Intente de nuevo en un momento.',
  ],
  'layout.error_other_title': ['That did not work', 'Eso no funcionó'],
  'layout.error_reload': ['Load the page again', 'Volver a cargar la página'],
  'layout.error_to_home': ['Go to the home page', 'Ir al inicio'],
  'layout.error_status': ['Error {status}', 'Error {status}'],
});
