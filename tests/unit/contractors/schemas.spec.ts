import { describe, expect, test } from 'vitest';
import { BAD_WORDS } from '../../../server/database/seeds/reference/bad-words.ts';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';
import { removeBadWordBody } from '../../../server/content/schemas.ts';
import { regionBody, tradeBody } from '../../../server/contractors/schemas.ts';

describe('what is shipped', () => {
  test('every trade can be saved as it is', () => {
    for (const { english, mexican_spanish, icon, synonyms, cslbClasses } of TRADES) {
      const saved = tradeBody.parse({ english, mexican_spanish, icon, synonyms, cslb_classes: cslbClasses });
      expect(saved).toEqual({ english, mexican_spanish, icon, synonyms, cslb_classes: [...cslbClasses] });
    }
  });

  test('every region can be saved as it is', () => {
    for (const { english, mexican_spanish } of REGIONS) {
      const region = { english, mexican_spanish, active: true, version: 1 };
      expect(regionBody.parse(region)).toEqual(region);
    }
  });

  test('every masked word can be removed under the name it has', () => {
    const changed = BAD_WORDS.filter((entry) => removeBadWordBody.parse(entry).word !== entry.word);
    expect(changed).toEqual([]);
  });
});
