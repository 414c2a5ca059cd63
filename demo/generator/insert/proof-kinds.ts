import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

/** Every other proof of a job in Mexico is a CFDI, and every fourth of one in the US a quote hired here; the rest are files. */
export async function insertProofKinds(database: Queryable): Promise<void> {
  await sql`
    update job_proofs as proof set kind = case region.country when 'MX' then 'cfdi' else 'quote' end
    from reviews as r
    join contractors as c on c.id = r.contractor_id
    join regions as region on region.id = c.region_id
    where r.id = proof.review_id and proof.state = 'confirmed' and proof.kind = 'file'
      and proof.id % case region.country when 'MX' then 2 else 4 end = 0`.execute(database);
  await sql`
    insert into job_proof_cfdis (user_id, review_id, job_proof_id, folio_hash, issuer_hash, is_counted, created_at)
    select author.user_id, r.id, proof.id, md5('demo folio ' || proof.id), md5('demo issuer ' || r.contractor_id), true,
      proof.created_at
    from job_proofs as proof
    join reviews as r on r.id = proof.review_id
    join profiles as author on author.id = r.author_profile_id
    where proof.kind = 'cfdi' order by proof.id`.execute(database);
}
