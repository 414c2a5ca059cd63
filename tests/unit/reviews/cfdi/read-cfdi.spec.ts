import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCfdi, UnusableCfdi, type Trusted } from '../../../../server/reviews/proofs/cfdi/read-cfdi.ts';
import type { ReadCfdi } from '../../../../server/reviews/proofs/cfdi/cfdi.ts';
import { checkUrlOf } from '../../../../server/reviews/proofs/cfdi/check-url.ts';
import { pdf } from '../../../support/files.ts';
import { BUILDER_RFC, BUYER_RFC, cfdiXml, makeAuthority, type Parts } from '../../../support/cfdis.ts';
import type { Certified } from '../../../support/tax-certificates.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const ODD_RFC = 'ÑÑ&010101AB1';
let office: ReturnType<typeof makeAuthority>;
let seals: Record<
  'good' | 'expired' | 'early' | 'odd' | 'foreign' | 'otherFirm' | 'person' | 'fiel' | 'fakeAuthority',
  Certified
>;

beforeAll(() => {
  office = makeAuthority();
  const { sealOf } = office;
  seals = {
    good: sealOf(BUILDER_RFC),
    expired: sealOf(BUILDER_RFC, { to: '2026-08-19T00:00:00' }),
    early: sealOf(BUILDER_RFC, { from: '2026-08-22T00:00:00' }),
    odd: sealOf(ODD_RFC),
    foreign: sealOf(BUILDER_RFC, { isForeign: true }),
    otherFirm: sealOf('OTR010101AA1'),
    person: sealOf('GOMA800101AB1', { subject: { CN: 'ANA', rfc: 'PEGJ800101AB1', OU: 'Casa' } }),
    fiel: sealOf(BUILDER_RFC, { subject: { CN: 'FIRMA', rfc: `${BUILDER_RFC} / GOMA800101AB1` } }),
    fakeAuthority: sealOf(BUILDER_RFC),
  };
});

type Outcome = string | readonly string[];
const xmlOf = (parts: Partial<Parts> = {}) =>
  cfdiXml({ seal: seals.good, provider: office.provider, ...parts });
function outcomeOf(file: string | Buffer, trusted: Trusted = office.trusted): Outcome {
  try {
    return readCfdi(Buffer.from(file), trusted, NOW).questions;
  } catch (error) {
    if (error instanceof UnusableCfdi) return error.problem;
    throw error;
  }
}
const read = (parts: Partial<Parts> = {}): ReadCfdi =>
  readCfdi(Buffer.from(xmlOf(parts)), office.trusted, NOW);

const LOCAL_TAX =
  '<implocal:ImpuestosLocales xmlns:implocal="http://www.sat.gob.mx/implocal" version="1.0" TotaldeRetenciones="50.00" TotaldeTraslados="0.00"><implocal:RetencionesLocales ImpLocRetenido="5 al millar" TasadeRetencion="0.50" Importe="50.00"/></implocal:ImpuestosLocales>';
const BUILDING =
  '<servicioparcial:parcialesconstruccion xmlns:servicioparcial="http://www.sat.gob.mx/servicioparcialconstruccion" Version="1.0" NumPerLicoAut="LC-12"><servicioparcial:Inmueble Calle="Roble" Municipio="Juárez" Estado="08" CodigoPostal="32000"/></servicioparcial:parcialesconstruccion>';
const LEGENDS =
  '<leyendasFisc:LeyendasFiscales xmlns:leyendasFisc="http://www.sat.gob.mx/leyendasFiscales" version="1.0"><leyendasFisc:Leyenda textoLeyenda="Obra terminada"/></leyendasFisc:LeyendasFiscales>';
const UNKNOWN = '<nuevo:Cosa xmlns:nuevo="http://www.sat.gob.mx/nuevo" Version="9"/>';
const TWO_LINES = ['Cambio de lámina', 'Mano de obra &amp; limpieza']
  .map(
    (work) =>
      `<cfdi:Concepto ClaveProdServ="72101500" Cantidad="1" ClaveUnidad="E48" Descripcion="${work}" ValorUnitario="5000.00" Importe="5000.00" Descuento="0.00"OBJ><cfdi:InformacionAduanera NumeroPedimento="15  48  3009  0001234"/><cfdi:CuentaPredial Numero="123"/><cfdi:Parte ClaveProdServ="30111601" Cantidad="2" Descripcion="Cemento"/></cfdi:Concepto>`,
  )
  .join('');
