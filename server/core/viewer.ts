import type { Language } from '../../common/format/language.ts';

export const ROLES = ['user', 'contractor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person behind a request who has signed in, by cookie or by bearer token. */
export type SignedIn = {
  userId: number;
  sessionId: number;
  /** The profile this person reviews under. */
  profileId: number;
  /** The contractor this person answers for, as its owner or as a member; its profile is another one where the business was claimed. */
  contractorId: number | null;
  /** The business whose member this person is; null: an owner, or nobody's. */
  memberOf: MemberOf | null;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  language: Language;
  status: 'active' | 'inactive';
  passwordConfirmedAt: Date | null;
  /** The reason why admin pages are closed to an administrator: no second factor by now, or one that this session did not use. */
  adminNeeds?: 'set_up' | 'confirm' | null;
  /** The end of the days that an administrator without a second factor has left. */
  adminSetUpBy?: Date | null;
};

/** A member of a business acts for it while the owner's plan has room and the owner's account is active. */
export type MemberOf = { contractorId: number; ownerUserId: number; acts: boolean };

/** null: a visitor. */
export type Viewer = SignedIn | null;

/** Whether they may act as an administrator now: one who owes a second factor may not. */
export const actsAsAdministrator = (
  viewer: Pick<SignedIn, 'role' | 'adminNeeds'> | null | undefined,
): boolean => viewer?.role === 'admin' && !viewer.adminNeeds;

/** Neither a contractor nor acting for one: no plan is for them. */
export const isHomeowner = ({ role, contractorId }: Pick<SignedIn, 'role' | 'contractorId'>): boolean =>
  role === 'user' && contractorId === null;

/** Whether they act for a business that is somebody else's. */
export const isMember = (viewer: Viewer): boolean => viewer?.memberOf?.acts === true;

/** The profile in whose name they act: the business's that they manage, else their own. */
export const actingProfileOf = ({ contractorId, profileId }: SignedIn): number => contractorId ?? profileId;

/** The same and their own: what they wrote before they managed the business stays theirs. */
export const ownProfilesOf = ({ contractorId, profileId }: SignedIn): number[] =>
  contractorId === null ? [profileId] : [contractorId, profileId];

/** The owner of a page; a member answers for it, too, and does not own it. */
export const isOwner = (viewer: Viewer): boolean =>
  viewer !== null && viewer.contractorId !== null && !isMember(viewer);

/** The user whose plan counts: a member works within the plan of the business's owner. */
export const planHolderOf = ({ userId, memberOf }: Pick<SignedIn, 'userId' | 'memberOf'>): number =>
  memberOf?.acts ? memberOf.ownerUserId : userId;

/**
 * A conflict of interest: the business's owner and all its members, also one for whom its plan has no room. They neither
 * review, report nor follow it, nor write to it as strangers.
 */
export const belongsTo = (viewer: Viewer, contractorId: number): boolean =>
  viewer !== null &&
  (viewer.contractorId === contractorId ||
    viewer.profileId === contractorId ||
    viewer.memberOf?.contractorId === contractorId);
