import type { Route } from './route.ts';

export const JOB_PROOF_ROUTES = {
  'reviews.proof': { method: 'GET', path: '/reviews/{id}/proof' },
  'reviews.proof.send': { method: 'POST', path: '/reviews/{id}/proof' },
  'reviews.proof.read_cfdi': { method: 'POST', path: '/reviews/{id}/proof/read-cfdi' },
  'reviews.proof.send_cfdi': { method: 'POST', path: '/reviews/{id}/proof/send-cfdi' },
  'reviews.proof.permit': { method: 'POST', path: '/reviews/{id}/proof/permit' },
  'reviews.proof.withdraw': { method: 'POST', path: '/reviews/{id}/proof/withdraw' },
  'admin.proofs': { method: 'GET', path: '/admin/proofs' },
  'admin.proofs.confirm': { method: 'POST', path: '/admin/proofs/{id}/confirm' },
  'admin.proofs.revoke': { method: 'POST', path: '/admin/proofs/{id}/revoke' },
  'admin.proofs.decline': { method: 'POST', path: '/admin/proofs/{id}/decline' },
} as const satisfies Record<string, Route>;
