import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { LIST_MAX_BYTES } from '../../../../common/limits/registers.ts';
import { FetchProblem } from './fetch-problem.ts';
import { isPrivateAddress } from './private-addresses.ts';

/** Servers that may be reached. Tests give their own; the product knows one. */
export type Network = {
  isPrivate: (address: string) => boolean;
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  anyPort: boolean;
  ca: string | undefined;
  maximumBytes: number;
};

export const PUBLIC_NETWORK: Network = {
  isPrivate: isPrivateAddress,
  resolve: (hostname) =>
    new Promise((resolve, reject) =>
      lookUp(hostname, { all: true, verbatim: true }, (error, found) =>
        error ? reject(error) : resolve(found),
      ),
    ),
  anyPort: false,
  ca: undefined,
  maximumBytes: LIST_MAX_BYTES,
};

/** All addresses of a name; none of them may be private. */
export async function publicAddresses(network: Network, host: string): Promise<LookupAddress[]> {
  const version = isIP(host);
  const found =
    version === 0
      ? await network.resolve(host).catch(() => {
          throw new FetchProblem('registers.fetch.no_name', { host });
        })
      : [{ address: host, family: version }];
  if (found.length === 0) throw new FetchProblem('registers.fetch.no_name', { host });
  if (found.some(({ address }) => network.isPrivate(address)))
    throw new FetchProblem('registers.address.not_public');
  return found;
}
