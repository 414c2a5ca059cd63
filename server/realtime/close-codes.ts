/**
 * Codes of the protocol: 40xx do not come back, 41xx come back later, 42xx come back at once. Of its others we have no use: our
 * one application is never switched off (4003), says 4100 when it is full (4004), and asks every client for signs of life (4202).
 */
export const CLOSE = {
  needsTls: 4000,
  unknownKey: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  /** Of an event, not of a connection. */
  clientEvent: 4301,
} as const;
