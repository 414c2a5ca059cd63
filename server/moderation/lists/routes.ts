import type { Routes } from '../../core/routes.ts';

/** Contractors by region, their histories and reviews, and the reference lists. */
export function addListRoutes(_routes: Routes): void {}
