import type { PlainFormName } from '../../common/plain-forms.ts';
import { checks, decision, field, type PlainForm } from './make-form.ts';
import type { MessageKey } from '../../translations/index.ts';

const line = (name: string, label: MessageKey) => ({ ...field(name, label, 200), kind: 'line' as const });
const correction = (name: string, label: MessageKey) => ({
  ...line(name, label),
  optional: true,
  given: true,
});

/** Forms about a listing. */
export const ABOUT_LISTINGS = {
  'api.admin.contractors.hide': decision('listings.hide', { text: 'listings.hide_text', danger: true }),
  'api.admin.contractors.show': decision('listings.show'),
  'api.admin.contractors.correct': {
    ...decision('listings.correct', { text: 'listings.correct_text' }),
    before: [
      correction('name', 'listings.field.name'),
      correction('phone', 'listings.field.phone'),
      correction('address', 'listings.field.address'),
      correction('website', 'listings.field.website'),
      { ...checks('trades', 'listings.field.trades', 'listings.field.trades_help'), given: true },
    ],
  },
  'api.admin.contractors.check_name': {
    title: 'listings.check_name',
    confirm: 'listings.check_name',
    fields: [correction('name', 'listings.field.name')],
  },
  'api.admin.contractors.split': decision('listings.split', { text: 'listings.split_text', danger: true }),
  'api.admin.contractors.divide': {
    ...decision('listings.divide', { text: 'listings.divide_text', danger: true }),
    before: [
      line('name', 'listings.divide_name'),
      { ...line('license_numbers', 'listings.divide_licenses'), optional: true },
      { ...line('review_ids', 'listings.divide_reviews'), optional: true },
    ],
  },
  'api.admin.contractors.close': {
    ...decision('admin.closing.close', {
      text: 'admin.closing.close_text',
      danger: true,
      family: 'listing_closed',
    }),
    before: [line('closed_on', 'admin.closing.day_iso')],
  },
  'api.admin.contractors.reopen': decision('admin.closing.reopen', {
    text: 'admin.closing.reopen_text',
    family: 'listing_open',
  }),
  'api.admin.closings.keep_open': decision('admin.closing.keep_open', {
    text: 'admin.closing.reject_text',
    family: 'listing_open',
  }),
  'api.admin.closings.keep_closed': decision('admin.closing.keep_closed', {
    text: 'admin.closing.reject_text',
    family: 'listing_closed',
  }),
  'api.admin.contractors.merge': {
    ...decision('listings.merge', { text: 'listings.merge_text', danger: true }),
    before: [line('into_id', 'listings.merge_into')],
  },
} satisfies Partial<Record<PlainFormName, PlainForm>>;
