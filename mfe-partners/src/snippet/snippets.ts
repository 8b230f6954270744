import type { EmbedSandbox } from '@home-move/contract';
import {
  frameAddress,
  hostedPage,
  loaderOf,
  type PortalOptions,
  type PortalOrigins,
} from '../embedding/portal-options';
import type { SiteKind } from './site-kinds';
import { snippetTexts } from './snippet.texts';

/** The height of the portal until it reports its own. */
const height = 'min(100svh, 900px)';

/** Keeps the page from shifting when the portal appears. */
const reservedSpace = `min-height: ${height}`;

/** The attributes of the frame that the loader would create. The browser starts to load this one before it has the loader. */
const frameAttributes = [
  'title="Set up your new home"',
  'allow="clipboard-write; web-share" referrerpolicy="strict-origin"',
  `sandbox="${'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads' satisfies EmbedSandbox}"`,
  `style="display: block; width: 100%; height: ${height}; border: 0"`,
];

/** Collects calls until the loader has arrived; it survives tag managers that remove the attributes of scripts. */
const queueStub = (loader: string) =>
  `(function(w,d,s){if(typeof w.HomeMove!='function')w.HomeMove=function(){(w.HomeMove.q=w.HomeMove.q||[]).push(arguments)};s=d.createElement('script');s.async=true;s.src='${loader}';d.head.appendChild(s)})(window,document);`;

/** The attributes that differ from their defaults; the names of brands and branches contain no quotes. */
function attributesOf({ branding, mode, theme }: PortalOptions): readonly (readonly [name: string, value: string])[] {
  return [
    ['brand', branding.urlRoute],
    ...(branding.branch === null ? [] : [['branch', String(branding.branch)] as const]),
    ...(mode === 'inline' ? [] : [['mode', mode] as const]),
    ...(theme === 'light' ? [] : [['theme', theme] as const]),
  ];
}

const withQuotes = (options: PortalOptions, prefix = '') =>
  attributesOf(options).map(([name, value]) => `${prefix}${name}="${value}"`);

function scriptWithAttributes(loader: string, options: PortalOptions): string {
  const attributes = withQuotes(options, 'data-').map((attribute) => `  ${attribute}`);
  return [`<script async fetchpriority="high" src="${loader}"`, ...attributes].join('\n').concat('></script>');
}

const plainScript = (loader: string) => `<script async fetchpriority="high" src="${loader}"></script>`;

function element(options: PortalOptions): string {
  const style = options.mode === 'inline' ? ` style="display: block; ${reservedSpace}"` : '';
  return `<home-move ${withQuotes(options).join(' ')}${style}></home-move>`;
}

/** A link that opens the dialog, and leads to the hosted page without JavaScript. */
function link({ branding, theme }: PortalOptions, origins: PortalOrigins): string {
  const dataTheme = theme === 'light' ? '' : ` data-theme="${theme}"`;
  return `<a data-home-move href="${hostedPage(origins, branding)}"${dataTheme}>${snippetTexts.link}</a>`;
}

function elementAndScript(options: PortalOptions, origins: PortalOrigins): string {
  const opener = options.mode === 'modal' ? [link(options, origins)] : [];
  return [element(options), ...opener, plainScript(loaderOf(origins))].join('\n');
}

/** The portal in the page, with its frame in the markup. */
function elementWithFrame(options: PortalOptions, origins: PortalOrigins): string {
  // The name of the first portal of its brand in the page. The loader replaces the frames of others.
  const first = `<iframe src="${frameAddress(origins, options)}" name="hm 1"`;
  const frame = [`  ${first}`, ...frameAttributes.map((attribute) => `    ${attribute}`)].join('\n');
  const opening = `<home-move ${withQuotes(options).join(' ')} style="display: block">`;
  return [opening, `${frame}></iframe>`, '</home-move>', plainScript(loaderOf(origins))].join('\n');
}

function html(options: PortalOptions, origins: PortalOrigins): string {
  if (options.mode === 'modal') return elementAndScript(options, origins);
  if (options.mode === 'button') return scriptWithAttributes(loaderOf(origins), options);
  return elementWithFrame(options, origins);
}

function wix(options: PortalOptions, origins: PortalOrigins): string {
  return [`Server URL: ${loaderOf(origins)}`, 'Tag name:   home-move', '', ...withQuotes(options)].join('\n');
}

function tagManager(options: PortalOptions, origins: PortalOrigins): string {
  const isInline = options.mode === 'inline';
  const place = isInline ? "'#home-move'" : 'null';
  // Before the tag has run, nothing else reserves the space.
  const hint = isInline ? [`<!-- <div id="home-move" style="${reservedSpace}"></div> -->`] : [];
  const attributes = attributesOf(options).map(([name, value]) => `${name}: '${value}'`);
  const mount = `HomeMove('mount', ${place}, { ${attributes.join(', ')} });`;
  return [...hint, '<script>', queueStub(loaderOf(origins)), mount, '</script>'].join('\n');
}

function react(options: PortalOptions, origins: PortalOrigins): string {
  const attributes = withQuotes(options).filter((attribute) => !attribute.startsWith('mode='));
  const lines = [`src="${loaderOf(origins)}"`, ...attributes, `mode="${options.mode}"`].map((line) => `  ${line}`);
  const files = ['js', 'd.ts'].map((ending) => `${origins.assets}/v1/embed-react.${ending}`);
  return [
    // The package is in no public registry.
    `curl --remote-name-all ${files.join(' ')}`,
    '',
    "import { HomeMove } from './embed-react.js';",
    '',
    '<HomeMove',
    ...lines,
    '/>',
  ].join('\n');
}

const snippets: Readonly<Record<SiteKind, (options: PortalOptions, origins: PortalOrigins) => string>> = {
  html,
  wordpress: elementAndScript,
  wix,
  squarespace: elementAndScript,
  'tag-manager': tagManager,
  react,
};

/** The text to paste into a website of this kind. */
export function snippetOf(kind: SiteKind, options: PortalOptions, origins: PortalOrigins): string {
  return snippets[kind](options, origins);
}
