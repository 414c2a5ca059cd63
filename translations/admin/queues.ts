import { defineMessages } from '../../common/format/messages.ts';

/** Everything that waits for an administrator. */
export default defineMessages({
  'queues.all': ['All cases, soonest first', 'Todos los casos, primero los más urgentes'],
  'queues.search': ['Name or title', 'Nombre o título'],
  'queues.case': ['Case', 'Caso'],
  'queues.kind': ['Kind', 'Tipo'],
  'queues.any_kind': ['All kinds', 'Todos los tipos'],
  'queues.any_day': ['Any day', 'Cualquier día'],
  'queues.share': ['Assigned to', 'Asignado a'],
  'queues.any_share': ['Anyone', 'Cualquiera'],
  'queues.share.mine': ['My cases', 'Mis casos'],
  'queues.share.free': ['Not assigned', 'Sin asignar'],
  'queues.share.another': ['Needs another administrator', 'Le toca a otro administrador'],
  'queues.assignee': ['Administrator', 'Administrador'],
  'queues.for_another': ['You decided earlier', 'Usted ya decidió antes'],
  'queues.take': ['Take case', 'Tomar caso'],
  'queues.give_back': ['Give back', 'Devolver'],
  'queues.give': ['Assign', 'Asignar'],
  'queues.assigned_meanwhile': [
    'Someone else assigned this case meanwhile; it is now with {user_content}.',
    'Alguien más asignó este caso mientras tanto; ahora lo tiene {user_content}.',
  ],
  'queues.workload': ['Workload', 'Carga de trabajo'],
  'queues.workload.assigned': ['Assigned', 'Asignados'],
  'queues.workload.late': ['Overdue', 'Atrasados'],
  'queues.workload.decided': ['Decided in 7 days', 'Decididos en 7 días'],
  'queues.no_day': ['No day', 'Sin fecha'],
  'queues.untitled': ['Number {id}', 'Número {id}'],
  'queues.empty': ['No cases to decide.', 'No hay nada pendiente.'],
  'queues.count.appeals': [
    '{count, plural, one {open appeal} other {open appeals}}',
    '{count, plural, one {apelación en curso} other {apelaciones en curso}}',
  ],
  'queues.count.decision_appeals': [
    '{count, plural, one {appeal against another decision} other {appeals against other decisions}}',
    '{count, plural, one {apelación contra otra decisión} other {apelaciones contra otras decisiones}}',
  ],
  'queues.count.account_appeals': [
    '{count, plural, one {account appeal} other {account appeals}}',
    '{count, plural, one {apelación de cuenta} other {apelaciones de cuentas}}',
  ],
  'queues.count.reports': [
    '{count, plural, one {open report} other {open reports}}',
    '{count, plural, one {reporte pendiente} other {reportes pendientes}}',
  ],
  'queues.count.holds': [
    '{count, plural, one {review or response on hold} other {reviews and responses on hold}}',
    '{count, plural, one {reseña o respuesta en revisión} other {reseñas y respuestas en revisión}}',
  ],
  'queues.count.posting_holds': [
    '{count, plural, one {posting on hold} other {postings on hold}}',
    '{count, plural, one {publicación en revisión} other {publicaciones en revisión}}',
  ],
  'queues.count.red_flags': [
    '{count, plural, one {red flag to decide} other {red flags to decide}}',
    '{count, plural, one {foco rojo por decidir} other {focos rojos por decidir}}',
  ],
  'queues.count.closings': [
    '{count, plural, one {proposal of a closing} other {proposals of closings}}',
    '{count, plural, one {propuesta de cierre} other {propuestas de cierre}}',
  ],
  'queues.count.claims': [
    '{count, plural, one {open claim} other {open claims}}',
    '{count, plural, one {solicitud de página} other {solicitudes de páginas}}',
  ],
  'queues.count.proofs': [
    '{count, plural, one {proof of a job} other {proofs of jobs}}',
    '{count, plural, one {comprobante de trabajo} other {comprobantes de trabajos}}',
  ],
  'queues.count.data_requests': [
    '{count, plural, one {request about data} other {requests about data}}',
    '{count, plural, one {solicitud sobre datos} other {solicitudes sobre datos}}',
  ],
  'queues.count.lists': [
    '{count, plural, one {list of licenses to look at} other {lists of licenses to look at}}',
    '{count, plural, one {lista de licencias por revisar} other {listas de licencias por revisar}}',
  ],
  'queues.count.names': [
    '{count, plural, one {business name to check} other {business names to check}}',
    '{count, plural, one {nombre de negocio por revisar} other {nombres de negocio por revisar}}',
  ],
  'queues.kind.appeals': ['Appeal about a review', 'Apelación sobre una reseña'],
  'queues.kind.decision_appeals': ['Appeal against another decision', 'Apelación contra otra decisión'],
  'queues.kind.account_appeals': ['Account appeal', 'Apelación de cuenta'],
  'queues.kind.reports': ['Report', 'Reporte'],
  'queues.kind.holds': ['Review or response on hold', 'Reseña o respuesta en revisión'],
  'queues.kind.posting_holds': ['Posting on hold', 'Publicación en revisión'],
  'queues.kind.red_flags': ['Red flag', 'Foco rojo'],
  'queues.kind.claims': ['Claim', 'Solicitud de página'],
  'queues.kind.proofs': ['Proof of a job', 'Comprobante de trabajo'],
  'queues.kind.data_requests': ['Request about data', 'Solicitud sobre datos'],
  'queues.kind.closings': ['Closed for good', 'Cierre definitivo'],
  'queues.kind.lists': ['List of licenses', 'Lista de licencias'],
  'queues.kind.names': ['Business name', 'Nombre de negocio'],
  'queues.all_late': [
    '{count, plural, one {overdue case} other {overdue cases}}',
    '{count, plural, one {caso atrasado} other {casos atrasados}}',
  ],
  'queues.late': ['{count, number} overdue', '{count, plural, one {# atrasado} other {# atrasados}}'],
});
