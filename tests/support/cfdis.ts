import { randomUUID, sign, X509Certificate, type KeyObject } from 'node:crypto';
import {
  canonicalStringOf,
  canonicalStringOfStamp,
} from '../../server/reviews/proofs/cfdi/canonical-string.ts';
import { STAMP_NAMESPACE } from '../../server/reviews/proofs/cfdi/canonical-templates.ts';
import { parseXml, type Element } from '../../server/reviews/proofs/cfdi/xml-tree.ts';
import { certify, type Certified, type Subject } from './tax-certificates.ts';

export const BUILDER_RFC = 'CON190214AB3';
export const BUYER_RFC = 'GOMA800101AB1';

const companyOf = (rfc: string): Subject => ({
  CN: 'FIRMA DE PRUEBA',
  rfc: `${rfc} / GOMA800101AB1`,
  OU: 'Matriz',
});

/** Authorities and seals of the tests: as real ones, but of our own making. */
export function makeAuthority() {
  const authority = certify({
    subject: { CN: 'AC de prueba', O: 'SAT' },
    issuer: null,
    number: '00001000000500000001',
  });
  const stranger = certify({
    subject: { CN: 'AC ajena', O: 'Otra' },
    issuer: null,
    number: '00001000000500000002',
  });
  const provider = certify({
    subject: { CN: 'PAC', rfc: 'SAT970701NN3', OU: 'PAC' },
    issuer: authority,
    number: '00001000000500000003',
  });
  let counter = 10;
  const sealOf = (
    rfc: string,
    options: { from?: string; to?: string; subject?: Subject; isForeign?: boolean } = {},
  ) => {
    counter += 1;
    return certify({
      subject: options.subject ?? companyOf(rfc),
      issuer: options.isForeign ? stranger : authority,
      number: `000010000005000000${counter}`,
      ...(options.from !== undefined && { from: options.from }),
      ...(options.to !== undefined && { to: options.to }),
    });
  };
  return {
    authority,
    provider,
    sealOf,
    trusted: [authority, provider].map(({ certificate }) => new X509Certificate(certificate)),
  };
}

export type Parts = {
  version?: '3.3' | '4.0';
  prefix?: string;
  kind?: string;
  issuerRfc?: string;
  issuerName?: string;
  buyerRfc?: string;
  issuedAt?: string;
  total?: string;
  currency?: string;
  /** Raw XML of lines, with the prefix `cfdi`. */
  lines?: string;
  taxes?: string;
  complement?: string;
  related?: string;
  addenda?: string;
  attributes?: string;
  uuid?: string;
  /** With whose key and certificate. */
  seal: Certified;
  provider: Certified;
  /** The key that seals, where it is not that of the certificate. */
  sealKey?: KeyObject;
  withoutStamp?: boolean;
  /** The change between sealing and sending. */
  tamper?: (xml: string) => string;
};

const LINE = `<cfdi:Concepto ClaveProdServ="72101500" NoIdentificacion="A-1" Cantidad="1" ClaveUnidad="E48" Unidad="Servicio" Descripcion="Impermeabilización de azotea" ValorUnitario="10000.00" Importe="10000.00"OBJ><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="10000.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="1600.00"/></cfdi:Traslados><cfdi:Retenciones><cfdi:Retencion Base="10000.00" Impuesto="001" TipoFactor="Tasa" TasaOCuota="0.100000" Importe="1000.00"/></cfdi:Retenciones></cfdi:Impuestos></cfdi:Concepto>`;
const TAXES = `<cfdi:Impuestos TotalImpuestosRetenidos="1000.00" TotalImpuestosTrasladados="1600.00"><cfdi:Retenciones><cfdi:Retencion Impuesto="001" Importe="1000.00"/></cfdi:Retenciones><cfdi:Traslados><cfdi:TrasladoBASE Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="1600.00"/></cfdi:Traslados></cfdi:Impuestos>`;
const DEFAULTS = {
  version: '4.0',
  prefix: 'cfdi',
  kind: 'I',
  issuerRfc: BUILDER_RFC,
  issuerName: 'CONSTRUCCIONES DEL NORTE',
  buyerRfc: BUYER_RFC,
  issuedAt: '2026-08-20T12:30:00',
  total: '10600.00',
  currency: 'MXN',
  lines: LINE,
  taxes: TAXES,
  complement: '',
  related: '',
  addenda: '',
  attributes: '',
} as const;
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The XML of a CFDI, sealed and stamped. */
export function cfdiXml(given: Parts): string {
  const parts = { ...DEFAULTS, uuid: randomUUID().toUpperCase(), ...given };
  const bare = withoutSeal(parts);
  const canonical = canonicalOf(parseXml(bare.replace('STAMP', '')), parts.complement);
  const key = parts.sealKey ?? parts.seal.privateKey;
  const sealed = sign('RSA-SHA256', Buffer.from(canonical), key).toString('base64');
  const stamp = parts.withoutStamp ? '' : stampXml(parts.uuid, sealed, parts.provider);
  const xml = withPrefix(bare.replace('SEAL', sealed).replace('STAMP', stamp), parts.prefix);
  return parts.tamper ? parts.tamper(xml) : xml;
}

