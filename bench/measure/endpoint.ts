import { setTimeout as sleep } from 'node:timers/promises';
import type { Dataset } from '../dataset/open.ts';
import type { Endpoint, EndpointResult, Figures, FloorFigures, FloorName } from '../endpoint.ts';
import { fetchAnswer, type BytesFloor } from '../floors/bytes.ts';
import type { Answer } from '../floors/bytes-server.ts';
import { measureRender } from '../floors/render.ts';
import { measureSql } from '../floors/sql.ts';
import { COMPARED_AT, CONNECTIONS, PORTS, type Pace } from '../settings.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Probe } from './probe.ts';
import { processorTime, treeProcessorTime } from './processor-time.ts';

const COMPRESSED_AFTER_MS = 500;
const WARM_UP_LIMIT_MS = 20_000;

/** The parts that exist while an endpoint is measured. */
export type Bench = {
  dataset: Dataset;
  pace: Pace;
  probe: Probe;
  bytesFloor: BytesFloor;
  serverPid: number;
  databasePid: number | null;
};

type Floor = () => Promise<FloorFigures>;

/** Measures one endpoint: in each round its floors, then itself with 1, 16 and 64 clients. Every figure is the median of the rounds. */
export async function measureEndpoint(bench: Bench, endpoint: Endpoint): Promise<EndpointResult> {
  const floors = await prepareFloors(bench, endpoint);
  await warmUp(endpoint, bench.pace);
  const seen: Record<string, Figures[]> = {};
  const seenFloors: Partial<Record<FloorName, FloorFigures[]>> = {};
  for (let round = 0; round < bench.pace.rounds; round += 1) {
    for (const [name, measure] of floors) (seenFloors[name] ??= []).push(await measure());
    for (const connections of CONNECTIONS)
      (seen[connections] ??= []).push(await measureProduct(bench, endpoint, connections));
  }
  return summarise(endpoint, seen, seenFloors);
}

/** Until the engine has compiled what is often called: by requests, for on a busy machine seconds say little. */
async function warmUp(endpoint: Endpoint, { warmUpRequests }: Pace): Promise<void> {
  const end = Date.now() + WARM_UP_LIMIT_MS;
  for (let requests = 0; requests < warmUpRequests && Date.now() < end;)
    requests += (await load(endpoint, PORTS.server, COMPARED_AT, 1)).requests;
}

/** One after the other: the probe records one request at a time. */
async function prepareFloors(bench: Bench, endpoint: Endpoint): Promise<[FloorName, Floor][]> {
  const floors: [FloorName, Floor][] = [];
  for (const name of endpoint.floors) floors.push([name, await prepareFloor(name, bench, endpoint)]);
  return floors;
}

async function prepareFloor(
  name: FloorName,
  { pace, probe, dataset, bytesFloor }: Bench,
  endpoint: Endpoint,
): Promise<Floor> {
  switch (name) {
    case 'bytes': {
      const answer = await fetchSettledAnswer(endpoint);
      return () => bytesFloor.measure(endpoint, answer, COMPARED_AT, pace.floor);
    }
    case 'sql': {
      const recordings = await probe.recordSql(endpoint);
      return () => measureSql(dataset.target, recordings, COMPARED_AT, pace.floor);
    }
    case 'render': {
      const page = await probe.pageOf(endpoint);
      return () => measureRender(page, pace.floor);
    }
  }
}

/** A cached page is compressed after its first visitor. */
async function fetchSettledAnswer(endpoint: Endpoint): Promise<Answer> {
  await fetchAnswer(endpoint.request(0));
  await sleep(COMPRESSED_AFTER_MS);
  return fetchAnswer(endpoint.request(0));
}

async function measureProduct(bench: Bench, endpoint: Endpoint, connections: number): Promise<Figures> {
  const databaseTime = () => (bench.databasePid === null ? null : treeProcessorTime(bench.databasePid));
  const server = processorTime(bench.serverPid);
  const database = databaseTime();
  const seen = await load(endpoint, PORTS.server, connections, bench.pace.endpoint);
  const databaseAfter = databaseTime();
  return {
    ...seen,
    serverCpu: (processorTime(bench.serverPid) - server) / seen.requests,
    databaseCpu:
      database === null || databaseAfter === null ? null : (databaseAfter - database) / seen.requests,
  };
}

function summarise(
  { name, title }: Endpoint,
  seen: Record<string, Figures[]>,
  seenFloors: Partial<Record<FloorName, FloorFigures[]>>,
): EndpointResult {
  const at = Object.fromEntries(
    Object.entries(seen).map(([connections, rounds]) => [connections, medianFigures(rounds)]),
  );
  const floors: EndpointResult['floors'] = {};
  const ratios: EndpointResult['ratios'] = {};
  for (const [floor, rounds] of Object.entries(seenFloors) as [FloorName, FloorFigures[]][]) {
    const figures = {
      requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
      cpu: median(rounds.map((round) => round.cpu)),
    };
    floors[floor] = figures;
    ratios[floor] = (at[COMPARED_AT]?.requestsPerSecond ?? 0) / figures.requestsPerSecond;
  }
  return { name, title, at, floors, ratios };
}

function medianFigures(rounds: Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(rounds.map(pick));
  return {
    requestsPerSecond: of((figures) => figures.requestsPerSecond),
    p50: of((figures) => figures.p50),
    p99: of((figures) => figures.p99),
    serverCpu: of((figures) => figures.serverCpu),
    databaseCpu: rounds.some((figures) => figures.databaseCpu === null)
      ? null
      : of((figures) => figures.databaseCpu ?? 0),
    requests: rounds.reduce((sum, figures) => sum + figures.requests, 0),
    failures: rounds.reduce((sum, figures) => sum + figures.failures, 0),
  };
}
