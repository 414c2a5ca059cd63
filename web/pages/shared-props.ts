import type { Language } from '../../common/format/language.ts';
import type { ClientSettings } from '../../server/realtime/client-settings.ts';
import type { UploadView } from '../../server/uploads/views.ts';
import type { Messages } from '../../common/format/translator.ts';

/** The props that every page gets beside its own. */
export type SharedProps = {
  siteTitle: string;
  language: Language;
  /** The server's clock in ISO 8601, so that both sides write the same "5m". */
  now: string;
  viewer: {
    userId: number;
    profileId: number;
    name: string;
    role: 'user' | 'contractor' | 'admin';
    emailVerified: boolean;
    /** An inactive account hears of nothing: it has one page. */
    isActive: boolean;
    contractorId: number | null;
    /** The user is a member of another owner's business, also while its plan has no room for them. */
    isMember: boolean;
    /** Decisions and conversations not read, and reviews got since the last look; 100 for more than 99. */
    unread: number;
    /** An administrator without a second factor has until then to set one up; missing where nothing is asked. */
    setUpSecondFactorBy?: string;
  } | null;
  /** This page's own texts; kept by the client until the language or the part of the site changes. */
  messages: Messages;
  /** The source of events; the client keeps it. */
  realtime: ClientSettings;
  /** For the hidden field of a form that posts; missing on pages that visitors share. */
  formToken?: string;
  /** The typed values of a refused native form; never a secret. */
  input?: Record<string, unknown>;
  /** Files of that form by its field: they are stored, so nobody chooses them again. */
  keptFiles?: { field: string; uploads: readonly UploadView[] };
  /** Ids of the contractors on this page whose owner has a paid plan. */
  paidPlans?: readonly number[];
  development: boolean;
  /** The same page in the other language, where both have a URL. */
  alternateUrl: string | null;
  canonicalUrl: string;
};

/** A sentence for a toast after a redirect; a notice stays on the page instead. */
export type Flash = {
  success?: string;
  error?: string;
  notice?: string;
  /** The next step after the notice. */
  link?: { label: string; href: string };
  /** The plan that would have allowed what was refused, and where that goes on once it is paid for. */
  upgrade?: { plan: string; message: string; next: string; compare?: string };
  /** After logging in: there is something new that this user has not seen. */
  news?: true;
};
