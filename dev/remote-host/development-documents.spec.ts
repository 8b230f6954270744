import { rewriteDocument } from './development-documents.mjs';

const published = (name: string) => ({ name, version: '0.1.0', entry: `http://assets.test/${name}/entry.js` });
const record = {
  name: 'energy',
  version: '0.0.0-development',
  entry: 'http://localhost:4010/__development/energy/entry.js',
};
const boot = {
  context: 'hosted',
  branding: { name: 'Tom & Co </script>' },
  resolution: { remotes: [published('onboarding'), published('energy')], lastGood: [published('energy')] },
};
const page = `<head><link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-x" href="http://assets.test/energy/entry.js"></head><script type="application/json" id="hm-boot">${JSON.stringify(boot).replace(/</g, '\\u003c')}</script><script defer="defer" src="/react-tenant-portal/shell.0a1b2c3d.js" fetchpriority="high"></script>`;

function bootOf(html: string): typeof boot {
  const [, json = ''] = /id="hm-boot">([^<]*)</.exec(html) ?? [];
  return JSON.parse(json) as typeof boot;
}

describe('rewriteDocument', () => {
  const html = rewriteDocument(page, { script: '/__development/shell/shell.js', record });

  it('loads the development shell after the hook for hot reload', () => {
    expect(html).not.toContain('/react-tenant-portal/shell.');
    expect(html.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeGreaterThan(0);
    expect(html.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(html.indexOf('/__development/shell/shell.js'));
  });

  it('names the remote under development and keeps the records of the others', () => {
    expect(bootOf(html).resolution).toEqual({ remotes: [published('onboarding'), record], lastGood: [] });
    expect(html).not.toContain('rel="preload" as="script"');
  });

  it('keeps the rest of the boot block, escaped so that it cannot close its own element', () => {
    expect(bootOf(html).branding).toEqual({ name: 'Tom & Co </script>' });
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it('rejects a document that is not of the portal', () => {
    expect(() => rewriteDocument('<h1>Not found</h1>', { script: '', record })).toThrow('not a document of the portal');
  });
});
