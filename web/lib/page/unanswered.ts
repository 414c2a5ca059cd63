import { router } from '@inertiajs/react';
import { isLeaving } from '../drafts/leaving.ts';
import { say } from './texts.ts';
import { endStayingToasts, toastError, toastUntilAnswered } from './toasts.ts';

/** A proxy answers so for a server that is away; an answer of ours has a body that says more. */
export const isProxysAnswer = ({ status, body }: { status: number; body: unknown }): boolean =>
  status >= 502 && status <= 504 && (typeof body !== 'object' || body === null);

/** Says that a request got no answer. The bar says already that the device is offline. */
export function sayUnanswered(): void {
  // A request that ends while its page is being left was cut off.
  if (isLeaving()) return;
  if (navigator.onLine) toastUntilAnswered(say('layout.unreachable'));
  else toastError(say('toasts.something_wrong'));
}

/** Visits that end in no page of ours: no answer, or one of something in between. */
export function sayWhatFailed(): void {
  router.on('beforeUpdate', endStayingToasts);
  router.on('networkError', (event) => {
    event.preventDefault();
    sayUnanswered();
  });
  router.on('httpException', (event) => {
    const { headers, status, data: body } = event.detail.response;
    if (headers['x-inertia']) return;
    event.preventDefault();
    if (isProxysAnswer({ status, body })) sayUnanswered();
    else toastError(say('toasts.something_wrong'));
  });
}
