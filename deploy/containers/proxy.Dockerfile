# The proxy and the server of the static store: nginx without root. Untested: no container can be built on the machines of this
# project. `npm run rehearse` runs the same configuration with nginx from Debian.
# Build it in the root of a checkout: docker build -f deploy/containers/proxy.Dockerfile -t home-move-proxy .
FROM nginxinc/nginx-unprivileged:stable
# The image fills templates from the environment when it starts.
COPY deploy/proxy/home-move.conf.template /etc/nginx/templates/default.conf.template
COPY deploy/proxy/redirect.conf.template /etc/nginx/templates/redirect.conf.template
ENV NGINX_ENVSUBST_FILTER="^(API_1|API_2|PORTAL_ADDRESS|ASSETS_ADDRESS|REDIRECT_ADDRESS|CERTIFICATE|CERTIFICATE_KEY|STORE)$"
ENV PORTAL_ADDRESS=8443 ASSETS_ADDRESS=8444 REDIRECT_ADDRESS=8080 STORE=/srv/assets
ENV CERTIFICATE=/run/secrets/certificate CERTIFICATE_KEY=/run/secrets/certificate_key
EXPOSE 8080 8443 8444
HEALTHCHECK --interval=10s --timeout=5s CMD ["curl", "--fail", "--insecure", "--silent", "https://127.0.0.1:8443/api/v1/healthcheck/live"]
