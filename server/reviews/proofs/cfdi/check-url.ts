import type { ReadCfdi } from './cfdi.ts';

const CHECK_PAGE = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';

/** The page of the tax authority that says whether the CFDI stands or was canceled, as its printed QR code names it. */
export function checkUrlOf({ uuid, issuer, buyer, total, sealEnd }: ReadCfdi): string {
  const query = new URLSearchParams({
    id: uuid.toUpperCase(),
    re: issuer.rfc,
    rr: buyer.rfc,
    tt: total,
    fe: sealEnd,
  });
  return `${CHECK_PAGE}?${query.toString()}`;
}
