import type { Routes } from '../core/routes.ts';
import { addAccountAdminRoutes } from './admin-routes.ts';
import { addApiRoutes } from './api-routes.ts';
import type { Accounts } from './accounts.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { addMailboxRoute } from './mailbox-route.ts';
import { addPasswordRoutes } from './passwords/password-routes.ts';
import { addSessionRoutes } from './sessions/session-routes.ts';
import { addConfirmRoutes } from './sign-in/confirm-routes.ts';
import { addLoginRoutes } from './sign-in/login-routes.ts';
import { addPasskeyRoutes } from './sign-in/passkey-routes.ts';
import { addProviderRoutes } from './sign-in/provider-routes.ts';
import { addRecoveryRoutes } from './sign-in/recovery-routes.ts';
import { addSignInSettingsRoutes } from './sign-in/settings-routes.ts';
import { addUnsubscribeRoutes } from './unsubscribe-routes.ts';

/** Opening an account, coming and going, passwords, and the calls that go with them. */
export function addAccountRoutes(routes: Routes, accounts: Accounts, gateway: Gateway): void {
  addSessionRoutes(routes, accounts);
  addLoginRoutes(routes, accounts);
  addPasskeyRoutes(routes);
  addProviderRoutes(routes, accounts);
  addConfirmRoutes(routes);
  addSignInSettingsRoutes(routes);
  addRecoveryRoutes(routes, accounts);
  addPasswordRoutes(routes, accounts);
  addApiRoutes(routes, accounts);
  addAccountAdminRoutes(routes, gateway);
  addMailboxRoute(routes);
  addUnsubscribeRoutes(routes);
}
