/** Replaces a package's file with the module that Node itself loads (see native-packages.environment.mjs). */
export default {
  process: (_source, path) => ({ code: `module.exports = requireNatively(${JSON.stringify(path)});` }),
};
