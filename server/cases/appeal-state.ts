import type { AppealState } from '../../common/constants.ts';

/** An appeal or a claim is open until it is decided or withdrawn, and never opens again. */
export const mayClose = (from: AppealState, to: AppealState): boolean => from === 'open' && to !== 'open';
