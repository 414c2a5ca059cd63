import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'charts.as_table': ['Show the numbers as a table', 'Ver los números en una tabla'],
  'charts.nothing_yet': ['No data yet.', 'Aún no hay datos.'],
});
