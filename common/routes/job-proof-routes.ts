import type { Route } from './route.ts';

export const JOB_PROOF_ROUTES = {
  'reviews.proof': { method: 'GET', path: '/reviews/{id}/proof' },
  'reviews.proof.send': { method: 'POST', path: '/reviews/{id}/proof' },
  'reviews.proof.withdraw': { method: 'POST', path: '/reviews/{id}/proof/withdraw' },
  'admin.proofs': { method: 'GET', path: '/admin/proofs' },
  'admin.proofs.confirm': { method: 'POST', path: '/admin/proofs/{id}/confirm' },
  'admin.proofs.decline': { method: 'POST', path: '/admin/proofs/{id}/decline' },
} as const satisfies Record<string, Route>;
