import type { Routes } from '../core/routes.ts';
import { addProfileCalls } from './api-routes.ts';
import { addAvatarRoutes } from './avatar-routes.ts';
import { addBadgeRoutes } from './badge/routes.ts';
import { addContractorPageRoutes } from './contractor-page-routes.ts';
import { addLookCalls } from './look-routes.ts';
import { addProfilePages } from './page-routes.ts';
import { addPhotoRoutes } from './photos/routes.ts';
import { addSetupRoutes } from './setup-routes.ts';

/** The profiles of users and businesses, and the users' view settings. */
export function addProfileRoutes(routes: Routes): void {
  addProfilePages(routes);
  addSetupRoutes(routes);
  addProfileCalls(routes);
  addLookCalls(routes);
  addContractorPageRoutes(routes);
  addPhotoRoutes(routes);
  addAvatarRoutes(routes);
  addBadgeRoutes(routes);
}
