import { aBranding } from '@home-move/contract/testing';
import type { PortalOptions } from '../embedding/portal-options';
import { siteKinds } from './site-kinds';
import { pasteText } from './snippet.texts';
import { snippetOf } from './snippets';

const origins = { portal: 'https://portal.example.test', assets: 'https://assets.example.test' };
const options = (overrides: Partial<PortalOptions> = {}): PortalOptions => ({
  branding: aBranding({ name: 'Oakwood Bedford', urlRoute: 'oakwood', branch: 12 }),
  mode: 'inline',
  theme: 'light',
  ...overrides,
});
const oakwood = aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood' });

describe('the snippet of plain HTML', () => {
  it('contains the frame of a portal in the page, which loads before the script', () => {
    expect(snippetOf('html', options({ theme: 'system' }), origins)).toBe(
      `<home-move brand="oakwood" branch="12" theme="system" style="display: block">
  <iframe src="https://portal.example.test/embed/oakwood/12?theme=system" name="hm 1"
    title="Set up your new home"
    allow="clipboard-write; web-share" referrerpolicy="strict-origin"
    sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads"
    style="display: block; width: 100%; height: min(100svh, 900px); border: 0"></iframe>
</home-move>
<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"></script>`,
    );
  });

  it('is one script for a button', () => {
    expect(snippetOf('html', options({ branding: oakwood, mode: 'button' }), origins)).toBe(
      `<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"
  data-brand="oakwood"
  data-mode="button"></script>`,
    );
  });

  it('has a link that opens a dialog, and that works without JavaScript', () => {
    expect(snippetOf('html', options({ mode: 'modal', theme: 'dark' }), origins)).toBe(
      `<home-move brand="oakwood" branch="12" mode="modal" theme="dark"></home-move>
<a data-home-move href="https://portal.example.test/oakwood/12" data-theme="dark">Set up your new home</a>
<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"></script>`,
    );
  });
});

it.each(['wordpress', 'squarespace'] as const)('the snippet of %s is an element and the script', (kind) => {
  expect(snippetOf(kind, options({ branding: oakwood }), origins)).toBe(
    `<home-move brand="oakwood" style="display: block; min-height: min(100svh, 900px)"></home-move>
<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"></script>`,
  );
  expect(snippetOf(kind, options({ branding: oakwood, mode: 'button' }), origins)).toBe(
    `<home-move brand="oakwood" mode="button"></home-move>
<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"></script>`,
  );
});

it('the values for Wix are the address of the script, the name of the element, and its attributes', () => {
  expect(snippetOf('wix', options({ mode: 'button', theme: 'dark' }), origins)).toBe(
    `Server URL: https://assets.example.test/v1/loader.js
Tag name:   home-move

brand="oakwood"
branch="12"
mode="button"
theme="dark"`,
  );
});

describe('the snippet for a tag manager', () => {
  const stub =
    "(function(w,d,s){if(typeof w.HomeMove!='function')w.HomeMove=function(){(w.HomeMove.q=w.HomeMove.q||[]).push(arguments)};s=d.createElement('script');s.async=true;s.src='https://assets.example.test/v1/loader.js';d.head.appendChild(s)})(window,document);";

  it('mounts the portal in an element of the page', () => {
    expect(snippetOf('tag-manager', options({ theme: 'system' }), origins)).toBe(
      `<!-- <div id="home-move" style="min-height: min(100svh, 900px)"></div> -->\n<script>\n${stub}\nHomeMove('mount', '#home-move', { brand: 'oakwood', branch: '12', theme: 'system' });\n</script>`,
    );
  });

  it('mounts a button at the end of the page', () => {
    expect(snippetOf('tag-manager', options({ branding: oakwood, mode: 'button' }), origins)).toBe(
      `<script>\n${stub}\nHomeMove('mount', null, { brand: 'oakwood', mode: 'button' });\n</script>`,
    );
  });
});

it('the snippet for React downloads the component, and renders it with the address of the script', () => {
  expect(snippetOf('react', options({ mode: 'modal', theme: 'system' }), origins)).toBe(
    `curl --remote-name-all https://assets.example.test/v1/embed-react.js https://assets.example.test/v1/embed-react.d.ts

import { HomeMove } from './embed-react.js';

<HomeMove
  src="https://assets.example.test/v1/loader.js"
  brand="oakwood"
  branch="12"
  theme="system"
  mode="modal"
/>`,
  );
});

it('the place to paste names the host of the script for plugins that delay scripts', () => {
  expect(pasteText('wordpress', 'inline', 'https://assets.example.test/v1/loader.js')).toBe(
    'Add a Custom HTML block to your page and paste this. If a plugin delays scripts, exclude assets.example.test.',
  );
});

it('every kind of website has a place to paste in every mode', () => {
  for (const kind of siteKinds)
    for (const mode of ['inline', 'modal', 'button'] as const)
      expect(pasteText(kind, mode, 'https://assets.example.test/v1/loader.js')).toMatch(/^[A-Z].+\.$/);
});
