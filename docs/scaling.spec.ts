import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGenerated, markdownTable } from './generated-file.js';

interface ShardKey {
  readonly key: Readonly<Record<string, 'hashed' | 1>> | null;
  readonly why: string;
}

const root = join(__dirname, '..');
const start = '<!-- Written by `npm run docs:update` from api/test/database/shard-keys.ts -->';
const end = '<!-- end -->';

function cellsOf([collection, { key, why }]: readonly [string, ShardKey]): readonly string[] {
  const fields = Object.entries(key ?? {}).map(([field, kind]) => (kind === 'hashed' ? `${field} (hashed)` : field));
  return [`\`${collection}\``, fields.join(', ') || 'one shard', why];
}

describe('docs/scaling.md', () => {
  it('shows the shard key of each growing collection: after a change run `npm run docs:update`', async () => {
    const file = join(root, 'api/test/database/shard-keys.ts');
    const { shardKeys } = (await import(file)) as { shardKeys: Readonly<Record<string, ShardKey>> };
    const rows = Object.entries(shardKeys).map(cellsOf);
    const table = markdownTable(['Collection', 'Shard key', 'Why'], rows);
    const page = readFileSync(join(root, 'docs/scaling.md'), 'utf8');
    const [before = '', rest = ''] = page.split(start);
    const after = rest.split(end)[1] ?? '';
    expectGenerated('docs/scaling.md', `${before}${start}\n\n${table}\n\n${end}${after}`);
  });
});
