import { isHold } from '../../common/cases/hold.ts';
import type { Translate } from '../../common/format/translator.ts';
import type { ScreeningSignal } from '../screening/signals.ts';

/** The reason of a decision in words: screening gives its signals, which have names of their own. */
export const reasonInWords = (action: string | null, text: string | null, t: Translate): string | null =>
  action !== null && isHold(action) && text !== null
    ? text
        .split(', ')
        .map((signal) => t(`admin.signal.${signal as ScreeningSignal}`))
        .join(', ')
    : text;
