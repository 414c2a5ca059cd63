import { defineMessages } from '../../common/format/messages.ts';

const REVIEW = ['This review', 'Esta reseña'] as const;
const RESPONSE = ['This response', 'Esta respuesta'] as const;
const DECISION = ['This decision', 'Esta decisión'] as const;
const RED_FLAG = ['This red flag', 'Este foco rojo'] as const;
const LISTING = ['This listing', 'Esta ficha'] as const;
const PLAN = ['This contractor’s paid plan', 'El plan de pago de este contratista'] as const;
const REQUESTS = [
  'The number of customers this contractor asked',
  'El número de clientes a los que este contratista pidió reseña',
] as const;
const OPEN_DATA = ['This edition of the open data', 'Esta edición de los datos abiertos'] as const;
const CHAIN = ['This head of the chain of decisions', 'Este final de la cadena de decisiones'] as const;

/** Proofs of the public log, and the page that checks them. */
export default defineMessages({
  'proofs.thing.review': [...REVIEW],
  'proofs.thing.response': [...RESPONSE],
  'proofs.thing.decision': [...DECISION],
  'proofs.thing.red_flag': [...RED_FLAG],
  'proofs.thing.listing': [...LISTING],
  'proofs.thing.plan': [...PLAN],
  'proofs.thing.review_requests': [...REQUESTS],
  'proofs.thing.open_data': [...OPEN_DATA],
  'proofs.thing.decision_chain': [...CHAIN],
  'proofs.title': ['Proof in the public log', 'Prueba en el registro público'],
  'proofs.unchanged': [
    '{thing} has been in the public log, unchanged, since {date}.',
    '{thing} está en el registro público, sin cambios, desde el {date}.',
  ],
  'proofs.ended': [
    '{thing} is no longer public. The public log has said so since {date}.',
    '{thing} ya no está a la vista del público. El registro público lo dice desde el {date}.',
  ],
  'proofs.over': [
    '{thing} ended. The public log has said so since {date}.',
    '{thing} terminó. El registro público lo dice desde el {date}.',
  ],
  'proofs.being_made': [
    'The entry is being made. Open this page again in a minute.',
    'La entrada se está haciendo. Vuelva a abrir esta página en un minuto.',
  ],
  'proofs.why': [
    'Every review, response, decision, red flag and listing gets an entry in a log that only grows. If an entry were changed or removed, everyone who kept a checkpoint would notice. That also binds us.',
    'Cada reseña, respuesta, decisión, foco rojo y ficha recibe una entrada en un registro que solo crece. Si se cambiara o quitara una entrada, lo notaría quien guardó un punto de control. Eso también nos obliga a nosotros.',
  ],
  'proofs.without_words': [
    'Some of its words are hidden from readers, so the proof does not contain them.',
    'Algunas de sus palabras están ocultas para los lectores, así que la prueba no las contiene.',
  ],
  'proofs.save': ['Save the proof', 'Guardar la prueba'],
  'proofs.check': ['Check it', 'Comprobarla'],
  'proofs.details': ['Details', 'Detalles'],
  'proofs.entry': ['Entry', 'Entrada'],
  'proofs.entry_of': ['{number} of {size}', '{number} de {size}'],
  'proofs.time': ['Time of the entry', 'Hora de la entrada'],
  'proofs.what': ['What it says', 'Qué dice'],
  'proofs.previous': ['Entry before it about the same thing', 'Entrada anterior sobre lo mismo'],
  'proofs.commitment': ['Commitment (SHA-256 with a salt)', 'Compromiso (SHA-256 con sal)'],
  'proofs.log': ['Log', 'Registro'],
  'proofs.verb.published': ['Published', 'Se publicó'],
  'proofs.verb.changed': ['Changed', 'Cambió'],
  'proofs.verb.hidden': ['Hidden', 'Se ocultó'],
  'proofs.verb.shown': ['Shown again', 'Se mostró de nuevo'],
  'proofs.verb.deleted': ['Deleted', 'Se borró'],
  'proofs.verb.erased': ['Erased', 'Se eliminó'],
  'proofs.verb.ended': ['Ended', 'Terminó'],
  'proofs.verb.made': ['Made', 'Se tomó'],
  'proofs.verb.imported': ['Imported from an official list', 'Se importó de una lista oficial'],
  'proofs.verb.added': ['Added', 'Se agregó'],
  'proofs.verb.corrected': ['Corrected', 'Se corrigió'],
  'proofs.verb.begun': ['Begun', 'Comenzó'],
  'proofs.verb.head': ['Recorded', 'Se registró'],

  'verify.title': ['Check a proof', 'Comprobar una prueba'],
  'verify.description': [
    'Check that a review, response, decision or red flag is in our public log, word for word.',
    'Compruebe que una reseña, respuesta, decisión o foco rojo está en nuestro registro público, palabra por palabra.',
  ],
  'verify.intro': [
    'Your browser does the check. It asks our server only for the log’s keys and what the log says now.',
    'La comprobación la hace su navegador. A nuestro servidor solo le pide las claves del registro y lo que el registro dice ahora.',
  ],
  'verify.field': ['Link, proof or checkpoints', 'Enlace, prueba o puntos de control'],
  'verify.field_help': [
    'Paste a link to a proof here, the text of a proof, or one or two checkpoints.',
    'Pegue aquí un enlace a una prueba, el texto de una prueba, o uno o dos puntos de control.',
  ],
  'verify.file': ['Or choose files', 'O elija archivos'],
  'verify.button': ['Check', 'Comprobar'],
  'verify.checking': ['Checking…', 'Comprobando…'],
  'verify.empty': ['Paste something, or choose a file.', 'Pegue algo o elija un archivo.'],
  'verify.no_entry': [
    'The public log has no entry for this link.',
    'El registro público no tiene una entrada para este enlace.',
  ],
  'verify.no_answer': [
    'Our server did not answer. Nothing was checked.',
    'Nuestro servidor no respondió. No se comprobó nada.',
  ],
  'verify.holds': [
    '{thing} is in the public log, word for word, since {date}.',
    '{thing} está en el registro público, palabra por palabra, desde el {date}.',
  ],
  'verify.holds_without_words': [
    '{thing} is in the public log since {date}. Its words are not in the proof.',
    '{thing} está en el registro público desde el {date}. Sus palabras no están en la prueba.',
  ],
  'verify.no_longer_public': [
    'The public log has said since {date} that this ended or is no longer public.',
    'El registro público dice desde el {date} que esto terminó o ya no está a la vista del público.',
  ],
  'verify.old': [
    'The proof is right, but old: the public log has a later entry about the same thing, of {since}.',
    'La prueba es correcta, pero vieja: el registro público tiene una entrada posterior sobre lo mismo, del {since}.',
  ],
  'verify.same': [
    'Both checkpoints show the same log.',
    'Los dos puntos de control muestran el mismo registro.',
  ],
  'verify.continued': [
    'The log of {size} entries continues the one of {former}: nothing was removed or changed.',
    'El registro de {size} entradas continúa el de {former}: no se quitó ni se cambió nada.',
  ],
  'verify.two_histories': [
    'Two histories: the later checkpoint does not continue the earlier one. Keep both and publish them.',
    'Dos historias: el punto de control posterior no continúa el anterior. Guarde los dos y publíquelos.',
  ],
  'verify.log_is_shorter': [
    'The log is shorter now than this checkpoint says: entries were removed. Keep the checkpoint and publish it.',
    'El registro es ahora más corto de lo que dice este punto de control: se retiraron entradas. Guarde el punto de control y publíquelo.',
  ],
  'verify.not_in_log': [
    'Wrong: the log that the checkpoint shows does not contain this entry.',
    'Incorrecta: el registro que muestra el punto de control no contiene esta entrada.',
  ],
  'verify.other_words': [
    'Wrong: the log committed to other words than these.',
    'Incorrecta: el registro se comprometió con otras palabras que estas.',
  ],
  'verify.forged': [
    'Wrong: the log did not sign this checkpoint.',
    'Incorrecta: el registro no firmó este punto de control.',
  ],
  'verify.foreign': [
    'This is from another log: none of our keys signed it.',
    'Esto es de otro registro: ninguna de nuestras claves lo firmó.',
  ],
  'verify.cut_off': [
    'Incomplete or damaged. Save the file again and try once more.',
    'Está incompleto o dañado. Guarde el archivo otra vez e intente de nuevo.',
  ],
  'verify.unreadable': [
    'This is neither a link to a proof, nor a proof, nor a checkpoint.',
    'Esto no es un enlace a una prueba, ni una prueba, ni un punto de control.',
  ],
  'verify.unsupported': [
    'This browser cannot check the signatures. Update it, or use the program below.',
    'Este navegador no puede comprobar las firmas. Actualícelo o use el programa de abajo.',
  ],
  'verify.self_title': ['Check it without our pages', 'Comprobarlo sin nuestras páginas'],
  'verify.self_text': [
    'verify.mjs is a program of one file without dependencies. Save it, read it, and run it with Node:',
    'verify.mjs es un programa de un solo archivo sin dependencias. Guárdelo, léalo y ejecútelo con Node:',
  ],
  'verify.files_title': ['The log itself', 'El registro mismo'],
  'verify.files_text': [
    'Anyone can copy the whole log and watch it. Its addresses follow the open format tlog-tiles.',
    'Cualquiera puede copiar todo el registro y vigilarlo. Sus direcciones siguen el formato abierto tlog-tiles.',
  ],
  'verify.program': ['Save verify.mjs', 'Guardar verify.mjs'],
  'verify.checkpoint': ['Signed end of the log', 'Final firmado del registro'],
  'verify.keys': ['Keys of the log', 'Claves del registro'],
});
