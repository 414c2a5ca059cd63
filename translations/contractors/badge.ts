import { defineMessages } from '../../common/format/messages.ts';

/** The badge that contractors show on their own websites, and the page where they get it. */
export default defineMessages({
  'badge.of_five': ['{mean} of 5 stars, {reviews}', '{mean} de 5 estrellas, {reviews}'],
  'badge.merged': ['Listing merged into this one', 'Ficha unida a esta'],
  'badge.hidden': ['This listing is not shown', 'Esta ficha no se muestra'],
  'badge.missing': ['No such listing', 'Esta ficha no existe'],
  'badge.license_valid': ['License active', 'Licencia vigente'],
  'badge.license_expired': ['License expired', 'Licencia vencida'],
  'badge.license_suspended': ['License suspended', 'Licencia suspendida'],
  'badge.license_revoked': ['License revoked', 'Licencia revocada'],
  'badge.license_inactive': ['License not in force', 'Licencia no vigente'],
  'badge.license_unverified': ['License not verified', 'Licencia sin verificar'],
  'badge.license_closed': ['License closed', 'Licencia dada de baja'],
  'badge.license_replaced': ['License replaced', 'Licencia sustituida'],
  'badge.license_unknown': ['License status unknown', 'Estatus de licencia desconocido'],
  'badge.license_none': ['No license on record', 'Sin registro de licencia'],

  'badge.page_title': ['Badge for your website', 'Insignia para su sitio web'],
  'badge.intro': [
    'Show your rating on your own website. The badge is a picture that always has the numbers of your page: rating, reviews, license and the day.',
    'Muestre su calificación en su propio sitio. La insignia es una imagen que siempre trae los números de su página: calificación, reseñas, licencia y la fecha.',
  ],
  'badge.rules_title': ['How it works', 'Cómo funciona'],
  'badge.rule_free': [
    'It is free on every plan, and it doesn’t change your rank.',
    'Es gratis en todos los planes y no cambia su posición en las búsquedas.',
  ],
  'badge.rule_live': [
    'A new review shows in the badge right away. Browsers may keep an older picture for up to one hour.',
    'Una reseña nueva aparece en la insignia al momento. El navegador puede conservar la imagen anterior hasta una hora.',
  ],
  'badge.rule_fixed': [
    'No one can change its numbers or leave out reviews: neither you, nor we, nor a paid plan.',
    'Nadie puede cambiar sus números ni quitar reseñas: ni usted, ni nosotros, ni un plan de pago.',
  ],
  'badge.rule_private': [
    'It runs no scripts and sets no cookies on your website.',
    'No ejecuta código ni guarda cookies en su sitio.',
  ],
  'badge.hidden_notice': [
    'Your listing is not public at the moment, and the badge says so.',
    'Su ficha no es pública en este momento, y la insignia lo dice.',
  ],
  'badge.choose_language': ['Language', 'Idioma'],
  'badge.choose_size': ['Size', 'Tamaño'],
  'badge.size_large': ['Large, {width} × {height}', 'Grande, {width} × {height}'],
  'badge.size_compact': ['Compact, {width} × {height}', 'Compacta, {width} × {height}'],
  'badge.choose_theme': ['Colors', 'Colores'],
  'badge.theme_light': ['Light', 'Claros'],
  'badge.theme_dark': ['Dark', 'Oscuros'],
  'badge.preview_title': ['Preview', 'Vista previa'],
  'badge.on_white': ['On a white page', 'En una página blanca'],
  'badge.on_gray': ['On a gray page', 'En una página gris'],
  'badge.on_dark': ['On a dark page', 'En una página oscura'],
  'badge.code_title': ['Code for your website', 'Código para su sitio web'],
  'badge.code_help': [
    'Copy all of it and paste it where your website builder takes HTML.',
    'Cópielo completo y péguelo donde su editor de sitios acepte HTML.',
  ],
  'badge.code_label': ['HTML code', 'Código HTML'],
  'badge.copy': ['Copy code', 'Copiar código'],
  'badge.copied': ['Code copied', 'Código copiado'],
  'badge.not_copied': [
    'Your browser did not let us copy it. Select the code and copy it yourself.',
    'Su navegador no permitió copiarlo. Seleccione el código y cópielo.',
  ],
  'badge.alt': ['Reviews of {name} on {site}', 'Reseñas de {name} en {site}'],
});
