import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runToEnd } from './command.mjs';
import { UserError } from './user-error.mjs';
import { inProject } from './project.mjs';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Playwright disables storage partitioning by default; real browsers partition the storage of a cross-site frame by
 * host page. The last list of disabled features on a command line wins, so this list repeats Playwright's other entries
 * without ThirdPartyStoragePartitioning. It adds LocalNetworkAccessChecks, which deny loopback addresses to a page that
 * a story writes itself, and the pages behind the address bar, which Chromium 156 loads for each window though none is
 * shown: they nearly halve the speed that Lighthouse measures.
 */
export const DISABLED_FEATURES =
  '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,LocalNetworkAccessChecks,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,WebUIOmniboxAimPopup,WebUIOmniboxPopup';

/**
 * A Chromium that starts: Playwright's own, otherwise the machine's, otherwise the one in @sparticuz/chromium. Returns
 * { executablePath, args, env }; `env` is to be added to the caller's environment. Throws a UserError when there is none.
 */
export async function findChromium() {
  if (process.env.HM_CHROMIUM) return { executablePath: process.env.HM_CHROMIUM, args: givenArgs(), env: {} };
  const installed = [await playwrightChromium(), ...machineChromium()].find(
    (path) => path && existsSync(path) && startFailure(path) === null,
  );
  if (installed) return { executablePath: installed, args: [], env: {} };
  return packagedChromium();
}

/** The browser as environment variables, for a child process that also calls findChromium. */
export const chromiumEnvironment = ({ executablePath, args, env }) => ({
  ...env,
  HM_CHROMIUM: executablePath,
  HM_CHROMIUM_ARGS: JSON.stringify(args),
});

const givenArgs = () => JSON.parse(process.env.HM_CHROMIUM_ARGS || '[]');

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function machineChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS];
}

/** Why a browser does not start; null when it does. Some systems have a `chromium-browser` that only prints how to install one. */
function startFailure(path, env = {}) {
  const { status, error, stderr } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** The package unpacks into the temporary folder, so it gets one that is kept. Its libraries are for machines that lack them. */
async function packagedChromium() {
  const folder = inProject('.cache', 'chromium');
  await mkdir(folder, { recursive: true });
  const unpack =
    "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((path) => console.log(path))";
  const { code, text } = await runToEnd(process.execPath, ['-e', unpack], {
    output: 'keep',
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  const executablePath = join(folder, 'chromium');
  if (code !== 0 || !existsSync(executablePath))
    throw new UserError(`No Chromium found, and @sparticuz/chromium did not unpack: ${text.trim()}`);
  const libraries = startFailure(executablePath) === null ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const env = { ...libraries, ...(await fonts(folder)) };
  const failure = startFailure(executablePath, env);
  if (failure !== null) throw new UserError(`The Chromium of @sparticuz/chromium does not start: ${failure}`);
  return { executablePath, args: ['--no-sandbox', '--font-render-hinting=none'], env };
}

/**
 * The packaged Chromium has the fonts of pdfjs-dist only, so that every machine lays out texts in the same way. The fallback fonts
 * of the pages need Liberation Sans or a font of the same widths, as movers have; otherwise texts move when the brand's font arrives.
 */
async function fonts(folder) {
  const file = join(folder, 'fonts.conf');
  const dir = inProject('node_modules', 'pdfjs-dist', 'standard_fonts');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
