import { sql, type Kysely } from 'kysely';

/**
 * The bands of a cost in Mexico get bounds in pesos. Earlier reviews meant pesos with the bounds of the dollar bands, which
 * lie inside the new ones, so each keeps its amount; "over 100,000" becomes 200,000 to 1,000,000, the nearest.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table peso_bands (old text primary key, new text not null) on commit drop`.execute(
    database,
  );
  await sql`
    insert into peso_bands values ('under_500', 'under_500'), ('500_2k', 'under_500'), ('2k_10k', '500_2k'),
      ('10k_50k', '2k_10k'), ('50k_100k', '10k_50k'), ('over_100k', '50k_100k')`.execute(database);
  await sql`
    update review_versions v set content = jsonb_set(content, '{job,cost_band}', to_jsonb(b.new))
    from reviews r join contractors c on c.id = r.contractor_id join regions g on g.id = c.region_id, peso_bands b
    where r.id = v.review_id and g.country = 'MX' and b.old = v.content #>> '{job,cost_band}'`.execute(
    database,
  );
  await sql`
    update reviews r set cost_band = b.new
    from contractors c join regions g on g.id = c.region_id, peso_bands b
    where c.id = r.contractor_id and g.country = 'MX' and b.old = r.cost_band`.execute(database);
}
