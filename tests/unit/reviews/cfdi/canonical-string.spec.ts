import { describe, expect, test } from 'vitest';
import {
  canonicalStringOf,
  UnknownComplement,
} from '../../../../server/reviews/proofs/cfdi/canonical-string.ts';
import { parseXml } from '../../../../server/reviews/proofs/cfdi/xml-tree.ts';

const FOUR = (inner: string, attributes = '') =>
  parseXml(`<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Total="116.00" Version="4.0" Moneda="MXN"
    SubTotal="100.00" NoCertificado="1" Fecha="2026-08-20T12:30:00" TipoDeComprobante="I" Exportacion="01"
    LugarExpedicion="32000"${attributes}>${inner}</cfdi:Comprobante>`);
const HEAD = '||4.0|2026-08-20T12:30:00|1|100.00|MXN|116.00|I|01|32000';

/** Expected strings are written by hand after Anexo 20; two real CFDIs of 2018 and 2022 gave the same order. */
describe('the string that the issuer of an invoice seals', () => {
  test.each([
    ['nothing but its head', '', HEAD],
    [
      'empty optional values, which stand as empty',
      '<cfdi:Emisor Rfc="A" Nombre="" RegimenFiscal="601" FacAtrAdquirente=""/>',
      `${HEAD}|A||601|`,
    ],
    ['required values that are missing, which stand as empty', '<cfdi:Emisor Rfc="A"/>', `${HEAD}|A||`],
    [
      'blanks, which become one',
      '<cfdi:Emisor Rfc=" A " Nombre="Uno\t\n  dos " RegimenFiscal="601"/>',
      `${HEAD}|A|Uno dos|601`,
    ],
    [
      'a blank that does not break, which stays',
      '<cfdi:Emisor Rfc="A" Nombre="Uno\u00a0\u00a0dos" RegimenFiscal="601"/>',
      `${HEAD}|A|Uno\u00a0\u00a0dos|601`,
    ],
    [
      'a bar within a value, which stays',
      '<cfdi:Emisor Rfc="A" Nombre="a|b" RegimenFiscal="601"/>',
      `${HEAD}|A|a|b|601`,
    ],
    [
      'global information',
      '<cfdi:InformacionGlobal Periodicidad="01" Meses="08" Año="2026"/>',
      `${HEAD}|01|08|2026`,
    ],
    [
      'a third party',
      '<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="1" Cantidad="1" ClaveUnidad="E48" Descripcion="d" ValorUnitario="1" Importe="1" ObjetoImp="01"><cfdi:ACuentaTerceros RfcACuentaTerceros="T" NombreACuentaTerceros="N" RegimenFiscalACuentaTerceros="601" DomicilioFiscalACuentaTerceros="32000"/></cfdi:Concepto></cfdi:Conceptos>',
      `${HEAD}|1|1|E48|d|1|1|01|T|N|601|32000`,
    ],
    [
      'withheld taxes before those charged',
      '<cfdi:Impuestos TotalImpuestosTrasladados="16" TotalImpuestosRetenidos="10"><cfdi:Traslados><cfdi:Traslado Base="100" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.16" Importe="16"/></cfdi:Traslados><cfdi:Retenciones><cfdi:Retencion Impuesto="001" Importe="10"/></cfdi:Retenciones></cfdi:Impuestos>',
      `${HEAD}|001|10|10|100|002|Tasa|0.16|16|16`,
    ],
    ['nothing of the addenda', '<cfdi:Addenda><x a="1"/></cfdi:Addenda>', HEAD],
    [
      'nothing of the stamp',
      '<cfdi:Complemento><t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="u"/></cfdi:Complemento>',
      HEAD,
    ],
  ])('the sealed string has %s', (_what, inner, expected) => {
    expect(canonicalStringOf(FOUR(inner))).toBe(`${expected}||`);
  });

  test('the sealed string of version 3.3 has no export, no fiscal address and no base of the total taxes', () => {
    const root =
      parseXml(`<c:Comprobante xmlns:c="http://www.sat.gob.mx/cfd/3" Version="3.3" Serie="A" Folio="7" Fecha="f" FormaPago="03"
      NoCertificado="1" CondicionesDePago="c" SubTotal="100" Descuento="0" Moneda="MXN" TipoCambio="1" Total="116" TipoDeComprobante="I"
      MetodoPago="PUE" LugarExpedicion="32000" Confirmacion="x"><c:Emisor Rfc="A" RegimenFiscal="601"/><c:Receptor Rfc="B" UsoCFDI="G03"/>
      <c:Impuestos TotalImpuestosTrasladados="16"><c:Traslados><c:Traslado Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.16" Importe="16"/></c:Traslados></c:Impuestos></c:Comprobante>`);
    expect(canonicalStringOf(root)).toBe(
      '||3.3|A|7|f|03|1|c|100|0|MXN|1|116|I|PUE|32000|x|A|601|B|G03|002|Tasa|0.16|16|16||',
    );
  });

  test('the sealed string of a complement that is not known cannot be told', () => {
    const root = FOUR(
      '<cfdi:Complemento><n:Nuevo xmlns:n="http://www.sat.gob.mx/nuevo" a="1"/></cfdi:Complemento>',
    );
    expect(() => canonicalStringOf(root)).toThrow(UnknownComplement);
  });
});
