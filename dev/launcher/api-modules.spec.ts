import { existsSync } from 'node:fs';
import { apiModules } from './api-modules.mjs';
import { inProject } from './project.mjs';

it.each(Object.values(apiModules))('the API has a source for %s, which a script imports', (path) => {
  const sources = ['ts', 'tsx'].map((extension) => inProject('api', 'src', `${path}.${extension}`));
  expect(sources.filter((source) => existsSync(source))).toHaveLength(1);
});
