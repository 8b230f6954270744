import { join } from 'node:path';
import { expectGenerated, markdownTable } from './generated-file.js';

type Endpoint = { readonly method: string; readonly path: string };

const root = join(__dirname, '..');
const load = (path: string) => import(join(root, path)) as Promise<Record<string, unknown>>;

/** Every endpoint of the contract once, as `METHOD /path`. */
function callsOf(contract: Record<string, unknown>, isListed: (endpoint: Endpoint) => boolean) {
  const tables = Object.entries(contract).filter(([name]) => name.endsWith('Endpoints'));
  const endpoints = tables.flatMap(([, table]) => Object.values(table as Record<string, Endpoint>));
  return [...new Set(endpoints.filter(isListed).map(({ method, path }) => `${method} ${path}`))].toSorted();
}

it('docs/security-tables.md shows the tables of the tests: after a change run `npm run docs:update`', async () => {
  const { accessTable } = await load('api/test/access/access-table.ts');
  const { impersonalCollections } = await load('api/test/platform/data-privacy/impersonal-collections.ts');
  const { isRejectedWhenClosed } = await load('api/src/common/access/closed-enrolment-calls.ts');
  const contract = await load('contract/src/index.ts');

  const access = Object.entries(accessTable as Record<string, string | readonly string[]>);
  const callersOf = (admitted: string | readonly string[]) => [admitted].flat().join(', ');
  const accessLists = [...new Set(access.map(([, admitted]) => callersOf(admitted)))].flatMap((callers) => {
    const calls = access.filter(([, admitted]) => callersOf(admitted) === callers);
    return [`### ${callers}`, calls.map(([call]) => `- \`${call.replace('/api', '')}\``).join('\n')];
  });
  const admittedFor = (role: string) =>
    callsOf(
      contract,
      (endpoint) =>
        endpoint.method !== 'GET' &&
        !(isRejectedWhenClosed as (endpoint: Endpoint, role: string) => boolean)(endpoint, role),
    );
  const forAgents = new Set(admittedFor('agent'));
  const admitted = admittedFor('customer').map((call) => `- \`${call}\`${forAgents.has(call) ? '' : ', mover only'}`);

  expectGenerated(
    'docs/security-tables.md',
    [
      '# Tables of the security tests',
      'Written by `npm run docs:update` from `api/test/access/access-table.ts`, `closed-enrolment-calls.ts` and\n`api/test/platform/data-privacy/impersonal-collections.ts`. A test fails if a table is out of date.',
      '## Callers that each call admits',
      ...accessLists,
      '## Writes that a finished enrolment admits',
      admitted.join('\n'),
      '## Collections that forgetting a customer leaves',
      markdownTable(['Collection', 'Content'], Object.entries(impersonalCollections as Record<string, string>)),
    ]
      .join('\n\n')
      .concat('\n'),
  );
});
