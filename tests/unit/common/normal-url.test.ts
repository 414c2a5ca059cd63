import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUrl, INVALID_URL, normalUrl } from '../../../common/format/email-and-url.ts';
import { catalogue } from '../../../translations/index.ts';
import { correctionBody } from '../../../server/contractors/listings/schemas.ts';
import { website } from '../../../server/profiles/page/page-field-schemas.ts';
import { newRedFlagForm } from '../../../server/red-flags/schemas.ts';

describe('a typed URL', () => {
  test.each([
    ['Https://Acme.example', 'https://acme.example'],
    ['HTTP://WWW.ACME.EXAMPLE/Fotos?Id=1#Top', 'http://www.acme.example/Fotos?Id=1#Top'],
    ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
    ['https://Plomería.mx:8080/obras', 'https://xn--plomera-dza.mx:8080/obras'],
    ['https://acme.example/ñ', 'https://acme.example/ñ'],
  ])('the URL %s is stored as %s, and passes the check', (typed, stored) => {
    expect(normalUrl(typed)).toBe(stored);
    expect(checkUrl(normalUrl(typed))).toBeNull();
  });

  test.each([
    'acme.example',
    'javascript:alert(1)',
    'https://user@acme.example',
    'https://ac me.example',
    'https://acme.example\n',
    'https://ac\tme.example',
    'https://%61cme.example',
    'https://acme.c',
    'ftp://acme.example',
    '',
  ])('the text %j is still none', (typed) => {
    expect(checkUrl(normalUrl(typed))).toBe(INVALID_URL);
  });

  test('a URL that passed before stays what it is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        fc.pre(checkUrl(url) === null);
        expect(normalUrl(url)).toBe(url.replace(/^[^/]+\/\/[^/?#:]+/u, (start) => start.toLowerCase()));
      }),
    );
  });
});

describe('the message of a wrong URL', () => {
  test('the message of a wrong URL: it is that of the check, in English to the mail', () => {
    expect(catalogue['validation.url']).toEqual([
      INVALID_URL,
      'Escriba una dirección como https://ejemplo.com.',
    ]);
  });

  test.each([
    ['a website on a page', website, 'https://acme'],
    ['a website in a listing', correctionBody.shape.website, 'acme'],
    ['a public record of a red flag', newRedFlagForm.shape.record_url, 'acme.example'],
  ])('the field of %s gives it', (_, schema, typed) => {
    const { error } = schema.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['validation.url']);
  });
});
