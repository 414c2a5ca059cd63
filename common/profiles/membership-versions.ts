/** Apart from the table of plans: every page knows the version of its reader, and can offer another one. */
export const MEMBERSHIP_VERSIONS = ['free', 'gold', 'platinum', 'annual_gold'] as const;
export type MembershipVersion = (typeof MEMBERSHIP_VERSIONS)[number];

/** The plan that is offered to a user of a smaller one. */
export const UPGRADES = ['gold', 'platinum'] as const satisfies readonly MembershipVersion[];
export type Upgrade = (typeof UPGRADES)[number];
