import { route } from '../../../common/routes/route-table.ts';
import { finding, type Finding } from './finding.ts';

const about = finding('address');
const TIMEOUT_MS = 8_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Whether APP_URL leads to this product, as others reach it through the proxy. */
export async function checkAddress(appUrl: string, fetched: Fetch = fetch): Promise<Finding[]> {
  const ask = (url: string) => fetched(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  let answer: Response;
  try {
    answer = await ask(appUrl + route('ready'));
  } catch (error) {
    return [about('unknown', `${appUrl} does not answer from here: ${causeOf(error)}`)];
  }
  const status = await answer.json().then(
    (body: unknown) => (body as { status?: unknown } | null)?.status,
    () => undefined,
  );
  if (answer.status !== 200 || (status !== 'ready' && status !== 'degraded'))
    return [
      about(
        'wrong',
        `${appUrl} answers with ${answer.status}, and not as a server that is ready: start it, or look at the proxy.`,
      ),
    ];
  return [
    status === 'ready'
      ? about('ok', `${appUrl} leads to a server that is ready.`)
      : about(
          'look',
          `${appUrl} leads to a server of which a part fails: ask it for /ready?verbose on its machine.`,
        ),
    ...(await checkPlain(appUrl, ask)),
  ];
}

async function checkPlain(appUrl: string, ask: (url: string) => Promise<Response>): Promise<Finding[]> {
  if (!appUrl.startsWith('https:')) return [];
  const plain = appUrl.replace(/^https/, 'http');
  const location = await ask(plain).then(
    ({ headers }) => headers.get('location') ?? '',
    () => null,
  );
  if (location === null || location.startsWith('https:')) return [];
  return [about('look', `${plain} does not lead to https: let the proxy redirect it.`)];
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
