import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGenerated, isUpdating } from './generated-file.js';
import { lockFingerprint, thirdPartyNotices } from './third-party-notices.mjs';

const root = join(__dirname, '..');
const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };

describe('THIRD-PARTY-NOTICES.md', () => {
  beforeAll(() => {
    if (isUpdating) expectGenerated('THIRD-PARTY-NOTICES.md', thirdPartyNotices());
  });
  const notices = () => readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8');

  it('belongs to the locked packages: after a change run `npm run docs:update`', () => {
    expect(notices()).toContain(`Fingerprint of the locked packages: ${lockFingerprint()}\n`);
  });

  it.each(['api', 'contract', 'shell', 'ui'])('names every dependency of %s with its version', (folder) => {
    const dependencies = Object.entries(manifestOf(folder).dependencies ?? {}).filter(
      ([name]) => !name.startsWith('@home-move/'),
    );
    const text = notices();
    expect(dependencies.filter(([name, version]) => !text.includes(`| ${name} | ${version} | `))).toEqual([]);
  });

  it.each(['Figtree (font)', 'Newsreader (font)', 'Roboto (font, in pdfmake)', 'Lucide (icon shapes)'])(
    'names %s with the text of its licence',
    (work) => {
      expect(notices()).toMatch(
        new RegExp(`^\\| ${work.replaceAll(/[()]/g, '\\$&')} \\|  \\| [^|]+ \\| \\d+ \\|$`, 'm'),
      );
    },
  );
});
