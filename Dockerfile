# syntax=docker/dockerfile:1
# One image for the server; bring your own PostgreSQL (compose.yaml does) or mount a volume at /data for the embedded one.
# Needs APP_KEY, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, and SMTP_URL with SMTP_FROM or MAIL=store.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node bin/build.js

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 DATA_DIR=/data SEED=reference
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY bin ./bin
# The operators' commands run from the sources.
COPY server ./server
COPY demo/world.jsonl.br ./demo/
COPY demo/pictures ./demo/pictures
COPY common ./common
COPY content ./content
COPY translations ./translations
COPY web/static ./web/static
COPY --from=build /app/dist ./dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As npm start does it: bin/server-process.json.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=192", "--heap-growing-percent=80", "dist/server/main.js"]
