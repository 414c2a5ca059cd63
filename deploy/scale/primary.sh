#!/bin/bash
# Run once by the image of PostgreSQL when the primary's folder is empty: a role for the standby, which is waited for.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role standby with replication login password :'password';
-- Commits of this session wait for no standby: there is none yet.
alter system set synchronous_standby_names = '*';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
