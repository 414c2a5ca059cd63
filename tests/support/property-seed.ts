import fc from 'fast-check';

/** One seed for every run, so that a property fails where it was broken; PROPERTY_SEED names another. */
const SHARED_SEED = 20_261_127;

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? SHARED_SEED) });
