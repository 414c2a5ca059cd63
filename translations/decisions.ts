import { defineMessages } from '../common/messages.ts';

/** What was decided, in words: the values of DECISION_ACTIONS. */
export default defineMessages({
  'decisions.action.review.held': ['Review held back by screening', 'Reseña retenida por el filtro'],
  'decisions.action.review.deactivated': ['Review deactivated', 'Reseña desactivada'],
  'decisions.action.review.activated': ['Review activated', 'Reseña activada'],
  'decisions.action.review.deleted': ['Review deleted', 'Reseña eliminada'],
  'decisions.action.review.edited': ['Review edited', 'Reseña editada'],
  'decisions.action.review.words_restored': [
    'Words of a review restored',
    'Palabras de una reseña restablecidas',
  ],
  'decisions.action.response.held': ['Response held back by screening', 'Respuesta retenida por el filtro'],
  'decisions.action.response.deactivated': ['Response deactivated', 'Respuesta desactivada'],
  'decisions.action.response.activated': ['Response activated', 'Respuesta activada'],
  'decisions.action.response.deleted': ['Response deleted', 'Respuesta eliminada'],
  'decisions.action.response.restored': ['Response restored', 'Respuesta restablecida'],
  'decisions.action.response.edited': ['Response edited', 'Respuesta editada'],
  'decisions.action.response.words_restored': [
    'Words of a response restored',
    'Palabras de una respuesta restablecidas',
  ],
  'decisions.action.appeal.accepted': ['Appeal accepted', 'Apelación aceptada'],
  'decisions.action.appeal.rejected': ['Appeal rejected', 'Apelación rechazada'],
  'decisions.action.user.deactivated': ['Account deactivated', 'Cuenta desactivada'],
  'decisions.action.user.activated': ['Account activated', 'Cuenta activada'],
  'decisions.action.user.role_changed': ['Role of an account changed', 'Función de una cuenta cambiada'],
  'decisions.action.account_appeal.accepted': [
    'Appeal of an account accepted',
    'Apelación de una cuenta aceptada',
  ],
  'decisions.action.account_appeal.rejected': [
    'Appeal of an account rejected',
    'Apelación de una cuenta rechazada',
  ],
  'decisions.action.claim.accepted': ['Claim of a page accepted', 'Solicitud de una página aceptada'],
  'decisions.action.claim.rejected': ['Claim of a page rejected', 'Solicitud de una página rechazada'],
  'decisions.action.posting.held': ['Posting held back by screening', 'Publicación retenida por el filtro'],
  'decisions.action.posting.removed': ['Posting removed', 'Publicación retirada'],
  'decisions.action.posting.restored': ['Posting restored', 'Publicación restablecida'],
  'decisions.action.listing.hidden': ['Listing of a contractor hidden', 'Ficha de un contratista oculta'],
  'decisions.action.listing.shown': [
    'Listing of a contractor shown again',
    'Ficha de un contratista visible de nuevo',
  ],
  'decisions.action.listing.corrected': [
    'Listing of a contractor corrected',
    'Ficha de un contratista corregida',
  ],
  'decisions.action.listing.merged': [
    'Two listings of one contractor merged',
    'Dos fichas de un contratista unidas',
  ],
  'decisions.action.listing.separated': [
    'Two merged listings separated again',
    'Dos fichas unidas, separadas de nuevo',
  ],
  'decisions.action.decision_appeal.rejected': [
    'Appeal against a decision rejected',
    'Apelación de una decisión rechazada',
  ],
});
