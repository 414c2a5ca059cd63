import { router } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';

const mark = () => document.querySelector('meta[name="saved-at"]');
const OFFLINE_PATHS: readonly string[] = [
  route('offline', {}, { language: 'english' }),
  route('offline', {}, { language: 'mexican_spanish' }),
];

/**
 * The time when the page was saved, in ISO 8601, where it is a copy (web/worker/copies.ts). The first
 * successful visit removes it.
 */
export const readSavedAt = (): string | null => mark()?.getAttribute('content') ?? null;

/** The worker keeps pages as a visitor sees them: they do not say who is signed in. */
export const isVisitorsCopy = (url: string): boolean =>
  mark() !== null || OFFLINE_PATHS.includes(url.split(/[?#]/)[0] ?? '');

/** A page of the server replaces the copy; one part of it alone does not. */
export function followSavedCopy(): void {
  let isPart = false;
  router.on('start', ({ detail: { visit } }) => {
    isPart = visit.only.length > 0;
  });
  router.on('beforeUpdate', () => {
    if (!isPart) mark()?.remove();
  });
}
