import { DEMO_TRADES } from '../../trades.ts';
import type { ProfileTexts } from '../shapes.ts';

export const ENGLISH_PROFILES: Readonly<Record<string, ProfileTexts>> = Object.fromEntries(
  DEMO_TRADES.map(({ slug, english: words }) => [slug, { headlines: [words[0] + ' · {city}'], about: [words.join(', ') + '.'], services: [...words] }]),
);
