import type { Routes } from '../../core/routes.ts';

/** Users, what is done with them, and claims. */
export function addPeopleRoutes(_routes: Routes): void {}
