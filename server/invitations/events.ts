import type { EventNamed } from '../event-map.ts';

export const invitationSent = (invitationId: number): EventNamed<'invitation.sent'> => ({
  name: 'invitation.sent',
  invitationId,
});
export const invitationAnswered = (invitationId: number): EventNamed<'invitation.answered'> => ({
  name: 'invitation.answered',
  invitationId,
});
export const invitationWithdrawn = (invitationId: number): EventNamed<'invitation.withdrawn'> => ({
  name: 'invitation.withdrawn',
  invitationId,
});
export const invitationExpired = (invitationId: number): EventNamed<'invitation.expired'> => ({
  name: 'invitation.expired',
  invitationId,
});
export const invitationFilled = (invitationId: number): EventNamed<'invitation.filled'> => ({
  name: 'invitation.filled',
  invitationId,
});
export const invitationCanceled = (invitationId: number): EventNamed<'invitation.canceled'> => ({
  name: 'invitation.canceled',
  invitationId,
});
export const partnerRatingWritten = (ratingId: number): EventNamed<'partner_rating.written'> => ({
  name: 'partner_rating.written',
  ratingId,
});
export const partnerRatingPublished = (ratingId: number): EventNamed<'partner_rating.published'> => ({
  name: 'partner_rating.published',
  ratingId,
});
