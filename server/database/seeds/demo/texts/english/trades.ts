import type { TradeTexts } from '../shapes.ts';
import { BUILD } from './build.ts';
import { CARE } from './care.ts';
import { CLIMATE } from './climate.ts';
import { CONCRETE_WORKS } from './concrete-works.ts';
import { DESIGN } from './design.ts';
import { FLOORS } from './floors.ts';
import { FRAMES_AND_STEEL } from './frames-and-steel.ts';
import { GROUND } from './ground.ts';
import { INTERIORS } from './interiors.ts';
import { KITCHEN_BATH } from './kitchen-bath.ts';
import { OPENINGS } from './openings.ts';
import { OUTDOORS } from './outdoors.ts';
import { POWER } from './power.ts';
import { ROOFS } from './roofs.ts';
import { WATER } from './water.ts';
import { YARD } from './yard.ts';

/** What customers say in English of the work of each trade. */
export const ENGLISH_TRADES: Readonly<Record<string, TradeTexts>> = {
  ...BUILD,
  ...KITCHEN_BATH,
  ...DESIGN,
  ...GROUND,
  ...CONCRETE_WORKS,
  ...FRAMES_AND_STEEL,
  ...ROOFS,
  ...OPENINGS,
  ...INTERIORS,
  ...FLOORS,
  ...POWER,
  ...WATER,
  ...CLIMATE,
  ...YARD,
  ...OUTDOORS,
  ...CARE,
};
