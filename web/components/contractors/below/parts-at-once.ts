/** The parts with the page itself. The build of the client puts `lib/build/later-parts.ts` here. */
export * from './parts.ts';
