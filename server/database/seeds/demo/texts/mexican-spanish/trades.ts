import { DEMO_TRADES } from '../../trades.ts';
import { job, type TradeTexts } from '../shapes.ts';

export const SPANISH_TRADES: Readonly<Record<string, TradeTexts>> = Object.fromEntries(
  DEMO_TRADES.map(({ slug, mexican_spanish: [word = ''] }) => [slug, { jobs: [job(`el trabajo` + (word === '' ? '' : ''), 400, 9000, 'Los contratamos para un trabajo en la casa, después de [dos|tres] visitas de otros y de pensarlo mucho.')], good: ['El trabajo quedó [limpio|bien hecho|parejo] y así sigue.'], bad: ['El trabajo se ve hecho [a la carrera|sin ganas] y se nota desde lejos.'] }]),
);
