# The API with the shell's build, which it serves. Untested: no container can be built on the machines of this project.
# Build it in the root of a checkout: docker build -f deploy/containers/api.Dockerfile -t home-move-api .
FROM node:20-slim AS build
WORKDIR /srv/home-move
COPY . .
RUN npm ci --ignore-scripts && npx tsc -b api && npm run build -w shell

FROM node:20-slim AS packages
WORKDIR /srv/home-move
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/package.json
COPY contract/package.json contract/package.json
RUN npm ci --omit=dev --ignore-scripts -w api -w contract

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /srv/home-move
COPY --from=packages /srv/home-move ./
COPY --from=build /srv/home-move/contract/dist contract/dist
COPY --from=build /srv/home-move/api/dist api/dist
COPY --from=build /srv/home-move/api/workers api/workers
COPY --from=build /srv/home-move/shell/dist shell
ENV APP_MODE=production HOST=0.0.0.0 PORT=4000 SHELL_DIR=/srv/home-move/shell
# A new volume for dumps takes over owner and mode of this folder.
RUN install -d -o node -g node -m 700 /backups
USER node
EXPOSE 4000
# Readiness is for the load balancer: a lost database must not restart a process.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/v1/healthcheck/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/src/main.js"]
