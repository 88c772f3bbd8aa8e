# The site as a container: docker build --build-arg SITE_URL=https://example.org -t pravilarium . && docker run -p 8080:80 pravilarium
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG BASE_PATH=/
RUN CARDS=1 npm run build && npm run compress \
 && mkdir -p "/srv/www$BASE_PATH" && cp -r dist/. "/srv/www$BASE_PATH" && cp dist/404.html* /srv/www/ \
 && sed 's/ 301$/;/' dist/_redirects > /srv/redirects.map

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY --from=build /srv /srv
COPY deploy/nginx.conf /etc/nginx/conf.d/pravilarium.conf
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
