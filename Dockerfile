# docker build -t fin . && docker run --memory 768m -p 3000:3000 -v fin-data:/data -e PUBLIC_URL=http://localhost:3000 fin
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20-slim AS server
# The demo member is off, because its password is public.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data DEMO_MEMBER=off LOG_FORMAT=json
# Limits malloc arenas, so that freed memory returns to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# Marks the files of build/ as ES modules.
COPY package.json ./
# Packages that aren't bundled, because they read files beside their code.
COPY --from=build /app/node_modules/@electric-sql/pglite node_modules/@electric-sql/pglite
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/build build
COPY --from=build /app/dist dist
COPY texts texts
COPY demo/catalogue demo/catalogue
COPY demo/artwork demo/artwork
COPY demo/streams demo/streams
COPY demo/house-ad demo/house-ad
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"
CMD ["node", "build/server.js"]

# docker build --target library -t fin-library . : imports films (docs/operators/films.md).
FROM server AS library
USER root
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
USER node
ENV LIBRARY_DIR=/data/library
HEALTHCHECK NONE
ENTRYPOINT ["node", "build/library.js"]
CMD []

# The default target: the server, without ffmpeg.
FROM server
