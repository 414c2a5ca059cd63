import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../../server/content/text-language.ts';

describe('the language of a review is told from its words', () => {
  test.each([
    'They came on the agreed day and left the place clean. I would hire them again without thinking twice.',
    'Never showed up, kept the deposit, and blocked my number. Three weeks later I am still without a bathroom.',
    'THE ROOF LEAKS MORE THAN BEFORE AND THE OWNER SAYS IT IS THE RAIN. AVOID.',
    '<script>alert(1)</script> The crew was on time and the price was what they had told us.',
  ])('English: %s', (text) => {
    expect(detectLanguage(text, 'mexican_spanish')).toBe('english');
  });

  test.each([
    'Llegaron el día acordado y dejaron todo limpio. Los volvería a contratar sin pensarlo dos veces.',
    'Quedaron de venir el lunes y llegaron el jueves, pero el trabajo de tablaroca quedó muy bien.',
    'EL IMPERMEABILIZANTE SE LEVANTO A LOS DOS MESES Y NO CONTESTAN EL TELEFONO',
    'Muy buen trabajo del maestro y su ayudante, la neta sí los recomiendo con toda confianza.',
  ])('Spanish: %s', (text) => {
    expect(detectLanguage(text, 'english')).toBe('mexican_spanish');
  });

  test.each([
    'Ils sont arrivés à l’heure et ont laissé la maison propre, je recommande vivement cette entreprise.',
    '他们按时到达，工作做得很好，价格也很公道。',
    '👍👍👍👍👍👍👍👍',
    '!!!! ---- 12345 67890 $$$$',
    '',
  ])('neither, or none: that of the page counts for “%s”', (text) => {
    expect(detectLanguage(text, 'english')).toBe('english');
    expect(detectLanguage(text, 'mexican_spanish')).toBe('mexican_spanish');
  });
});
