import {
  FORM_FIELDS,
  JOINED_FIELDS,
  LEFT_OUT_MAX,
  type FormField,
} from '../../../../common/limits/registers.ts';
import type { ColumnsBody } from '../schemas.ts';
import type { Matching } from './mapping-of-form.ts';

const DELIMITERS = { tab: '\t' } as const;

/** The choices of a sent form. */
export function matchingOfBody(body: ColumnsBody): Matching {
  const sent = body as unknown as Record<string, number | string | null>;
  const placesOf = (field: FormField): number[] =>
    [
      sent[`column_${field}`],
      JOINED_FIELDS.some((joined) => joined === field) ? sent[`second_${field}`] : null,
    ].filter((place) => typeof place === 'number');
  const columns = Object.fromEntries(
    FORM_FIELDS.map((field) => [field, placesOf(field)] as const).filter(([, places]) => places.length > 0),
  );
  const leaveOut = Array.from({ length: LEFT_OUT_MAX }, (_, index) => ({
    place: sent[`left_out_column_${index + 1}`],
    word: String(sent[`left_out_word_${index + 1}`] ?? ''),
  })).flatMap(({ place, word }) => (typeof place === 'number' && word !== '' ? [{ place, word }] : []));
  return {
    columns,
    hasHeader: body.header === 'yes',
    delimiter: body.delimiter === 'tab' ? DELIMITERS.tab : body.delimiter,
    encoding: body.encoding,
    ragged: body.ragged === 'yes',
    country: body.country,
    state: body.state,
    city: body.city,
    licenseClass: body.license_class,
    trade: body.trade,
    dateOrder: body.date_order,
    leaveOut,
  };
}
