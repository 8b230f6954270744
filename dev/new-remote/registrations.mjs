import { UserError } from '../launcher/user-error.mjs';

/** Inserts text before a marker that must occur exactly once. */
function insertBefore(source, marker, text, file) {
  const [before, after, ...rest] = source.split(marker);
  if (after === undefined || rest.length > 0)
    throw new UserError(`${file} has changed its form; looked for: ${marker}`);
  return `${before}${text}${marker}${after}`;
}

/** No mover is led to the new page until a rule decides when it is next. */
const addJourney = (source, { name, step, path }) => {
  const file = 'contract/src/journey/steps.ts';
  const withId = insertBefore(source, '] as const;\nexport type JourneyId', `  '${name}',\n`, file);
  const entry = `  '${step}': step('${path}', '${name}', 'services', 'link'),\n`;
  return insertBefore(withId, '} satisfies Record<string, StepDefinition>', entry, file);
};

/** Every page has a script for agents, here one to replace. */
const addScript = (source, { step, title }) =>
  insertBefore(
    source,
    "};\n\n/** Oakwood Lettings' own scripts",
    `  '${step}': script('[${title}: write what agents read out on this page.]'),\n`,
    'api/src/modules/agents/scripts/demo-scripts.data.ts',
  );

const addReference = (source, { folder }) =>
  insertBefore(source, '    { "path": "embed-snippet" }', `    { "path": "${folder}" },\n`, 'tsconfig.json');

function addWorkspace(source, { folder, packageJson }) {
  const lock = JSON.parse(source);
  const { name, version, dependencies } = packageJson;
  lock.packages[folder] = { name, version, dependencies };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify(lock, null, 2)}\n`;
}

const addToReadme = (source, { name, folder }) =>
  source.replace(
    /^(\| `mfe-\*\/` \|.*\)) ?(.*) \|$/m,
    (_, links, rest) => `${links}${rest === '' ? '' : ` ${rest}`}, [\`${name}\`](${folder}) |`,
  );

/** The files that a manifest cannot spare, by path: each function returns the file's text with the new remote. */
export const registrations = {
  'contract/src/journey/steps.ts': addJourney,
  'api/src/modules/agents/scripts/demo-scripts.data.ts': addScript,
  'tsconfig.json': addReference,
  'package-lock.json': addWorkspace,
  'README.md': addToReadme,
};
