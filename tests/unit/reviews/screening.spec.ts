import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScreenedReview } from '../../../server/reviews/screening/screen-review.ts';
import { isBurst } from '../../../server/reviews/screening/burst.ts';
import { hasContactDetails } from '../../../server/screening/contact-details.ts';
import { NEAR_COPY_FROM, bandsOf, runsOf, similarity } from '../../../server/screening/near-copy.ts';

describe('contact details in a text', () => {
  test.each([
    'Call him at (559) 555-0142 after six.',
    'Su número es 55 5555 0142, pregunte por Memo.',
    'Text +1 559-555-0142.',
    'Mi WhatsApp: +52 1 664 555 0142',
    '559.555.0142 is the one that answers',
    'Tel 5595550142',
    'Write to ana.ruiz@example.com',
    'Escriba a ana arroba example punto com',
    'ana (at) example (dot) com',
    'He lives at 1420 Oak Street and parks on the lawn.',
    'Their yard is on 33 N. First Ave in Fresno.',
    'Su taller está en Calle Hidalgo 214, atrás del mercado.',
    'Viven en Av. de las Rosas #12',
    'a\u200bna@exam\u200bple.com',
  ])('contact details in a text are seen in: %s', (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  test.each([
    'The quote was $12,500.00 and the bill 12,480.50.',
    'Paid $1,200 on 03/14/2026 and the rest on 04/02/2026.',
    'License number 5595550142 is valid until 2027.',
    'Licencia no. 1234567890 vigente.',
    'Factura folio 2026 0142 5555.',
    'They laid 1,420 square feet of oak in 3 days, 8 am to 5 pm.',
    'El trabajo duró 3 semanas y costó 45,000 pesos.',
    'He came at 10, was done at 4, and the dot on the wall is gone.',
    'We live on a quiet street and the drive was left clean.',
    'Quedamos en la calle a esperar media hora.',
    'Five stars from us, 10 out of 10.',
    'Model number 4155550142 of the heater was out of stock.',
    'Llegaron a la avenida con dos camiones y 6 personas.',
    'Charged 15 % more than in 2024; 2 of 3 rooms are painted.',
  ])('contact details in a text are not seen in: %s', (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });

  test('no text takes long to read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000, unit: 'grapheme' }), (text) => {
        expect(typeof hasContactDetails(text)).toBe('boolean');
      }),
    );
  });
});

const words = fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 20, maxLength: 200 });

describe('near-copies', () => {
  test('a text is wholly like itself, in other case, accents and punctuation too', () => {
    const text = 'Cambió el boiler, dejó TODO limpio; volvería a contratarlo.';
    const other = 'cambio el boiler dejo todo limpio volveria a contratarlo';
    expect(similarity(runsOf(text), runsOf(other))).toBe(1);
    expect(bandsOf(runsOf(text))).toEqual(bandsOf(runsOf(other)));
  });

  test('likeness is the same both ways, between 0 and 1', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [first, second] = [runsOf(one.join(' ')), runsOf(other.join(' '))];
        const value = similarity(first, second);
        expect(value).toBe(similarity(second, first));
        expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
  });

  test('two texts as like as that meet in the index', () => {
    fc.assert(
      fc.property(words, fc.nat(), (text, place) => {
        const changed = text.with(place % text.length, 'changedword');
        const [one, other] = [runsOf(text.join(' ')), runsOf(changed.join(' '))];
        fc.pre(similarity(one, other) >= NEAR_COPY_FROM);
        const bands = new Set(bandsOf(one));
        expect(bandsOf(other).some((band) => bands.has(band))).toBe(true);
      }),
    );
  });

  test('sixteen whole numbers of 32 bits, none for an empty text', () => {
    expect(bandsOf(runsOf(' … '))).toEqual([]);
    fc.assert(
      fc.property(words, (text) => {
        const bands = bandsOf(runsOf(text.join(' ')));
        expect(bands).toHaveLength(16);
        expect(bands.every((band) => band === (band | 0))).toBe(true);
      }),
    );
  });
});

describe('a burst', () => {
  test.each([
    [4, [], false],
    [5, [], true],
    [5, Array(90).fill(2), false],
    [12, Array(90).fill(2), true],
    [20, Array(90).fill(12), false],
    [5, [1, 1, 1], true],
  ])('a burst: %i reviews in a day after %j', (today, earlier, expected) => {
    expect(isBurst(today, earlier as number[])).toBe(expected);
  });

  test('more reviews on the day never turn a burst into none', () => {
    const days = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 90 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), days, (today, earlier) => {
        expect([isBurst(today, earlier), isBurst(today + 1, earlier)]).not.toEqual([true, false]);
      }),
    );
  });
});

test('what screening is given has no stars in it', () => {
  const review: Required<ScreenedReview> = {
    reviewId: 1,
    contractorId: 2,
    authorUserId: 3,
    title: '',
    body: '',
  };
  // The compiler keeps this list complete: a field more in the type is an error above.
  expect(Object.keys(review)).toEqual(['reviewId', 'contractorId', 'authorUserId', 'title', 'body']);
});
