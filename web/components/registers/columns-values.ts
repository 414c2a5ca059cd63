import {
  FORM_FIELDS,
  JOINED_FIELDS,
  LEFT_OUT_MAX,
  type FormField,
} from '../../../common/limits/registers.ts';
import type { ListView, MatchingView } from '../../../server/moderation/registers/list-views.ts';

/** Every field as a text: an empty one says nothing. */
export function valuesOf({ asOf }: ListView['list'], { matching }: MatchingView): Record<string, string> {
  const placeAt = (field: FormField, index: number) => String(matching.columns[field]?.[index] ?? '');
  return {
    day: asOf,
    header: matching.hasHeader ? 'yes' : 'no',
    delimiter: matching.delimiter === '\t' ? 'tab' : (matching.delimiter ?? ''),
    encoding: matching.encoding ?? '',
    ragged: matching.ragged ? 'yes' : 'no',
    country: matching.country,
    state: matching.state ?? '',
    city: matching.city ?? '',
    license_class: matching.licenseClass ?? '',
    trade: matching.trade ?? '',
    date_order: matching.dateOrder ?? '',
    ...Object.fromEntries(FORM_FIELDS.map((field) => [`column_${field}`, placeAt(field, 0)])),
    ...Object.fromEntries(JOINED_FIELDS.map((field) => [`second_${field}`, placeAt(field, 1)])),
    ...Object.fromEntries(
      Array.from({ length: LEFT_OUT_MAX }, (_, index) => index).flatMap((index) => [
        [`left_out_column_${index + 1}`, String(matching.leaveOut[index]?.place ?? '')],
        [`left_out_word_${index + 1}`, matching.leaveOut[index]?.word ?? ''],
      ]),
    ),
  };
}
