import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { detectLanguage } from '../../../server/content/text-language.ts';

/** Names, streets and firms of one language in texts of the other, short texts, capitals, no accents, both languages in one. */
const labelled = JSON.parse(
  readFileSync(new URL('../../fixtures/languages/labelled.json', import.meta.url), 'utf8'),
) as [Language, string][];

describe('the language of a review is told from its words', () => {
  test.each(labelled)(
    'the language of a review is told from its words: %s whatever the page is: %s',
    (language, text) => {
      for (const page of LANGUAGES) expect(detectLanguage(text, page)).toBe(language);
    },
  );

  test.each([
    'They came on the agreed day and left the place clean. I would hire them again without thinking twice.',
    'Never showed up, kept the deposit, and blocked my number. Three weeks later I am still without a bathroom.',
    'THE ROOF LEAKS MORE THAN BEFORE AND THE OWNER SAYS IT IS THE RAIN. AVOID.',
    '<script>alert(1)</script> The crew was on time and the price was what they had told us.',
  ])('an English review is told from its words: %s', (text) => {
    expect(detectLanguage(text, 'mexican_spanish')).toBe('english');
  });

  test.each([
    'Llegaron el día acordado y dejaron todo limpio. Los volvería a contratar sin pensarlo dos veces.',
    'Quedaron de venir el lunes y llegaron el jueves, pero el trabajo de tablaroca quedó muy bien.',
    'EL IMPERMEABILIZANTE SE LEVANTO A LOS DOS MESES Y NO CONTESTAN EL TELEFONO',
    'Muy buen trabajo del maestro y su ayudante, la neta sí los recomiendo con toda confianza.',
  ])('a Spanish review is told from its words: %s', (text) => {
    expect(detectLanguage(text, 'english')).toBe('mexican_spanish');
  });

  test.each([
    'Ils sont arrivés à l’heure et ont laissé la maison propre, je recommande vivement cette entreprise.',
    '他们按时到达，工作做得很好，价格也很公道。',
    '👍👍👍👍👍👍👍👍',
    '!!!! ---- 12345 67890 $$$$',
    '',
  ])(
    'the language of a review is told from its words neither, or none: that of the page counts for “%s”',
    (text) => {
      expect(detectLanguage(text, 'english')).toBe('english');
      expect(detectLanguage(text, 'mexican_spanish')).toBe('mexican_spanish');
    },
  );

  test.each([
    'José and María Hernández from Construcciones García did our patio. Great job, on time.',
    'Luis Alberto Ramírez and his son Juan Carlos came on Monday and fixed it.',
    'Plomería San José saved our weekend.',
    'Thanks to Guadalupe Sánchez Ortega at Pisos y Acabados del Valle!',
    'Carlos, Miguel and Jesús are the best crew in San Antonio.',
    'We hired Hermanos Villaseñor, S.A. de C.V. for the roof in El Paso.',
    'Señor Gómez of Casa Grande did the tile in Las Cruces.',
    'Don Ramón, Doña Lupe and Chuy painted our house on Calle de la Rosa.',
    'La Familia Roofing showed up late but did good work.',
    'Techos de Oro, Los Ángeles: fair price, clean work.',
    'Ask for Rigoberto Márquez de la Cruz.',
    'El Sol Electric, run by Jorge and Lupita Peña, rewired Rancho Mirage for us.',
    'Mr. Guadalupe Treviño Garza was kind to my mother.',
    'Juan is great.',
    'Very good, thanks Pedro!',
    'Los Hermanos Martínez poured our driveway in Nogales.',
    'Alejandro Domínguez Ibarra quoted 4,000 and kept his word.',
    'Pinturas y Acabados Monterrey did two coats in La Jolla.',
    'Muy Bueno Builders is the name and they are good.',
    'Best carnitas after the job, too. Gracias Beto and team!',
    'Francisco "Paco" Ríos, Ernesto Núñez and Raúl Peña laid the pavers at our casita in Santa Fe.',
    'Instalaciones Hidráulicas del Norte had our water back in two hours.',
    'Rosa María Castañeda answered every call.',
    'San Miguel de Allende style kitchen, built by Hernán Quiñones, we love it.',
    'They came.',
    'Cost too much.',
    'Ángel Di María: Louis van Gaal dynamic was why I left Manchester United',
    'Excellent service as usual',
  ])('the language of a review is told from its words names in Spanish make no text Spanish: %s', (text) => {
    expect(detectLanguage(text, 'english')).toBe('english');
    expect(detectLanguage(text, 'mexican_spanish')).toBe('english');
  });

  test.each([
    'John y Mary Smith de Johnson Roofing hicieron nuestro techo. Buen trabajo.',
    'Mike Anderson llegó puntual y dejó todo limpio.',
    'Home Solutions and Repairs me cambió el boiler.',
    'El señor William Brown de San Diego Plumbing nos salvó el fin de semana.',
    'Excelente servicio de Best Quality Painters.',
    'Gracias a Kevin y a Brandon de Sunrise Landscaping.',
    'Muy recomendados los de Green Valley Home Remodeling.',
    'Pedro es excelente.',
    'Todo bien, gracias.',
    'El closet quedó padrísimo, gracias a Walter Johnson.',
    'Contraté a The Roof Doctors y no volvieron.',
    'Los de Quick Fix Handyman cobraron 800 pesos.',
    'White House Construction tardó seis semanas.',
    'No los contraten.',
    'Jennifer Taylor contestó cada llamada.',
    'Nos pusieron piso laminado de la marca Pergo en el Home Office.',
    'Steven, el encargado de All American Windows, cumplió.',
    'La garantía de Lifetime Waterproofing sí la hicieron válida.',
    'Mal servicio y caro.',
    'Cambiaron la tubería de PVC y el WC en un día.',
    'Smith and Sons Electric: puntuales, amables y baratos.',
    'Se llama Richard y trabaja con Golden State Builders, se los recomiendo.',
    'Llegaron tarde.',
    'hola como estas',
    'Recomendado 100%',
  ])('the language of a review is told from its words names in English make no text English: %s', (text) => {
    expect(detectLanguage(text, 'english')).toBe('mexican_spanish');
    expect(detectLanguage(text, 'mexican_spanish')).toBe('mexican_spanish');
  });

  test.each([
    'Muito bom trabalho, o preço foi justo e deixaram tudo limpo, recomendo com certeza.',
    'Sehr gute Arbeit, pünktlich und sauber, wir würden sie wieder beauftragen.',
    'Ottimo lavoro, puntuali e gentili, hanno lasciato la casa pulita e li consiglio.',
    'No.',
    'María Fernanda',
    'Stephanie',
    'dallas',
  ])('another language, and a name alone, count as the page: %s', (text) => {
    expect(detectLanguage(text, 'english')).toBe('english');
    expect(detectLanguage(text, 'mexican_spanish')).toBe('mexican_spanish');
  });
});
