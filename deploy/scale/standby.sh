#!/bin/bash
# Starts a standby of the server named primary; copies it first where the folder is empty.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  pg_basebackup --pgdata="$PGDATA" --host="${PRIMARY:-primary}" --username=standby \
    --checkpoint=fast --write-recovery-conf --progress
  # A promoted standby has nobody to wait for until another one follows it.
  sed -i '/^synchronous_standby_names/d' "$PGDATA/postgresql.auto.conf"
fi
exec postgres -D "$PGDATA" -c max_connections=200 -c wal_keep_size=1GB
