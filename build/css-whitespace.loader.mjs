/** Removes comments and redundant white space from CSS, nothing that could change its meaning. */
export const minifyCss = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    // Only after a property name: in a selector, white space before `:` is significant.
    .replace(/([{;][\w-]+): /g, '$1:')
    .replace(/;}/g, '}')
    .trim();

/** The same as a webpack loader. */
export default minifyCss;
