import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'billing.above_plan.templates': [
    'This template comes with the {plan} plan. Yours includes {limit, plural, one {# template} other {# templates}}.',
    'Este diseño viene con el plan {plan}. El suyo incluye {limit, plural, one {# diseño} other {# diseños}}.',
  ],
  'billing.above_plan.color_schemes': [
    'These colors come with the {plan} plan. Yours includes {limit} color schemes.',
    'Estos colores vienen con el plan {plan}. El suyo incluye {limit} combinaciones de color.',
  ],
  'billing.above_plan.trades': [
    'Your plan includes {limit} trades. {plan} includes more.',
    'Su plan incluye {limit} oficios. {plan} incluye más.',
  ],
  'billing.above_plan.view_regions': [
    'Your plan includes {limit} states to follow. {plan} includes more.',
    'Su plan incluye {limit} estados a seguir. {plan} incluye más.',
  ],
  'billing.above_plan.invitations_a_month': [
    'Your plan includes {limit} invitations a month, and they are used up. {plan} includes more.',
    'Su plan incluye {limit} invitaciones al mes y ya las usó. {plan} incluye más.',
  ],
  'billing.upgrade_title': ['This needs the {plan} plan', 'Para esto se necesita el plan {plan}'],
  'billing.with_plan': ['With the {plan} plan', 'Con el plan {plan}'],
  'billing.not_a_rating': [
    'Paid plan - not a quality rating',
    'Plan de pago: no es una calificación de calidad',
  ],
  'billing.see_plans': ['See the plans', 'Ver los planes'],
});
