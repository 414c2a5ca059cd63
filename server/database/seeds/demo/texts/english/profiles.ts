import type { ProfileTexts } from '../shapes.ts';
import { BUILDING_PROFILES } from './profiles-building.ts';
import { FINISHING_PROFILES } from './profiles-finishing.ts';

/** What businesses of each trade say of themselves in English. */
export const ENGLISH_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  ...BUILDING_PROFILES,
  ...FINISHING_PROFILES,
};
