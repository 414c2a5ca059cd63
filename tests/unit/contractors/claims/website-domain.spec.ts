import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAtWebsite,
  isFreeMail,
  mailDomainOf,
  maskedEmail,
  registeredDomain,
} from '../../../../server/contractors/claims/website-domain.ts';

describe('the part of a host that somebody registered', () => {
  test.each([
    ['acme.com', 'acme.com'],
    ['WWW.Acme.COM', 'acme.com'],
    ['mail.phoenix.acme.com.', 'acme.com'],
    ['plomeria.com.mx', 'plomeria.com.mx'],
    ['www.plomeria.com.mx', 'plomeria.com.mx'],
    ['plomeria.mx', 'plomeria.mx'],
    ['tienda.plomeria.mx', 'plomeria.mx'],
    ['acme.co.uk', 'acme.co.uk'],
    ['acme.us', 'acme.us'],
    ['acme.phoenix.az.us', 'acme.phoenix.az.us'],
    ['xn--caera-ota.mx', 'xn--caera-ota.mx'],
    ['com.mx', null],
    ['az.us', null],
    ['localhost', null],
    ['192.168.0.1', null],
    ['acme..com', null],
    ['', null],
  ])('the part of a host that somebody registered of %s it is %s', (host, domain) => {
    expect(registeredDomain(host)).toBe(domain);
  });

  test('the part of a host that somebody registered stays the same below itself', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);
    fc.assert(
      fc.property(label, fc.array(label, { maxLength: 3 }), (name, below) => {
        const host = [...below, name, 'com', 'mx'].join('.');
        expect(registeredDomain(host)).toBe(`${name}.com.mx`);
      }),
    );
  });
});

describe('the domain of a business’s own mail', () => {
  test.each([
    ['https://www.acme.com/about?x=1', 'acme.com'],
    ['acme.com', 'acme.com'],
    ['HTTP://Shop.Acme.com:8080/', 'acme.com'],
    ['http://plomería.mx', 'xn--plomera-dza.mx'],
    ['https://acme.wixsite.com/roofing', null],
    ['https://www.facebook.com/acmeroofing', null],
    ['https://acme.github.io', null],
    ['https://sites.google.com/view/acme', null],
    ['https://gmail.com', null],
    ['http://10.0.0.1', null],
    ['not a website', null],
    ['', null],
    [null, null],
  ])('the domain of a business’s own mail of %s it is %s', (website, domain) => {
    expect(mailDomainOf(website)).toBe(domain);
  });
});

describe('whether an address is at a website', () => {
  const SITE = 'https://www.acme.com.mx';
  test.each([
    ['ana@acme.com.mx', true],
    ['ana@correo.acme.com.mx', true],
    ['ana@ACME.com.mx', true],
    ['ana@notacme.com.mx', false],
    ['ana@acme.com.mx.evil.com', false],
    ['ana@acme.com', false],
    ['ana@com.mx', false],
    ['ana@gmail.com', false],
  ])('whether an address is at a website: %s: %s', (email, is) => {
    expect(isAtWebsite(email, SITE)).toBe(is);
  });

  test('whether an address is at a website is never so for a mailbox that anybody gets, whatever the listing says', () => {
    expect(isAtWebsite('ana@gmail.com', 'https://gmail.com')).toBe(false);
    expect(isFreeMail('hotmail.com.mx')).toBe(true);
    expect(isFreeMail('mail.yahoo.com')).toBe(true);
    expect(isFreeMail('acmehotmail.com')).toBe(false);
  });
});

test('a listed address shows its first letter and its domain', () => {
  expect(maskedEmail('office@acme.com')).toBe('o•••@acme.com');
  expect(maskedEmail('a@acme.com')).toBe('a•••@acme.com');
});
