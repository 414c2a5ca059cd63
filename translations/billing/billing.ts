import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'billing.above_plan.templates': [
    'This template comes with the {plan} plan. Yours includes {limit, plural, one {# template} other {# templates}}.',
    'Este diseño viene con el plan {plan}. El suyo incluye {limit, plural, one {# diseño} other {# diseños}}.',
  ],
  'billing.above_plan.color_schemes': [
    'These colors come with the {plan} plan. Yours includes {limit, plural, one {# color scheme} other {# color schemes}}.',
    'Estos colores vienen con el plan {plan}. El suyo incluye {limit, plural, one {# combinación} other {# combinaciones}} de color.',
  ],
  'billing.above_plan.own_color': [
    'A color of your own comes with {plan}.',
    'Un color propio viene con {plan}.',
  ],
  'billing.above_plan.trades': [
    'Your plan includes {limit, plural, one {# trade} other {# trades}}. {plan} includes more.',
    'Su plan incluye {limit, plural, one {# oficio} other {# oficios}}. {plan} incluye más.',
  ],
  'billing.above_plan.view_regions': [
    'Your plan includes {limit, plural, one {# state} other {# states}} in your feed. {plan} includes more.',
    'Su plan incluye {limit, plural, one {# estado} other {# estados}} en sus publicaciones. {plan} incluye más.',
  ],
  'billing.above_plan.photos': [
    'Your plan includes {limit, plural, one {# photo} other {# photos}}. {plan} includes more.',
    'Su plan incluye {limit, plural, one {# foto} other {# fotos}}. {plan} incluye más.',
  ],
  'billing.above_plan.postings_a_month': [
    'Your plan includes {limit, plural, one {# posting} other {# postings}} a month. {plan} includes more.',
    'Su plan incluye {limit, plural, one {# publicación} other {# publicaciones}} al mes. {plan} incluye más.',
  ],
  'billing.above_plan.invitations_a_month': [
    'Your plan includes {limit, plural, one {# invitation} other {# invitations}} a month. {plan} includes more.',
    'Su plan incluye {limit, plural, one {# invitación} other {# invitaciones}} al mes. {plan} incluye más.',
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
    'Your plan shows {limit, plural, one {the last day} other {the last # days}}. {plan} goes further back.',
    'Su plan muestra {limit, plural, one {el último día} other {los últimos # días}}. {plan} abarca más tiempo.',
  ],
  'billing.above_plan.statistics_csv': [
    'The file with your statistics (CSV) comes with the {plan} plan.',
    'El archivo con sus estadísticas (CSV) viene con el plan {plan}.',
  ],
  'billing.not_completed': [
    'We couldn’t finish what you started: {message}',
    'No pudimos terminar lo que usted había empezado: {message}',
  ],
  'billing.upgrade_heading': ['Upgrade for more room', 'Suba de plan y tenga más espacio'],
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
  'billing.limit.view_regions': ['States in your feed', 'Estados en sus publicaciones'],
  'billing.limit.postings_a_month': ['Postings a month', 'Publicaciones al mes'],
  'billing.limit.invitations_a_month': ['Invitations a month', 'Invitaciones al mes'],
  'billing.limit.statistics': ['Statistics', 'Estadísticas'],
  'billing.limit.days': [
    '{count, plural, one {# day} other {# days}}',
    '{count, plural, one {# día} other {# días}}',
  ],
  'billing.limit.months': [
    '{count, plural, one {# month} other {# months}}',
    '{count, plural, one {# mes} other {# meses}}',
  ],
  'billing.limit.months_csv': [
    '{count, plural, one {# month} other {# months}}, with CSV',
    '{count, plural, one {# mes} other {# meses}}, con CSV',
  ],
  'billing.limit.pinned_postings': ['Pinned postings', 'Publicaciones fijas'],
  'billing.limit.seats': ['People who manage the page', 'Personas que administran la página'],
  'billing.dialog_text': [
    'Your choice goes beyond your plan. Nothing you have is lost, and after payment we pick up where you left off.',
    'Lo que eligió rebasa su plan. No se pierde nada, y después del pago seguimos donde se quedó.',
  ],
  'billing.own_plan': [
    'You are on the {plan} plan. You use {trades} of {trade_limit} trades, and {postings} of {posting_limit} postings this month.',
    'Su plan actual es {plan}. Usa {trades} de {trade_limit} oficios y {postings} de {posting_limit} publicaciones este mes.',
  ],
  'billing.or_yearly': ['Or Annual Gold, paid once a year', 'O Annual Gold, con un solo pago al año'],
  'billing.loading': ['Loading the plans …', 'Cargando los planes …'],
});
