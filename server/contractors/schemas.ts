import * as z from 'zod';
import {
  CSLB_CLASS,
  CSLB_CLASSES_MAX_COUNT,
  LIST_NAME_MAX_LENGTH,
  SYNONYM_MAX_LENGTH,
  SYNONYMS_MAX_COUNT,
} from '../../common/constants.ts';
import { TRADE_ICONS } from '../../common/profiles/trade-icons.ts';
import type { MessageKey } from '../../translations/index.ts';
import { checkbox, splitList } from '../core/forms/native-fields.ts';
import { line } from '../core/validation.ts';

/** A name is shown everywhere, so it needs a letter at least. */
const name = () =>
  line(LIST_NAME_MAX_LENGTH).pipe(
    z
      .string()
      .min(2)
      .regex(/\p{L}/u, { message: 'validation.format' satisfies MessageKey }),
  );

const synonym = line(SYNONYM_MAX_LENGTH)
  .pipe(
    z
      .string()
      .min(1)
      .regex(/[\p{L}\p{N}]/u, { message: 'validation.format' satisfies MessageKey }),
  )
  .transform((word) => word.toLowerCase());
const synonyms = z.preprocess(
  splitList,
  z
    .array(synonym)
    .max(SYNONYMS_MAX_COUNT)
    .transform((words) => [...new Set(words)]),
);

const cslbClass = line(8)
  .transform((letters) => letters.toUpperCase())
  .pipe(z.string().regex(CSLB_CLASS, { message: 'admin_lists.cslb_format' satisfies MessageKey }));

const version = z.coerce.number().int().min(1).max(2_147_483_647);

export const tradeBody = z.object({
  english: name(),
  mexican_spanish: name(),
  icon: z.enum(TRADE_ICONS),
  synonyms: z.object({ english: synonyms, mexican_spanish: synonyms }),
  cslb_classes: z.preprocess(
    splitList,
    z
      .array(cslbClass)
      .max(CSLB_CLASSES_MAX_COUNT)
      .transform((classes) => [...new Set(classes)]),
  ),
});
export type TradeFields = z.output<typeof tradeBody>;
/** `version` is the one that was on the screen. */
export const tradeChangesBody = tradeBody.extend({ version });
export const removeTradeBody = z.object({ version });

export const regionBody = z.object({
  english: name(),
  mexican_spanish: name(),
  active: checkbox,
  version,
});
export type RegionChanges = z.output<typeof regionBody>;
