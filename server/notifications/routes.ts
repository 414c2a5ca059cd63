import type { Writer } from '../accounts/mails/frame.ts';
import type { Routes } from '../core/routes.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { addMailPreviewRoutes } from './preview-routes.ts';

/** What users are told, and the previews of its emails for administrators. */
export function addNotificationRoutes(routes: Routes, writer: Writer): void {
  addInboxRoutes(routes);
  addMailPreviewRoutes(routes, writer);
}
