import { sql } from 'kysely';
import { field, type Field } from './field.ts';

/** The counts of ended months, as the transparency page has them. */
export const countFields: readonly Field[] = [
  field('month', 'string', 'Month, YYYY-MM.', 'Mes, AAAA-MM.'),
  field(
    'measure',
    'string',
    'What was counted, or the median of which hours.',
    'Qué se contó, o la mediana de qué horas.',
  ),
  field('dimension', 'string', 'By what it is divided.', 'Por qué se divide.'),
  field('value', 'string', 'Which part of it.', 'Qué parte es.'),
  field(
    'count',
    'number',
    'The number; empty where it is of so few people that it could tell who.',
    'La cifra; vacía si es de tan pocas personas que podría revelar quiénes son.',
  ),
  field('counted_on', 'date', 'Day on which it was written down.', 'Día en que se guardó.'),
];

export const countsQuery = sql`(
  select id, to_char(month, 'YYYY-MM') as month, measure, dimension, value, count, counted_on from monthly_counts)`;
