/** The steps of the profile setup, in their order; `profiles.setup_step` counts them from 1. */
export const SETUP_STEPS = ['basic-info', 'trades', 'views', 'template', 'done'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Only a business has a page whose look it chooses. */
export const setupStepsOf = (isBusiness: boolean): readonly SetupStep[] =>
  isBusiness ? SETUP_STEPS : SETUP_STEPS.filter((step) => step !== 'template');

/** As `profiles.setup_step` counts it. */
export const numberOfStep = (step: SetupStep): number => SETUP_STEPS.indexOf(step) + 1;

/** The step at which a user with `setupStep` continues. */
export function currentStep(setupStep: number, isBusiness: boolean): SetupStep {
  return setupStepsOf(isBusiness).find((step) => numberOfStep(step) >= setupStep) ?? 'done';
}

/** The step that follows. */
export function stepAfter(step: SetupStep, isBusiness: boolean): SetupStep {
  const steps = setupStepsOf(isBusiness);
  return steps[steps.indexOf(step) + 1] ?? 'done';
}
