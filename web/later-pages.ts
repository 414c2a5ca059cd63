import type { ComponentType } from 'react';
import { LATER_ROUTES } from '../common/routes/later-routes.ts';
import { addRoutes } from '../common/routes/route-table.ts';

addRoutes(LATER_ROUTES);

/** Every page that few visitors see first. Their addresses are 3 KB, so a browser fetches this list with the first of them. */
export const LATER_PAGES = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>([
  './pages/**/*.tsx',
  '!./pages/home/**',
  '!./pages/contractors/**',
]);

/** The comparison of the larger plans, which opens over any page. */
export const fetchUpgradeDialog = async () =>
  (await import('./components/billing/upgrade-dialog.tsx')).UpgradeDialog;
