import { ADMIN_ROUTES } from './admin-routes.ts';
import { BILLING_ROUTES } from './billing-routes.ts';
import { LOG_ROUTES } from './log-routes.ts';
import { MAP_ROUTES } from './map-routes.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { PUSH_ROUTES } from './push-routes.ts';
import { REALTIME_ROUTES } from './realtime-routes.ts';
import { RELATION_ROUTES } from './relation-routes.ts';
import { SETTINGS_ROUTES } from './settings-routes.ts';
import { CONTACT_ROUTES } from './contact-routes.ts';
import { CLOSING_ROUTES } from './closing-routes.ts';
import { CLAIM_ROUTES } from './claim-routes.ts';
import { DATA_REQUEST_ROUTES } from './data-request-routes.ts';
import { MEMBER_ROUTES } from './member-routes.ts';
import { INVITATION_ROUTES } from './invitation-routes.ts';
import { JOB_PROOF_ROUTES } from './job-proof-routes.ts';
import { RED_FLAG_ROUTES } from './red-flag-routes.ts';
import { REVIEW_REQUEST_ROUTES } from './review-request-routes.ts';
import { SIGN_IN_ROUTES } from './sign-in-routes.ts';
import { SITE_ROUTES } from './site-routes.ts';
import type { Route } from './route.ts';

/**
 * The routes that neither home, search, a contractor's page nor the frame names. A browser fetches them with
 * the first other page, because they are 5 KB of each visit.
 */
