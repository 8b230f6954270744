import cssMinify from 'webpack/lib/css/cssMinify.js';

/** Minimizes CSS with webpack's own minimizer. */
export async function minimizeCss(css) {
  const { code } = await cssMinify({ 'style.css': css });
  return code;
}

/**
 * The same as a webpack loader. As a minimizer of the build it would also reach the CSS embedded in scripts, but not in modules
 * from webpack's cache, so that the sizes would differ between builds.
 */
export default minimizeCss;
