import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from './remotes.mjs';

const root = join(__dirname, '..');

interface Remote {
  readonly manifest: {
    name: string;
    kind: string;
    contract: string;
    stepsWithoutPage: string[];
    standsAlone: boolean;
  };
  readonly routes: string[];
}

/** Manifest and routes of every remote by folder, read as the build reads them: Jest itself has no native import(). */
const remotes = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `
    import { join } from 'node:path';
    import { readManifest, remoteFolders } from './remotes.mjs';
    import { readRemoteRoutes } from './remote-routes.mjs';
    const entries = remoteFolders().map(async (folder) => {
      const manifest = await readManifest(join('..', folder));
      return [folder, { manifest, routes: await readRemoteRoutes(manifest) }];
    });
    console.log(JSON.stringify(Object.fromEntries(await Promise.all(entries))));
  `,
    ],
    { cwd: __dirname, encoding: 'utf8' },
  ),
) as Record<string, Remote>;

it('finds every remote by its manifest', () => {
  expect(Object.keys(remotes)).toEqual(remoteFolders());
  expect(remoteFolders()).toEqual(
    expect.arrayContaining(['mfe-confirmation', 'mfe-council-water', 'mfe-energy', 'mfe-onboarding', 'mfe-telephony']),
  );
});

describe.each(Object.entries(remotes))('%s', (folder, { manifest, routes }) => {
  it('has a manifest that names its journey, kind and contract range', () => {
    expect(manifest.name).toBe(folder.replace('mfe-', ''));
    expect(['required', 'optional', 'silent']).toContain(manifest.kind);
    expect(manifest.contract).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  it('declares the steps that its outline marks as missing', () => {
    const outline = routes.length === 0 ? '' : readFileSync(join(root, folder, 'src', 'routes.tsx'), 'utf8');
    const missing = [...outline.matchAll(/'?([\w-]+)'?: missingPage\(/g)].map(([, step]) => step);
    expect(manifest.stepsWithoutPage).toEqual(missing);
  });
});

it('derives the routes of a journey from the steps table', () => {
  expect(remotes['mfe-energy']?.routes).toEqual([
    '/enrolment/energy/usage',
    '/enrolment/energy/list/:fuel?',
    '/enrolment/energy/details/:supplier/:priceId?',
    '/enrolment/energy/switch-details/:supplier?/:priceId?',
    '/enrolment/energy/signup/:supplier?/:priceId?',
    '/enrolment/energy/switch/:supplier?/:priceId?',
    '/enrolment/energy/psr/:supplier?/:priceId?',
    '/enrolment/energy/payment/:supplier?/:priceId?',
    '/private-entry/:entryToken?',
  ]);
});

it('gives the page for web developers its standalone path', () => {
  expect(remotes['mfe-partners']?.routes).toEqual(['/partners']);
});

it('gives the side panel no routes, because it is shown next to every page', () => {
  expect(remotes['mfe-telephony']?.routes).toEqual([]);
});
