import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { finding, type Finding } from './finding.ts';

const about = finding('certificate');
const TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;
/** Programs that renew certificates do it earlier than this. */
const FEW_DAYS = 14;
const HTTPS_PORT = 443;

/** A certificate as it was shown. `refusal`: the code by which this machine does not trust it. */
export type ShownCertificate = { validTo: Date; refusal: string | null };

/** The certificate that browsers are shown at APP_URL, and the days that are left of it. */
export async function checkCertificate(
  appUrl: string,
  now: Date,
  read: (url: URL) => Promise<ShownCertificate> = readCertificate,
): Promise<Finding[]> {
  const url = new URL(appUrl);
  if (url.protocol !== 'https:') return [];
  let shown: ShownCertificate;
  try {
    shown = await read(url);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return [about('unknown', `The certificate of ${url.host} cannot be read from here: ${code ?? message}.`)];
  }
  const { validTo, refusal } = shown;
  const left = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const day = validTo.toISOString().slice(0, 10);
  if (left < 0)
    return [about('wrong', `The certificate of ${url.host} ended on ${day}: renew it (docs/proxy.md).`)];
  const untrusted =
    refusal === null
      ? []
      : [about('look', `This machine does not trust the certificate of ${url.host}: ${refusal}.`)];
  const sentence = `The certificate of ${url.host} ends on ${day}, in ${left} days`;
  return [
    ...untrusted,
    left < FEW_DAYS ? about('look', `${sentence}: does its renewal run?`) : about('ok', `${sentence}.`),
  ];
}

/** Any certificate is read, for one that is past its day is what is looked for. */
function readCertificate({ hostname, port }: URL): Promise<ShownCertificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: port === '' ? HTTPS_PORT : Number(port),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  });
  return new Promise<ShownCertificate>((resolve, reject) => {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const refusal = socket.authorized ? null : String(socket.authorizationError);
      resolve({ validTo: new Date(validTo), refusal });
    });
  }).finally(() => socket.destroy());
}
