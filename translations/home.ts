import { defineMessages } from '../common/messages.ts';

export default defineMessages({
  'home.title': ['Home', 'Inicio'],
});
