// A hosted service for events: nobody answers at this host, which the server says once its SDK has tried.
import { check, eventually } from './checks.js';
import { operator } from './commands.js';

const SENTENCE = 'the hosted broadcaster did not take it';

export const hostedBroadcaster = {
  settings: {
    BROADCAST: 'pusher',
    PUSHER_APP_ID: '7',
    PUSHER_APP_KEY: 'hosted-key',
    PUSHER_APP_SECRET: 'hosted-secret-of-the-app',
    PUSHER_HOST: '127.0.0.1',
  },
  use: async (server) => {
    const person = await operator();
    await person.send('/logout', {});
    const line = await eventually('a call of the hosted service', () =>
      server.output.split('\n').find((text) => text.includes(SENTENCE)),
    );
    check(line.includes('PusherRequestError'), 'the SDK of the hosted service calls its host');
  },
};
