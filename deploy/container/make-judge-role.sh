#!/bin/sh
# Runs once, within the container of PostgreSQL, when its volume is empty: makes the role by which judges sign in. What it may do is
# granted by the server when it makes the tables.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=password="$(cat /run/secrets/judge-password)" <<'SQL'
create role codedojo_judge login password :'password';
revoke connect, temporary on database codedojo from public;
grant connect on database codedojo to codedojo_judge;
SQL
