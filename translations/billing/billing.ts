import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'billing.above_plan.templates': [
    'This template comes with the {plan} plan. Yours includes {limit, plural, one {# template} other {# templates}}.',
    'Este diseño viene con el plan {plan}. El suyo incluye {limit, plural, one {# diseño} other {# diseños}}.',
  ],
  'billing.above_plan.color_schemes': [
    'These colors come with the {plan} plan. Yours includes {limit} color schemes.',
    'Estos colores vienen con el plan {plan}. El suyo incluye {limit} combinaciones de color.',
  ],
  'billing.above_plan.own_color': [
    'A color of your own comes with {plan}.',
    'Un color propio viene con {plan}.',
  ],
  'billing.above_plan.trades': [
    'Your plan includes {limit} trades. {plan} includes more.',
    'Su plan incluye {limit} oficios. {plan} incluye más.',
  ],
  'billing.above_plan.view_regions': [
    'Your plan includes {limit} states to follow. {plan} includes more.',
    'Su plan incluye {limit} estados a seguir. {plan} incluye más.',
  ],
  'billing.above_plan.photos': [
    'Your plan includes {limit} photos. {plan} includes more.',
    'Su plan incluye {limit} fotos. {plan} incluye más.',
  ],
  'billing.above_plan.postings_a_month': [
    'Your plan includes {limit} postings a month. {plan} includes more.',
    'Su plan incluye {limit} publicaciones al mes. {plan} incluye más.',
  ],
  'billing.above_plan.invitations_a_month': [
    'Your plan includes {limit} invitations a month. {plan} includes more.',
    'Su plan incluye {limit} invitaciones al mes. {plan} incluye más.',
  ],
  'billing.above_plan.pinned_postings': [
    'Your plan includes {limit, plural, =0 {no pinned postings} one {# pinned posting} other {# pinned postings}}. {plan} includes more.',
    'Su plan {limit, plural, =0 {no incluye publicaciones fijas} one {incluye # publicación fija} other {incluye # publicaciones fijas}}. {plan} incluye más.',
  ],
  'billing.above_plan.seats': [
    'Your plan is for {limit, plural, one {one person} other {# people}}. Annual Gold and Platinum include more.',
    'Su plan es para {limit, plural, one {una persona} other {# personas}}. Annual Gold y Platinum incluyen más.',
  ],
  'billing.above_plan.statistics': [
    'Your plan shows the last {limit} days. {plan} goes further back.',
    'Su plan muestra los últimos {limit} días. {plan} abarca más tiempo.',
  ],
  'billing.above_plan.statistics_csv': [
    'The file with your statistics (CSV) comes with the {plan} plan.',
    'El archivo con sus estadísticas (CSV) viene con el plan {plan}.',
  ],
  'billing.not_completed': [
    'We couldn’t finish what you had begun: {message}',
    'No pudimos terminar lo que había empezado: {message}',
  ],
  'billing.upgrade_heading': ['More room with a larger plan', 'Más espacio con un plan mayor'],
  'billing.upgrade_back': ['Not now, go back', 'Ahora no, regresar'],
  'billing.upgrade_title': ['This needs the {plan} plan', 'Para esto se necesita el plan {plan}'],
  'billing.with_plan_text': ['This comes with the {plan} plan.', 'Esto viene con el plan {plan}.'],
  'billing.with_plan': ['With the {plan} plan', 'Con el plan {plan}'],
  'billing.not_a_rating': [
    'Paid plan - not a quality rating',
    'Plan de pago: no es una calificación de calidad',
  ],
  'billing.see_plans': ['See the plans', 'Ver los planes'],
  'billing.compare': ['Compare Gold and Platinum', 'Comparar Gold y Platinum'],
  'billing.choose_plan': ['Choose {plan}', 'Elegir {plan}'],
  'billing.per_month': ['{price} a month', '{price} al mes'],
  'billing.per_year': ['{price} a year', '{price} al año'],
  'billing.free_name': ['Free', 'Gratis'],
  'billing.free_price': ['No charge', 'Sin costo'],
  'billing.limit': ['What you get', 'Qué incluye'],
  'billing.limit.photos': ['Photos', 'Fotos'],
  'billing.limit.templates': ['Page templates', 'Diseños de página'],
  'billing.limit.color_schemes': ['Color schemes', 'Combinaciones de color'],
  'billing.limit.own_color': ['{count} and your own color', '{count} y su propio color'],
  'billing.limit.trades': ['Trades', 'Oficios'],
  'billing.limit.view_regions': ['States to follow', 'Estados a seguir'],
  'billing.limit.postings_a_month': ['Postings a month', 'Publicaciones al mes'],
  'billing.limit.invitations_a_month': ['Invitations a month', 'Invitaciones al mes'],
  'billing.limit.statistics': ['Statistics', 'Estadísticas'],
  'billing.limit.days': ['{count} days', '{count} días'],
  'billing.limit.months': ['{count} months', '{count} meses'],
  'billing.limit.months_csv': ['{count} months, with CSV', '{count} meses, con CSV'],
  'billing.limit.pinned_postings': ['Pinned postings', 'Publicaciones fijas'],
  'billing.limit.seats': ['People who manage the page', 'Personas que administran la página'],
  'billing.dialog_text': [
    'What you chose needs more than your plan includes. Nothing you have is lost. After payment we finish what you had begun.',
    'Lo que usted eligió rebasa lo que incluye su plan. No se pierde nada de lo que ya tiene. Después del pago terminamos lo que usted había empezado.',
  ],
  'billing.own_plan': [
    'Your plan now is {plan}. You use {trades} of {trade_limit} trades, and {postings} of {posting_limit} postings this month.',
    'Su plan actual es {plan}. Usa {trades} de {trade_limit} oficios y {postings} de {posting_limit} publicaciones este mes.',
  ],
  'billing.or_yearly': ['Or Annual Gold, paid once a year', 'O Annual Gold, con un solo pago al año'],
  'billing.loading': ['Fetching the plans …', 'Cargando los planes …'],
});
