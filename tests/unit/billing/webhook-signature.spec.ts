import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { isSignedBy, signWebhook } from '../../../server/billing/gateways/webhook-signature.ts';

const NOW = new Date('2027-05-01T12:00:00Z');
const BODY = JSON.stringify({ id: 'evt_1' });
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('signatures of webhooks', () => {
  test('what the official SDK signs is accepted', () => {
    const { webhooks } = new Stripe('sk_test_123456789');
    const header = webhooks.generateTestHeaderString({
      payload: BODY,
      secret: 'whsec_one',
      timestamp: NOW.getTime() / 1000,
    });
    expect(isSignedBy(['whsec_one'], BODY, header, NOW)).toBe(true);
  });
  test('two secrets are valid during a rotation, a third is not', () => {
    const header = signWebhook(BODY, 'whsec_old', NOW);
    expect(isSignedBy(['whsec_new', 'whsec_old'], BODY, header, NOW)).toBe(true);
    expect(isSignedBy(['whsec_new'], BODY, header, NOW)).toBe(false);
  });
  test('another body, an old and a future timestamp, and no signature are refused', () => {
    const header = signWebhook(BODY, 'whsec_one', NOW);
    expect(isSignedBy(['whsec_one'], `${BODY} `, header, NOW)).toBe(false);
    expect(isSignedBy(['whsec_one'], BODY, header, later(301))).toBe(false);
    expect(isSignedBy(['whsec_one'], BODY, header, later(-301))).toBe(false);
    expect(isSignedBy(['whsec_one'], BODY, '', NOW)).toBe(false);
    expect(isSignedBy(['whsec_one'], BODY, 't=x,v1=', NOW)).toBe(false);
  });
});
