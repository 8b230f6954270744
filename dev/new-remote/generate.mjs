import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../launcher/project.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { registrations } from './registrations.mjs';

const templates = join(import.meta.dirname, 'templates');

/**
 * Writes a new remote and registers it. Returns the paths of the files that it wrote, relative to the project root. Throws a
 * UserError, before anything is written, for an unusable name or a file that it cannot extend.
 */
export async function generateRemote(folder, { root = ROOT } = {}) {
  if (!/^mfe(-[a-z]+)+$/.test(folder ?? ''))
    throw new UserError('Give the remote a name in lower case, for example: npm run new-remote -- mfe-insurance');
  if (existsSync(join(root, folder))) throw new UserError(`${folder} exists already.`);
  const values = await templateValues(folder, root);
  const created = await renderTemplates(values);
  const remote = { ...values, packageJson: JSON.parse(created.get(join(folder, 'package.json'))) };
  const changed = await registered(remote, root);
  const files = new Map([...created, ...changed]);
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...files.keys()];
}

async function templateValues(folder, root) {
  const readPackage = async (path) => JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'));
  const [contract, ui, shell] = await Promise.all(['contract', 'ui', 'shell'].map(readPackage));
  const name = folder.slice('mfe-'.length);
  const text = name.replaceAll('-', ' ');
  return {
    folder,
    name,
    step: `${name}-start`,
    path: `/enrolment/${name}`,
    title: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    contractVersion: contract.version,
    uiVersion: ui.version,
    reactVersion: shell.dependencies.react,
    reactDomVersion: shell.dependencies['react-dom'],
  };
}

async function renderTemplates(values) {
  const files = new Map();
  for (const entry of await readdir(templates, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const template = join(entry.parentPath, entry.name);
    const path = join(values.folder, relative(templates, template).replace(/\.txt$/, ''));
    const text = await readFile(template, 'utf8');
    files.set(
      path,
      text.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]),
    );
  }
  return files;
}

async function registered(remote, root) {
  const files = new Map();
  for (const [path, register] of Object.entries(registrations)) {
    files.set(path, register(await readFile(join(root, path), 'utf8'), remote));
  }
  return files;
}