export const LATER_ROUTES = {
  'decisions.appeal': { method: 'POST', path: '/decisions/{id}/appeal' },
  review_rules: { method: 'GET', path: '/review-rules', translated: true },
  'prices.index': { method: 'GET', path: '/prices', translated: true },
  'prices.show': { method: 'GET', path: '/prices/{trade}/{place}', translated: true },
  'postings.create': { method: 'GET', path: '/postings/new' },
  'postings.edit': { method: 'GET', path: '/postings/{id}/edit' },
  'postings.store': { method: 'POST', path: '/postings' },
  'postings.update': { method: 'PUT', path: '/postings/{id}' },
  'postings.destroy': { method: 'DELETE', path: '/postings/{id}' },
  'postings.pin': { method: 'POST', path: '/postings/{id}/pin' },
  'postings.unpin': { method: 'POST', path: '/postings/{id}/unpin' },
  'comments.store': { method: 'POST', path: '/postings/{id}/comments' },
  'comments.destroy': { method: 'DELETE', path: '/comments/{id}' },
  'reports.store': { method: 'POST', path: '/report/{kind}/{id}' },
  'reviews.preview': { method: 'POST', path: '/c/{slug}/review/preview' },
  'reviews.store': { method: 'POST', path: '/c/{slug}/review' },
  'reviews.edit': { method: 'GET', path: '/reviews/{id}/edit' },
  'reviews.update': { method: 'POST', path: '/reviews/{id}/edit' },
  'register.store': { method: 'POST', path: '/register' },
  'login.store': { method: 'POST', path: '/login' },
  'contact.store': { method: 'POST', path: '/contact' },
  'password.request': { method: 'GET', path: '/forgot-password', translated: true },
  'password.email': { method: 'POST', path: '/forgot-password' },
  'password.reset': { method: 'GET', path: '/reset-password/{token}', translated: true },
  'password.store': { method: 'POST', path: '/reset-password' },
  'password.confirm': { method: 'GET', path: '/confirm-password' },
  'password.confirm.store': { method: 'POST', path: '/confirm-password' },
  'verification.notice': { method: 'GET', path: '/verify-email' },
  'verification.verify': { method: 'GET', path: '/verify-email/{token}' },
  'verification.confirm': { method: 'POST', path: '/verify-email/{token}' },
  'verification.resend': { method: 'POST', path: '/verify-email' },
  'account.appeal': { method: 'POST', path: '/inactive-account/appeal' },
  'profile.update': { method: 'POST', path: '/profile/edit' },
  'profile.avatar.send': { method: 'POST', path: '/profile/avatar' },
  'profile.avatar.remove': { method: 'POST', path: '/profile/avatar/remove' },
  'profile.trades.update': { method: 'POST', path: '/profile/trades' },
  'profile.views.update': { method: 'POST', path: '/profile/views' },
  'contractor.update': { method: 'POST', path: '/contractor/edit' },
  'contractors.badge': { method: 'GET', path: '/c/{slug}/badge.svg', translated: true },
  'contractor.preview': { method: 'GET', path: '/contractor/preview' },
  'contractor.draft.publish': { method: 'POST', path: '/contractor/edit/publish' },
  'contractor.draft.discard': { method: 'POST', path: '/contractor/edit/discard' },
  'contractor.versions.restore': { method: 'POST', path: '/contractor/edit/versions/{id}/restore' },
  'api.contractor.draft': { method: 'PUT', path: '/api/contractor/draft' },
  'contractor.photos': { method: 'GET', path: '/contractor/edit/photos' },
  'contractor.photos.send': { method: 'POST', path: '/contractor/edit/photos' },
  'contractor.photos.update': { method: 'POST', path: '/contractor/edit/photos/{id}' },
  'contractor.photos.move': { method: 'POST', path: '/contractor/edit/photos/{id}/move' },
  'contractor.photos.role': { method: 'POST', path: '/contractor/edit/photos/{id}/role' },
  'contractor.photos.remove': { method: 'POST', path: '/contractor/edit/photos/{id}/remove' },
  'contractor.albums.add': { method: 'POST', path: '/contractor/edit/albums' },
  'contractor.albums.pair': { method: 'POST', path: '/contractor/edit/albums/pair' },
  'contractor.albums.update': { method: 'POST', path: '/contractor/edit/albums/{id}' },
  'contractor.albums.remove': { method: 'POST', path: '/contractor/edit/albums/{id}/remove' },
  'api.contractor.photos': { method: 'POST', path: '/api/contractor/photos' },
  'profile.setup': { method: 'GET', path: '/profile/setup/{step?}' },
  'profile.setup.basic_info': { method: 'POST', path: '/profile/setup/basic-info' },
  'profile.setup.trades': { method: 'POST', path: '/profile/setup/trades' },
  'profile.setup.views': { method: 'POST', path: '/profile/setup/views' },
  'profile.setup.template': { method: 'POST', path: '/profile/setup/template' },
  'mailbox.show': { method: 'GET', path: '/dev/mailbox/{id}' },
  unsubscribe: { method: 'GET', path: '/unsubscribe/{token}', translated: true },
  'unsubscribe.store': { method: 'POST', path: '/unsubscribe/{token}' },
  'unsubscribe.opened': { method: 'GET', path: '/unsubscribe/one-click/{token}' },
  'unsubscribe.one_click': { method: 'POST', path: '/unsubscribe/one-click/{token}' },
  'api.regions': { method: 'GET', path: '/api/regions' },
  'api.contractor': { method: 'GET', path: '/api/contractor/{id}' },
  'api.profile.basic_info': { method: 'PATCH', path: '/api/profile/all-basic-info' },
  'api.profile.basic_info_setup': { method: 'PATCH', path: '/api/profile/all-basic-info-for-profile-setup' },
  'api.profile.trades_and_views': { method: 'GET', path: '/api/profile/trades-views-settings' },
  'api.profile.trades_and_views.update': { method: 'PATCH', path: '/api/profile/trades-views-settings' },
  'api.profile.trades': { method: 'PATCH', path: '/api/profile/trades' },
  'api.profile.trades_setup': { method: 'PATCH', path: '/api/profile/trades-profile-setup' },
  'api.profile.views': { method: 'PATCH', path: '/api/profile/views' },
  'api.profile.views_setup': { method: 'PATCH', path: '/api/profile/views-profile-setup' },
  'api.profile.views_settings': { method: 'PATCH', path: '/api/profile/views-views-settings' },
  'api.profile.places': { method: 'GET', path: '/api/profile/places' },
  'api.contractor.template': { method: 'PATCH', path: '/api/contractor/update-template' },
  'api.contractor.color_scheme': { method: 'PATCH', path: '/api/contractor/update-color-scheme' },
  'api.profile_trades': { method: 'GET', path: '/api/profileTrades/{id}' },
  'api.upload': { method: 'POST', path: '/api/upload' },
  'api.upload.destroy': { method: 'DELETE', path: '/api/upload/{id}' },
  'api.reviews.destroy': { method: 'DELETE', path: '/api/reviews/{id}' },
  'api.review_responses.store': { method: 'POST', path: '/api/review-responses' },
  'api.review_responses.update': { method: 'PATCH', path: '/api/review-responses' },
  'api.review_responses.destroy': { method: 'DELETE', path: '/api/review-responses/{id}' },
  'api.reviews.appeal': { method: 'POST', path: '/api/reviews/{id}/appeal' },
  'api.review_responses.appeal': { method: 'POST', path: '/api/review-responses/{id}/appeal' },
  'api.review_responses.off_appeal': { method: 'POST', path: '/api/review-responses/{id}/off-appeal' },
  'api.reviews.off_appeal': { method: 'POST', path: '/api/reviews/{id}/off-appeal' },
  'api.decisions.appeal': { method: 'POST', path: '/api/decisions/{id}/appeal' },
  'api.decisions.off_appeal': { method: 'POST', path: '/api/decisions/{id}/off-appeal' },
  'api.posts.newer': { method: 'GET', path: '/api/posts/newer' },
  'api.posts.comments': { method: 'GET', path: '/api/posts/comments/{id}' },
  'api.posts.mentions': { method: 'GET', path: '/api/posts/{id}/mentions' },
  'api.comments.update': { method: 'PUT', path: '/api/comments/{id}' },
  'permits.report.send': { method: 'POST', path: '/permits/{id}/report' },

  ...ADMIN_ROUTES,
  ...BILLING_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...PUSH_ROUTES,
  ...REALTIME_ROUTES,
  ...RELATION_ROUTES,
  ...SETTINGS_ROUTES,
  ...SIGN_IN_ROUTES,
  ...CONTACT_ROUTES,
  ...CLAIM_ROUTES,
  ...CLOSING_ROUTES,
  ...DATA_REQUEST_ROUTES,
  ...REVIEW_REQUEST_ROUTES,
  ...MEMBER_ROUTES,
  ...INVITATION_ROUTES,
  ...RED_FLAG_ROUTES,
  ...JOB_PROOF_ROUTES,
  ...SITE_ROUTES,
  ...MAP_ROUTES,
  ...LOG_ROUTES,
} as const satisfies Record<string, Route>;
