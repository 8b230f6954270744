import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';
import { remoteFolders } from '../../build/remotes.mjs';
import { foldersFor } from './check-sparse.mjs';

interface Step {
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
  readonly environment?: string;
  readonly needs?: string;
}
interface Workflow {
  readonly on: { readonly push?: { readonly tags: readonly string[] } };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(__dirname, '..', '..');
const folder = join(root, 'deploy', 'workflows');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const workflows = new Map<string, Workflow>(files.map((file) => [file, parse(textOf(file)) as Workflow] as const));
const jobs = [...workflows].flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job })),
);

/** What a script prints that runs as GitHub runs one. Throws if it fails. */
function runScript(script: string, env: Readonly<Record<string, string>>, cwd = root) {
  const { PATH } = process.env;
  const options = { cwd, env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] } as const;
  return execFileSync('bash', ['--norc', '-e', '-c', script], options).toString().trim();
}

it.each(files)('%s is a workflow for GitHub’s own parser', async (file) => {
  const { context, value } = parseWorkflow({ name: file, content: textOf(file) }, new NoOperationTraceWriter());
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  if (!value) throw new Error('The parser returned nothing.');
  const { errors } = await convertWorkflowTemplate(context, value);
  expect(errors ?? []).toEqual([]);
});

it('is rejected by the parser if it is none', () => {
  const content = textOf('shell.yaml').replace('jobs:', 'works:');
  const { context } = parseWorkflow({ name: 'shell.yaml', content }, new NoOperationTraceWriter());
  expect(context.errors.getErrors()).not.toEqual([]);
});

it('each deployable has one, which a tag of its name starts', () => {
  const pages = ['embed-snippet', 'embed-react', 'host-runtime'];
  const deployables: readonly string[] = ['api', 'shell', ...remoteFolders(), ...pages];
  const started = [...workflows].flatMap(([file, { on }]) => on.push?.tags.map((tag) => `${file}: ${tag}`) ?? []);
  expect(new Set(started)).toEqual(new Set(deployables.map((name) => `${name}.yaml: ${name}@*`)));
});

it.each(remoteFolders())('%s is published from the folders that a sparse checkout needs', (remote) => {
  const { publish } = workflows.get(`${remote}.yaml`)?.jobs ?? {};
  expect(publish?.uses).toBe('./.github/workflows/publish-package.yaml');
  expect(publish?.with?.['package']).toBe(remote);
  expect(publish?.with?.['folders']?.trim().split('\n')).toEqual(foldersFor(remote));
});

describe('the workflow that publishes a remote', () => {
  const { test, publish } = workflows.get('publish-package.yaml')?.jobs ?? {};
  const scriptWith = (job: Job | undefined, part: string) => job?.steps?.find(({ run = '' }) => run.includes(part));

  it('runs its stories in a whole checkout before the job that publishes', () => {
    const stories = scriptWith(test, 'dev/gate/run.mjs');
    expect(stories?.if).toBe("startsWith(inputs.package, 'mfe-')");
    expect(stories?.run).toContain('--build "$PACKAGE/dist" --api "$PORTAL" --folder "$RUNNER_TEMP/gate"');
    expect(readFileSync(join(root, 'dev/gate/run.mjs'), 'utf8')).toContain('{ build: text, api: text, folder: text }');
    expect(textOf('publish-package.yaml').split('sparse-checkout:')).toHaveLength(2);
    expect(publish?.needs).toBe('test');
  });

  it('names that run as the reason for which the job that publishes skips them, and skips nothing for the shell', () => {
    const { run = '' } = scriptWith(publish, ' publish --to') ?? {};
    const script = `npm() { echo "$@"; }\n${run}`;
    const env = {
      STORE: 's3://assets',
      PORTAL: 'https://p.example',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'home/move',
      GITHUB_RUN_ID: '7',
    };
    expect(runScript(script, { ...env, PACKAGE: 'mfe-energy' })).toBe(
      'run deploy -w mfe-energy -- publish --to s3://assets --api https://p.example --skip-stories they ran in https://github.example/home/move/actions/runs/7',
    );
    expect(runScript(script, { ...env, PACKAGE: 'shell' })).toBe(
      'run deploy -w shell -- publish --to s3://assets --api https://p.example',
    );
    expect(files.filter((file) => textOf(file).includes('--skip-stories'))).toEqual(['publish-package.yaml']);
  });
});

