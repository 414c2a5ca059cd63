import { readFileSync } from 'node:fs';

const DEMO = {
  accounts: new URL('../../../../demo/accounts.json', import.meta.url),
  cases: new URL('../../../../demo/cases.json', import.meta.url),
  conversations: new URL('../../../../demo/conversations.json', import.meta.url),
  members: new URL('../../../../demo/members.json', import.meta.url),
  metros: new URL('../../../../demo/metros.json', import.meta.url),
  'red-flags': new URL('../../../../demo/red-flags.json', import.meta.url),
  names: new URL('../../../../demo/names.json', import.meta.url),
  trades: new URL('../../../../demo/trades.json', import.meta.url),
  'english/about': new URL('../../../../demo/english/about.json', import.meta.url),
  'english/facts': new URL('../../../../demo/english/facts.json', import.meta.url),
  'english/frames': new URL('../../../../demo/english/frames.json', import.meta.url),
  'english/invitations': new URL('../../../../demo/english/invitations.json', import.meta.url),
  'english/postings': new URL('../../../../demo/english/postings.json', import.meta.url),
  'english/profiles': new URL('../../../../demo/english/profiles.json', import.meta.url),
  'english/responses': new URL('../../../../demo/english/responses.json', import.meta.url),
  'english/short-facts': new URL('../../../../demo/english/short-facts.json', import.meta.url),
  'english/titles': new URL('../../../../demo/english/titles.json', import.meta.url),
  'english/trades': new URL('../../../../demo/english/trades.json', import.meta.url),
  'mexican-spanish/about': new URL('../../../../demo/mexican-spanish/about.json', import.meta.url),
  'mexican-spanish/facts': new URL('../../../../demo/mexican-spanish/facts.json', import.meta.url),
  'mexican-spanish/frames': new URL('../../../../demo/mexican-spanish/frames.json', import.meta.url),
  'mexican-spanish/invitations': new URL(
    '../../../../demo/mexican-spanish/invitations.json',
    import.meta.url,
  ),
  'mexican-spanish/postings': new URL('../../../../demo/mexican-spanish/postings.json', import.meta.url),
  'mexican-spanish/profiles': new URL('../../../../demo/mexican-spanish/profiles.json', import.meta.url),
  'mexican-spanish/responses': new URL('../../../../demo/mexican-spanish/responses.json', import.meta.url),
  'mexican-spanish/short-facts': new URL(
    '../../../../demo/mexican-spanish/short-facts.json',
    import.meta.url,
  ),
  'mexican-spanish/titles': new URL('../../../../demo/mexican-spanish/titles.json', import.meta.url),
  'mexican-spanish/trades': new URL('../../../../demo/mexican-spanish/trades.json', import.meta.url),
} as const;

/** A file of `demo/` in the given type; the tests of the demo world read every file. */
export function readDemo<Shape>(name: keyof typeof DEMO): Shape {
  return JSON.parse(readFileSync(DEMO[name], 'utf8')) as Shape;
}