const RELATED =
  '<cfdi:CfdiRelacionados TipoRelacion="07"><cfdi:CfdiRelacionado UUID="04BF2854-FE7D-4377-9196-71248F060ABB"/></cfdi:CfdiRelacionados>';

describe('a Mexican invoice that is read without a network', () => {
  test.each<[string, Partial<Parts>]>([
    ['version 4.0', {}],
    ['version 3.3', { version: '3.3' }],
    ['a namespace without a prefix', { prefix: '' }],
    ['another prefix', { prefix: 'f' }],
    ['two lines with their parts', { lines: TWO_LINES }],
    ['two lines of version 3.3', { lines: TWO_LINES, version: '3.3' }],
    ['local taxes', { complement: LOCAL_TAX }],
    ['the complement of builders', { complement: BUILDING }],
    ['legends', { complement: LEGENDS }],
    ['an advance that it replaces', { related: RELATED }],
    [
      'an addenda of any form',
      { addenda: '<cfdi:Addenda><x:y xmlns:x="u" z="1">texto</x:y></cfdi:Addenda>' },
    ],
    ['no taxes', { taxes: '' }],
    ['an RFC with Ñ and &', { issuerRfc: ODD_RFC, issuerName: 'Ñandú & Hijos' }],
    [
      'a condition of payment and an exchange rate',
      { attributes: ' CondicionesDePago="50 % al firmar" TipoCambio="1"' },
    ],
    ['blanks within a name', { issuerName: '  CONSTRUCCIONES\t DEL   NORTE ' }],
    [
      'quantities of many decimals, which stay as written',
      { total: '10600.000000', lines: TWO_LINES.replaceAll('5000.00', '5000.0000000') },
    ],
    ['a buyer whose check digit breaks the published rule', { buyerRfc: 'FNI970829JR9' }],
    ['another such buyer, as the authority confirms', { buyerRfc: 'LME060822IH5' }],
    ['a buyer in small letters', { buyerRfc: 'goma800101ab1' }],
    ['a name unlike that in its certificate', { issuerName: 'Construcciones del Nórte, S.A. de C.V.' }],
    ['a time of this morning in Tijuana', { issuedAt: '2026-11-28T04:00:00' }],
  ])('an invoice with %s is proven throughout', (_what, parts) => {
    const seal = parts.issuerRfc === ODD_RFC ? seals.odd : seals.good;
    expect(outcomeOf(xmlOf({ ...parts, seal }))).toEqual([]);
  });

  test.each<[string, (xml: string) => string | Buffer]>([
    ['a byte order mark', (xml) => `\ufeff${xml}`],
    ['lines that end as on Windows', (xml) => xml.replaceAll('\n', '\r\n')],
    ['Latin-1 that says so', (xml) => Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    ['UTF-16 with its mark', (xml) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['no declaration at all', (xml) => xml.replace(/^<\?xml[^>]*>\s*/, '')],
    ['letters written as numbers', (xml) => xml.replace('azotea', '&#97;zotea')],
    [
      'comments between its elements',
      (xml) => xml.replace('<cfdi:Conceptos>', '<!-- obra --><cfdi:Conceptos>'),
    ],
    [
      'its schema named in the wrong namespace, as some providers write',
      (xml) => xml.replace('xsi:schemaLocation=', 'xmlns:schemaLocation='),
    ],
    ['a seal broken into lines', (xml) => xml.replace(/Sello="(.{76})/, 'Sello="$1\n')],
  ])('an invoice in a file with %s is read the same', (_what, change) => {
    expect(outcomeOf(change(xmlOf()))).toEqual([]);
  });

  test.each<[string, () => Outcome, Outcome]>([
    [
      'an amount changed after sealing',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace('10600.00', '90600.00') })),
      'seal_broken',
    ],
    [
      'a line changed after sealing',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace('azotea', 'alberca') })),
      'seal_broken',
    ],
    [
      'a buyer changed after sealing',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace(BUYER_RFC, 'PEGJ800101AB1') })),
      'seal_broken',
    ],
    [
      'no seal',
      () =>
        outcomeOf(
          xmlOf({
            tamper: (xml) =>
              xml.replace(/Sello="[^"]+"/, 'Sello=""').replace(/SelloCFD="[^"]+"/, 'SelloCFD=""'),
          }),
        ),
      'seal_broken',
    ],
    ['a seal by another key', () => outcomeOf(xmlOf({ sealKey: seals.otherFirm.privateKey })), 'seal_broken'],
    [
      'the certificate of another firm',
      () => outcomeOf(xmlOf({ seal: seals.otherFirm })),
      'certificate_other',
    ],
    [
      'the certificate of the representative',
      () => outcomeOf(xmlOf({ seal: seals.person })),
      'certificate_other',
    ],
    [
      'the number of another certificate',
      () =>
        outcomeOf(
          xmlOf({
            tamper: (xml) => xml.replace(/NoCertificado="\d+"/, 'NoCertificado="00001000000500000099"'),
          }),
        ),
      'certificate_other',
    ],
    ['an e.firma instead of a seal', () => outcomeOf(xmlOf({ seal: seals.fiel })), 'certificate_kind'],
    [
      'no certificate',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace(/Certificado="MII[^"]+"/, 'Certificado=""') })),
      'certificate_missing',
    ],
    [
      'a certificate that is no base64 of one',
      () =>
        outcomeOf(
          xmlOf({ tamper: (xml) => xml.replace(/Certificado="MII[^"]+"/, 'Certificado="aGVsbG8="') }),
        ),
      'certificate_missing',
    ],
    [
      'a certificate that had expired',
      () => outcomeOf(xmlOf({ seal: seals.expired })),
      'certificate_expired',
    ],
    [
      'a certificate that was not valid yet',
      () => outcomeOf(xmlOf({ seal: seals.early })),
      'certificate_expired',
    ],
    ['its issuer as its buyer', () => outcomeOf(xmlOf({ buyerRfc: BUILDER_RFC })), 'to_itself'],
    ['payments (P)', () => outcomeOf(xmlOf({ kind: 'P' })), 'kind'],
    ['a credit note (E)', () => outcomeOf(xmlOf({ kind: 'E' })), 'kind'],
    ['a payroll (N)', () => outcomeOf(xmlOf({ kind: 'N' })), 'kind'],
    ['no stamp', () => outcomeOf(xmlOf({ withoutStamp: true })), 'stamp_missing'],
    [
      'the stamp of another cfdi',
      () =>
        outcomeOf(
          xmlOf({
            tamper: (xml) =>
              xml.replace(
                /SelloCFD="[^"]+"/,
                `SelloCFD="${/ Sello="([^"]+)"/.exec(xmlOf({ total: '1.00' }))?.[1] ?? ''}"`,
              ),
          }),
        ),
      'stamp_other',
    ],
    [
      'a stamp that its provider did not seal',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace('T12:31:00', 'T12:32:00') })),
      'stamp_other',
    ],
    [
      'two stamps',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace(/(<tfd:[^>]+>)/, '$1$1') })),
      'stamp_other',
    ],
    ['a folio that is none', () => outcomeOf(xmlOf({ uuid: 'factura-77' })), 'stamp_other'],
    ['a day to come', () => outcomeOf(xmlOf({ issuedAt: '2026-12-01T09:00:00' })), 'future'],
    ['a day that does not exist', () => outcomeOf(xmlOf({ issuedAt: '2026-02-30T25:00:00' })), 'incomplete'],
    ['no lines', () => outcomeOf(xmlOf({ lines: '' })), 'incomplete'],
    [
      'two issuers',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace(/(<cfdi:Emisor[^>]+>)/, '$1$1') })),
      'incomplete',
    ],
    ['an RFC that is none', () => outcomeOf(xmlOf({ buyerRfc: 'ANA' })), 'incomplete'],
    ['a negative amount', () => outcomeOf(xmlOf({ total: '-5.00' })), 'incomplete'],
    [
      'version 3.2',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace('Version="4.0"', 'Version="3.2"') })),
      'version',
    ],
    [
      'a namespace of a version to come',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replaceAll('/cfd/4"', '/cfd/5"') })),
      'version',
    ],
    [
      'the same attribute twice',
      () => outcomeOf(xmlOf({ tamper: (xml) => xml.replace(' Moneda=', ' Total="1.00" Moneda=') })),
      'not_xml',
    ],
  ])('an invoice with %s proves nothing', (_what, outcome, expected) => {
    expect(outcome()).toBe(expected);
  });

  test.each<[string, () => string | Buffer, string]>([
    ['a web page', () => '<!doctype html><html><body>Factura</body></html>', 'not_xml'],
    ['a web page without a document type', () => '<html><body>Factura<br></body></html>', 'not_xml'],
    ['another XML', () => '<rss version="2.0"><channel/></rss>', 'not_cfdi'],
    ['a PDF', () => pdf(), 'not_xml'],
    ['a ZIP', () => Buffer.from('504b030414000000080000', 'hex'), 'not_xml'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), 'encoding'],
    ['an empty file', () => '', 'not_xml'],
    ['half an invoice', () => xmlOf().slice(0, 3_000), 'not_xml'],
    ['a document type', () => xmlOf().replace('?>', '?><!DOCTYPE c SYSTEM "file:///etc/passwd">'), 'doctype'],
    [
      'entities that unfold',
      () => `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>`,
      'doctype',
    ],
    [
      'entities that unfold in an attribute',
      () => `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(50_000)}">]><l b="${'&a;'.repeat(1_000)}"/>`,
      'doctype',
    ],
    ['an entity that nobody declared', () => xmlOf().replace('azotea', '&azotea;'), 'not_xml'],
    ['elements without end', () => '<a>'.repeat(100_000), 'too_deep'],
    ['elements by the ten thousand', () => `<a>${'<b/>'.repeat(30_000)}</a>`, 'too_deep'],
    ['Latin-1 that says UTF-8', () => Buffer.from(xmlOf(), 'latin1'), 'encoding'],
    ['an encoding that nobody knows', () => xmlOf().replace('UTF-8', 'EBCDIC'), 'encoding'],
    ['a letter that XML has not', () => xmlOf().replace('azotea', 'azot\u0001ea'), 'not_xml'],
  ])('a file that is %s is refused', (_what, file, problem) => {
    expect(outcomeOf(file())).toBe(problem);
  });

  test.each<[string, () => Outcome, readonly string[]]>([
    [
      'without authorities its issuer and its stamp',
      () => outcomeOf(xmlOf(), []),
      ['issuer_unchecked', 'stamp_unchecked'],
    ],
    [
      'of a foreign authority its issuer',
      () => outcomeOf(xmlOf({ seal: seals.foreign })),
      ['issuer_unknown'],
    ],
    [
      'of a provider that is not among the trusted its stamp',
      () => outcomeOf(xmlOf(), office.trusted.slice(0, 1)),
      ['stamp_unchecked'],
    ],
    [
      'with a complement that is not known its seal',
      () => outcomeOf(xmlOf({ complement: UNKNOWN })),
      ['seal_unchecked'],
    ],
    [
      'to the public in general its buyer',
      () => outcomeOf(xmlOf({ buyerRfc: 'XAXX010101000' })),
      ['buyer_generic'],
    ],
    ['to a foreigner its buyer', () => outcomeOf(xmlOf({ buyerRfc: 'XEXX010101000' })), ['buyer_generic']],
    [
      'whose issuer is a certificate of a firm among the trusted its issuer',
      () => outcomeOf(xmlOf(), [new X509Certificate(seals.good.certificate)]),
      ['issuer_unknown', 'stamp_unchecked'],
    ],
  ])('an invoice leaves to an administrator %s', (_what, outcome, questions) => {
    expect(outcome()).toEqual(questions);
  });

  test('an invoice is told by its parties, its day, its lines and its folio', () => {
    expect(read({ uuid: '04BF2854-FE7D-4377-9196-71248F060ABB', lines: TWO_LINES })).toMatchObject({
      version: '4.0',
      uuid: '04bf2854-fe7d-4377-9196-71248f060abb',
      issuer: { rfc: BUILDER_RFC, name: 'CONSTRUCCIONES DEL NORTE' },
      buyer: { rfc: BUYER_RFC },
      issuedAt: '2026-08-20T12:30:00',
      total: '10600.00',
      currency: 'MXN',
      works: ['Cambio de lámina', 'Mano de obra & limpieza'],
    });
  });

  test('an invoice is asked about at the tax authority by an address that keeps Ñ and & apart', () => {
    const facts = readCfdi(Buffer.from(xmlOf({ seal: seals.odd, issuerRfc: ODD_RFC })), office.trusted, NOW);
    const { searchParams } = new URL(checkUrlOf(facts));
    expect([searchParams.get('re'), searchParams.get('rr')]).toEqual([ODD_RFC, BUYER_RFC]);
  });
});
