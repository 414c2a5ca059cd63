/**
 * The order in which the tax authority's transformation writes a CFDI's values (Anexo 20, cadenaoriginal_3_3 and 4_0). A
 * name alone is written always, `?` after it only where the attribute stands there; a list begins with a path of elements.
 */
export type Step = string | ElementSteps;
interface ElementSteps extends ReadonlyArray<Step> {
  readonly 0: string;
}

const names = (list: string): readonly string[] => list.split(' ');

const RELATED: Step = ['CfdiRelacionados', 'TipoRelacion', ['CfdiRelacionado', 'UUID']];
const TAX = names('Base Impuesto TipoFactor TasaOCuota? Importe?');
const CUSTOMS: Step = ['InformacionAduanera', 'NumeroPedimento'];
const PART: Step = [
  'Parte',
  ...names('ClaveProdServ NoIdentificacion? Cantidad Unidad? Descripcion ValorUnitario? Importe?'),
  CUSTOMS,
];
const HEAD = names('Version Serie? Folio? Fecha FormaPago? NoCertificado CondicionesDePago? SubTotal');
const MONEY = names('Descuento? Moneda TipoCambio? Total TipoDeComprobante');
const ITEM = [
  ...names('ClaveProdServ NoIdentificacion? Cantidad ClaveUnidad Unidad? Descripcion'),
  ...names('ValorUnitario Importe Descuento?'),
];
const TAXES_OF_ITEM: readonly Step[] = [
  ['Impuestos/Traslados/Traslado', ...TAX],
  ['Impuestos/Retenciones/Retencion', 'Base', 'Impuesto', 'TipoFactor', 'TasaOCuota', 'Importe'],
];
const END_OF_ITEM: readonly Step[] = [
  CUSTOMS,
  ['CuentaPredial', 'Numero'],
  ['ComplementoConcepto', '*'],
  PART,
];
const THIRD_PARTY: Step = [
  'ACuentaTerceros',
  ...names(
    'RfcACuentaTerceros NombreACuentaTerceros RegimenFiscalACuentaTerceros DomicilioFiscalACuentaTerceros',
  ),
];
const RETAINED: readonly Step[] = [
  ['Retenciones/Retencion', 'Impuesto', 'Importe'],
  'TotalImpuestosRetenidos?',
];

const CFDI_33: readonly Step[] = [
  ...HEAD,
  ...MONEY,
  ...names('MetodoPago? LugarExpedicion Confirmacion?'),
  RELATED,
  ['Emisor', 'Rfc', 'Nombre?', 'RegimenFiscal'],
  ['Receptor', 'Rfc', 'Nombre?', 'ResidenciaFiscal?', 'NumRegIdTrib?', 'UsoCFDI'],
  ['Conceptos/Concepto', ...ITEM, ...TAXES_OF_ITEM, ...END_OF_ITEM],
  [
    'Impuestos',
    ...RETAINED,
    ['Traslados/Traslado', 'Impuesto', 'TipoFactor', 'TasaOCuota', 'Importe'],
    'TotalImpuestosTrasladados?',
  ],
  ['Complemento', '*'],
];
const CFDI_40: readonly Step[] = [
  ...HEAD,
  ...MONEY,
  ...names('Exportacion MetodoPago? LugarExpedicion Confirmacion?'),
  ['InformacionGlobal', 'Periodicidad', 'Meses', 'Año'],
  RELATED,
  ['Emisor', 'Rfc', 'Nombre', 'RegimenFiscal', 'FacAtrAdquirente?'],
  [
    'Receptor',
    ...names('Rfc Nombre DomicilioFiscalReceptor ResidenciaFiscal? NumRegIdTrib?'),
    ...names('RegimenFiscalReceptor UsoCFDI'),
  ],
  ['Conceptos/Concepto', ...ITEM, 'ObjetoImp', ...TAXES_OF_ITEM, THIRD_PARTY, ...END_OF_ITEM],
  ['Impuestos', ...RETAINED, ['Traslados/Traslado', ...TAX], 'TotalImpuestosTrasladados?'],
  ['Complemento', '*'],
];

/** By the namespace of the CFDI. */
export const TEMPLATES: Readonly<Record<string, { version: string; steps: readonly Step[] }>> = {
  'http://www.sat.gob.mx/cfd/3': { version: '3.3', steps: CFDI_33 },
  'http://www.sat.gob.mx/cfd/4': { version: '4.0', steps: CFDI_40 },
};

export const STAMP_NAMESPACE = 'http://www.sat.gob.mx/TimbreFiscalDigital';

/** The complements that builders use. The seal of a CFDI with another one cannot be checked. */
export const COMPLEMENTS: Readonly<Record<string, readonly Step[]>> = {
  // The stamp comes after the seal, so the seal does not cover it.
  [`${STAMP_NAMESPACE} TimbreFiscalDigital`]: [],
  'http://www.sat.gob.mx/implocal ImpuestosLocales': [
    ...names('version TotaldeRetenciones TotaldeTraslados'),
    ['RetencionesLocales', 'ImpLocRetenido', 'TasadeRetencion', 'Importe'],
    ['TrasladosLocales', 'ImpLocTrasladado', 'TasadeTraslado', 'Importe'],
  ],
  'http://www.sat.gob.mx/servicioparcialconstruccion parcialesconstruccion': [
    ...names('Version NumPerLicoAut'),
    [
      'Inmueble',
      ...names('Calle NoExterior? NoInterior? Colonia? Localidad? Referencia?'),
      ...names('Municipio Estado CodigoPostal'),
    ],
  ],
  'http://www.sat.gob.mx/leyendasFiscales LeyendasFiscales': [
    'version',
    ['Leyenda', 'disposicionFiscal?', 'norma?', 'textoLeyenda'],
  ],
};
