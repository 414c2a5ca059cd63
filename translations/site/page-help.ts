import { defineMessages } from '../../common/format/messages.ts';

/** What stands beside forms and lists: what happens next, and the rules. */
export default defineMessages({
  'layout.help': ['Help', 'Ayuda'],

  'accounts.help_login_title': ['With an account you can', 'Con una cuenta puede'],
  'accounts.help_login_1': ['Review contractors you hired', 'Reseñar a los contratistas que contrató'],
  'accounts.help_login_2': ['Respond to reviews of your business', 'Responder las reseñas de su negocio'],
  'accounts.help_login_3': [
    'Appeal decisions about what you wrote',
    'Apelar decisiones sobre lo que escribió',
  ],
  'accounts.help_login_note': [
    'You do not need an account to search and read.',
    'Para buscar y leer no necesita una cuenta.',
  ],
  'accounts.help_register_title': ['What happens next', 'Qué sigue'],
  'accounts.help_register_1': [
    'We email you a link. Open it on any device.',
    'Le enviamos un enlace por correo. Ábralo en cualquier dispositivo.',
  ],
  'accounts.help_register_homeowner_2': [
    'Then you can publish your first review.',
    'Después podrá publicar su primera reseña.',
  ],
  'accounts.help_register_contractor_2': [
    'Then you complete your page, so that customers near you find it.',
    'Después completa su página para que la encuentren los clientes de su zona.',
  ],
  'accounts.help_register_3': [
    'We don’t sell your details, and there is nothing to pay.',
    'No vendemos sus datos y no hay nada que pagar.',
  ],
  'accounts.help_listed_title': ['Already listed?', '¿Su negocio ya aparece?'],
  'accounts.help_listed_text': [
    'Many businesses are. Look for yours and claim it instead of starting over.',
    'Muchos ya aparecen. Busque el suyo y reclámelo en lugar de empezar de cero.',
  ],
  'accounts.help_listed_link': ['Find your business', 'Buscar su negocio'],
  'accounts.help_forgot_title': ['If the email doesn’t come', 'Si el correo no llega'],
  'accounts.help_forgot_1': ['Look in your spam folder.', 'Busque en la carpeta de spam.'],
  'accounts.help_forgot_2': [
    'Check that you typed the address you joined with.',
    'Revise que haya escrito el correo con el que creó su cuenta.',
  ],
  'accounts.help_forgot_3': [
    'The link works once, for 60 minutes. You can ask for another one.',
    'El enlace sirve una sola vez, durante 60 minutos. Puede pedir otro.',
  ],
  'accounts.help_confirm_title': ['Why we ask', 'Por qué la pedimos'],
  'accounts.help_confirm_1': [
    'It keeps others from changing your account on a computer you left open.',
    'Así nadie puede cambiar su cuenta desde una computadora que dejó abierta.',
  ],
  'accounts.help_confirm_2': [
    'If you forgot it, log out and choose “Forgot your password?”.',
    'Si la olvidó, cierre sesión y elija “¿Olvidó su contraseña?”.',
  ],
  'accounts.help_password_title': ['A good password', 'Una buena contraseña'],
  'accounts.help_password_1': [
    'Has at least 8 characters. Longer is better.',
    'Tiene al menos 8 caracteres. Entre más larga, mejor.',
  ],
  'accounts.help_password_2': ['Is used nowhere else.', 'No la usa en ningún otro sitio.'],
  'accounts.help_password_3': [
    'When you change it, we log you out on all other devices.',
    'Al cambiarla, cerramos su sesión en todos los demás dispositivos.',
  ],
  'accounts.help_profile_title': ['What others see', 'Lo que ven los demás'],
  'accounts.help_profile_1': [
    'Your name appears next to your reviews and postings.',
    'Su nombre aparece junto a sus reseñas y publicaciones.',
  ],
  'accounts.help_profile_2': [
    'Your city helps us show you contractors nearby.',
    'Su ciudad nos sirve para mostrarle contratistas cercanos.',
  ],
  'accounts.help_profile_business_1': [
    'Your business name, city and trades decide who finds your page.',
    'El nombre, la ciudad y los oficios de su negocio deciden quién encuentra su página.',
  ],
  'accounts.help_profile_business_2': [
    'A license number that you enter is shown as your own statement, beside what public records say.',
    'El número de licencia que escriba se muestra como declaración suya, junto a lo que dicen los registros públicos.',
  ],

  'claims.help_title': ['What happens next', 'Qué sigue'],
  'claims.help_1': [
    'An administrator compares your proof with the listing.',
    'Un administrador compara su comprobante con la ficha.',
  ],
  'claims.help_2': [
    'We aim to answer by email within {days} days.',
    'Procuramos responderle por correo en un máximo de {days} días.',
  ],
  'claims.help_3': [
    'Only administrators see documents. We erase them 180 days after a claim is rejected or withdrawn; after an accepted claim, 90 days after the owner leaves.',
    'Solo los administradores ven los documentos. Los borramos 180 días después de que se rechaza o se retira la solicitud y, si se acepta, 90 días después de que se va el dueño.',
  ],

  'postings.help_title': ['Before you publish', 'Antes de publicar'],
  'postings.help_1': [
    'Leave out phone numbers, emails and addresses, or your posting goes on hold.',
    'No incluya teléfonos, correos ni domicilios, o la publicación quedará en revisión.',
  ],
  'postings.help_2': ['You can edit or delete it at any time.', 'Puede editarla o eliminarla cuando quiera.'],
  'postings.help_3': [
    '“Work wanted” and “Subcontractor wanted” expire after 30 days, job openings after 45, availability after 14.',
    '“Busco trabajo” y “Se busca subcontratista” vencen a los 30 días, las vacantes a los 45 y la disponibilidad a los 14.',
  ],
  'postings.filters_aside': ['Filters', 'Filtros'],

  'report_forms.help_title': ['What happens next', 'Qué sigue'],
  'report_forms.help_1': [
    'An administrator looks at it and at your reason.',
    'Un administrador lo revisa junto con su motivo.',
  ],
  'report_forms.help_2': [
    'We never tell the author who reported it.',
    'Nunca le decimos al autor quién lo reportó.',
  ],
  'report_forms.help_3': ['We email you the outcome.', 'Le avisamos del resultado por correo.'],

  'review_form.help': ['Help with reviews', 'Ayuda sobre las reseñas'],
  'review_form.help_numbers': ['At a glance', 'De un vistazo'],
  'review_form.help_total': [
    '{count, plural, one {# review} other {# reviews}}',
    '{count, plural, one {# reseña} other {# reseñas}}',
  ],
  'review_form.help_unanswered': [
    '{count, plural, =0 {All of them have a response} one {# without a response} other {# without a response}}',
    '{count, plural, =0 {Todas tienen respuesta} one {# sin respuesta} other {# sin respuesta}}',
  ],
  'review_form.help_got_title': ['A response that helps', 'Una respuesta que ayuda'],
  'review_form.help_got_1': [
    'Thank the customer, say what you did and what you would do differently.',
    'Agradezca, explique qué hizo y qué haría distinto.',
  ],
  'review_form.help_got_2': [
    'Leave out the customer’s name, prices and addresses.',
    'No incluya nombres, precios ni domicilios del cliente.',
  ],
  'review_form.help_got_3': [
    'You can edit your response at any time.',
    'Puede editar su respuesta cuando quiera.',
  ],
  'review_form.help_appeal_title': ['When to appeal', 'Cuándo apelar'],
  'review_form.help_appeal_text': [
    'Appeal a review that breaks a rule: a false statement you can disprove, private data, threats, or a job that was not yours. A low rating alone isn’t a reason.',
    'Apele una reseña que rompe una regla: una afirmación falsa que puede desmentir, datos privados, amenazas o un trabajo que no fue suyo. Una mala calificación por sí sola no es motivo.',
  ],
  'review_form.help_given_title': ['Good to know', 'Conviene saber'],
  'review_form.help_given_1': [
    'You can edit a review at any time. After 72 hours it says “edited”, and readers can see the earlier version.',
    'Puede editar una reseña cuando quiera. Después de 72 horas dice “editada” y se puede ver la versión anterior.',
  ],
  'review_form.help_given_2': [
    'A review on hold is not public yet. Change what is marked, and it may go public right away.',
    'Una reseña en revisión aún no es pública. Si cambia lo señalado, puede publicarse de inmediato.',
  ],
  'review_form.help_given_3': [
    'If we take a review down, you get the reason and can appeal.',
    'Si quitamos una reseña, recibe el motivo y puede apelar.',
  ],
});
