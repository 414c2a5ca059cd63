import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRosters } from '../../../server/realtime/processes/rosters.ts';

const CHANNELS = ['presence-a', 'presence-b'];
const acts = fc.array(
  fc.record({
    joins: fc.boolean(),
    holder: fc.constantFrom('one', 'two', 'three'),
    channel: fc.constantFrom(...CHANNELS),
    userId: fc.constantFrom('1', '2'),
  }),
);

test('a member is added by the first holder and removed with the last, whatever the order', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const rosters = createRosters();
      /** The listeners' knowledge, and the true holders. */
      const notified = new Set<string>();
      const held = new Set<string>();
      for (const { joins, holder, channel, userId } of all) {
        const member = `${channel} ${userId}`;
        if (joins) {
          held.add(`${member} ${holder}`);
          const isNew = rosters.join(holder, { channel, member: { user_id: userId, user_info: {} } });
          expect(isNew).toBe(!notified.has(member));
          notified.add(member);
        } else {
          held.delete(`${member} ${holder}`);
          const isGone = rosters.leave(holder, channel, userId);
          const isOnHold = [...held].some((one) => one.startsWith(member));
          expect(isGone).toBe(notified.has(member) && !isOnHold);
          if (isGone) notified.delete(member);
        }
        const listed = CHANNELS.flatMap((name) =>
          rosters.members(name).map(({ user_id }) => `${name} ${user_id}`),
        );
        expect(new Set(listed)).toEqual(notified);
        const seats = rosters
          .seatsOf((one) => one === holder)
          .map((seat) => `${seat.channel} ${seat.member.user_id} ${holder}`);
        expect(new Set(seats)).toEqual(new Set([...held].filter((one) => one.endsWith(holder))));
      }
    }),
  );
});
