import { join, relative } from 'node:path';
import { remoteFolders } from '../../build/remotes.mjs';
import { ROOT } from './project.mjs';

/** Every story of a Playwright JSON report: [{ project, path, file, titles, tags, status, ok }]; `path` as Playwright names it. */
export function storiesIn({ config, suites }) {
  const inSuite = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, ok, tags = [], tests }) =>
      tests.map(({ projectName, status }) => ({
        project: projectName,
        path: suite.file,
        file: relative(ROOT, join(config.rootDir, suite.file)),
        titles: [...titles, title],
        tags,
        status,
        ok,
      })),
    ),
  ];
  return suites.flatMap((file) => inSuite(file, []));
}

/** True if a filter of `npm test` selects a test: by the path of its file, or by a journey in its tags (`energy`, `@energy`). */
export function isSelectedBy(filter, { file, tags = [] }) {
  return new RegExp(filter, 'i').test(join(ROOT, file)) || tags.includes(filter.replace(/^@/, ''));
}

/** The tags that name what a story walks through: a remote's journey, or another folder that a story alone can prove. */
const journeyTags = [...remoteFolders().map((folder) => folder.replace(/^mfe-/, '')), 'shell', 'embed-snippet'];

/** The stories that no filter for a journey would select. */
export const storiesWithoutJourney = (results) =>
  results.filter(({ tags }) => tags && !tags.some((tag) => journeyTags.includes(tag)));

/** The lines of a file for Playwright's `--test-list` with the stories that any of the filters selects. */
export const testListOf = (report, filters) =>
  storiesIn(report)
    .filter((story) => filters.some((filter) => isSelectedBy(filter, story)))
    .map(listLine);

/**
 * The same lines with the stories of one remote. Stories of the shell on the remote's pages are left out: they take half of the time.
 * A remote without other stories has these.
 */
export function testListOfRemote(report, name) {
  const tagged = storiesIn(report).filter(({ tags }) => tags.includes(name));
  const own = tagged.filter(({ tags }) => !tags.includes('shell'));
  return (own.length > 0 ? own : tagged).map(listLine);
}

const listLine = ({ project, path, titles }) => [`[${project}]`, path, ...titles].join(' › ');
