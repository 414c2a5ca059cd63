# syntax=docker/dockerfile:1
# docker build .                      the server, for a PostgreSQL of your own (compose.yaml brings one): about 320 MB
# docker build --target all-in-one .  with the embedded database as well; mount a volume at /data
# Needs APP_KEY, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, and SMTP_URL with SMTP_FROM or MAIL=store. All of it: docs/packages.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node bin/build.js && node bin/image.js /image

FROM build AS build-embedded
RUN rm -rf /image && node bin/image.js /image --embedded

# Node comes with the product, as package-lock.json pins it.
FROM debian:12.11-slim AS base
ENV NODE_ENV=production HOME=/data HOST=0.0.0.0 PORT=3333 DATA_DIR=/data SEED=reference PATH=/app/bin:/usr/local/bin:/usr/bin:/bin
RUN groupadd --gid 1000 plumbline && useradd --uid 1000 --gid 1000 --no-create-home --home-dir /data --shell /usr/sbin/nologin plumbline \
  && mkdir --mode=700 /data && chown plumbline:plumbline /data
WORKDIR /app
USER plumbline
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["ready"]
CMD ["serve"]

FROM base AS all-in-one
COPY --from=build-embedded /image /app

FROM base AS app
COPY --from=build /image /app