const withPrefix = (xml: string, prefix: string): string =>
  xml
    .replaceAll('cfdi:', prefix === '' ? '' : `${prefix}:`)
    .replace('xmlns:cfdi=', prefix === '' ? 'xmlns=' : `xmlns:${prefix}=`);

function withoutSeal(parts: Record<keyof typeof DEFAULTS, string> & Pick<Parts, 'seal'>): string {
  const isNew = parts.version === '4.0';
  const to = isNew
    ? 'Nombre="ANA GÓMEZ" DomicilioFiscalReceptor="32000" RegimenFiscalReceptor="605" UsoCFDI="G03"'
    : 'Nombre="ANA GÓMEZ" UsoCFDI="G03"';
  const certificate = `NoCertificado="${parts.seal.number}" Certificado="${parts.seal.certificate.toString('base64')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/${isNew ? 4 : 3}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd" Version="${parts.version}" Serie="A" Folio="77" Fecha="${parts.issuedAt}" Sello="SEAL" FormaPago="03" ${certificate} SubTotal="10000.00" Moneda="${parts.currency}" Total="${parts.total}" TipoDeComprobante="${parts.kind}"${isNew ? ' Exportacion="01"' : ''} MetodoPago="PUE" LugarExpedicion="32000"${parts.attributes}>
  ${parts.related}<cfdi:Emisor Rfc="${escaped(parts.issuerRfc)}" Nombre="${escaped(parts.issuerName)}" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${escaped(parts.buyerRfc)}" ${to}/>
  <cfdi:Conceptos>${parts.lines.replaceAll('OBJ', isNew ? ' ObjetoImp="02"' : '')}</cfdi:Conceptos>
  ${parts.taxes.replaceAll('BASE', isNew ? ' Base="10000.00"' : '')}
  <cfdi:Complemento>${parts.complement}STAMP</cfdi:Complemento>${parts.addenda}
</cfdi:Comprobante>
`;
}

/** A complement that nobody here knows is sealed somehow; its seal cannot be checked anyway. */
function canonicalOf(root: Element, complement: string): string {
  try {
    return canonicalStringOf(root);
  } catch (error) {
    if (complement === '') throw error;
    return 'another string';
  }
}

function stampXml(uuid: string, sealed: string, provider: Certified): string {
  const stamp = (sealSat: string) =>
    `<tfd:TimbreFiscalDigital xmlns:tfd="${STAMP_NAMESPACE}" Version="1.1" UUID="${uuid}" FechaTimbrado="2026-08-20T12:31:00" RfcProvCertif="SAT970701NN3" SelloCFD="${sealed}" NoCertificadoSAT="${provider.number}" SelloSAT="${sealSat}"/>`;
  const canonical = canonicalStringOfStamp(parseXml(stamp('')));
  return stamp(sign('RSA-SHA256', Buffer.from(canonical), provider.privateKey).toString('base64'));
}
