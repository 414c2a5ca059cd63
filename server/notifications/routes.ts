import type { Writer } from '../mail/frame.ts';
import type { Routes } from '../core/routes.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { addMailPreviewRoutes } from './mails/preview-routes.ts';

/** The users' notices, and the previews of their emails for administrators. */
export function addNotificationRoutes(routes: Routes, writer: Writer): void {
  addInboxRoutes(routes);
  addMailPreviewRoutes(routes, writer);
}
