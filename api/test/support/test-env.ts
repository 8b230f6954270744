import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeVersions, shellName, type PublishedRecord, type ShellRecord } from '@home-move/contract';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, removed after the tests of the file. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hm-api-'));
  folders.push(folder);
  return folder;
}

/** Well-formed hashes of no file that exists. */
export const entryHash = `sha384-${'E'.repeat(64)}`;
export const appHash = `sha384-${'A'.repeat(64)}`;

/** The record of a published remote, as the build writes it. */
export function aRemote(overrides: Partial<PublishedRecord> = {}): PublishedRecord {
  return {
    name: 'onboarding',
    version: '1.0.0',
    contract: '^1.0.0',
    global: 'hm_onboarding_1_0_0',
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': entryHash, 'app.1234abcd.js': appHash },
    firstChunks: ['app.1234abcd.js'],
    firstShared: [],
    shared: {
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
      'react-dom': '^19.3.1',
      'react-dom/client': '^19.3.1',
    },
    routes: ['/pending/personal-details', '/enrolment/moving-details'],
    kind: 'required',
    publishedBy: 'build',
    publishedAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

const inFirstFile = { version: '19.3.1', files: [] };
const provided = {
  react: inFirstFile,
  'react/jsx-runtime': inFirstFile,
  'react-dom': inFirstFile,
  'react-dom/client': inFirstFile,
  jotai: { version: '2.20.3', files: ['/react-tenant-portal/provided-mount.1234abcd.js'] },
  swr: { version: '2.5.1', files: ['/react-tenant-portal/provided-mount.1234abcd.js'] },
  'react-hook-form': { version: '7.92.0', files: ['/react-tenant-portal/shared-forms.1234abcd.js'] },
};

const shellChunks = {
  landing: ['/react-tenant-portal/landing.1234abcd.js'],
  host: ['/react-tenant-portal/host.1234abcd.js'],
};

/** A folder like the output of the shell's build; `script` is the name of its first script. */
export function aShellBuild(version = '1.0.0', script = 'main.0a1b2c3d.js'): string {
  const dir = temporaryFolder();
  writeFileSync(
    join(dir, 'index.html'),
    `<!doctype html><html lang="en-GB" data-brand="default" data-mode="light" data-context="hosted"><head><meta charset="utf-8"><script defer src="/react-tenant-portal/${script}"></script><!--hm:head--><!--hm:boot--><!--hm:key--><link rel="icon" href="/react-tenant-portal/icon.svg"></head><body><div id="hm-root"></div></body></html>`,
  );
  writeFileSync(join(dir, 'tokens.css'), ':root{--hm-ink:#123}');
  writeFileSync(join(dir, 'document.js'), 'void 0');
  writeFileSync(join(dir, 'assets.json'), JSON.stringify({ provided, chunks: shellChunks }));
  writeFileSync(join(dir, script), `console.log("shell ${version}")`);
  for (const name of ['provided-mount', 'shared-forms', 'landing', 'host'])
    writeFileSync(join(dir, `${name}.1234abcd.js`), `// ${name}`);
  writeFileSync(join(dir, 'shell.json'), JSON.stringify(shellRecord(dir, version)));
  return dir;
}

/** The record of a folder's files, as the build of the shell writes it. */
export function shellRecord(dir: string, version: string): ShellRecord {
  const files = readdirSync(dir).map((name) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(dir, name)))
      .digest('base64');
    return [name, `sha384-${hash}`] as const;
  });
  const versions = Object.entries(provided).map(([module, given]) => [module, given.version] as const);
  return {
    name: shellName,
    version,
    runtimes: [...runtimeVersions],
    provided: Object.fromEntries(versions),
    endpoints: ['GET /api/v1/branding/:brand'],
    files: Object.fromEntries(files),
  };
}

/** A manifest file that lists these remotes; returns its path. */
export function aManifest(remotes: readonly PublishedRecord[] = [aRemote()]): string {
  const file = join(temporaryFolder(), 'remotes.json');
  writeFileSync(file, JSON.stringify(remotes));
  return file;
}

/** The deploy key of applications under test. */
export const deployKey = 'development-only-deploy-key-of-npm-start';

/** Verifies what `deploy` signs without SIGNING_KEY. Only specs of signatures set it. */
export const developmentRecordKey = 'MCowBQYDK2VwAyEAR5OdzAG1Kp44Oq3I+cn9jR+sEPw4q143NW/nBSAZiiU=';

/** A key of the partner oakwood. */
export const partnerKey = 'development-only-partner-key-of-npm-start';

/** The key of the mail provider, which production accepts too. */
export const mailEventKey = 'Vt7kQm2xZp9RgLw4Yc8HsD1uNf6JbE3aTo5XiKq0Wn8=';

/** The secrets with which providers sign their reports about orders. */
export const orderSecrets = {
  QUOTES_WEBHOOK_SECRET: 'whsec_Kz3mWq8sR1vTn6yB4xUe9pLc2hDj7gFa',
  BROADBAND_HT_WEBHOOK_SECRET: 'whsec_Bv5nHt2wQ8kYr6mXs3zCd9jLf4gPa7eU',
};

/** A complete environment for demo mode; pass only what matters to the test. */
export function testEnvironment(overrides: Record<string, string> = {}): Record<string, string> {
  const sandbox = overrides['SANDBOX'] ?? 'http://127.0.0.1:9';
  return {
    PORT: '0',
    APP_MODE: 'demo',
    MONGODB_URI: 'mongodb://127.0.0.1:9/none',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    ASSETS_ORIGIN: 'http://localhost:4001',
    PARTNER_ORIGIN: 'http://partner.localhost:4002',
    SHELL_DIR: overrides['SHELL_DIR'] ?? aShellBuild(),
    REMOTES_MANIFEST: overrides['REMOTES_MANIFEST'] ?? aManifest(),
    ADDRESSES_URL: `${sandbox}/addresses`,
    SUPPLY_URL: `${sandbox}/supply`,
    QUOTES_URL: `${sandbox}/quotes`,
    RATING_URL: `${sandbox}/rating`,
    BROADBAND_HT_URL: `${sandbox}/broadband-ht`,
    BROADBAND_WOMBB_URL: `${sandbox}/broadband-wombb`,
    COUNCILS_URL: `${sandbox}/councils`,
    SMTP_URL: overrides['SMTP'] ?? 'smtp://127.0.0.1:9',
    MAIL_FROM: 'moving@home-move.example.test',
    MAIL_EVENT_KEY: mailEventKey,
    ...orderSecrets,
    SMS_URL: `${sandbox}/sms`,
    PROVIDER_API_KEY: 'sandbox-key',
    JWT_SECRET: 'development-only-secret-of-the-tests-0001',
    FIELD_KEY: Buffer.from('development-only-key-for-tests!!').toString('base64'),
    DEPLOY_KEY: deployKey,
    DEMO_PARTNER_KEY: partnerKey,
    LOG_LEVEL: 'error',
    // Specs read a stream to its end.
    CALL_STREAM_SECONDS: '1',
    // Specs call faster than any page.
    CALL_LIMIT_PER_MINUTE: '100000',
    // Specs expect mails in the order of their jobs.
    JOBS_AT_ONCE: '1',
    // Specs of one file write to the same person on the same day.
    UNPROVEN_CONTACT_LIMIT: '100000',
    PUBLIC_SITE_URL: 'http://localhost:4000',
    ADMIN_PORTAL_URL: 'http://admin.test',
    ...overrides,
  };
}
