import { join } from 'node:path';
import { transformFile } from '@swc/core';

/** The contract's steps table, compiled in memory: builds need no compiled contract. */
export const stepsFile = join(import.meta.dirname, '..', 'contract', 'src', 'journey', 'steps.ts');

/**
 * The path patterns below the brand that a remote serves: the paths of its journey's steps, in the journey's order, without paths
 * that a wider pattern covers, and its standalone page. Throws if `name` is not a journey, or if `stepsWithoutPage` names a step of
 * another journey.
 */
export async function readRemoteRoutes(manifest) {
  return remoteRoutes(manifest, await readSteps());
}

/**
 * The steps of a remote whose pages load later than its first screen: step id → path pattern. The manifest's
 * `firstSteps` names the steps of the first screen. Throws if one of them is not a step of the journey.
 */
export async function readLazySteps(manifest) {
  return lazySteps(manifest, await readSteps());
}

export function lazySteps({ name, firstSteps, stepsWithoutPage }, { steps }) {
  const unknown = firstSteps.find((id) => steps[id]?.journey !== name);
  if (unknown) throw new Error(`${unknown} is not a step of the journey ${name}.`);
  return new Map(
    Object.entries(steps)
      .filter(([id, { journey }]) => journey === name && ![...firstSteps, ...stepsWithoutPage].includes(id))
      .map(([id, { path }]) => [id, path]),
  );
}

async function readSteps() {
  const { code } = await transformFile(stepsFile, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

export function remoteRoutes({ name, stepsWithoutPage }, { journeyIds, matchPath, standalonePages = {}, steps }) {
  if (!journeyIds.includes(name)) throw new Error(`${name} is not a journey of contract/src/journey/steps.ts.`);
  const unknown = stepsWithoutPage.find((id) => steps[id]?.journey !== name);
  if (unknown) throw new Error(`${unknown} is not a step of the journey ${name}.`);
  const paths = Object.entries(steps)
    .filter(([id, { journey }]) => journey === name && !stepsWithoutPage.includes(id))
    .map(([, { path }]) => path)
    .concat(standalonePages[name] ?? []);
  return paths.filter((path) => !paths.some((other) => other !== path && matchPath(other, path)));
}
