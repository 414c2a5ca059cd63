import type { Language } from '../../common/language.ts';

export const ROLES = ['user', 'contractor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person behind a request who has signed in, by cookie or by bearer token. */
export type SignedIn = {
  userId: number;
  sessionId: number;
  /** The profile this person reviews under. */
  profileId: number;
  /** The contractor this person answers for; its profile is another one where the business was claimed. */
  contractorId: number | null;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  language: Language;
  status: 'active' | 'inactive';
  passwordConfirmedAt: Date | null;
};

/** null: a visitor. */
export type Viewer = SignedIn | null;
