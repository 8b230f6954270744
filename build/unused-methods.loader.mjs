/**
 * webpack loader that leaves methods out of a class of the federation runtime, which no minifier can. Fails the build when one
 * is no longer there.
 */
function withoutMethods(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes the loader's context so
  const { resourcePath, query } = this;
  return query.methods.reduce((code, name) => {
    const method = new RegExp(`\\n\\t(async )?${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?\\n\\t\\}(?=\\n)`);
    if (!method.test(code)) throw new Error(`${resourcePath} has no method ${name}: adapt build/shell.webpack.mjs.`);
    return code.replace(method, '');
  }, source);
}

export default withoutMethods;
