import { actsAsAdministrator } from './core/viewer.ts';
import { mayOpenCase } from './moderation/queries/may-open-case.ts';
import type { ChannelRule, SubscribingUser } from './realtime/channel-rules.ts';

const isAdministrator = ({ viewer }: SubscribingUser): boolean => actsAsAdministrator(viewer);

/** The channels with the rule who may subscribe. A channel that is neither listed nor public is refused. */
export const CHANNELS: readonly ChannelRule[] = [
  { pattern: 'private-users.{id}', maySubscribe: ({ viewer }, id) => viewer.userId === id },
  // For programs of the operator's, whose words not even the carrier is to read.
  { pattern: 'private-encrypted-users.{id}', maySubscribe: ({ viewer }, id) => viewer.userId === id },
  { pattern: 'private-admin', maySubscribe: isAdministrator },
  // The administrators who look at a case, shown to those who may open it.
  {
    pattern: 'presence-admin.review.{id}',
    maySubscribe: (user, id) => isAdministrator(user) && mayOpenCase(user, id),
  },
];

/** Names of channels, as events are sent to them. */
export const channelOf = {
  user: (userId: number): string => `private-users.${userId}`,
  administrators: 'private-admin',
  /** Public, like a posting's page and a region's list: these channels carry nothing private. */
  posting: (postingId: number): string => `posts.${postingId}`,
  feed: (regionId: number): string => `feed.${regionId}`,
  /** The list of all regions. */
  feedOfAll: 'feed.all',
};
