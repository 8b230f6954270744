import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthEndpoints } from '@home-move/contract';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { adminCommand, dumpCommand, proxyTemplate, read, settings } from './deployment-files.fixture.js';

interface ComposeService {
  readonly command?: readonly string[];
  readonly depends_on?: object;
  readonly entrypoint?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
}
const composeFile = read('deploy/containers/compose.yaml');
const variables = new Map([
  ['PORTAL_HOST', 'portal.example'],
  ['DATABASE_PASSWORD', 'password-of-the-api'],
  ['DATABASE_ROOT_PASSWORD', 'password-of-root'],
]);
const reference = /\$\{(\w+):\?\}/g;
/** The file with values of its variables, and a dollar in place of `$$`, as Compose reads it. */
const filled = composeFile
  .replaceAll(reference, (_match, name: string) => variables.get(name) ?? '')
  .replaceAll('$$', () => '$');
const compose = parse(filled, { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const redirect = read('deploy/proxy/redirect.conf.template');

interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}

/** The errors of a compose file by the schema of the Compose specification, which the linter contains. */
function schemaErrors(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'home-move-compose-'));
  try {
    const file = join(folder, 'compose.yaml');
    writeFileSync(file, text);
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const [result] = linter.lintFiles([file], false) as [{ readonly messages: readonly Finding[] }];
    // The others are about style.
    return result.messages.flatMap(({ rule, severity, message }) =>
      severity === 'critical' ? [`${rule}: ${message}`] : [],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the containers', () => {
  const { migrate, indexes, 'api-1': first, 'api-2': second, proxy } = compose.services;

  it('meet the published schema of the Compose specification', () => {
    expect(schemaErrors(composeFile)).toEqual([]);
  });

  it.each([
    ['read_only: true', 'read_only: [yes]', '/services/migrate/read_only'],
    ['stop_grace_period:', 'stop_grace_time:', '/services/migrate'],
    ['condition: service_healthy', 'condition: healthy', '/services/migrate/depends_on'],
  ])('are rejected by the schema when they are wrong: %s → %s', (right, wrong, path) => {
    expect(schemaErrors(composeFile.replace(right, wrong))).toEqual([expect.stringContaining(path)]);
  });

  it('run the commands of a roll-out before two processes of the API', () => {
    expect([migrate, indexes].map((service) => adminCommand(service?.command))).toEqual([
      'database migrate',
      'database indexes',
    ]);
    const afterIndexes = { indexes: { condition: 'service_completed_successfully' } };
    expect([first?.depends_on, second?.depends_on]).toEqual([afterIndexes, afterIndexes]);
    expect(indexes?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  it('name settings that the API reads, and kill no job in its first minute', () => {
    expect(Object.keys(first?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
    expect(first).toMatchObject({ env_file: 'api.env', stop_grace_period: '75s' });
  });

  it('dump the database to a volume, because nothing else can be written and kept', () => {
    const { backup } = compose.services;
    expect(backup?.command).toEqual(['sh', '-c', `ADMIN_OPERATOR=backup exec ${dumpCommand}`]);
    expect(backup?.volumes).toEqual(['backups:/backups']);
    expect(Object.keys(compose.volumes)).toContain('backups');
    expect(read('deploy/containers/api.Dockerfile')).toContain('install -d -o node -g node -m 700 /backups\nUSER node');
  });

  it('fill every name in the templates of the proxy', () => {
    const image = read('deploy/containers/proxy.Dockerfile');
    const names = [...`${proxyTemplate}${redirect}`.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const given = Object.keys(proxy?.environment ?? {});
    expect(names).toContain('REDIRECT_ADDRESS');
    expect(names.filter((name) => !given.includes(name) && !image.includes(`${name}=`))).toEqual([]);
    expect(proxy?.environment).toEqual({ API_1: 'api-1:4000', API_2: 'api-2:4000' });
  });

  it('publish the store where the portal looks for it, and redirect pages but no calls', () => {
    const image = read('deploy/containers/proxy.Dockerfile');
    expect(proxy?.ports).toEqual(['80:8080', '443:8443', '8444:8444']);
    for (const address of ['REDIRECT_ADDRESS=8080', 'PORTAL_ADDRESS=8443', 'ASSETS_ADDRESS=8444'])
      expect(image).toContain(address);
    expect(first?.environment).toMatchObject({
      PUBLIC_ORIGIN: 'https://portal.example',
      ASSETS_ORIGIN: 'https://portal.example:8444',
    });
    expect(redirect).toMatch(/location \/ \{\s+return 308 https:\/\/\$host\$request_uri;/);
    expect(redirect).toMatch(/location \/api\/ \{\s+return 403;/);
  });

  it('let only users with a password into the database, and give the API one without rights over others', () => {
    const { database } = compose.services;
    const keyfile = database?.command?.at(-1) ?? '';
    expect(database?.command).toEqual(expect.arrayContaining(['--auth', '--keyFile', '--replSet']));
    expect(database?.entrypoint?.[2]).toMatch(new RegExp(`^install -o mongodb -m 400 .* ${keyfile}\\nexec `));
    expect(database?.environment?.['MONGO_INITDB_ROOT_PASSWORD']).toBe('password-of-root');
    expect(database?.ports).toBeUndefined();
    expect(first?.environment?.['MONGODB_URI']).toBe(
      'mongodb://home_move:password-of-the-api@database:27017/home_move?replicaSet=rs0',
    );
    expect(read('deploy/containers/replica-set.js')).toContain(
      "createUser({ user: 'home_move', pwd: DATABASE_PASSWORD, roles: ['readWrite', 'dbAdmin'] })",
    );
    expect(database?.healthcheck?.test.at(-1)).toBe(database?.volumes?.at(-1)?.split(':')[1]);
  });

  it('have no rights of the kernel', () => {
    for (const service of [first, migrate, proxy])
      expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it('are replaced one by one in the guide, and nginx looks their addresses up again', () => {
    const [, steps = ''] = /For a new version:\n\n```sh\n([^`]*)```/.exec(read('docs/how-to/operate.md')) ?? [];
    const reload = 'docker compose exec proxy nginx -s reload';
    const replace = (name: string) => `docker compose up --detach --no-deps --wait ${name} && ${reload}`;
    expect(steps.trim().split('\n')).toEqual([
      'docker compose build && docker compose run --rm backup',
      'docker compose run --rm migrate && docker compose run --rm --no-deps indexes',
      replace('api-1'),
      replace('api-2'),
    ]);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['backup', 'migrate', 'indexes', 'api-1']));
  });

  it('require variables that the guide sets', () => {
    const guide = read('docs/how-to/operate.md');
    const required = new Set([...composeFile.matchAll(reference)].map(([, name]) => name));
    expect(required).toEqual(new Set(variables.keys()));
    expect([...variables.keys()].filter((name) => !guide.includes(name))).toEqual([]);
  });

  it.each(['api', 'proxy'])('the image %s checks a path of the API', (name) => {
    expect(read(`deploy/containers/${name}.Dockerfile`)).toContain(`/api/v1${healthEndpoints.live.path}`);
  });
});
