import { sql } from 'kysely';
import { LICENSE_STATUSES } from '../../common/constants.ts';
import { field } from './field.ts';
import type { Resource } from './resource.ts';

export const ID = field('id', 'integer', 'Number of the row.', 'Número de la fila.');

/** Whether everyone finds the contractor `c`. */
export const isListed = sql`c.hidden_at is null and c.merged_into_id is null and not c.awaits_confirmation`;

export const CONTRACTORS: Resource = {
  name: 'contractors',
  subject: 'listing',
  words: ['name'],
  fields: [
    ID,
    field(
      'slug',
      'string',
      'Last part of the page’s address: /c/SLUG.',
      'Última parte de la dirección de la página: /c/SLUG.',
    ),
    field('name', 'string', 'Name of the business.', 'Nombre del negocio.'),
    field(
      'city',
      'string',
      'City. Street and phone are not part of this data.',
      'Ciudad. La calle y el teléfono no son parte de estos datos.',
    ),
    field(
      'region',
      'string',
      'State, by its short name in addresses here.',
      'Estado, con el nombre corto de las direcciones de este sitio.',
    ),
    field('country', 'string', 'US or MX.', 'US o MX.'),
    field('trades', 'array', 'Trades, by their short names.', 'Oficios, con sus nombres cortos.'),
    field(
      'license_number',
      'string',
      'Number of the license, as the official list writes it.',
      'Número de licencia, como lo escribe la lista oficial.',
    ),
    field('license_state', 'string', 'State that gave the license.', 'Estado que dio la licencia.'),
    field('license_class', 'string', 'Class of the license.', 'Clase de la licencia.'),
    field(
      'license_status',
      'string',
      `What the official list says: ${LICENSE_STATUSES.join(', ')}. Empty where it does not say.`,
      `Lo que dice la lista oficial: ${LICENSE_STATUSES.join(', ')}. Vacío si no lo dice.`,
    ),
    field('license_expires_on', 'date', 'Last day of the license.', 'Último día de la licencia.'),
    field(
      'source',
      'string',
      'Official list that the listing was imported from; empty where its owner added it.',
      'Lista oficial de la que se importó la ficha; vacío si la agregó su dueño.',
    ),
    field('source_as_of', 'date', 'Day of that list.', 'Día de esa lista.'),
    field(
      'claimed',
      'boolean',
      'Whether the business manages its page.',
      'Si el negocio administra su página.',
    ),
    field(
      'closed_on',
      'date',
      'Day on which the business closed for good; empty where it did not.',
      'Día en que el negocio cerró definitivamente; vacío si no ha cerrado.',
    ),
  ],
  query: sql`(
    select c.id, c.slug, c.name, c.city, r.slug as region, r.country,
      (select coalesce(jsonb_agg(t.slug order by t.slug), '[]') from trades t where t.id = any(c.trade_ids)) as trades,
      c.license_number, c.license_state, c.license_class, c.license_status, c.license_expires_on, c.source,
      c.source_as_of, c.claimed, c.closed_on
    from contractors as c left join regions as r on r.id = c.region_id where ${isListed})`,
};
