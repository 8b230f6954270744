import { consentManagers, embedProblems, hostThemeTokens, themeCorners, themeFonts } from '@home-move/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'react';

/** The major version of React in the Jest project. */
declare const reactMajor: number;

const types = readFileSync(join(__dirname, 'embed-react.d.ts'), 'utf8');

/** The type or interface of that name. */
function declaration(name: string): string {
  const pattern = new RegExp(`^export (?:type|interface) ${name}\\b([^]+?)(?=^export|^/\\*\\*)`, 'm');
  return pattern.exec(types)?.[1] ?? '';
}
const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

// The package cannot import the contract, so its types repeat these names.
describe('the types of the package', () => {
  it('name every code of homemove:error', () => {
    expect(matchesIn(declaration('HomeMoveErrorCode'), /^ {2}\| '([\w-]+)'/gm)).toEqual(embedProblems);
  });

  it('name every token of a theme, with its values', () => {
    const tokens = declaration('HomeMoveThemeTokens');
    expect(matchesIn(tokens, /readonly (\w+)\?/g)).toEqual(hostThemeTokens);
    expect(matchesIn(tokens, /'([\w-]+)'/g)).toEqual([...themeCorners, ...themeFonts]);
  });

  it('name every consent manager', () => {
    expect(matchesIn(declaration('HomeMoveConsent'), /'([\w-]+)'/g)).toEqual(consentManagers);
  });
});

describe('these specs', () => {
  it('run with the version of React that jest.config.mjs names', () => {
    expect(version).toMatch(new RegExp(`^${reactMajor}\\.`));
  });
});
