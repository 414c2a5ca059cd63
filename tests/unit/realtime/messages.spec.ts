import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, ownerOf } from '../../../server/realtime/channel-names.ts';
import {
  errorMessage,
  message,
  parseMember,
  parseMessage,
  parseUser,
} from '../../../server/realtime/messages.ts';

const said = (event: string, data: unknown) => JSON.stringify({ event, data });

describe('what a client says', () => {
  test('what a client says is understood, with data as an object or as the text of one', () => {
    const data = { channel: 'private-a', auth: 'k:s', channel_data: '{"user_id":"1"}' };
    const expected = { kind: 'subscribe', channel: 'private-a', auth: 'k:s', channelData: '{"user_id":"1"}' };
    expect(parseMessage(said('pusher:subscribe', data))).toEqual(expected);
    expect(parseMessage(said('pusher:subscribe', JSON.stringify(data)))).toEqual(expected);
    expect(parseMessage(said('pusher:unsubscribe', { channel: 'a' }))).toEqual({
      kind: 'unsubscribe',
      channel: 'a',
    });
    expect(parseMessage(said('pusher:signin', { auth: 'k:s', user_data: '{}' }))).toEqual({
      kind: 'signin',
      auth: 'k:s',
      userData: '{}',
    });
    expect(parseMessage(said('pusher:ping', {}))).toEqual({ kind: 'ping' });
    expect(parseMessage('{"event":"pusher:pong"}')).toEqual({ kind: 'pong' });
    expect(parseMessage('{"event":"client-typing","channel":"private-a","data":{"x":1}}')).toEqual({
      kind: 'client_event',
      event: 'client-typing',
      channel: 'private-a',
      data: { x: 1 },
    });
    expect(parseMessage(said('client-typing', {}))).toEqual({ kind: 'malformed' });
    expect(parseMessage(said('pusher:other', {}))).toEqual({ kind: 'unknown' });
  });

  test('what a client says may be anything at all, and is answered', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(['malformed', 'unknown']).toContain(parseMessage(text).kind);
      }),
    );
    const events = fc.constantFrom('subscribe', 'unsubscribe', 'signin', 'ping', 'pong');
    fc.assert(
      fc.property(events, fc.jsonValue(), (event, data) => {
        const { kind } = parseMessage(said(`pusher:${event}`, data));
        expect([event, 'malformed']).toContain(kind);
      }),
    );
  });
});

describe('who is named', () => {
  test('a member is named in channel data and at sign-in', () => {
    expect(parseMember('{"user_id":7,"user_info":{"name":"Ana"}}')).toEqual({
      user_id: '7',
      user_info: { name: 'Ana' },
    });
    expect(parseMember('{"user_id":"7"}')).toEqual({ user_id: '7', user_info: {} });
    expect(parseUser('{"id":"7","watchlist":["8","9"]}')).toEqual({ id: '7', watchlist: ['8', '9'] });
    expect(parseUser(JSON.stringify({ id: '7', watchlist: Array(101).fill('8') }))).toBeNull();
    expect(parseUser('{"id":"7"}')).toEqual({ id: '7', watchlist: [] });
  });

  test.each([null, '', '{}', '[]', '{"user_id":""}', '{"user_id":{}}', `{"user_id":"${'x'.repeat(129)}"}`])(
    'nobody in %s',
    (data) => {
      expect(parseMember(data)).toBeNull();
      expect(parseUser(data ?? '')).toBeNull();
    },
  );
});

describe('what a channel’s name says', () => {
  test.each([
    ['posts.1', 'public'],
    ['feed.us-ca', 'public'],
    ['private-users.7', 'private'],
    ['presence-admin.review.3', 'presence'],
    ['#server-to-user-7', 'own'],
    ['private-encrypted-secret', 'private'],
    ['', null],
    ['with space', null],
    ['#other', null],
    ['a'.repeat(201), null],
  ])('what a channel’s name says: %s is %s', (name, kind) => expect(kindOf(name)).toBe(kind));

  test('what a channel’s name says whose own channel it is', () => {
    expect(ownerOf('#server-to-user-7')).toBe('7');
    expect(ownerOf('private-users.7')).toBeNull();
  });
});

test('a message carries its data as text, an error as an object', () => {
  expect(JSON.parse(message('made', { id: 1 }, 'posts.1'))).toEqual({
    event: 'made',
    channel: 'posts.1',
    data: '{"id":1}',
  });
  expect(JSON.parse(message('made', '{"id":1}'))).toEqual({ event: 'made', data: '{"id":1}' });
  expect(JSON.parse(errorMessage(4009, 'no'))).toEqual({
    event: 'pusher:error',
    data: { code: 4009, message: 'no' },
  });
});