describe('the workflow that rolls the API out', () => {
  const { test, 'roll-out': rollOut } = workflows.get('api.yaml')?.jobs ?? {};
  const scriptOf = (job: Job | undefined, part: string) =>
    job?.steps?.find(({ run = '' }) => run.includes(part))?.run ?? '';
  const version = (JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8')) as { readonly version: string })
    .version;
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'home-move-workflow-'));
    for (const path of ['api/package.json', 'deploy/kubernetes'])
      cpSync(join(root, path), join(copy, path), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const manifest = (name: string) => join(copy, 'deploy', 'kubernetes', name);
  const change = (name: string, from: string, to: string) =>
    writeFileSync(manifest(name), readFileSync(manifest(name), 'utf8').replace(from, to));
  const checkTag = (tag = `api@${version}`) => runScript(scriptOf(test, 'package.json'), { TAG: tag }, copy);

  it('accepts a tag with the version of the package and of all manifests', () => {
    expect(checkTag()).toBe('');
    expect(() => checkTag('api@9.9.9')).toThrow('Command failed');
  });

  it.each([
    ['api.yaml', `home-move-api:${version}`, 'home-move-api:0.0.9'],
    ['backup.yaml', `home-move-api:${version}`, 'home-move-api:0.0.9'],
    ['jobs.yaml', `home-move-api:${version}`, 'home-move-api:0.0.9'],
    ['jobs.yaml', `home-move-prepare-${version.replaceAll('.', '-')}`, 'home-move-prepare-0-0-9'],
  ])('rejects another version in %s: %s', (file, current, old) => {
    change(file, current, old);
    expect(() => checkTag()).toThrow('Command failed');
  });

  it('fills in registry and hosts', () => {
    const variables = {
      REGISTRY: 'registry.move.test:5000/home',
      PORTAL: 'https://move.test',
      TELEPHONY: 'https://telephony.calls.test',
    };
    runScript(scriptOf(rollOut, 'sed'), variables, copy);
    const api = readFileSync(manifest('api.yaml'), 'utf8');
    expect(api).toContain(`image: registry.move.test:5000/home/home-move-api:${version}`);
    expect(api).toContain('hosts: [move.test, telephony.calls.test]');
    expect(api.match(/(?<=- host: ).*/g)).toEqual(['move.test', 'telephony.calls.test']);
  });

  it('applies every manifest', () => {
    const applied = scriptOf(rollOut, 'kubectl apply').match(/(?<=-f deploy\/kubernetes\/)\S+/g) ?? [];
    expect(new Set(applied)).toEqual(new Set(readdirSync(join(root, 'deploy/kubernetes'))));
  });
});

it('may read the repository, and nothing else', () => {
  expect([...workflows.values()].map(({ permissions }) => permissions)).toEqual(
    files.map(() => ({ contents: 'read' })),
  );
});

it('publishes only in the environment of production, and ends in any case', () => {
  const own = jobs.filter(({ job }) => job.uses === undefined);
  expect(own.filter(({ job }) => !job['timeout-minutes'])).toEqual([]);
  const publishing = own.filter(({ name }) => name !== 'test');
  expect(publishing.length).toBeGreaterThan(4);
  expect(publishing.filter(({ job }) => job.environment !== 'production')).toEqual([]);
});

it('passes no value of an expression into a script, because a value could be a command', () => {
  const scripts = jobs.flatMap(({ job }) => (job.steps ?? []).flatMap(({ run = '' }) => run));
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});
