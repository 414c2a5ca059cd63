import type { ReadContext } from '../core/context.ts';
import type { SignedIn } from '../core/viewer.ts';

/** A signed-in user who asks to subscribe. */
export type SubscribingUser = ReadContext & { viewer: SignedIn };

export type ChannelRule = {
  /** `private-users.{id}`; `{id}` is the id of a row. */
  pattern: string;
  maySubscribe: (user: SubscribingUser, id: number) => boolean | Promise<boolean>;
};

/** The rule of a channel and the id in its name; null: there is no such channel. */
export function ruleOf(
  rules: readonly ChannelRule[],
  channel: string,
): { rule: ChannelRule; id: number } | null {
  for (const rule of rules) {
    const [before = '', after] = rule.pattern.split('{id}');
    if (after === undefined) {
      if (channel === rule.pattern) return { rule, id: 0 };
      continue;
    }
    const id =
      channel.startsWith(before) && channel.endsWith(after)
        ? channel.slice(before.length, channel.length - after.length)
        : '';
    if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647) return { rule, id: Number(id) };
  }
  return null;
}
