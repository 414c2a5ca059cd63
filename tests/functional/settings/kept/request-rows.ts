import type { World } from '../../../support/world.ts';
import { exists, insert, type KeptForm } from './kept.ts';

const FORGET = ['data_requests.forget'];

/** Requests about data, under the rows of the privacy policy. */
export function requestRows(world: World): KeptForm[] {
  let count = 0;
  const request = (at: Date, state: 'unconfirmed' | 'closed') => {
    count += 1;
    return insert(world, 'data_requests', {
      nonce: 'n',
      digest: `kept ${count}`,
      language: 'english',
      asker: 'self',
      kind: 'access',
      place: 'elsewhere',
      law: 'other',
      name: 'Ana',
      email: 'ana@casa.example',
      asks: 'A copy of my data.',
      state,
      received_at: at,
      due_at: at,
      ...(state === 'closed' && { outcome: 'granted', closed_at: at }),
    });
  };
  return [
    {
      row: 'Requests about data, with the record of each step',
      thing: 'the request and its record',
      period: { years: 2 },
      jobs: FORGET,
      make: async (at) => {
        const { id } = await request(at, 'closed');
        const step = { request_id: id, step: 'answered', at };
        return (await insert(world, 'data_request_events', step)).isThere;
      },
    },
    {
      row: 'Requests whose email address was never confirmed',
      thing: 'the request',
      period: { days: 7 },
      jobs: FORGET,
      make: async (at) => (await request(at, 'unconfirmed')).isThere,
    },
    {
      row: 'Documents sent with such requests',
      thing: 'the document',
      period: { days: 30 },
      jobs: [...FORGET, 'uploads.sweep'],
      make: async (at) => {
        const { id } = await request(at, 'closed');
        const user = await world.make.user();
        const file = await world.make.upload({
          user,
          kind: 'document',
          visibility: 'parties',
          createdAt: at,
        });
        await insert(world, 'data_request_files', { request_id: id, upload_id: file.id }, 'upload_id');
        return () => exists(world, 'uploads', { id: file.id });
      },
    },
  ];
}
