import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatElapsed } from '../launcher/command.mjs';
import { publish } from '../launcher/publish.mjs';
import { runStories } from '../launcher/test-runners.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { compareLongTasks, longTasksMessage } from './long-tasks.mjs';
import { comparePictures, differenceMessage } from './pictures.mjs';

/**
 * Opens the pages of a remote with two versions, in turn, and compares their pictures and long tasks. Prints the results, and returns
 * a warning for each difference. `before`, `candidate` and, for all other remotes, `rest` are folders of builds. Throws a UserError if
 * a page cannot be shown with the candidate.
 */
export async function compareVersions({ before, candidate, rest, trial, log }) {
  const since = performance.now();
  const folder = join(trial.folder, 'pages');
  await mkdir(folder);
  const { dataDir } = trial.settings;
  const record = await readRecord(candidate);
  const old = await readRecord(before);
  if (old.version === record.version) {
    log(`Visitors get ${record.name} ${record.version} already, so there is nothing to compare it with.`);
    return [];
  }
  // The list that is published last is the one in use.
  for (const [name, build] of [
    ['before', before],
    ['candidate', candidate],
  ]) {
    await publish({ dataDir, addresses: trial.settings, builds: [...rest, build] });
    await writeFile(join(folder, `${name}.json`), await readFile(join(dataDir, 'remotes.json')));
  }
  const versions = { remote: record.name, before: old.version, candidate: record.version };
  await writeFile(join(folder, 'versions.json'), JSON.stringify(versions));
  const env = { ...trial.env, HM_GATE_FOLDER: folder };
  const config = 'gate/pages.config.ts';
  const { code } = await runStories({ ...trial, env, config, results: join(folder, 'results'), reporter: 'dot' });
  if (code !== 0)
    throw new UserError(`A page of ${record.name} cannot be shown with ${record.version}. Trace: ${folder}`);
  const warnings = await report(folder, versions, log);
  log(`Pages compared in ${formatElapsed(since)}`);
  return warnings;
}

const readRecord = async (build) => JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'));

async function report(folder, { remote, before }, log) {
  const { pictures, longTasks } = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'));
  const different = [];
  for (const picture of pictures.filter(({ isBroken }) => !isBroken)) {
    const share = await comparePictures(filesOf(folder, picture));
    if (share > 0) different.push({ ...picture, share });
  }
  const broken = pictures.filter(({ isBroken }) => isBroken);
  if (broken.length > 0)
    log(`${before} does not show ${broken.length} of ${pictures.length} pages, so they are not compared.`);
  if (pictures.length === 0) log(`e2e/gate/page-states.ts names no page of ${remote}, so none is compared.`);
  log(
    `Pictures: ${different.length} of ${pictures.length - broken.length} differ from ${before}${imagesIn(folder, different)}`,
  );
  const tasks = longTasks === null ? null : compareLongTasks({ before: longTasks.before, after: longTasks.candidate });
  if (tasks !== null) {
    const [old, current] = [tasks.before, tasks.after].map((time) => `${Math.round(time)} ms`);
    log(`Long tasks of the first page, medians of ${longTasks.candidate.length}: ${old} before, ${current} now`);
  }
  return [
    ...different.map((picture) => ({ message: differenceMessage(picture) })),
    ...(tasks?.isLonger ? [{ message: longTasksMessage(tasks) }] : []),
  ];
}

const imagesIn = (folder, different) =>
  different.length === 0 ? '' : `; before, candidate and difference of each are in ${folder}`;

/** The files of a picture; the story writes the first two. */
function filesOf(folder, { brand, page, width }) {
  const file = (kind) => join(folder, `${brand}.${page}.${width}.${kind}.png`);
  return { before: file('before'), after: file('candidate'), difference: file('difference') };
}
