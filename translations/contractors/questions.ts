import { defineMessages } from '../../common/format/messages.ts';

/** The sheet of questions to ask before paying; the questions themselves are server/contractors/questions/questions.json. */
export default defineMessages({
  'questions.title': ['Questions to ask before you pay', 'Qué preguntar antes de pagar'],
  'questions.description': [
    'Questions to ask a contractor before you sign or pay, by trade, to print and take along.',
    'Preguntas para un contratista antes de firmar o pagar, por oficio, para imprimir y llevar.',
  ],
  'questions.intro': [
    'Print this page and take it along. A good contractor has answers ready, and writes them into the contract.',
    'Imprima esta página y llévela. Un buen contratista tiene las respuestas listas y las pone en el contrato.',
  ],
  'questions.every_job': ['For every job', 'Para cualquier trabajo'],
  'questions.other_trades': ['By trade', 'Por oficio'],
});
