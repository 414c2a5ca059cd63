import { sql } from 'kysely';
import { LANGUAGES } from '../../../common/language.ts';
import { contractorChanged } from '../../accounts/events.ts';
import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { toOpeningHours, type TypedHours } from '../../contractors/week-hours.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, InvalidInput, type FieldProblem } from '../../core/errors.ts';
import { hasPhone } from '../../screening/contact-details.ts';
import { textScreener } from '../../screening/screen-text.ts';
import { ownPage, type OwnPageRow } from '../queries/own-page.ts';
import type { PageInput } from '../page-schemas.ts';

/**
 * Saves the texts and facts of a contractor's own page. Throws 409 where the page changed since it was
 * opened. Throws InvalidInput for words that the automatic check finds.
 */
export async function updatePage(
  context: Context,
  { contractorId, page }: { contractorId: number; page: PageInput },
): Promise<void> {
  await transact(context, async (inside) => {
    await holdListing(inside, contractorId);
    const held = await ownPage(inside.database, contractorId);
    if (held.page_version !== page.version) throw conflict('profiles.page_changed');
    await refuseWords(inside, page, held);
    await write(inside, contractorId, page);
    inside.announce(contractorChanged(contractorId));
  });
}

/** Words that stand on the page already were looked at when they were written. */
async function refuseWords(inside: ReadContext, page: PageInput, held: OwnPageRow): Promise<void> {
  const screen = await textScreener(inside);
  const stored = new Set([
    ...Object.values(held.headline as object),
    ...Object.values(held.about as object),
    ...held.services,
  ]);
  const texts: [field: string, text: string][] = [
    ...LANGUAGES.flatMap((one): [string, string][] => [
      [`headline.${one}`, page.headline[one] ?? ''],
      [`about.${one}`, page.about[one] ?? ''],
    ]),
    ...page.services.map((service): [string, string] => ['services', service]),
  ];
  const problems: Record<string, FieldProblem[]> = {};
  for (const [field, text] of texts) {
    const [signal] = stored.has(text) ? [] : screen(text);
    if (signal)
      problems[field] = [
        { key: signal === 'hold_word' ? 'profiles.words_refused' : 'profiles.contact_in_words' },
      ];
  }
  // An address is a contact detail, but must not contain forbidden words or a phone number.
  if (page.address !== null && page.address !== held.address) {
    if (screen(page.address).includes('hold_word')) problems['address'] = [{ key: 'profiles.words_refused' }];
    else if (hasPhone(page.address)) problems['address'] = [{ key: 'profiles.contact_in_words' }];
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

const asJson = (value: unknown) => sql<never>`${JSON.stringify(value)}::text::jsonb`;
const withoutEmpty = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

async function write({ database, now }: ReadContext, contractorId: number, page: PageInput): Promise<void> {
  const hours = toOpeningHours(page.hours as TypedHours);
  await database
    .updateTable('contractors')
    .set({
      headline: asJson(withoutEmpty(page.headline)),
      about: asJson(withoutEmpty(page.about)),
      services: page.services,
      website: page.website,
      email: page.email,
      insured: page.insured,
      insurance_expires_on: page.insurance_expires_on,
      bonded: page.bonded,
      opening_hours: hours === null ? null : asJson(hours),
      page_version: page.version + 1,
      owner_edited_at: now,
      updated_at: now,
    })
    .where('id', '=', contractorId)
    .execute();
  await database
    .updateTable('profiles')
    .set({ address: page.address, updated_at: now })
    .where('id', '=', contractorId)
    .execute();
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(database);
}
