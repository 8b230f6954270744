import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../launcher/project.mjs';
import { missingProgram } from '../launcher/rehearsal-check.mjs';
import { UserError } from '../launcher/user-error.mjs';

const TEMPLATE = inProject('deploy', 'proxy', 'home-move.conf.template');
const TYPES = '/etc/nginx/mime.types';

/** Throws a UserError with the package to install if a program is missing. */
export async function assertPrograms() {
  const missing = await missingProgram();
  if (missing) throw new UserError(missing);
}

/** Writes the configuration of nginx below a folder. Returns the file of the configuration. */
export async function writeProxyConfiguration(settings) {
  const { ports, store, certificate, certificateKey, dataDir } = settings;
  const folder = join(dataDir, 'nginx');
  await mkdir(folder, { recursive: true });
  const servers = fillTemplate(await readFile(TEMPLATE, 'utf8'), {
    API_1: `127.0.0.1:${ports['api-1']}`,
    API_2: `127.0.0.1:${ports['api-2']}`,
    PORTAL_ADDRESS: `127.0.0.1:${ports.portal}`,
    ASSETS_ADDRESS: `127.0.0.1:${ports.assets}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: certificateKey,
    STORE: store,
  });
  await writeFile(join(folder, 'home-move.conf'), servers);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, mainConfiguration(folder));
  return file;
}

/** Replaces `${NAME}` of each given name, as the nginx image does. Names of nginx's own variables stay. */
export const fillTemplate = (template, values) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template);

/** The address of the API process for each request that the proxy has passed on. */
export async function readUpstreams({ dataDir }) {
  const lines = (await readFile(join(dataDir, 'nginx', 'access.log'), 'utf8')).trim().split('\n');
  return lines.flatMap((line) => line.split(' ', 1)).filter((address) => address !== '-');
}

/** What an installation has outside our file. */
function mainConfiguration(folder) {
  const { uid, username } = userInfo();
  // Workers of root would get another user, who cannot read the data folder.
  const user = uid === 0 ? `user ${username};\n` : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 2;
events {}
http {
  include ${TYPES};
  log_format upstream '$upstream_addr $status';
  access_log ${folder}/access.log upstream;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${folder}/home-move.conf;
}
`;
}
