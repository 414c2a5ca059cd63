import type { ComponentProps } from 'react';
import type ConfirmPasswordPage from './accounts/confirm-password.tsx';
import type ForgotPasswordPage from './accounts/forgot-password.tsx';
import type InactiveAccountPage from './accounts/inactive-account.tsx';
import type JoinPage from './accounts/join.tsx';
import type LoginPage from './accounts/login.tsx';
import type MailboxPage from './accounts/mailbox.tsx';
import type ProfileEditPage from './accounts/profile-edit.tsx';
import type RegisterPage from './accounts/register.tsx';
import type ResetPasswordPage from './accounts/reset-password.tsx';
import type SettingsPasswordPage from './accounts/settings-password.tsx';
import type VerifyEmailPage from './accounts/verify-email.tsx';
import type ContractorsIndexPage from './contractors/index.tsx';
import type ContractorRatingsPage from './contractors/ratings.tsx';
import type ContractorShowPage from './contractors/show.tsx';
import type DashboardPage from './dashboard/show.tsx';
import type HomePage from './home/show.tsx';
import type ErrorPage from './errors/show.tsx';
import type ReviewCreatePage from './reviews/create.tsx';
import type ReviewsGivenPage from './reviews/given.tsx';
import type ReviewsGotPage from './reviews/got.tsx';

/** Every page by its component name, with the props it takes: what the server sends is checked against this. */
export type Pages = {
  'accounts/confirm-password': ComponentProps<typeof ConfirmPasswordPage>;
  'accounts/forgot-password': ComponentProps<typeof ForgotPasswordPage>;
  'accounts/inactive-account': ComponentProps<typeof InactiveAccountPage>;
  'accounts/join': ComponentProps<typeof JoinPage>;
  'accounts/login': ComponentProps<typeof LoginPage>;
  'accounts/mailbox': ComponentProps<typeof MailboxPage>;
  'accounts/profile-edit': ComponentProps<typeof ProfileEditPage>;
  'accounts/register': ComponentProps<typeof RegisterPage>;
  'accounts/reset-password': ComponentProps<typeof ResetPasswordPage>;
  'accounts/settings-password': ComponentProps<typeof SettingsPasswordPage>;
  'accounts/verify-email': ComponentProps<typeof VerifyEmailPage>;
  'contractors/index': ComponentProps<typeof ContractorsIndexPage>;
  'contractors/ratings': ComponentProps<typeof ContractorRatingsPage>;
  'contractors/show': ComponentProps<typeof ContractorShowPage>;
  'dashboard/show': ComponentProps<typeof DashboardPage>;
  'home/show': ComponentProps<typeof HomePage>;
  'errors/show': ComponentProps<typeof ErrorPage>;
  'reviews/create': ComponentProps<typeof ReviewCreatePage>;
  'reviews/given': ComponentProps<typeof ReviewsGivenPage>;
  'reviews/got': ComponentProps<typeof ReviewsGotPage>;
};

export type PageName = keyof Pages;
