import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { UserError } from './user-error.mjs';

/** The files that a build of a remote or of the shell describes itself in. */
const recordFiles = ['remote.json', 'shell.json'];

/** Reads a build: its record, the name of the record's file, and the names of all files. Throws a UserError for an incomplete or changed build, or another version. */
export async function readBuild(folder, expectedVersion) {
  const recordFile = recordFiles.find((name) => existsSync(join(folder, name))) ?? recordFiles[0];
  const record = await readRecord(join(folder, recordFile));
  const version = expectedVersion ?? (await packageVersion());
  if (record.version !== version) {
    throw new UserError(`${folder} holds ${record.name} ${record.version}, not ${version}. Build ${version} first.`);
  }
  const names = Object.keys(record.files);
  for (const name of names) await checkFile(folder, recordFile, name, record.files[name]);
  return {
    record,
    recordFile,
    folder,
    names: [...names, ...names.flatMap((name) => compressed(folder, name)), recordFile],
  };
}

async function readRecord(file) {
  if (!existsSync(file)) throw new UserError(`${file} is missing. Build it first: npm run build -w mfe-x`);
  try {
    const record = JSON.parse(await readFile(file, 'utf8'));
    if (typeof record.name === 'string' && typeof record.version === 'string' && record.files !== null) return record;
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error.message}`);
  }
  throw new UserError(`${file} is no record of a build.`);
}

async function packageVersion() {
  try {
    return JSON.parse(await readFile('package.json', 'utf8')).version;
  } catch {
    throw new UserError('There is no package.json here: run it as npm run deploy -w mfe-x, or give --version.');
  }
}

async function checkFile(folder, recordFile, name, hash) {
  const path = resolve(folder, name);
  if (!path.startsWith(`${resolve(folder)}${sep}`))
    throw new UserError(`${recordFile} names ${name}, which lies outside.`);
  if (!existsSync(path)) throw new UserError(`${path} is missing, but ${recordFile} names it. Build it again.`);
  const found = createHash('sha384')
    .update(await readFile(path))
    .digest('base64');
  if (`sha384-${found}` !== hash) throw new UserError(`${path} is not what ${recordFile} says. Build it again.`);
}

const compressed = (folder, name) => [`${name}.br`, `${name}.gz`].filter((file) => existsSync(join(folder, file)));
