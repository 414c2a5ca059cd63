import { defineMessages } from '../../common/format/messages.ts';

/** The license of a contractor: in a card and on its page. */
export default defineMessages({
  'contractors.license_valid': ['License active', 'Licencia vigente'],
  'contractors.license_valid_to': ['License active · expires {date}', 'Licencia vigente · vence el {date}'],
  'contractors.license_expired': ['License expired', 'Licencia vencida'],
  'contractors.license_expired_on': ['License expired {date}', 'Licencia vencida el {date}'],
  'contractors.license_suspended': ['License suspended', 'Licencia suspendida'],
  'contractors.license_closed': [
    'License closed: out of business',
    'Licencia dada de baja: el negocio ya no opera',
  ],
  'contractors.license_revoked': ['License revoked', 'Licencia revocada'],
  'contractors.license_inactive': ['License not in force', 'Licencia no vigente'],
  'contractors.license_unverified': ['License status not verified', 'Estatus de la licencia sin verificar'],
  'contractors.license_replaced': ['License replaced by a newer one', 'Licencia sustituida por otra'],
  'contractors.license_unknown': [
    'License number on file; status not verified',
    'Hay número de licencia; estatus sin verificar',
  ],
  'contractors.license_none': ['We have no license record', 'No tenemos registro de su licencia'],
  'contractors.license': ['License', 'Licencia'],
  'contractors.licenses': ['Licenses', 'Licencias'],
  'contractors.license_issued_on': ['issued on {date}', 'expedida el {date}'],
  'contractors.license_missing': [
    'Not on the official list as of {date}',
    'No aparece en la lista oficial al {date}',
  ],
  'contractors.license_number': ['No. {number}', 'Núm. {number}'],
  'contractors.license_class': ['class {name}', 'clase {name}'],
  'contractors.license_issuer': ['issued in {state}', 'expedida en {state}'],
  'contractors.license_source': ['Source: {source}, list of {date}', 'Fuente: {source}, lista del {date}'],
  'contractors.register_status': ['The board’s own status: “{word}”', 'Estatus según la autoridad: “{word}”'],
  'contractors.register_status_title': ['The board’s own status', 'Estatus según la autoridad'],
  'contractors.license_source_undated': ['Source: {source}', 'Fuente: {source}'],
  'contractors.license_unsourced': [
    'Stated by the contractor. We haven’t checked it against an official record.',
    'Declarada por el contratista. No la hemos comprobado en un registro oficial.',
  ],
  'contractors.license_expired_title': ['License expired {date}', 'La licencia venció el {date}'],
  'contractors.license_expired_text': [
    'This contractor can’t legally do licensed work with an expired license. It may have been renewed since our last update: ask for proof before you sign or pay.',
    'Con la licencia vencida, este contratista no puede hacer trabajos que la requieren. Puede haberla renovado después de nuestra última actualización: pida comprobante antes de firmar o pagar.',
  ],
  'contractors.license_suspended_title': [
    'License suspended (as of {date})',
    'Licencia suspendida (al {date})',
  ],
  'contractors.license_suspended_text': [
    'This contractor can’t legally do licensed work while the license is suspended. Ask why, and whether the suspension has ended, before you sign or pay.',
    'Con la licencia suspendida, este contratista no puede hacer trabajos que la requieren. Pregunte por qué y si ya terminó la suspensión antes de firmar o pagar.',
  ],
  'contractors.license_revoked_title': [
    'License revoked (list of {date})',
    'Licencia revocada (lista del {date})',
  ],
  'contractors.license_revoked_text': [
    'The board revoked this license. This contractor can’t legally take on work that requires it. Check with the board before you sign or pay.',
    'La autoridad revocó esta licencia. Este contratista no puede hacer trabajos que la requieren. Verifique con la autoridad antes de firmar o pagar.',
  ],
  'contractors.license_inactive_title': [
    'License not in force (list of {date})',
    'Licencia no vigente (lista del {date})',
  ],
  'contractors.license_inactive_text': [
    'The board lists this license, but not as active. Ask which license covers your job before you sign or pay.',
    'La autoridad incluye esta licencia en su lista, pero no como vigente. Pregunte qué licencia cubre su trabajo antes de firmar o pagar.',
  ],
  'contractors.license_closed_text': [
    'Ask which license covers your job before you sign or pay.',
    'Pregunte qué licencia cubre su trabajo antes de firmar o pagar.',
  ],
  'contractors.license_check': ['Check with {board}', 'Consultar en {board}'],
});
