import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'common.language_name': ['English', 'Español'],
});
