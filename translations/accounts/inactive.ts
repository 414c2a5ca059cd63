import { defineMessages } from '../../common/format/messages.ts';

/** What the owner of an inactive account can still do. */
export default defineMessages({
  'inactive.waiting_title': ['What needs your answer', 'Lo que debe responder'],
  'inactive.answer_until': ['You can answer through {date}.', 'Puede responder hasta el {date} inclusive.'],
  'inactive.claim': ['Your claim for {name}', 'Su solicitud de la página de {name}'],
  'inactive.plan_title': ['Your plan', 'Su plan'],
  'inactive.plan_ends': [
    '{plan} ends on {date}. We won’t charge you again.',
    '{plan} termina el {date}. No cobraremos nada más.',
  ],
  'inactive.plan_runs': [
    '{plan} is active. You can cancel it here.',
    '{plan} está vigente. Puede cancelarlo aquí.',
  ],
  'inactive.to_billing': ['Plan, invoices and billing', 'Plan, recibos y pagos'],
  'inactive.rights_title': ['What you can still do', 'Lo que todavía puede hacer'],
  'inactive.to_decisions': [
    'Read and appeal the decisions about you',
    'Leer las decisiones sobre usted y apelarlas',
  ],
  'inactive.to_export': ['Download your data', 'Descargar sus datos'],
  'inactive.to_close': ['Close your account', 'Cerrar su cuenta'],
  'inactive.to_rules.terms': ['Read the terms', 'Leer los términos'],
  'inactive.to_rules.privacy': ['Read the privacy policy', 'Leer el aviso de privacidad'],
  'inactive.to_rules.membership-agreement': [
    'Read the membership agreement',
    'Leer el contrato de membresía',
  ],
});
