import type { ProfileTexts } from '../shapes.ts';
import { BUILDING_PROFILES } from './profiles-building.ts';
import { FINISHING_PROFILES } from './profiles-finishing.ts';

/** Lo que dicen de sí mismas en español las empresas de cada oficio. */
export const SPANISH_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  ...BUILDING_PROFILES,
  ...FINISHING_PROFILES,
};
