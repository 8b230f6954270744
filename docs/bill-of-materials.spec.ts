import { join } from 'node:path';
import { billOfMaterials, schemaFaults } from './bill-of-materials.mjs';

const root = join(__dirname, '..');
const folderOf = (name: string) => join(root, 'node_modules', name);

/** React and its renderer, a package with a scope, and one whose licence is an expression. */
const folders = ['react', 'react-dom', 'scheduler', '@nestjs/common', 'date-holidays'].map(folderOf);

describe('the bill of materials', () => {
  const document = billOfMaterials(folders);
  const named = (name: string) => document.components.find((component) => component.name === name);

  it('is a valid CycloneDX document', async () => {
    expect(await schemaFaults(JSON.stringify(document))).toBeNull();
  });

  it('names the version, licence and hash of each package', () => {
    expect(named('react')).toEqual({
      type: 'library',
      'bom-ref': expect.stringMatching(/^pkg:npm\/react@\d+\.\d+\.\d+$/) as string,
      name: 'react',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: expect.stringMatching(/^pkg:npm\/react@/) as string,
    });
    expect(named('@nestjs/common')?.purl).toMatch(/^pkg:npm\/%40nestjs\/common@/);
    expect(named('date-holidays')?.licenses).toEqual([{ expression: '(ISC AND CC-BY-3.0)' }]);
  });

  it('names the packages that each requires', () => {
    const [required] = document.dependencies.filter(({ ref }) => ref.startsWith('pkg:npm/react-dom@'));
    expect(required?.dependsOn).toEqual([expect.stringMatching(/^pkg:npm\/scheduler@/)]);
  });

  it('is not valid with a licence that SPDX does not know', async () => {
    const [component] = document.components;
    const unknown = { ...component, licenses: [{ license: { id: 'MIT-OR-SO' } }] };
    expect(await schemaFaults(JSON.stringify({ ...document, components: [unknown] }))).not.toBeNull();
  });
});
