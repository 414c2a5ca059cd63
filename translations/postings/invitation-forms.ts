import { defineMessages } from '../../common/format/messages.ts';

/** Inviting contractors to a job, and answering or ending an invitation. */
export default defineMessages({
  'invitation_forms.answer_title': ['Your answer', 'Su respuesta'],
  'invitation_forms.accept': ['Accept', 'Aceptar'],
  'invitation_forms.accept_help': [
    'Each of you will then see the phone number and business email that the other’s page shows. Accepting isn’t a contract: agree on price and terms in writing.',
    'Después, cada quien verá el teléfono y el correo del negocio que muestra la página del otro. Aceptar no es un contrato: acuerden el precio y las condiciones por escrito.',
  ],
  'invitation_forms.people_label': ['How many people will you send?', '¿Cuántas personas enviará?'],
  'invitation_forms.people_help': [
    '{count, plural, one {# more person is needed.} other {Up to #: that is how many are still needed.}}',
    '{count, plural, one {Falta # persona.} other {Hasta #: son las que aún faltan.}}',
  ],
  'invitation_forms.price_label': ['Your price in {currency}', 'Su precio en {currency}'],
  'invitation_forms.price_help': [
    'For example 1,250. Leave it empty if you agree on it later.',
    'Por ejemplo, 1,250. Déjelo vacío si lo acuerdan después.',
  ],
  'invitation_forms.unit_label': ['The price is for', 'El precio es por'],
  'invitation_forms.unit.job': ['The whole job', 'Todo el trabajo'],
  'invitation_forms.unit.day': ['A day', 'Un día'],
  'invitation_forms.unit.hour': ['An hour per person', 'Una hora por persona'],
  'invitation_forms.decline': ['Decline', 'Rechazar'],
  'invitation_forms.decline_title': ['Decline this invitation', 'Rechazar esta invitación'],
  'invitation_forms.reason_label': ['Why?', '¿Por qué?'],
  'invitation_forms.choose_reason': ['Choose a reason', 'Elija un motivo'],
  'invitation_forms.note': ['Add a sentence', 'Agregue una frase'],
  'invitation_forms.note_help': [
    'For example, when you are available, or who could do it.',
    'Por ejemplo, cuándo está disponible o quién podría hacerlo.',
  ],
  'invitation_forms.withdraw': ['Withdraw invitation', 'Retirar invitación'],
  'invitation_forms.withdraw_help': [
    'It still counts toward this month’s invitations.',
    'Sigue contando entre las invitaciones de este mes.',
  ],
  'invitation_forms.withdraw_title': ['Withdraw this invitation', 'Retirar esta invitación'],
  'invitation_forms.cancel_title': ['Cancel this job', 'Cancelar este trabajo'],
  'invitation_forms.cancel_help': [
    'The other side will get your reason by email. If you cancel on the first day or later, you may still rate each other.',
    'La otra parte recibirá su motivo por correo. Si cancela el primer día o después, aún podrán calificarse.',
  ],
  'invitation_forms.cancel': ['Cancel job', 'Cancelar trabajo'],
  'invitation_forms.call_off_title': ['Cancel the whole job', 'Cancelar el trabajo completo'],
  'invitation_forms.call_off_help': [
    'Withdraws open invitations and cancels accepted ones. Everyone will get your reason.',
    'Retira las invitaciones sin respuesta y cancela las aceptadas. Todos recibirán su motivo.',
  ],
  'invitation_forms.call_off': ['Cancel the whole job', 'Cancelar todo el trabajo'],
  'invitation_forms.create_title': ['Invite {name}', 'Invitar a {name}'],
  'invitation_forms.create_many_title': [
    '{count, plural, one {Invite # contractor} other {Invite # contractors}}',
    '{count, plural, one {Invitar a # contratista} other {Invitar a # contratistas}}',
  ],
  'invitation_forms.contractors': ['Contractors you invite', 'Contratistas que invita'],
  'invitation_forms.contractors_help': [
    'Everyone gets the same text. You can invite up to {maximum}.',
    'Todos reciben el mismo texto. Puede invitar a {maximum} como máximo.',
  ],
  'invitation_forms.add_to_job': [
    'Or add them to a job you described',
    'O agréguelos a un trabajo que ya describió',
  ],
  'invitation_forms.new_job': ['Describe a new job instead', 'Mejor describir un trabajo nuevo'],
  'invitation_forms.people_needed_many': [
    'Each contractor who accepts says how many people they send. Once there are enough, the other invitations are closed.',
    'Cada contratista que acepta dice cuántas personas envía. Al completarse, se cierran las demás invitaciones.',
  ],
  'invitation_forms.people_needed_one': [
    'The contractor then says how many people they send. Leave it empty if the number doesn’t matter.',
    'El contratista dirá cuántas personas envía. Déjelo vacío si el número no importa.',
  ],
  'invitation_forms.create_page_title': ['Invite to a job', 'Invitar a un trabajo'],
  'invitation_forms.create_intro': [
    'Describe the job, where it is and when. The other contractor has up to {days} days to accept or decline.',
    'Diga cuál es el trabajo, dónde y cuándo. El otro contratista tiene hasta {days} días para aceptar o rechazar.',
  ],
  'invitation_forms.month_used_up': [
    'Your plan’s invitations of this month are used up',
    'Ya usó las invitaciones de este mes de su plan',
  ],
  'invitation_forms.more_a_month': ['See plans with more invitations', 'Ver planes con más invitaciones'],
  'invitation_forms.month': [
    '{used, number} of {limit, number} invitations used this month.',
    '{used, number} de {limit, number} invitaciones usadas este mes.',
  ],
  'invitation_forms.trade_label': ['Trade needed', 'Oficio que necesita'],
  'invitation_forms.choose_trade': ['Choose a trade', 'Elija un oficio'],
  'invitation_forms.region_label': ['State of the job', 'Estado del trabajo'],
  'invitation_forms.choose_region': ['Choose a state', 'Elija un estado'],
  'invitation_forms.united_states': ['United States', 'Estados Unidos'],
  'invitation_forms.mexico': ['Mexico', 'México'],
  'invitation_forms.place_label': ['City or area', 'Ciudad o zona'],
  'invitation_forms.place_help': [
    'No street address: you can share it after the other contractor accepts.',
    'Sin calle ni número: podrá darlos cuando el otro contratista acepte.',
  ],
  'invitation_forms.starts_on': ['First day', 'Primer día'],
  'invitation_forms.ends_on': ['Last day', 'Último día'],
  'invitation_forms.message_label': ['What needs to be done?', '¿Qué hay que hacer?'],
  'invitation_forms.message_help': [
    'Scope, crew you need, who supplies material, how you pay. No phone number or email: you see each other’s after acceptance.',
    'Alcance, cuadrilla que necesita, quién pone el material, cómo paga. Sin teléfono ni correo: ambos los ven cuando se acepta.',
  ],
  'invitation_forms.files_label': ['Plans and photos', 'Planos y fotos'],
  'invitation_forms.files_help': [
    'Up to {maximum} files. The people of both businesses see them, and an administrator if the invitation is reported.',
    'Hasta {maximum} archivos. Los ven las personas de los dos negocios y, si alguien reporta la invitación, un administrador.',
  ],
  'invitation_forms.send': [
    '{count, plural, one {Send invitation} other {Send # invitations}}',
    '{count, plural, one {Enviar invitación} other {Enviar # invitaciones}}',
  ],
  'invitation_forms.obstacle_title': ['You can’t invite here', 'Aquí no puede invitar'],
  'invitation_forms.help_title': ['How invitations work', 'Cómo funcionan las invitaciones'],
  'invitation_forms.help_1': [
    'The other contractor gets an email with your message and dates, and answers here.',
    'El otro contratista recibe un correo con el mensaje y las fechas de usted, y responde aquí.',
  ],
  'invitation_forms.help_2': [
    'An invitation expires after {days} days, or when the first day of the job ends.',
    'Una invitación vence a los {days} días, o cuando termina el primer día del trabajo.',
  ],
  'invitation_forms.help_3': [
    'Only one open invitation at a time to the same contractor.',
    'Solo una invitación sin respuesta a la vez al mismo contratista.',
  ],
});
