import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, printSync, type Module, type ModuleItem } from '@swc/core';
import { runtimeFingerprints, runtimeVersion } from './runtime-version';

/**
 * Tables that each bundle has its own copy of, so that the shell does not pass them to remotes: a new journey, a new page
 * or another sentence of a problem does not change the contract.
 */
const notPassedOn = new Set(['journeyIds', 'steps', 'stages', 'problemCatalogue', 'generalProblems']);

interface SourceFile {
  /** Top-level declarations by name. */
  readonly declarations: ReadonlyMap<string, ModuleItem>;
  /** Imported name → file. */
  readonly imports: ReadonlyMap<string, string>;
  /** The parsed file without its statements, to print one of them. */
  readonly empty: Module;
}

const files = new Map<string, SourceFile>();

function readSource(path: string): SourceFile {
  const known = files.get(path);
  if (known) return known;
  const module = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  const declarations = new Map<string, ModuleItem>();
  const imports = new Map<string, string>();
  for (const item of module.body) {
    if (item.type === 'ImportDeclaration') {
      const source = join(dirname(path), `${item.source.value}.ts`);
      for (const { local } of item.specifiers) imports.set(local.value, source);
      continue;
    }
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'TsInterfaceDeclaration' || declaration.type === 'TsTypeAliasDeclaration') {
      declarations.set(declaration.id.value, item);
    } else if (declaration.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') declarations.set(id.value, item);
    }
  }
  const source = { declarations, imports, empty: { ...module, body: [] } };
  files.set(path, source);
  return source;
}

/** Every identifier in a syntax tree, names of properties included. */
function identifiersIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node && node.type === 'Identifier' && 'value' in node ? [String(node.value)] : [];
  // A parameter's identifier contains its type.
  return [...own, ...Object.values(node).flatMap(identifiersIn)];
}

/** Adds a declaration, and the declarations it refers to, as text without comments and formatting. */
function collect(path: string, name: string, found: Map<string, string>): void {
  const { declarations, imports, empty } = readSource(path);
  const declaration = declarations.get(name);
  if (notPassedOn.has(name) || found.has(name) || !declaration) return;
  found.set(name, printSync({ ...empty, body: [declaration] }, { minify: true }).code);
  for (const other of identifiersIn(declaration)) collect(imports.get(other) ?? path, other, found);
}

/** The declarations of the runtime contract by name, with everything that they refer to within this package. */
function contractDeclarations(): Map<string, string> {
  const found = new Map<string, string>();
  collect(join(__dirname, 'runtime-contract.ts'), 'RemoteProps', found);
  return found;
}

describe('the runtime contract', () => {
  it('covers the types and tables that it exposes', () => {
    expect([...contractDeclarations().keys()]).toEqual(
      expect.arrayContaining([
        'RuntimeContract',
        'Branding',
        'Enrolment',
        'Endpoint',
        'Problem',
        'SessionState',
        'Tokens',
        'flagNames',
        'serviceTable',
      ]),
    );
  });

  it('has changed only together with its version', () => {
    const declarations = [...contractDeclarations().values()].toSorted().join('\n');
    const fingerprint = createHash('sha256').update(declarations).digest('hex').slice(0, 16);
    const recorded = runtimeFingerprints[runtimeVersion];
    const whatToDo = `The runtime contract differs from the one recorded for version ${runtimeVersion}.
      Bump runtimeVersion in runtime-version.ts (minor: existing remotes can ignore the change; major: they could break),
      and add '${fingerprint}' for the new version to runtimeFingerprints. If only the text of a declaration changed and
      its shape did not, replace the fingerprint of ${runtimeVersion} instead.`;
    expect(recorded === fingerprint ? 'unchanged' : whatToDo).toBe('unchanged');
  });
});
