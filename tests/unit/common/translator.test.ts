import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../common/format/translator.ts';

describe('a sentence that ends in a name', () => {
  const t = createTranslator('english', { 'claims.intro': 'You answer for {name}. {others} wait.' });
  const say = (name: string) => t('claims.intro' as never, { name, others: 'Two' });

  test('a sentence that ends in a name has one period where the name ends in one', () => {
    expect(say('Foxglove Excavating Co.')).toBe('You answer for Foxglove Excavating Co. Two wait.');
  });

  test('a sentence that ends in a name keeps its own period after any other name', () => {
    expect(say('Foxglove')).toBe('You answer for Foxglove. Two wait.');
  });
});
