import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { UserError } from '../launcher/user-error.mjs';

const TIMEOUT_MS = 60_000;

/** The public records of the versions that visitors of the default brand get now. Throws a UserError without a response. */
export async function resolvedRecords(api) {
  const response = await download(`${api}/api/v1/registry/resolution`);
  return (await response.json()).remotes;
}

/**
 * Downloads the files of a published version into a folder, as a build would leave them there. Throws a UserError for a file that
 * is missing or has another hash than its record says.
 */
export async function downloadVersion(record, folder) {
  const { entry: url, files, name, version } = record;
  const entry = Object.keys(files).find((file) => url.endsWith(`/${file}`));
  if (entry === undefined) throw new UserError(`The record of ${name} ${version} has no file for its entry ${url}.`);
  const base = url.slice(0, -entry.length);
  const read = async (file) => Buffer.from(await (await download(`${base}${file}`)).arrayBuffer());
  await writeVersion({ ...record, entry }, folder, read);
}

/** Copies the files of a build that its record names, without compressed variants. */
export async function copyBuild(build, folder) {
  const record = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'));
  await writeVersion(record, folder, (file) => readFile(join(build, file)));
  return record;
}

async function writeVersion(record, folder, read) {
  for (const [file, hash] of Object.entries(record.files)) {
    if (!resolve(folder, file).startsWith(`${resolve(folder)}${sep}`))
      throw new UserError(`The record of ${record.name} ${record.version} names ${file}, which is outside its folder.`);
    const content = await read(file);
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
      throw new UserError(`${file} of ${record.name} ${record.version} is not the file that its record names.`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  // The list of a running system requires the last two fields, which only holders of a deploy key see.
  const listed = { ...record, publishedBy: 'gate', publishedAt: new Date().toISOString() };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(listed));
}

async function download(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new UserError(`${url} did not answer (${error.cause?.code ?? error.message}).`);
  });
  if (!response.ok) throw new UserError(`${url} answered ${response.status}.`);
  return response;
}
