import { DEMO_TRADES } from '../../trades.ts';
import type { ProfileTexts } from '../shapes.ts';

export const SPANISH_PROFILES: Readonly<Record<string, ProfileTexts>> = Object.fromEntries(
  DEMO_TRADES.map(({ slug, mexican_spanish: words }) => [slug, { headlines: [words[0] + ' · {city}'], about: [words.join(', ') + '.'], services: [...words] }]),
);
